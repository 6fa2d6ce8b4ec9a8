// Whether the reader hides the role from people who can see this screen.

import { readStored, store } from "../ui/storage";

export function isRoleHidden(): boolean {
  return readStored("role") === "hidden";
}

export function hideRole(hidden: boolean): void {
  store("role", hidden ? "hidden" : null);
}
