import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** One call of Google's matcher with one agent. */
export interface MatchVector {
  readonly name?: string;
  /** Only in vectors on files of real sites, which are not in the repository. */
  readonly src?: string;
  readonly robots_b64: string;
  /** Passed to the matcher unchanged, as UTF-8; so is `url`. */
  readonly agent: string;
  readonly url: string;
  readonly allowed: boolean;
  /** Result of `matching_line()`: 0 if no rule decided. */
  readonly line: number;
  /** True if a group named the agent. */
  readonly specific: boolean;
}

/** Report of Google's parser on one line of a file. Has no `type` if the line isn't a directive. */
export interface ParseEvent {
  readonly line: number;
  readonly type?: 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'unknown';
  /** Base64; only for `unknown`. */
  readonly key?: string;
  /** Base64 of the value passed on: escaped for allow, disallow and unknown. */
  readonly value?: string;
  /** Letters: e empty, c has comment, C is comment, d has directive, t acceptable typo, l line too long, m missing colon. */
  readonly meta: string;
}

/** One file as read by Google's parser and its reporter. */
export interface ParseVector {
  readonly name?: string;
  /** As in MatchVector. */
  readonly src?: string;
  readonly robots_b64: string;
  /** One per line of the file. */
  readonly events: readonly ParseEvent[];
  /** One letter per line: ? unknown, u user-agent, a allow, d disallow, s sitemap, x recognised but unused. */
  readonly tags: string;
  /** The reporter's last line seen, valid directives and unused directives. */
  readonly last: number;
  readonly valid: number;
  readonly unused: number;
}

/** The path that Google's matcher extracts from a URL. */
export interface UnitUrlPath {
  readonly url: string;
  readonly path: string;
}

/** A rule's value before and after Google's parser escapes it. */
export interface UnitEscape {
  readonly in: string;
  readonly out: string;
}

/** The type of a field name according to Google's parser. */
export interface UnitKey {
  readonly key: string;
  readonly type: 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'unknown';
  readonly typo: boolean;
}

/** A case from the founding documents with the answer they state. */
export interface FoundingMatch {
  /** The statement's number in the founding checklist. */
  readonly item: number;
  readonly kind: 'match';
  readonly robots: string;
  /** In order of preference, as crawlers fall back. */
  readonly agents: readonly string[];
  readonly path: string;
  readonly expect: 'allow' | 'disallow';
}

/** A statement about matching in the founding documents that gives no file to test it with. */
export interface FoundingStatement {
  readonly item: number;
  readonly kind: 'match';
  readonly example: string;
}

/** Reads a gzip'd JSON lines file, one object per line. The caller chooses the type; it isn't checked. */
export function* readVectors<Vector>(file: URL | string): Generator<Vector> {
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    if (line !== '') yield JSON.parse(line) as Vector;
  }
}

const here = (name: string) => new URL(name, import.meta.url);

/** match.jsonl.gz: 4,558 verdicts. */
export const readMatchVectors = () => readVectors<MatchVector>(here('match.jsonl.gz'));

/** parse.jsonl.gz: 784 files. */
export const readParseVectors = () => readVectors<ParseVector>(here('parse.jsonl.gz'));

/** unit-url-path.jsonl.gz: 4,353 URLs. */
export const readUnitUrlPaths = () => readVectors<UnitUrlPath>(here('unit-url-path.jsonl.gz'));

/** unit-escape.jsonl.gz: 789 values. */
export const readUnitEscapes = () => readVectors<UnitEscape>(here('unit-escape.jsonl.gz'));

/** unit-key.jsonl.gz: 54 field names. */
export const readUnitKeys = () => readVectors<UnitKey>(here('unit-key.jsonl.gz'));

/** founding-match.json: 170 questions, and one statement without a file. */
export function readFoundingMatches(): readonly (FoundingMatch | FoundingStatement)[] {
  return JSON.parse(readFileSync(here('founding-match.json'), 'utf8')) as (
    | FoundingMatch
    | FoundingStatement
  )[];
}

/** Decodes a `_b64` field, or an event's key or value. */
export function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
