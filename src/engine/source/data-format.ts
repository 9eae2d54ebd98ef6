/** UTF-16 units examined from the start. */
const EXAMINED = 1_000;

/** Beginning of a JSON object or array, or of an XML document. */
const DATA = /^\s*(?:(<(?:\?xml|rss|feed|urlset|sitemapindex|error)\b)|[[{]\s*(?:["[\]{}]|\d|$))/i;

/** Returns the data format that a text begins like; null for any other text. */
export function dataFormatOf(text: string): 'XML' | 'JSON' | null {
  const data = DATA.exec(text.slice(0, EXAMINED));
  return data && (data[1] ? 'XML' : 'JSON');
}
