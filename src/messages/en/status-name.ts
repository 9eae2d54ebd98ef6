import type { NetworkFailure } from '../../engine';

/** A failure of the network as a noun. */
export const failureNames: Readonly<Record<NetworkFailure, string>> = {
  dns: 'a failed DNS lookup',
  timeout: 'a timeout',
  reset: 'a broken connection',
  'invalid-response': "a response that isn't valid HTTP",
  chunking: 'a response with invalid chunked encoding',
};

/** Names the content type of a file. */
export function typeName(contentType: 'text/html' | 'other'): string {
  return contentType === 'other' ? 'a type other than text/plain' : contentType;
}

/** `HTTP 404`. `status` may be any typed number. */
export function httpStatus(status: number): string {
  return Number.isInteger(status) ? `HTTP ${status}` : 'an invalid status';
}

/** Names of common statuses (RFC 9110 section 15, RFC 6585). */
const STATUS_NAMES: Readonly<Partial<Record<number, string>>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not found',
  410: 'gone',
  429: 'too many requests',
  451: 'unavailable for legal reasons',
  500: 'internal server error',
  502: 'bad gateway',
  503: 'service unavailable',
  504: 'gateway timeout',
};

/** `HTTP 404 (not found)`. */
export function explainedStatus(status: number): string {
  const name = STATUS_NAMES[status];
  return name === undefined ? httpStatus(status) : `${httpStatus(status)} (${name})`;
}
