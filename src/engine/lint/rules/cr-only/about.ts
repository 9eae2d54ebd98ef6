import type { RuleAbout } from '../../../lint-texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Line ends of old Macs',
  title: () => ['The lines end with CR alone, as on old Macs'],
  explain: () => [
    'Google reads them. Some programs see one long line and so no rules. Save the file with the line ends of Unix (LF) or Windows (CR LF).',
  ],
  why: 'Mac OS ended lines with a carriage return until 2001, and some programs still do.',
  crawlers: [
    { who: 'Google', does: 'takes CR, LF and CR LF as line ends' },
    { who: 'RFC 9309', does: 'takes all three too' },
    { who: 'wget', does: 'does not take CR alone for a line end' },
  ],
  examples: [
    {
      bad: 'User-agent: *\rDisallow: /x\r',
      good: 'User-agent: *\r\nDisallow: /x\r\n',
      severity: 'note',
    },
  ],
  sources: ['google', 'rfc9309', 'wget'],
};
