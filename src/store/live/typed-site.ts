/** The address of a robots.txt as somebody would type its site: `example.com`. */
export function typedSite(url: string): string {
  return url.replace(/^https:\/\/|\/robots\.txt$/g, '');
}

/** Where the robots.txt of a typed site lies, to open it in a browser; null where that is no address of one. */
export function robotsAddressOf(typed: string): string | null {
  const site = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(site) ? site : `https://${site}`;
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? `${origin}/robots.txt` : null;
}
