import type { RuleExamples } from '../../texts/rule-about';

/** Encodes text as little-endian UTF-16 with a byte order mark, and decodes the bytes as UTF-8 like a crawler. */
function inUtf16(text: string): string {
  return `\udcff\udcfe${Array.from(text, (letter) => `${letter}\0`).join('')}`;
}

export const examples: RuleExamples = [
  {
    bad: inUtf16('User-agent: *\nDisallow: /private/\n'),
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
  },
  {
    bad: inUtf16('User-agent: *\nDisallow:\n'),
    good: '\udcff\udcfeUser-agent: *\nDisallow:\n',
    severity: 'warning',
  },
  {
    // A conversion to UTF-8 has turned the mark into letters.
    bad: inUtf16('User-agent: *\nDisallow: /private/\n').replace('\udcff\udcfe', '\u00ff\u00fe'),
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
  },
];
