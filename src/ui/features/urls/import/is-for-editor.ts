/** Bytes in which a robots.txt names its first crawler, but for long comments. */
const LOOKED = 8_192;

/**
 * Whether a file that is dropped while the URLs are shown is for the editor all the same: a robots.txt or a test file, by its name or because it has
 * a User-agent line. Anything else is taken for a list of URLs; the dialog then says what it looks like before it is imported.
 */
export async function isForEditor(file: File): Promise<boolean> {
  if (/robots/i.test(file.name)) return true;
  // A file that cannot be read is told of by whoever opens it.
  const start = await file
    .slice(0, LOOKED)
    .text()
    .catch(() => '');
  return /^[ \t]{0,80}user-?agent[ \t]{0,80}:/im.test(start);
}
