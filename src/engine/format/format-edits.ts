import { google } from '../dialects';
import { applyEdits } from '../lint/apply-edits';
import type { Edit } from '../lint/finding';
import { parseRobotsTxt, type RobotsTxt } from '../parse';
import { blankLineEdits } from './blank-line-edits';
import { fieldEdits } from './field-edits';
import { readsAlike } from './reads-alike';

/**
 * The edits that bring a file into its usual form: field names in their usual case at the start of the line, one space behind the colon, one blank line between
 * groups. Comments and unknown fields stay as they are. Edits that would change what any dialect reads are left out; empty where nothing is left
 * to do.
 */
export function formatEdits(robots: RobotsTxt): readonly Edit[] {
  const { text, lineEnd, bom } = robots;
  const reading = robots.dialect === google ? robots : parseRobotsTxt(text, google, { lineEnd, bom });
  const fields = fieldEdits(reading);
  const blanks = blankLineEdits(reading);
  const all = [...fields, ...blanks].sort(([a, aTo], [b, bTo]) => a - b || aTo - bTo);
  for (const edits of [all, fields, blanks])
    if (edits.length > 0 && readsAlike(robots, applyEdits(text, edits))) return edits;
  return [];
}
