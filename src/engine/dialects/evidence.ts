import type { DialectPart } from '../match/difference';
import type { DialectId } from './dialect';

/** How well it is known what a part of a dialect does: written by its author, our guess, or read in its code. */
export type Certainty = 'documented' | 'assumed' | 'from-code';

/** What a dialect is measured by. */
export interface Evidence {
  /** What decides in doubt. */
  readonly reference: 'implementation' | 'standard' | 'documentation';
  /** Where it is found. */
  readonly source: string;
  /** The day it was read or, for texts that changed since, that of the version. */
  readonly readOn: string;
  /** `documented` where the rule for ordinary files is written down; the dialect's own comment names the details that are not. */
  readonly parts: Readonly<Record<DialectPart, Certainty>>;
}

/** What each dialect rests on, so that the page can say "not documented" of a part. */
export const evidence: Readonly<Record<DialectId, Evidence>> = {
  google: {
    reference: 'implementation',
    source: 'https://github.com/google/robotstxt/tree/22b355f',
    readOn: '2026-04-01',
    parts: {
      limits: 'documented',
      lines: 'from-code',
      fields: 'from-code',
      grouping: 'from-code',
      agents: 'from-code',
      paths: 'from-code',
      precedence: 'from-code',
    },
  },
  rfc9309: {
    reference: 'standard',
    source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
    readOn: '2026-11-21',
    parts: {
      limits: 'documented',
      lines: 'documented',
      fields: 'documented',
      grouping: 'documented',
      agents: 'documented',
      paths: 'documented',
      precedence: 'documented',
    },
  },
  bing: {
    reference: 'documentation',
    source: 'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question',
    readOn: '2026-11-21',
    parts: {
      limits: 'assumed',
      lines: 'assumed',
      fields: 'documented',
      grouping: 'assumed',
      agents: 'documented',
      paths: 'assumed',
      precedence: 'assumed',
    },
  },
  yandex: {
    reference: 'documentation',
    source: 'https://yandex.com/support/webmaster/en/robot-workings/allow-disallow',
    readOn: '2026-11-21',
    parts: {
      limits: 'documented',
      lines: 'assumed',
      fields: 'documented',
      grouping: 'documented',
      agents: 'documented',
      paths: 'documented',
      precedence: 'documented',
    },
  },
  google2020: {
    reference: 'documentation',
    source: 'https://developers.google.com/search/reference/robots_txt',
    readOn: '2020-01-29',
    parts: {
      limits: 'documented',
      lines: 'documented',
      fields: 'documented',
      grouping: 'documented',
      agents: 'documented',
      paths: 'documented',
      precedence: 'documented',
    },
  },
  standard1994: {
    reference: 'standard',
    source: 'https://www.robotstxt.org/orig.html',
    readOn: '2026-11-21',
    parts: {
      limits: 'assumed',
      lines: 'documented',
      fields: 'documented',
      grouping: 'documented',
      agents: 'documented',
      paths: 'documented',
      precedence: 'documented',
    },
  },
  python: {
    reference: 'implementation',
    source: 'https://github.com/python/cpython/blob/main/Lib/urllib/robotparser.py',
    readOn: '2026-11-21',
    parts: {
      limits: 'from-code',
      lines: 'from-code',
      fields: 'from-code',
      grouping: 'from-code',
      agents: 'from-code',
      paths: 'from-code',
      precedence: 'from-code',
    },
  },
};
