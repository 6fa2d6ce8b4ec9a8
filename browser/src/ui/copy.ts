// Copying, also without the clipboard API (plain http on a LAN is not a secure context).

/** Copy a text. Its field stays selected, so that the reader can copy it by hand. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  field?.focus();
  field?.select();
  // Only secure contexts have it, though the types promise it.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copySelection();
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelection();
  }
}

/** Copy the selection in the old way. */
function copySelection(): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else works over http
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
