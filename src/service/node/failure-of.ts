import type { NotConnected } from '../connect';
import type { FetchFailure } from '../protocol';

/** What was being done when it failed. */
export type Phase = 'dns' | 'connect' | 'tls' | 'http';

/** What a failed request is called, with the system's code for it. The signal's end is not known here. */
export function failureOf(error: unknown, phase: Phase): NotConnected {
  const code = codeOf(error);
  return { kind: 'failure', failure: phase === 'http' ? httpFailure(code) : phase, detail: code };
}

/** The code of a system error, such as `ECONNREFUSED`; null for an error without. */
function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** After the connection stood. Some servers refuse a secure connection only after the handshake: that is an alert, `ERR_SSL_…`. */
function httpFailure(code: string | null): FetchFailure {
  if (code === null) return 'invalid-response';
  if (code.startsWith('ERR_SSL_') || code === 'EPROTO') return 'tls';
  return SYSTEM_CODE.test(code) ? 'reset' : 'invalid-response';
}

/** `ECONNRESET`, `EPIPE`, `ETIMEDOUT`; Node's own codes are `HPE_…` (of the parser of answers) and `ERR_…`. */
const SYSTEM_CODE = /^E[A-Z]+$/;
