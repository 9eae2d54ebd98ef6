/** Milliseconds until the file's URL is revoked. By then the browser has read the file. */
const TAKEN_OVER = 60_000;

/** Downloads a file unchanged. Nothing is sent to a server. */
export function downloadFile(content: File, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER);
}
