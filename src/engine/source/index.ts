export { type Cut, cutAfterBytes } from './cut';
export { decodeSource, type SourceText, unifyLineEnds } from './decode';
export { byteLength, encodeSource, encodeText, forEachByte } from './encode';
export { type LeadingBom, leadingBom } from './leading-bom';
export type { LineEnd } from './line-end';
export { rawByteCount } from './raw-byte';
