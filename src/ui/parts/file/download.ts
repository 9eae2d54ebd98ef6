import { downloadFile } from './download-file';

/** Downloads bytes as a file. Nothing is sent to a server. */
export function download(bytes: Uint8Array, name: string, type: string): void {
  downloadFile(new File([new Uint8Array(bytes)], name, { type }), name);
}
