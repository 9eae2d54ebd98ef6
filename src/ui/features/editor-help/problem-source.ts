import type { ProblemLabels, ProblemSource } from '../../../editor/problems';
import {
  editorHelpTexts,
  moreProblems,
  problemReached,
  problemsTexts,
  severityCounts,
  severityWords,
} from '../../../messages';
import type { FixResult, Problems } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';

const labels: ProblemLabels = {
  severity: (severity) => severityWords[severity],
  counts: (errors, warnings, notes) => severityCounts({ error: errors, warning: warnings, note: notes }),
  arrived: (line, severity, title) => problemReached(line, severityWords[severity].toLowerCase(), title),
  crawlers: problemsTexts.crawlers,
  sources: problemsTexts.sources,
  ignore: problemsTexts.ignore,
  newTab: problemsTexts.newTab,
  becomes: editorHelpTexts.becomes,
  more: moreProblems,
};

/**
 * Connects the editor's problem cards to `problems` and its fixes. `isShown` returns true if the editor shows
 * the newest report.
 */
export function problemSource(
  tester: TesterBinding,
  problems: Problems,
  isShown: () => boolean,
): ProblemSource {
  const refuse = (reason: 'gone' | 'impossible'): void =>
    tester.actions.showNotice({ kind: 'not-written', reason });
  const write = async (act: () => Promise<FixResult>): Promise<void> => {
    if (isShown()) await act();
    else refuse('gone');
  };
  return {
    labels,
    details: async (index) => {
      if (!isShown()) return null;
      // The texts of all rules load with the first card.
      const [row, { problemCard }] = await Promise.all([problems.finding(index), import('./rule-words')]);
      return row && problemCard(row);
    },
    fix: (index) => write(() => problems.applyFix({ kind: 'one', index })),
    preview: (index, place, ends) => {
      let remove: (() => void) | null = null;
      let isRemoved = false;
      import('./fix-in-card').then(
        ({ showFixInCard }) => {
          if (isRemoved) return;
          remove = showFixInCard(place, tester, { problems, index, ends, onApply: problems.applyPreview });
        },
        // Without the preview, the fix isn't written.
        () => refuse('impossible'),
      );
      return () => {
        isRemoved = true;
        remove?.();
      };
    },
    ignore: (index) => void write(() => problems.ignore(index)),
    format: () => void problems.format(),
    scrolled: problems.giveWay,
  };
}
