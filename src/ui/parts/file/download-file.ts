/** Milliseconds after which the browser has surely taken the file over. */
const TAKEN_OVER = 60_000;

/** Hands a file to the browser to save, as it is. Nothing is sent anywhere. */
export function downloadFile(content: File, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER);
}
