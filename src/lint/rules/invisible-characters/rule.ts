import { fileOf } from '../../../engine';
import { parseRobotsTxt } from '../../../engine/parse';
import { applyEdits, type TextEdit } from '../../../engine/text-edits';
import { beginsLikeComment } from '../../facts/comment-signs';
import { intentInPlace } from '../../facts/intent-of-line';
import { hasInvisible, INVISIBLE, VISIBLE, WIDE_BLANK } from '../../facts/invisible-characters';
import { beginsWithMarkup } from '../../facts/looks-like-html';
import { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

/** Maximum number of UTF-16 units searched per line. */
const LONGEST_LINE = 16_000;
const FULL_WIDTH_COLON = '\uff1a';
/** Zero-width joiners are part of words in some scripts, and so of paths. */
const JOINERS = '\u200c\u200d';

type Values = { point: string; count: number; field: string; isFieldRead: boolean; value: string };

export const rule = defineRule<Values>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'evident',
  oneCause: ['point'],
  check(file, report) {
    if (!hasInvisible(file.text) || beginsWithMarkup(file)) return;
    const found = file.lines.flatMap((line) => {
      const edits = editsOf(file, line);
      return edits.length === 0 ? [] : [{ line, edits }];
    });
    if (found.length === 0) return;
    // The intended lines are those that Google's parser reads without these characters.
    const text = applyEdits(
      file.text,
      found.flatMap(({ edits }) => edits),
    );
    const mended = new LintFile(fileOf(parseRobotsTxt(text)), file.context);
    for (const { line, edits } of found) {
      const meant = mended.lines[line.number - 1];
      if (meant !== undefined) reportLine(file, line, edits, meant, report);
    }
  },
});

function reportLine(
  file: LintFile,
  line: LintLine,
  edits: readonly TextEdit[],
  meant: LintLine,
  report: (found: Found<Values>) => void,
): void {
  // Text that isn't a directive even without these characters may contain anything.
  const intent = intentInPlace(file, line, meant.kind, meant.value);
  if (intent === null && meant.kind !== 'sitemap') return;
  const [from, firstTo] = edits[0] as TextEdit;
  const areInARow = edits.every(([at], index) => index === 0 || at === edits[index - 1]?.[1]);
  report({
    line,
    from,
    to: areInARow ? (edits.at(-1) as TextEdit)[1] : firstTo,
    params: {
      point: file.text
        .charCodeAt(firstTo - 1)
        .toString(16)
        .toUpperCase()
        .padStart(4, '0'),
      count: edits.length,
      field: meant.field,
      isFieldRead: line.kind === meant.kind,
      value: meant.value,
    },
    ...(intent === null ? { kind: 'risk' } : { intent }),
    fix: () => edits,
  });
}

/** Returns the edits that fix a line, from its start to its comment. */
function editsOf({ text }: LintFile, line: LintLine): readonly TextEdit[] {
  if (line.kind === 'empty' || line.kind === 'comment') return [];
  const to = Math.min(line.isDirective ? line.valueTo : line.to, line.from + LONGEST_LINE);
  const content = text.slice(line.from, to);
  if (!hasInvisible(content) || beginsLikeComment(content.trimStart())) return [];
  if (!line.isDirective) return editsOfPart(text, line.from, to, ' ');
  return [
    ...editsOfPart(text, line.from, line.fieldTo, ' '),
    ...editsOfPart(text, line.valueFrom, to, line.isRule ? '%20' : ' '),
  ];
}

/** Returns the edits for text[from..to): a field, a value, or a whole line. `blank` replaces a wide space inside. */
function editsOfPart(text: string, from: number, to: number, blank: string): readonly TextEdit[] {
  const part = text.slice(from, to);
  const first = part.search(VISIBLE);
  let last = part.length - 1;
  while (last > first && !VISIBLE.test(part.charAt(last))) last--;
  const edits: TextEdit[] = [];
  for (let i = 0; i < part.length; i++) {
    const character = part.charAt(i);
    if (!INVISIBLE.test(character)) continue;
    const isInside = i > first && i < last;
    const isColon = character === FULL_WIDTH_COLON;
    if (isInside && (JOINERS.includes(character) || (isColon && blank === '%20'))) continue;
    const start = isMisread(part, i) ? i - 1 : i;
    edits.push([from + start, from + i + 1, replacement(character, isInside ? blank : '')]);
  }
  return edits;
}

/** Returns whether a character is a no-break space whose first byte in UTF-8 was read as a letter. */
function isMisread(part: string, at: number): boolean {
  return part.charAt(at) === '\u00a0' && part.charAt(at - 1) === '\u00c2';
}

function replacement(character: string, blank: string): string {
  if (character === FULL_WIDTH_COLON) return ': ';
  return WIDE_BLANK.test(character) ? blank : '';
}
