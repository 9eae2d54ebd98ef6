import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';

export const about: RuleAbout = {
  name: 'Content-Signal that blocks nobody',
  title: () => say`${code('Content-Signal')} is a wish, not a rule`,
  explain: ({ names, more }) => [
    'Crawlers for AI training may still crawl the home page: ',
    ...list(names),
    Number(more) > 0 ? ` and ${String(more)} more. ` : '. ',
    ...say`To keep them out, give them a group with ${code('Disallow: /')}.`,
  ],
  why: 'A content signal says what may be done with pages that were read. Whether a crawler may read them is said by Allow and Disallow alone.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Cloudflare, who proposed it', does: 'calls it a preference' },
  ],
  examples: [
    {
      bad: 'User-agent: *\n⟦Content-Signal: search=yes, ai-train=no⟧\nDisallow: /x\n',
      good: 'User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow: /\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: GPTBot\n⟦Content-Signal: ai-train=no⟧\nDisallow: /x\n',
      good: 'User-agent: GPTBot\nContent-Signal: ai-train=no\nDisallow: /\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\n⟦Content-Signal: ai-train=no⟧\nDisallow: /x\n',
      good: 'User-agent: *\nContent-Signal: search=no, ai-train=yes\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['contentSignals', 'googleReporting'],
};
