/**
 * Copies text to the clipboard, even on a page served without HTTPS, where the clipboard API is unavailable. Resolves with whether
 * the copy succeeded and never rejects.
 */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): 'copied' | 'failed' {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  // The old API is the only one on a local network without a certificate.
  const copied = document.execCommand('copy');
  field.remove();
  return copied ? 'copied' : 'failed';
}
