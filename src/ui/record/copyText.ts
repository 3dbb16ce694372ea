/**
 * Copies a text; true when it has been copied. Where the page is not served securely there is no clipboard to write to:
 * then the browser copies what is selected in a field, which lies beside `near` so that an open dialog does not bar it.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard !== undefined) {
    const isDone = await clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (isDone) return true;
  }
  return copySelected(text, near);
}

function copySelected(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  const before = document.activeElement;
  near.append(field);
  field.select();
  // The only way to copy on plain http, whatever its name promises.
  const isDone = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
