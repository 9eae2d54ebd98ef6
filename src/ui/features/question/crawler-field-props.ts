import type { RefObject } from 'react';

/** Props that both forms of the crawler field share, so that one can replace the other while a person types. */
export interface CrawlerFieldProps {
  /** Id of the note that describes the field. */
  readonly noteId: string;
  /** The text being typed. Null while the field shows the chosen crawler. */
  readonly typed: string | null;
  readonly setTyped: (typed: string | null) => void;
  /** The selection in the replaced form of the field, if it had the focus. */
  readonly leftSelection: RefObject<readonly [from: number, to: number] | null>;
}
