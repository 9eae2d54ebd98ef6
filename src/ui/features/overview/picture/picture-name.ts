/** Maximum length of a host in a file name. File systems allow little more. */
const LONGEST_HOST = 80;

/** Returns the name of the picture's file: `robots-txt-my-shop.test.png`, or `robots-txt.png` if the host isn't known. */
export function pictureName(host: string): string {
  const safe = host
    .replace(/[^a-z0-9.-]+/gi, '-')
    .slice(0, LONGEST_HOST)
    .replace(/^[.-]+|[.-]+$/g, '');
  return safe === '' ? 'robots-txt.png' : `robots-txt-${safe}.png`;
}
