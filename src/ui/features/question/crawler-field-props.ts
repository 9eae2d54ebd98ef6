import type { RefObject } from 'react';

/** What both forms of the crawler field share, so that the one can take the place of the other while somebody types. */
export interface CrawlerFieldProps {
  /** Id of the note that describes the field. */
  readonly noteId: string;
  /** What is being typed; null while the field shows what is asked. */
  readonly typed: string | null;
  readonly setTyped: (typed: string | null) => void;
  /** The selection in the form that has gone, if it had the focus. */
  readonly leftSelection: RefObject<readonly [from: number, to: number] | null>;
}
