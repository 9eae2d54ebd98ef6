import type { Extension } from '@codemirror/state';
import { RangeSetBuilder } from '@codemirror/state';
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view';
import { Decoration, ViewPlugin } from '@codemirror/view';
import { coverageChanged, shownCoverage } from './coverage-field';
import type { CoverageLabels } from './editor-coverage';

/** Sets `data-urls`, the number of URLs that a rule decides, on visible lines. `coveragePart` draws it as generated content (see `lineDecorations`). */
export function coverageFigures(labels: CoverageLabels): Extension {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = decorate(view, labels);
      }

      update(update: ViewUpdate): void {
        const isStill = shownCoverage(update.state) === null && this.decorations === Decoration.none;
        if (isStill) return;
        if (update.viewportChanged || coverageChanged(update))
          this.decorations = decorate(update.view, labels);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
}

function decorate({ state, visibleRanges }: EditorView, labels: CoverageLabels): DecorationSet {
  const coverage = shownCoverage(state);
  if (coverage === null) return Decoration.none;
  const builder = new RangeSetBuilder<Decoration>();
  let done = -1;
  for (const { from, to } of visibleRanges) {
    for (let pos = Math.max(from, done + 1); pos <= to; ) {
      const line = state.doc.lineAt(pos);
      const urls = line.from > done ? coverage.urlsAt(line) : null;
      if (urls !== null)
        builder.add(
          line.from,
          line.from,
          Decoration.line({ attributes: { 'data-urls': labels.figure(urls) } }),
        );
      done = line.to;
      pos = line.to + 1;
    }
  }
  return builder.finish();
}
