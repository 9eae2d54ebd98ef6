/** Maximum length of a percent-encoded parameter in the address. Some programs fail on longer addresses. */
const LONGEST_PARAMETER = 100_000;

/** Returns an address as browsers resolve it; empty if there is none. */
export function resolveAddress(written: unknown, base?: string): string {
  try {
    // Throws if `written` isn't an address or can't be converted to a string.
    return new URL(written as string, base).href;
  } catch {
    return '';
  }
}

/** Returns the address of the tester's folder; empty if there is none on the web. */
export function testerFolder(written: string, base: string): string {
  const folder = resolveAddress('.', resolveAddress((written || '//').replace(/\/?$/, '/'), base));
  return /^https?:/.test(folder) ? folder : '';
}

/**
 * Builds the frame's address with its parameters in the fragment, which servers never see. `left` names the parameters that don't fit; they go
 * through the port. This script has no engine, so it uses `encodeURIComponent`, which throws for undecodable bytes (lone surrogates); hence the
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
      if (encoded.length <= LONGEST_PARAMETER) return `${name}=${encoded}`;
    } catch {}
    left.push(name);
    return [];
  });
  return { address: `${page}#${parts.join('&')}`, left };
}
