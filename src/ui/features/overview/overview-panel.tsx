import { askAboutCell } from './ask-about-cell';
import { loadColumnChoice, saveColumnChoice } from './column-choice';
import type { OverviewExtras } from './overview-extras';
import { OverviewFinding } from './overview-finding';
import { OverviewOfFile } from './overview-of-file';
import { PictureButton } from './picture/picture-button';

const extras: OverviewExtras = {
  Finding: OverviewFinding,
  Picture: PictureButton,
  ask: askAboutCell,
  loadChoice: loadColumnChoice,
  saveChoice: saveColumnChoice,
};

/** The Overview view of the page. */
export function OverviewPanel() {
  return <OverviewOfFile extras={extras} />;
}
