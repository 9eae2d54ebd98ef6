/** Sanitises a typed number of hours or redirects. NaN and negative numbers become 0; Infinity stays. */
export function amount(value: number): number {
  return value > 0 ? value : 0;
}
