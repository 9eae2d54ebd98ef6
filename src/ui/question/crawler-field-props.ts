import type { RefObject } from 'react';

/** What both forms of the crawler field are given. */
export interface CrawlerFieldProps {
  /** Id of the note that describes the field. */
  readonly noteId: string;
  /** Whether the field has the focus: the one form leaves it to the other. */
  readonly focused: RefObject<boolean>;
}
