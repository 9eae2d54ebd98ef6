/** A typed array with room for `length` elements: the same, or a copy half as long again or longer. */
export function grown<T extends Uint8Array | Uint16Array | Uint32Array>(array: T, length: number): T {
  if (length <= array.length) return array;
  const Type = array.constructor as new (length: number) => T;
  const larger = new Type(Math.max(length, array.length + (array.length >> 1), 1024));
  larger.set(array);
  return larger;
}
