import { foldedRanges } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import { GutterMarker, gutter } from '@codemirror/view';
import { flashedLine } from '../flash-line';
import { labelsChanged, labelsOf } from '../labels';
import { foldableGroup, isFoldedAt, toggleGroup } from './fold-groups';
import type { EditorIconName } from './icon';
import { drawIcon } from './icon';
import { isLimit } from './limit-line';
import type { LineSign } from './line-signs';
import { signAt, signsChanged } from './line-signs';
import { marksChanged } from './marks-field';
import type { Row } from './row';
import { rowAt } from './row';

/** Line numbers, followed by the bar of the selected groups with an icon for each rule that matched. */
export const markGutters: Extension = [
  gutter({
    class: 'cm-numbers',
    lineMarker: (view, block) => numberMarker(view.state, view.state.doc.lineAt(block.from).number),
    widgetMarker: (_view, widget) => (isLimit(widget) ? limitMarker : null),
    lineMarkerChange: rowsChanged,
    initialSpacer: (view) => new NumberMarker(widest(view.state.doc.lines), ''),
    updateSpacer: (spacer, update) =>
      update.docChanged ? new NumberMarker(widest(update.state.doc.lines), '') : spacer,
  }),
  gutter({
    class: 'cm-marks',
    renderEmptyElements: true,
    lineMarker: (view, block) => markMarker(view.state, view.state.doc.lineAt(block.from).number),
    widgetMarker: (_view, widget) => (isLimit(widget) ? limitMarker : null),
    lineMarkerChange: rowsChanged,
    domEventHandlers: { click: (view, block) => openSign(view, block.from) || toggleGroup(view, block.from) },
  }),
];

/** Returns the largest number with as many digits as the last line's number, which sets the column's width. */
function widest(lines: number): number {
  return 10 ** String(lines).length - 1;
}

function rowsChanged(update: ViewUpdate): boolean {
  return (
    marksChanged(update) ||
    signsChanged(update) ||
    flashedLine(update.startState) !== flashedLine(update.state) ||
    foldedRanges(update.startState) !== foldedRanges(update.state) ||
    labelsChanged(update)
  );
}

class NumberMarker extends GutterMarker {
  constructor(
    readonly line: number,
    override readonly elementClass: string,
  ) {
    super();
  }

  override eq(other: NumberMarker): boolean {
    return this.line === other.line && this.elementClass === other.elementClass;
  }

  override toDOM(): Node {
    return document.createTextNode(String(this.line));
  }
}

class MarkMarker extends GutterMarker {
  constructor(
    override readonly elementClass: string,
    readonly icon: EditorIconName | null,
    readonly title: string,
    readonly sign: LineSign | null = null,
  ) {
    super();
  }

  override eq(other: MarkMarker): boolean {
    return (
      this.elementClass === other.elementClass &&
      this.icon === other.icon &&
      this.title === other.title &&
      this.sign?.name === other.sign?.name
    );
  }

  override toDOM(_view: EditorView): Node {
    const cell = document.createElement('span');
    if (this.icon !== null) cell.append(drawIcon(this.icon));
    else if (this.sign !== null) cell.append(this.sign.draw());
    cell.title = this.title;
    return cell;
  }
}

class LimitMarker extends GutterMarker {
  override elementClass = 'cm-limit-gutter';
}

const limitMarker = new LimitMarker();

function numberMarker(state: EditorState, line: number): NumberMarker {
  return new NumberMarker(line, rowClasses(rowAt(state, line), flashedLine(state) === line).join(' '));
}

function markMarker(state: EditorState, line: number): MarkMarker {
  const row = rowAt(state, line);
  const classes = rowClasses(row, flashedLine(state) === line);
  if (row.group !== null && row.group.part > 0) {
    classes.push('cm-bar');
    if (row.group.first === line) classes.push('cm-bar-first');
    if (row.group.last === line || isFoldedAt(state, line)) classes.push('cm-bar-last');
  }
  const { rule } = row;
  if (rule !== null && rule.state !== 'unmatched') {
    return new MarkMarker(classes.join(' '), `${rule.state}-${rule.blocks ? 'block' : 'allow'}`, '');
  }
  const shown = shownSign(state, line);
  if (shown !== null) {
    classes.push('cm-sign', `cm-sign-${shown.sign.name}`);
    return new MarkMarker(classes.join(' '), null, shown.sign.title, shown.sign);
  }
  if (foldableGroup(state, line) === null) return new MarkMarker(classes.join(' '), null, '');
  const labels = labelsOf(state);
  const folded = isFoldedAt(state, line);
  classes.push('cm-fold', ...(folded ? ['cm-folded'] : []));
  return new MarkMarker(
    classes.join(' '),
    folded ? 'fold-closed' : 'fold-open',
    [
      ...(row.group?.part === 0 ? [labels.groupNotUsed] : []),
      folded ? labels.unfoldGroup : labels.foldGroup,
    ].join(' · '),
  );
}

/** Returns the sign of a line. Null if a rule's own icon, which says more, or the button that unfolds a group is shown instead. */
function shownSign(state: EditorState, line: number): ReturnType<typeof signAt> {
  const { rule } = rowAt(state, line);
  const hasIcon = rule !== null && rule.state !== 'unmatched';
  return hasIcon || isFoldedAt(state, line) ? null : signAt(state, line);
}

function openSign(view: EditorView, pos: number): boolean {
  const line = view.state.doc.lineAt(pos).number;
  const shown = isFoldedAt(view.state, line) ? null : signAt(view.state, line);
  shown?.from.open(view, line);
  return shown !== null;
}

function rowClasses({ rule }: Row, flashed: boolean): string[] {
  const classes: string[] = [];
  if (rule !== null && rule.state !== 'unmatched') {
    classes.push(`cm-row-${rule.state}`, rule.blocks ? 'cm-row-block' : 'cm-row-allow');
  }
  if (flashed) classes.push('cm-row-flash');
  return classes;
}
