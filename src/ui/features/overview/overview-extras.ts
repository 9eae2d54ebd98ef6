import type { ComponentType } from 'react';
import type { Problems } from '../../../store';
import type { askAboutCell } from './ask-about-cell';
import type { ColumnChoice } from './column-choice';
import type { PictureButtonProps } from './picture/picture-button';

/** Parts of the overview that need the rest of the page. The embed page has no problems and no question beside the overview, and stores nothing. */
export interface OverviewExtras {
  /** Shows the finding that matters most. */
  readonly Finding: ComponentType<{ readonly problems: Problems }>;
  /** Opens the overview as a picture. */
  readonly Picture: ComponentType<PictureButtonProps>;
  /** Asks about a cell. */
  readonly ask: typeof askAboutCell;
  /** Returns the columns chosen on this device; null if none are stored. */
  loadChoice(): ColumnChoice | null;
  saveChoice(choice: ColumnChoice): void;
}
