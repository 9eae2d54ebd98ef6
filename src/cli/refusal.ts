import type { CrawlerReason, SuiteProblem, UrlReason } from '../suite';

/** What keeps a file from being read or written: it, or the folder it goes to, is not there; it is a folder itself; it is not allowed; anything else. */
export type FileProblem = 'missing' | 'folder' | 'denied' | 'other';

/** Why the command cannot run. Worded in src/messages/cli-refusal.ts. */
export type Refusal =
  | {
      readonly code:
        | 'no-command'
        | 'no-robots'
        | 'nothing-to-ask'
        | 'no-crawlers'
        | 'no-urls'
        | 'nothing-expected';
    }
  | { readonly code: 'unknown-command'; readonly command: string }
  | {
      readonly code: 'unknown-option' | 'missing-value' | 'value-not-taken' | 'given-twice';
      readonly option: string;
    }
  | { readonly code: 'unknown-format'; readonly format: string }
  | { readonly code: 'too-many-arguments'; readonly argument: string }
  | { readonly code: 'too-many-questions'; readonly limit: number }
  | { readonly code: 'unreadable' | 'unwritable'; readonly file: string; readonly problem: FileProblem }
  /** `limit`: bytes. */
  | { readonly code: 'too-large'; readonly file: string; readonly limit: number }
  | { readonly code: 'not-json'; readonly file: string }
  | {
      readonly code: 'invalid-suite';
      readonly file: string;
      readonly problems: readonly SuiteProblem[];
      /** How many there are; `problems` may be fewer. */
      readonly count: number;
    }
  | { readonly code: 'bad-crawler'; readonly value: string; readonly reason: CrawlerReason }
  | { readonly code: 'bad-url'; readonly value: string; readonly reason: UrlReason };

/** Ends the command before anything was checked. An exception inside src/cli only: `run` turns it into an exit code. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** Ends the command. */
export function refuse(refusal: Refusal): never {
  throw new RefusedError(refusal);
}
