// Styles that could not be loaded. Vite asks for each only once.

export const failedStyles = new Set<HTMLLinkElement>();

/** Note every file of styles that cannot be loaded from now on. */
export function noteFailedStyles(): void {
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
        failedStyles.add(target);
    },
    true,
  );
}

/** Fetch them again. Fails if one cannot be loaded now. */
export async function fetchStylesAgain(): Promise<void> {
  await Promise.all([...failedStyles].map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  failedStyles.delete(link);
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = () => resolve();
    // It is noted like the first one.
    again.onerror = () => reject(new Error("a file of styles cannot be loaded"));
    link.replaceWith(again);
  });
}
