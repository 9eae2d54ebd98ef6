import { PLAIN_ANSWER, type ServerAnswer } from '../../../engine/fetch';
import type { RuleExample, RuleExamples } from '../../texts/rule-about';

const status = (code: number): Partial<ServerAnswer> => ({ final: { kind: 'status', status: code } });

/** One file with two answers of the server: `bad` and, different from a plain 200, `good`. */
function answered(
  rule: string,
  severity: RuleExample['severity'] & string,
  bad: Partial<ServerAnswer>,
  good: Partial<ServerAnswer> = {},
): RuleExample {
  const file = `User-agent: *\n${rule}\n`;
  const context = { answer: { ...PLAIN_ANSWER, ...bad } };
  return { bad: file, good: file, severity, context, goodContext: { answer: { ...PLAIN_ANSWER, ...good } } };
}

const PRIVATE = 'Disallow: /private/';

export const examples: RuleExamples = [
  answered(PRIVATE, 'error', status(503)),
  answered('Allow: /', 'error', { final: { kind: 'network-failure', failure: 'timeout' } }, status(404)),
  answered(PRIVATE, 'error', status(403)),
  answered('Disallow:', 'warning', status(401), status(404)),
  answered(PRIVATE, 'error', status(429)),
  answered(PRIVATE, 'error', { redirects: 6 }, { redirects: 5 }),
  answered(PRIVATE, 'error', status(304)),
  answered(PRIVATE, 'error', status(301)),
  answered(PRIVATE, 'error', { body: 'html', contentType: 'text/html' }),
  answered('Disallow:', 'note', { contentType: 'text/html' }, { ...status(404), body: 'html' }),
];
