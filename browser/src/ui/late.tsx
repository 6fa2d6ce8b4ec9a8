// Modules that are loaded after the page: ahead of their need in idle time, or when they are needed.

import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

import { loadTexts, t, type Topic } from "../i18n";
import { Dialog } from "./Dialog";
import { describeError } from "./errors";
import { failedStyles, fetchStylesAgain } from "./failedStyles";

/** How many milliseconds a sheet may take to load before the page says that it is loading. */
const NOTICED_MS = 400;

/** A module with the texts that it needs. */
export class Late<M extends object> {
  /** The module; null until it is loaded. */
  readonly module = signal<M | null>(null);
  readonly hasFailed = signal(false);
  readonly #topics: readonly Topic[];
  #loading: Promise<void> | null = null;

  constructor(
    private readonly fetch: () => Promise<M>,
    ...topics: Topic[]
  ) {
    this.#topics = topics;
  }

  /** Load it, unless it is loaded or on its way. Fails if it cannot be loaded now. */
  load(): Promise<void> {
    this.#loading ??= this.#start();
    return this.#loading;
  }

  /** Do something with the module: at once if it is loaded, else as soon as it can be. */
  use(act: (module: M) => void): void {
    const run = (): void => {
      const loaded = this.module.peek();
      if (loaded) act(loaded);
    };
    if (this.module.peek()) run();
    else void this.load().then(run, () => null);
  }

  async #start(): Promise<void> {
    try {
      await fetchStylesAgain();
      const [module] = await Promise.all([
        this.fetch() as Promise<M | undefined>,
        loadTexts(...this.#topics),
      ]);
      // The listener in main.tsx turns a file that cannot be loaded into nothing.
      if (!module || failedStyles.size) throw new Error("a file of the page cannot be loaded");
      this.module.value = module;
    } catch (error) {
      this.#loading = null;
      this.hasFailed.value = true;
      throw error;
    }
    this.hasFailed.value = false;
  }
}

interface Props<M extends object> {
  readonly late: Late<M>;
  readonly children: (module: M) => ComponentChildren;
}

/** What a late module draws. If the module cannot be loaded, it says so and offers to try again;
 * what is `quiet` stays empty then. */
export function LateContent<M extends object>({
  late,
  quiet = false,
  children,
}: Props<M> & { readonly quiet?: boolean }): JSX.Element {
  const load = (): void => void late.load().catch(() => null);
  // Before the next frame: a page in the background draws none.
  useLayoutEffect(load, [late]);
  const module = late.module.value;
  return (
    <>
      {module
        ? children(module)
        : late.hasFailed.value &&
          !quiet && (
            <div class="stack" role="alert">
              <p>{describeError({ code: "offline" })}</p>
              <button type="button" onClick={load}>
                {t("error-retry")}
              </button>
            </div>
          )}
    </>
  );
}

/** A sheet that a late module draws. */
export function LateSheet<M extends object>({
  late,
  close,
  children,
}: Props<M> & { readonly close: () => void }): JSX.Element {
  const [isNoticed, notice] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => notice(true), NOTICED_MS);
    return () => clearTimeout(timer);
  }, []);
  const content = <LateContent late={late}>{children}</LateContent>;
  if (late.module.value || !(isNoticed || late.hasFailed.value)) return content;
  return (
    <Dialog title={t(late.hasFailed.value ? "app-name" : "loading")} close={close}>
      {content}
    </Dialog>
  );
}
