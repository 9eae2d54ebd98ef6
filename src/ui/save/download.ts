/** Milliseconds after which the browser has surely taken the file over. */
const TAKEN_OVER = 60_000;

/** Hands bytes to the browser as a file to save. Nothing is sent anywhere. */
export function download(bytes: Uint8Array, name: string, type: string): void {
  const address = URL.createObjectURL(new File([new Uint8Array(bytes)], name, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER);
}
