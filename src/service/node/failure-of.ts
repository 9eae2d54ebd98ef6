import type { NotConnected } from '../connect';
import type { FetchFailure } from '../protocol';

/** Phase of a request. */
export type Phase = 'dns' | 'connect' | 'tls' | 'http';

/** Maps an error to a failure, with the system's error code as detail. Doesn't recognise aborts by the signal. */
export function failureOf(error: unknown, phase: Phase): NotConnected {
  const code = codeOf(error);
  return { kind: 'failure', failure: phase === 'http' ? httpFailure(code) : phase, detail: code };
}

/** Returns the code of a system error, such as `ECONNREFUSED`; null if there is none. */
function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** Classifies an error after the connection was established. Some servers refuse TLS only after the handshake, with an alert (`ERR_SSL_…`). */
function httpFailure(code: string | null): FetchFailure {
  if (code === null) return 'invalid-response';
  if (code.startsWith('ERR_SSL_') || code === 'EPROTO') return 'tls';
  return SYSTEM_CODE.test(code) ? 'reset' : 'invalid-response';
}

/** Matches `ECONNRESET`, `EPIPE`, `ETIMEDOUT`, but not Node's own codes `HPE_…` (HTTP parser) and `ERR_…`. */
const SYSTEM_CODE = /^E[A-Z]+$/;
