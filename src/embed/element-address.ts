/** The longest parameter, percent-encoded, that the address carries: some programs choke on longer addresses. */
const LONGEST = 100_000;

/**
 * The frame's address with its parameters in the fragment, which no server sees, and the names of those that it does not carry: they go through
 * the port. This script has no engine, so it encodes by the platform's own function, which refuses undecodable bytes (lone surrogates); hence the
 * exception for this file in biome.json.
 */
export function frameAddress<Name extends string>(
  page: string,
  parameters: readonly (readonly [Name, string | null])[],
): { address: string; left: Name[] } {
  const left: Name[] = [];
  const parts = parameters.flatMap(([name, value]) => {
    if (value === null) return [];
    try {
      const encoded = encodeURIComponent(value);
      if (encoded.length <= LONGEST) return `${name}=${encoded}`;
    } catch {}
    left.push(name);
    return [];
  });
  return { address: `${page}#${parts.join('&')}`, left };
}
