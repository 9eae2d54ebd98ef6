import { PLAIN_ANSWER } from '../../../engine/fetch';
import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
    context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 503 } } },
    goodContext: { answer: PLAIN_ANSWER },
  },
  {
    bad: 'User-agent: *\nAllow: /\n',
    good: 'User-agent: *\nAllow: /\n',
    severity: 'error',
    context: { answer: { ...PLAIN_ANSWER, final: { kind: 'network-failure', failure: 'timeout' } } },
    goodContext: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 } } },
  },
  {
    bad: 'User-agent: *\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
    context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 403 } } },
    goodContext: { answer: PLAIN_ANSWER },
  },
  {
    bad: 'User-agent: *\nDisallow:\n',
    good: 'User-agent: *\nDisallow:\n',
    severity: 'warning',
    context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 401 } } },
    goodContext: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 } } },
  },
  {
    bad: 'User-agent: *\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
    context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 429 } } },
    goodContext: { answer: PLAIN_ANSWER },
  },
  {
    bad: 'User-agent: *\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
    context: { answer: { ...PLAIN_ANSWER, redirects: 6 } },
    goodContext: { answer: { ...PLAIN_ANSWER, redirects: 5 } },
  },
  {
    bad: 'User-agent: *\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
    context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 304 } } },
    goodContext: { answer: PLAIN_ANSWER },
  },
  {
    bad: 'User-agent: *\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
    context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 301 } } },
    goodContext: { answer: PLAIN_ANSWER },
  },
  {
    bad: 'User-agent: *\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
    context: { answer: { ...PLAIN_ANSWER, body: 'html', contentType: 'text/html' } },
    goodContext: { answer: PLAIN_ANSWER },
  },
  {
    bad: 'User-agent: *\nDisallow:\n',
    good: 'User-agent: *\nDisallow:\n',
    severity: 'note',
    context: { answer: { ...PLAIN_ANSWER, contentType: 'text/html' } },
    goodContext: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 }, body: 'html' } },
  },
];
