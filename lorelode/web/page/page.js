// Where everything begins: the front, a table, or a table on a television.

import { complain } from "./dom.js";
import { front } from "./front.js";
import { TablePage } from "./table.js";

const main = document.getElementById("main");
const [, kind, code] = location.pathname.split("/");

addEventListener("unhandledrejection", () => complain("The server does not answer just now"));

if (code) new TablePage(main, code, kind === "tv");
else front(main);
