import type { DelayRange, FieldFact, FieldName, FieldProblem } from '../../engine';
import type { Rich } from '../rich';

/** Says what is wrong with the value and what `who` accepts, without a full stop. */
export function fieldProblemText({ validity, field, statedBy }: FieldFact, who: string): Rich {
  if (validity.kind === 'valid') return [];
  const wrong = PROBLEMS[validity.problem];
  if (validity.range !== null) return [`${wrong}: ${who} accepts ${rangeText(validity.range)}`];
  if (validity.problem === 'too-long') return [wrong];
  return [`${wrong}: ${who} accepts `, ...(statedBy === 'library' ? digits(field) : FORMS[field])];
}

const PROBLEMS: Readonly<Record<FieldProblem, string>> = {
  empty: 'No value',
  'not-a-number': 'Not a plain number',
  'not-whole': 'Not a whole number',
  negative: 'Out of range',
  'out-of-range': 'Out of range',
  'not-absolute': 'Not a full address',
  'unknown-key': 'Unknown name',
  'unknown-value': 'Unknown value',
  'repeated-key': 'The same name twice',
  'too-long': 'Too long',
  malformed: 'Not in the right form',
};

function rangeText({ min, max, whole }: DelayRange): string {
  return `${whole ? 'whole numbers' : 'numbers'} from ${min} to ${max}`;
}

/** Names the values accepted by a library that reads only digits. */
function digits(field: FieldName): Rich {
  return field === 'request-rate' ? ['digits only, such as ', { code: '1/10' }] : ['digits only'];
}

const FORMS: Readonly<Record<FieldName, Rich>> = {
  'crawl-delay': ['a number such as ', { code: '5' }],
  'request-rate': [{ code: '1/10s' }, ' or ', { code: '1/10s 1800-1900' }],
  'visit-time': ['two times of day such as ', { code: '0600-0845' }],
  host: ['one host name such as ', { code: 'example.com' }],
  'clean-param': [{ code: 'ref&sid' }, ' or ', { code: 'ref&sid /path' }],
  'content-signal': ['preferences such as ', { code: 'search=yes, ai-train=no' }],
  'content-usage': [{ code: 'train-ai=n' }, ' or ', { code: '/path train-ai=n' }],
  license: ['a full address such as ', { code: 'https://example.com/license.xml' }],
  noindex: ['a path such as ', { code: '/private/' }],
  sitemap: ['a full address such as ', { code: 'https://example.com/sitemap.xml' }],
};
