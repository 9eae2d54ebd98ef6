/**
 * Returns a typed array with room for `length` elements: the same one, or a copy at least 1.5 times as long.
 */
export function grown<T extends Uint8Array | Uint16Array | Uint32Array>(array: T, length: number): T {
  if (length <= array.length) return array;
  const Type = array.constructor as new (length: number) => T;
  const larger = new Type(Math.max(length, array.length + (array.length >> 1), 1024));
  larger.set(array);
  return larger;
}
