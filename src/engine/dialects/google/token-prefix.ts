/**
 * Returns the longest prefix that consists of `A–Z a–z - _`: no digits, no dots (robots.cc,
 * RobotsMatcher::ExtractUserAgent).
 */
export function tokenPrefix(value: string): string {
  let to = 0;
  while (to < value.length && isTokenUnit(value.charCodeAt(to))) to++;
  return value.slice(0, to);
}

function isTokenUnit(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit === 0x2d || unit === 0x5f;
}
