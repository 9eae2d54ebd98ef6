import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** One call of Google's matcher with one agent. */
export interface MatchVector {
  readonly name?: string;
  /** Only in vectors on files of real sites, which are not in the repository. */
  readonly src?: string;
  readonly robots_b64: string;
  /** Handed over as it is, as UTF-8; so is `url`. */
  readonly agent: string;
  readonly url: string;
  readonly allowed: boolean;
  /** `matching_line()`; 0 where no rule decided. */
  readonly line: number;
  /** True if a group named the agent. */
  readonly specific: boolean;
}

/** What Google's parser reported on one line of a file; without `type` where the line is no directive. */
export interface ParseEvent {
  readonly line: number;
  readonly type?: 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'unknown';
  /** Base64; only for `unknown`. */
  readonly key?: string;
  /** Base64, as handed on: escaped for allow, disallow and unknown. */
  readonly value?: string;
  /** Letters: e empty, c has comment, C is comment, d has directive, t acceptable typo, l line too long, m missing colon. */
  readonly meta: string;
}

/** One file as Google's parser and its reporter read it. */
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

/** The path Google's matcher takes from a URL. */
export interface UnitUrlPath {
  readonly url: string;
  readonly path: string;
}

/** A rule's value before and after Google's parser escapes it. */
export interface UnitEscape {
  readonly in: string;
  readonly out: string;
}

/** What Google's parser takes a field name for. */
export interface UnitKey {
  readonly key: string;
  readonly type: 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'unknown';
  readonly typo: boolean;
}

/** A question from the founding documents with the answer they give. */
export interface FoundingMatch {
  /** The statement's number in the founding checklist. */
  readonly item: number;
  readonly kind: 'match';
  readonly robots: string;
  /** First choice first, as crawlers fall back. */
  readonly agents: readonly string[];
  readonly path: string;
  readonly expect: 'allow' | 'disallow';
}

/** A statement on matching that the founding documents make without a file to run it on. */
export interface FoundingStatement {
  readonly item: number;
  readonly kind: 'match';
  readonly example: string;
}

/** Reads any gzip'd JSON lines file, one object per line; the caller says of which type. */
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

/** The bytes behind a `_b64` field, an event's key or its value. */
export function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
