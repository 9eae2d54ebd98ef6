import { encodeText } from '../engine/source';
import type { LiveFile, ServiceAbout, ServiceProblem } from './protocol';

/** The body contains text from strangers, so browsers must not run, frame, sniff or cache it. */
const INERT = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** Responds with the service's description. */
export function aboutAnswer(about: ServiceAbout): Response {
  return new Response(JSON.stringify(about), { headers: INERT });
}

/** Writes a result. */
export function writeAnswer(file: LiveFile): Uint8Array {
  return encodeText(JSON.stringify(file));
}

/** Responds with the bytes of a result. They aren't copied, because many clients may get the same megabyte at the same time. */
export function fileAnswer(bytes: Uint8Array): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return new Response(body, { headers: INERT });
}

/** Responds with the reason why the service requested nothing. */
export function problemAnswer(problem: ServiceProblem): Response {
  const headers = new Headers(INERT);
  if (problem.error === 'busy') headers.set('retry-after', String(problem.retryAfter));
  if (problem.error === 'method') headers.set('allow', 'GET');
  return new Response(JSON.stringify(problem), { status: STATUS[problem.error], headers });
}

const STATUS: Readonly<Record<ServiceProblem['error'], number>> = {
  refused: 400,
  'unknown-crawler': 400,
  foreign: 403,
  method: 405,
  busy: 429,
};
