/** Number of bytes searched for a user-agent line. Only long comments can push the first one further down. */
const LOOKED = 8_192;

/**
 * Returns whether a file dropped onto the URLs view belongs to the editor: a robots.txt or test file, by its
 * name or a user-agent line. Any other file is treated as a list of URLs; the import dialog shows its
 * detected format first.
 */
export async function isForEditor(file: File): Promise<boolean> {
  if (/robots/i.test(file.name)) return true;
  // A file that can't be read is reported by the code that opens it.
  const start = await file
    .slice(0, LOOKED)
    .text()
    .catch(() => '');
  return /^[ \t]{0,80}user-?agent[ \t]{0,80}:/im.test(start);
}
