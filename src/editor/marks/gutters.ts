import { foldedRanges } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import { GutterMarker, gutter } from '@codemirror/view';
import { flashedLine } from '../flash-line';
import { labelsChanged, labelsOf } from '../labels';
import { foldableGroup, isFoldedAt, toggleGroup } from './fold-groups';
import type { IconName } from './icon';
import { drawIcon } from './icon';
import { marksChanged } from './marks-field';
import type { Row } from './row';
import { rowAt } from './row';

/** Line numbers, and behind them the bar of the selected groups with an icon for every rule that matched. */
export const markGutters: Extension = [
  gutter({
    class: 'cm-numbers',
    lineMarker: (view, block) => numberMarker(view.state, view.state.doc.lineAt(block.from).number),
    widgetMarker: () => limitMarker,
    lineMarkerChange: rowsChanged,
    initialSpacer: (view) => new NumberMarker(widest(view.state.doc.lines), ''),
    updateSpacer: (spacer, update) =>
      update.docChanged ? new NumberMarker(widest(update.state.doc.lines), '') : spacer,
  }),
  gutter({
    class: 'cm-marks',
    renderEmptyElements: true,
    lineMarker: (view, block) => markMarker(view.state, view.state.doc.lineAt(block.from).number),
    widgetMarker: () => limitMarker,
    lineMarkerChange: rowsChanged,
    domEventHandlers: { click: (view, block) => toggleGroup(view, block.from) },
  }),
];

/** A number as long as the longest one, so that the column is as wide. */
function widest(lines: number): number {
  return 10 ** String(lines).length - 1;
}

function rowsChanged(update: ViewUpdate): boolean {
  return (
    marksChanged(update) ||
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
    readonly icon: IconName | null,
    readonly title: string,
  ) {
    super();
  }

  override eq(other: MarkMarker): boolean {
    return this.elementClass === other.elementClass && this.icon === other.icon && this.title === other.title;
  }

  override toDOM(_view: EditorView): Node {
    const cell = document.createElement('span');
    if (this.icon !== null) cell.append(drawIcon(this.icon));
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
  if (foldableGroup(state, line) === null) return new MarkMarker(classes.join(' '), null, '');
  const labels = labelsOf(state);
  const folded = isFoldedAt(state, line);
  classes.push('cm-fold', ...(folded ? ['cm-folded'] : []));
  return new MarkMarker(
    classes.join(' '),
    folded ? 'fold-closed' : 'fold-open',
    folded ? labels.unfoldGroup : labels.foldGroup,
  );
}

function rowClasses({ rule }: Row, flashed: boolean): string[] {
  const classes: string[] = [];
  if (rule !== null && rule.state !== 'unmatched') {
    classes.push(`cm-row-${rule.state}`, rule.blocks ? 'cm-row-block' : 'cm-row-allow');
  }
  if (flashed) classes.push('cm-row-flash');
  return classes;
}
