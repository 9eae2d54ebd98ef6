export { decodeBase64Url, encodeBase64Url } from './base64-url';
export { type Cut, cutAfterBytes } from './cut';
export { decodeSource, decodeText, type SourceText, unifyLineEnds } from './decode';
export { byteLength, encodeSource, encodeText, forEachByte } from './encode';
export { type LeadingBom, leadingBom } from './leading-bom';
export type { LineEnd } from './line-end';
export { decodePercent, encodePercent } from './percent';
export { rawByteCount, rawByteOf } from './raw-byte';
