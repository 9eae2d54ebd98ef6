import type { DelayRange, FieldFact, FieldName, FieldProblem } from '../engine';
import type { Rich } from './rich';

/** What is wrong with the value, and what `who` takes, without a full stop. */
export function fieldProblemText({ validity, field, statedBy }: FieldFact, who: string): Rich {
  if (validity.kind === 'valid') return [];
  const wrong = problemName(validity.problem);
  if (validity.range !== null) return [`${wrong}: ${who} takes ${rangeText(validity.range)}`];
  if (validity.problem === 'too-long') return [wrong];
  return [`${wrong}: ${who} takes `, ...(statedBy === 'library' ? digits(field) : form(field))];
}

function problemName(kind: FieldProblem): string {
  switch (kind) {
    case 'empty':
      return 'No value';
    case 'not-a-number':
      return 'Not a plain number';
    case 'not-whole':
      return 'Not a whole number';
    case 'negative':
    case 'out-of-range':
      return 'Out of range';
    case 'not-absolute':
      return 'Not a full address';
    case 'unknown-key':
      return 'An unknown name';
    case 'unknown-value':
      return 'An unknown value';
    case 'repeated-key':
      return 'A name that stands there twice';
    case 'too-long':
      return 'Too long';
    case 'malformed':
      return 'Not of the right form';
  }
}

function rangeText({ min, max, whole }: DelayRange): string {
  return `${whole ? 'whole numbers' : 'numbers'} from ${min} to ${max}`;
}

/** What a library that knows only digits takes. */
function digits(field: FieldName): Rich {
  return field === 'request-rate' ? ['digits only, such as ', { code: '1/10' }] : ['digits only'];
}

function form(field: FieldName): Rich {
  switch (field) {
    case 'crawl-delay':
      return ['a number such as ', { code: '5' }];
    case 'request-rate':
      return [{ code: '1/10s' }, ' or ', { code: '1/10s 1800-1900' }];
    case 'visit-time':
      return ['two times of day such as ', { code: '0600-0845' }];
    case 'host':
      return ['one host name such as ', { code: 'example.com' }];
    case 'clean-param':
      return [{ code: 'ref&sid' }, ' or ', { code: 'ref&sid /path' }];
    case 'content-signal':
      return ['wishes such as ', { code: 'search=yes, ai-train=no' }];
    case 'content-usage':
      return [{ code: 'train-ai=n' }, ' or ', { code: '/path train-ai=n' }];
    case 'license':
      return ['a full address such as ', { code: 'https://example.com/license.xml' }];
    case 'noindex':
      return ['a path such as ', { code: '/private/' }];
    case 'sitemap':
      return ['a full address such as ', { code: 'https://example.com/sitemap.xml' }];
  }
}
