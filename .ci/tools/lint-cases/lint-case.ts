import { meanings } from './meanings';

/** Weights of a finding, lightest first. The page says "tip" for a note; a guess is a finding of a heuristic rule. */
export const levels = ['nothing', 'tidy', 'guess', 'tip', 'warning', 'error'] as const;

export type Level = (typeof levels)[number];

/** First and last line, 1-based. */
export type LineRange = readonly [first: number, last: number];

/** A finding that must be reported. */
export interface ExpectedFinding {
  readonly meaning: string;
  /** Lines that the finding is about, or names as related. Absent for any place. */
  readonly lines?: LineRange;
  /** True if a finding about the whole file counts, too. */
  readonly orFile?: boolean;
  readonly least: Level;
  /** No finding of this meaning whose own place is at the lines may be above. */
  readonly most?: Level;
  /** One word of each list must be in the title or the explanation. */
  readonly says?: readonly (readonly string[])[];
}

/** A finding that must not be reported. */
export interface ForbiddenFinding {
  readonly meaning: string;
  readonly lines?: LineRange;
  /** The meaning is only forbidden above this level. */
  readonly above?: Level;
  /** No finding at the lines may contain one of these words. */
  readonly words?: readonly string[];
}

/** URLs whose verdict becomes this for these crawlers. */
export interface VerdictAfter {
  readonly become: 'blocked' | 'allowed';
  readonly urls: readonly string[];
  readonly for: readonly string[];
}

/** A change of verdicts that no fix may make. `marked`: unless a person decides about the fix. */
export interface ForbiddenChange extends VerdictAfter {
  readonly unless?: 'marked';
}

/** A change of verdicts that one of the fixes at the lines makes, if an error or a warning offers one. */
export interface RequiredChange extends VerdictAfter {
  readonly lines?: LineRange;
  readonly orFile?: boolean;
  /** A fix must be offered. */
  readonly always?: boolean;
}

export interface ExpectedFixes {
  readonly never?: readonly ForbiddenChange[];
  readonly must?: readonly RequiredChange[];
  /** Lines whose text every fix leaves in the file. */
  readonly keep?: readonly number[];
  /** Patterns of texts that no fix leaves in the file. */
  readonly notText?: readonly string[];
}

export interface ExpectedOverview {
  /** Patterns that the head sentence must not match. */
  readonly not?: readonly string[];
  /** One word of each list is in the head sentence. */
  readonly says?: readonly (readonly string[])[];
  /** One word of each list is in the head sentence or its details. */
  readonly saysSomewhere?: readonly (readonly string[])[];
}

/** A robots.txt file with expectations about its problems, fixes and overview. */
export interface LintCase {
  readonly id: string;
  readonly kind: string;
  /** The file as text; otherwise its bytes are in `robotsBase64`. */
  readonly robots?: string;
  readonly robotsBase64?: string;
  readonly robotsUrl?: string;
  readonly expect?: readonly ExpectedFinding[];
  /** No finding of the file may be above. */
  readonly atMost?: Level;
  readonly not?: readonly ForbiddenFinding[];
  /** Number of findings from a level (a guess if absent) at the lines. */
  readonly joined?: { readonly lines?: LineRange; readonly from?: Level; readonly atMost: number };
  readonly fix?: ExpectedFixes;
  readonly overview?: ExpectedOverview;
}

/** Names of the members by the place where they occur. A case with any other member can't be checked completely. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  case: [
    ...['id', 'kind', 'robots', 'robotsBase64', 'robotsUrl', 'first', 'why', 'source'],
    ...['expect', 'atMost', 'not', 'joined', 'fix', 'overview'],
  ],
  expect: ['meaning', 'lines', 'orFile', 'least', 'most', 'says'],
  not: ['meaning', 'lines', 'above', 'words'],
  joined: ['lines', 'from', 'atMost'],
  fix: ['never', 'must', 'keep', 'notText'],
  never: ['become', 'urls', 'for', 'unless'],
  must: ['become', 'urls', 'for', 'lines', 'orFile', 'always'],
  overview: ['not', 'says', 'saysSomewhere'],
};

/** Reads a file of cases: `{ cases: [...] }`. Throws if it has another form. */
export function readLintCases(json: string): readonly LintCase[] {
  const { cases } = JSON.parse(json) as { readonly cases?: unknown };
  if (!Array.isArray(cases) || cases.length === 0) throw new Error('The file has no cases.');
  return cases as readonly LintCase[];
}

/** Returns the parts of a case that can't be checked: unknown members, levels and meanings, and a missing file. */
export function uncheckable(lintCase: LintCase): readonly string[] {
  const { expect = [], not = [], joined, atMost, fix, overview } = lintCase;
  const places: readonly (readonly [string, object | undefined])[] = [
    ['case', lintCase],
    ...expect.map((each) => ['expect', each] as const),
    ...not.map((each) => ['not', each] as const),
    ['joined', joined],
    ['fix', fix],
    ...(fix?.never ?? []).map((each) => ['never', each] as const),
    ...(fix?.must ?? []).map((each) => ['must', each] as const),
    ['overview', overview],
  ];
  const members = places.flatMap(([place, value = {}]) =>
    Object.keys(value).flatMap((name) => (MEMBERS[place]?.includes(name) ? [] : [`${place}.${name}`])),
  );
  const named = [...expect, ...not].flatMap(({ meaning }) =>
    meanings.has(meaning) ? [] : [`meaning ${meaning}`],
  );
  const weights = [
    ...expect.flatMap(({ least, most }) => [least, ...(most === undefined ? [] : [most])]),
    ...not.flatMap(({ above }) => (above === undefined ? [] : [above])),
    ...(atMost === undefined ? [] : [atMost]),
    ...(joined?.from === undefined ? [] : [joined.from]),
  ].flatMap((level) => (levels.includes(level) ? [] : [`level ${level}`]));
  const { robots, robotsBase64 } = lintCase;
  const text = robots === undefined && robotsBase64 === undefined ? ['a case without a file'] : [];
  return [...members, ...named, ...weights, ...text];
}
