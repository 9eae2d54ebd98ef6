import type { CrawlAnswer, DecidedBy, UnreadGroup } from '../../answer';
import type { Candidate, DialectId, Outcome, Reason, SelectionReason } from '../../engine';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { crawlerName, type DescribedCrawler, NOT_A_CRAWLER, notConsulted } from './crawler';
import { dialectName, dialectRules } from './dialects';
import { plain } from './rich';
import { ruleText } from './rule-text';

/** The outcome that a page shows. */
export type ShownOutcome = CrawlAnswer['outcome'];

/** An answer, reduced to what its sentence needs. */
export interface DescribedAnswer {
  /** The dialect by which the file was read. */
  readonly dialect: DialectId;
  /** False if a dialect other than the crawler's own was chosen. */
  readonly isOwnDialect: boolean;
  readonly decided: DecidedBy;
  readonly outcome: ShownOutcome;
  readonly verdict: DescribedVerdict;
  readonly crawler: DescribedCrawler;
  readonly unreadGroup: UnreadGroup | null;
}

/** The rules' verdict, reduced to what the sentence needs. */
export interface DescribedVerdict {
  readonly outcome: Outcome;
  readonly reason: Reason;
  readonly line: number;
  readonly path: string;
  readonly selection: { readonly reason: SelectionReason };
  /** Starts with the winner; the others may be missing. */
  readonly candidates: readonly Pick<Candidate, 'rule'>[];
}

/** Maximum characters of a path in an announcement. */
const LONGEST_PATH = 160;

/**
 * The answer in one sentence; it names the deciding line if there is one. `text` is the sentence for a verdict by the server's answer or the file's
 * location (`decidedText` in condition.ts); null while it is loading.
 */
export function verdictSentence(answer: DescribedAnswer, text: Rich | null = null): Rich {
  const { decided, crawler } = answer;
  switch (decided.by) {
    case 'crawler':
      return [
        { strong: OPENINGS_WITHOUT_RULES[decided.consultation] },
        ' ',
        ...notConsulted(crawlerName(crawler), decided.consultation, decided.line),
      ];
    case 'scope':
      return text ?? [{ strong: "This file doesn't apply." }];
    case 'answer':
      return text ?? ["The site's response decides."];
    case 'rules':
      return rulesSentence(answer);
  }
}

const OPENINGS_WITHOUT_RULES: Readonly<
  Record<Extract<DecidedBy, { by: 'crawler' }>['consultation'], string>
> = {
  'fetches-for-a-person': 'robots.txt may not stop it.',
  'does-not-obey': "robots.txt doesn't stop it.",
  'policy-token': NOT_A_CRAWLER,
};

/** States the rules' verdict, naming the dialect if it is not the crawler's own. */
function rulesSentence(answer: DescribedAnswer): Rich {
  const sentence = ownSentence(answer);
  // `ownSentence` already says "as Google reads it".
  if (answer.isOwnDialect || answer.unreadGroup !== null) return sentence;
  const [outcome = '', space = '', first = '', ...rest] = sentence;
  // Other sentences begin with a name.
  const begin =
    typeof first === 'string' ? first.replace(/^(?:Allowed|Blocked)/, (word) => word.toLowerCase()) : first;
  const reader = `Under ${dialectRules(answer.dialect)}, `;
  return [outcome, space, reader, begin, ...rest];
}

function ownSentence({ verdict, dialect, crawler, unreadGroup }: DescribedAnswer): Rich {
  // The crawler itself may read the whole name, although Google's parser doesn't.
  const reader = unreadGroup === null ? '' : ' as Google reads it';
  return [
    { strong: OPENINGS[verdict.outcome] },
    ' ',
    ...groundOf(verdict, dialect, crawlerName(crawler), reader),
  ];
}

/** States the reason for the verdict. `reader` is ` as Google reads it` or empty. */
function groundOf(verdict: DescribedVerdict, dialect: DialectId, crawler: string, reader: string): Rich {
  const allowed = `Allowed${reader}: `;
  switch (verdict.reason) {
    case 'winning-rule':
      return byRule(verdict, reader);
    case 'only-empty-rules':
      return [allowed, { line: verdict.line }, ' has no path, so it blocks nothing.'];
    case 'no-rule-matched':
      return [`${allowed}no rule matches this URL.`];
    case 'no-group':
      return [allowed, ...withoutGroup(verdict.selection.reason, crawler)];
    case 'no-rules':
      return [`${allowed}this file has no rules.`];
    case 'always-allowed-path':
      return ['Allowed: ', { code: '/robots.txt' }, ' itself is always allowed.'];
    case 'left-open':
      return [`Allow and Disallow both match, and ${dialectName(dialect)} doesn't say which wins.`];
    case 'file-too-large':
      return [`Allowed: the file is too large for ${dialectName(dialect)}, so it counts as missing.`];
    case 'reader-fails':
      return [
        `${dialectName(dialect)} stops with an error at `,
        { line: verdict.line },
        ", so there's no answer.",
      ];
  }
}

/** The verdict for screen readers: it includes the crawler and the path, which are visible elsewhere. */
export function verdictAnnouncement(answer: DescribedAnswer, text: Rich | null = null): string {
  const [first = '', ...rest] = verdictSentence(answer, text);
  const path = shorten(answer.verdict.path, LONGEST_PATH);
  const parts = [
    plain([first]),
    answer.outcome === 'not-applicable' ? '' : mayCrawl(answer.outcome, answer.crawler, path),
    plain(rest).trim(),
  ];
  const announcement = parts.filter((part) => part !== '').join(' ');
  return announcement.endsWith('.') ? announcement : `${announcement}.`;
}

function mayCrawl(outcome: Outcome, chosen: DescribedCrawler, path: string): string {
  const crawler = crawlerName(chosen);
  // No crawler visits pages by such a name.
  if (chosen.kind === 'known' && chosen.crawler.sendsRequests === false) return `${crawler}, ${path}.`;
  switch (outcome) {
    case 'allowed':
      return `${crawler} may crawl ${path}.`;
    case 'disallowed':
      return `${crawler} may not crawl ${path}.`;
    case 'undefined':
      return `It's unclear whether ${crawler} may crawl ${path}.`;
  }
}

const OPENINGS: Readonly<Record<Outcome, string>> = {
  allowed: 'Yes.',
  disallowed: 'No.',
  undefined: 'Undecided.',
};

function byRule({ outcome, line, candidates }: DescribedVerdict, reader: string): Rich {
  const by = reader === '' ? ' by ' : `${reader}, by `;
  const rule = candidates[0]?.rule;
  const quoted: Rich = rule === undefined ? ['.'] : [': ', { code: ruleText(rule) }];
  // Only `left-open` and `reader-fails` are undefined, and they have no winner.
  return [`${outcome === 'allowed' ? 'Allowed' : 'Blocked'}${by}`, { line }, ...quoted];
}

function withoutGroup(reason: SelectionReason, crawler: string): Rich {
  if (reason !== 'global-ignored') return [`no User-agent line applies to ${crawler}.`];
  return [`no User-agent line names ${crawler}, and it ignores `, { code: 'User-agent: *' }, '.'];
}
