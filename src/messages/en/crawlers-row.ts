import type { AnswerEffect, Cause, Judgement, Reason, Scope, SelectionReason } from '../../engine';
import { causeOf } from '../cause-of';

/** Reason for a crawler's outcome, in a few words. */
export interface CrawlerNote {
  readonly text: string;
  /** Explanation of `text`; null if it needs none. */
  readonly explain: string | null;
}

/** A note with its explanation. */
export interface ExplainedNote extends CrawlerNote {
  readonly explain: string;
}

/**
 * Outcome of a URL in lists and comparisons. `not-asked`: the crawler opens pages for people. `no-effect`: it
 * doesn't obey robots.txt.
 */
export function outcomeWord(outcome: Judgement['outcome'] | 'not-asked' | 'no-effect'): string {
  return OUTCOMES[outcome];
}

const OUTCOMES: Readonly<Record<Judgement['outcome'] | 'not-asked' | 'no-effect', string>> = {
  allowed: 'Allowed',
  disallowed: 'Blocked',
  undefined: 'Not decided',
  'not-applicable': 'Not decided',
  'not-asked': 'May not apply',
  'no-effect': 'No effect',
};

/** Note on a crawler that fetches pages when a person asks. */
export function personNote(name: string): ExplainedNote {
  return {
    text: 'opens pages for people',
    explain: `${name} opens pages when a person asks, so robots.txt may not apply.`,
  };
}

/** Note on a crawler that doesn't obey robots.txt. */
export function disobeyNote(name: string): ExplainedNote {
  return {
    text: "doesn't obey",
    explain: `Our source says that ${name} doesn't obey robots.txt, so no line stops it.`,
  };
}

/** Note on a control token, a name that no request carries. */
export function controlTokenNote(name: string, operator: string): ExplainedNote {
  return {
    text: 'permission name',
    explain: `No crawler visits pages as ${name}. Rules for this name say how ${operator} may use pages that its other crawlers fetch.`,
  };
}

/** Note on a crawler without its own group that follows the group of another crawler, named by `token`. */
export function fallbackNote(token: string): ExplainedNote {
  return {
    text: `as ${token}`,
    explain: `No User-agent line names it, so it follows the rules for ${token}.`,
  };
}

/** Note on a crawler to which the `*` group never applies. */
const skipsGlobalNote: ExplainedNote = {
  text: 'ignores User-agent: *',
  explain: 'This crawler follows only rules under its own name.',
};

/** Reason if the file's rules decide; null if the winning rule's line shows it. */
export function ruleNote(reason: Reason, selection: SelectionReason): CrawlerNote | null {
  return reason === 'no-group' && selection === 'global-ignored' ? skipsGlobalNote : RULE_NOTES[reason];
}

const RULE_NOTES: Readonly<Record<Reason, CrawlerNote | null>> = {
  'winning-rule': null,
  'only-empty-rules': { text: 'no path', explain: 'The rule has no path, so it blocks nothing.' },
  'no-rule-matched': { text: 'no rule matches', explain: null },
  'no-group': { text: 'no User-agent line applies', explain: null },
  'no-rules': { text: 'no rules', explain: null },
  'always-allowed-path': { text: 'always allowed', explain: 'No rule can block this path.' },
  'left-open': {
    text: 'left open',
    explain: "Conflicting rules match, and it isn't documented which one decides.",
  },
  'file-too-large': {
    text: 'file too large',
    explain: 'The file is larger than this crawler accepts, so it acts as if there were no file.',
  },
  'reader-fails': { text: 'reading stops', explain: 'Reading stops with an error at this line.' },
};

/** Reason if the file doesn't apply to the URL. */
export function scopeNote(scope: Scope): ExplainedNote {
  return { text: "file doesn't apply", explain: scopeExplanation(scope) };
}

/** Reason if the server's answer decides: the answer in a few words, and its effect. */
export function answerNote(effect: AnswerEffect): ExplainedNote {
  const assumed = effect.documented ? '' : " This isn't documented, so it's assumed.";
  return { text: causeWords(causeOf(effect.reason)), explain: `${effectSentence(effect)}${assumed}` };
}

function effectSentence(effect: AnswerEffect): string {
  const isTemporary = effect.kind === 'all-disallowed' && effect.temporary;
  return `With this response, ${isTemporary ? 'it stops crawling the site for now' : EFFECTS[effect.kind]}.`;
}

const EFFECTS: Readonly<Record<AnswerEffect['kind'], string>> = {
  rules: 'the rules apply',
  'all-allowed': 'everything is allowed',
  'all-disallowed': 'it crawls nothing',
  'reader-fails': 'it stops with an error',
};

function causeWords(cause: Cause): string {
  switch (cause.code) {
    case 'success':
    case 'unread-success':
    case 'redirect-without-target':
    case 'client-error':
    case 'server-error':
    case 'invalid-status':
      return `HTTP ${cause.status}`;
    case 'too-many-requests':
      return 'HTTP 429';
    case 'too-many-redirects':
      return 'too many redirects';
    case 'network-failure':
      return 'no response';
    case 'incomplete-body':
      return 'incomplete response';
    case 'empty-body':
      return 'empty file';
    case 'html-body':
      return 'a web page';
    case 'utf-16-body':
      return 'text in UTF-16';
    case 'over-limit':
      return 'file too large';
    case 'content-type':
      return cause.contentType === 'other' ? 'not text/plain' : cause.contentType;
  }
}

function scopeExplanation(scope: Scope): string {
  switch (scope.kind) {
    case 'applies':
      return 'Same protocol, host and port.';
    case 'other-host':
      return "The URL is on another host, so only that host's own robots.txt would apply.";
    case 'other-scheme':
      return `The URL uses ${scope.scheme}, so only the robots.txt for ${scope.scheme} would apply.`;
    case 'other-port':
      return "The URL is on another port, so only that port's own robots.txt would apply.";
    case 'not-a-robots-url':
      return "Crawlers don't look for a robots.txt at this file's address.";
    case 'unsupported-scheme':
      return `It doesn't read robots.txt for ${scope.scheme} addresses.`;
    case 'not-a-url':
      return "One of the two addresses isn't a full URL.";
  }
}

/** Shown in the Crawlers view while its list loads, or if it couldn't be loaded. */
export const crawlersView = {
  waiting: 'Testing all crawlers.',
  missing: "The list of crawlers couldn't be loaded. Try again. If that doesn't help, reload the page.",
  tryAgain: 'Try again',
} as const;
