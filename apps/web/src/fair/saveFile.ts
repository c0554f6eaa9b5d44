/** Saves text as a file on the device, as if it had been a link to it. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Only what has been begun goes on without the address.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
