// Copying, also where a page has no clipboard (plain http on a LAN is no secure context).

/** Put a text on the clipboard; a field that shows it is left selected, to be copied by hand. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  field?.focus();
  field?.select();
  // Only secure contexts have it, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return byHand();
    await clipboard.writeText(text);
    return true;
  } catch {
    return byHand();
  }
}

/** What is selected, the old way. */
function byHand(): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else works over http
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
