import { expect, vi } from 'vitest';

/** A file that the page passed to the browser to save. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Prevents the browser from saving a file, and returns the file. */
export async function savedFile(action: () => Promise<unknown>): Promise<SavedFile> {
  const created = vi.spyOn(URL, 'createObjectURL');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await action();
  await expect.poll(() => clicked.mock.contexts.length).toBe(1);
  const [{ download: name, href }] = clicked.mock.contexts as unknown as [HTMLAnchorElement];
  expect(href).toBe(created.mock.results[0]?.value);
  const [content] = created.mock.calls[0] as [Blob];
  created.mockRestore();
  clicked.mockRestore();
  return { name, text: await content.text(), bytes: new Uint8Array(await content.arrayBuffer()) };
}
