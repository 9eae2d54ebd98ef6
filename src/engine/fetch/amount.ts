/** A number of hours, seconds or hops that somebody typed: not a number and below 0 count as 0, Infinity stays. */
export function amount(value: number): number {
  return value > 0 ? value : 0;
}
