import type { EditorState, Extension, Line } from '@codemirror/state';
import { RangeSetBuilder } from '@codemirror/state';
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view';
import { Decoration, ViewPlugin } from '@codemirror/view';
import type { EditorLabels } from '../labels';
import { labelsChanged, labelsOf } from '../labels';
import type { LineSign } from './line-signs';
import { lineSigns, signAt, signsChanged } from './line-signs';
import { marksChanged, marksOf } from './marks-field';
import type { MarkedGroup, MarkedRule } from './marks-over-text';
import { isUserAgentLine, rowAt } from './row';

const behindLimit = Decoration.mark({ class: 'cm-behind-limit' });

/**
 * Decorates the visible lines: attributes for tests and host pages, badges, and descriptions for screen readers.
 *
 * A badge is generated content of its line, drawn from `data-badge`. CodeMirror would mistake a floated widget for the end of a wrapped
 * row, so the End key would jump to the wrong place. Screen readers read generated content like text, and the caret can't enter it.
 */
export const lineDecorations: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate): void {
      const changed = update.docChanged || update.viewportChanged || marksChanged(update);
      if (changed || labelsChanged(update) || signsChanged(update)) {
        this.decorations = decorate(update.view);
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function decorate(view: EditorView): DecorationSet {
  const { state } = view;
  const marks = marksOf(state);
  if (marks === null && state.facet(lineSigns).length === 0) return Decoration.none;
  const labels = labelsOf(state);
  const limit = marks?.limitOffset() ?? null;
  const builder = new RangeSetBuilder<Decoration>();
  let done = -1;
  for (const { from, to } of view.visibleRanges) {
    for (let pos = Math.max(from, done + 1); pos <= to; ) {
      const line = state.doc.lineAt(pos);
      if (line.from > done) {
        const { attributes, classes } = lookOf(state, line, labels);
        builder.add(line.from, line.from, Decoration.line({ attributes, class: classes.join(' ') }));
        if (limit !== null && line.from < limit && limit < line.to) builder.add(limit, line.to, behindLimit);
      }
      done = line.to;
      pos = line.to + 1;
    }
  }
  return builder.finish();
}

/** Returns the description of a line for screen readers; undefined if it has none. */
export function descriptionOf(state: EditorState, line: Line): string | undefined {
  return lookOf(state, line, labelsOf(state)).attributes['aria-description'];
}

/** Attributes and classes of a line. */
interface Look {
  readonly attributes: Record<string, string>;
  readonly classes: string[];
}

function lookOf(state: EditorState, line: Line, labels: EditorLabels): Look {
  const row = rowAt(state, line.number);
  const attributes: Record<string, string> = {};
  const classes: string[] = [];
  if (row.group !== null) addGroup(attributes, line, row.group, marksOf(state)?.parts ?? 0, labels);
  if (row.rule !== null) addRule(attributes, line, row.rule, labels);
  else if (row.group !== null && row.group.part > 0 && isUserAgentLine(line.text)) classes.push('cm-agent');
  if (row.lost) classes.push('cm-behind-limit');
  const sign = signAt(state, line.number)?.sign;
  if (sign !== undefined) addSign(attributes, classes, sign);
  return { attributes, classes };
}

function addGroup(
  attributes: Record<string, string>,
  line: Line,
  group: MarkedGroup,
  parts: number,
  labels: EditorLabels,
): void {
  const selected = group.part > 0;
  attributes['data-group'] = selected ? 'selected' : 'other';
  if (line.number !== group.first) return;
  const description = selected ? labels.group(group.part, parts) : labels.groupNotUsed;
  // Not a title, which Firefox would make the name of the line: screen readers would read it instead of the text.
  attributes['aria-description'] = description;
  if (!selected) return;
  attributes['data-badge'] = description;
  attributes['data-badge-short'] = labels.groupShort(group.part, parts);
}

function addRule(
  attributes: Record<string, string>,
  line: Line,
  rule: MarkedRule,
  labels: EditorLabels,
): void {
  attributes['data-rule'] = rule.state;
  attributes['data-effect'] = rule.blocks ? 'block' : 'allow';
  attributes['aria-description'] = labels.lineDescription(line.number, rule.state, rule.blocks, rule.length);
  if (rule.state === 'won') attributes['data-badge'] = labels.wins(rule.length);
  else if (rule.state === 'lost') attributes['data-badge'] = labels.matches(rule.length);
}

function addSign(attributes: Record<string, string>, classes: string[], sign: LineSign): void {
  const known = attributes['aria-description'];
  attributes['aria-description'] = known === undefined ? sign.description : `${known}; ${sign.description}`;
  if (sign.badge === null || attributes['data-badge'] !== undefined) return;
  attributes['data-badge'] = sign.badge;
  classes.push('cm-sign-badge');
}
