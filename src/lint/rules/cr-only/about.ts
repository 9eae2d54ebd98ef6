import type { RuleAbout } from '../../texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Old Mac line endings',
  title: () => ['Some programs read this file as one long line'],
  explain: () => [
    'Its lines end as on old Macs, with CR only. Google can read that, but some programs find no rules. In your editor, save the file with Unix (LF) or Windows (CRLF) line endings.',
  ],
  why: 'Classic Mac OS, used until 2001, ended lines with a carriage return (CR). Some programs still do.',
  crawlers: [
    { who: 'Google', does: 'accepts CR, LF and CRLF' },
    { who: 'RFC 9309', does: 'accepts all three too' },
    { who: 'wget', does: 'doesn’t treat CR alone as a line ending' },
  ],
  sources: ['google', 'rfc9309', 'wget'],
};
