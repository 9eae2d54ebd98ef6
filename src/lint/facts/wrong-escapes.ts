/** An ampersand as HTML writes it. */
export const ENTITY = /&(?:amp|#38|#x26);/gi;
/** A percent sign without two hex digits, except where a wildcard may stand for them. */
export const PERCENT = /%(?![\da-f]{2}|[\da-f]?(?:[*$]|$))/gi;

/** Returns a path with plain ampersands instead of those that HTML writes. */
export function withoutEntities(path: string): string {
  return path.replace(ENTITY, '&');
}

/** Returns whether a path has a percent sign that begins no escape. */
export function hasBarePercent(path: string): boolean {
  return path.search(PERCENT) >= 0;
}
