import { downloadFile } from './download-file';

/** Hands bytes to the browser as a file to save. Nothing is sent anywhere. */
export function download(bytes: Uint8Array, name: string, type: string): void {
  downloadFile(new File([new Uint8Array(bytes)], name, { type }), name);
}
