// The form for the settings of a table, which is loaded when somebody opens it.

import { Late } from "../ui/late";

export const settingsForm = new Late(() => import("./SettingsForm"));
