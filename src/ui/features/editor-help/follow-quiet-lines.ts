import type { EditorHandle } from '../../../editor';
import { quietLinesPart } from '../../../editor/quiet';
import type { Problems } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';
import { usesRules } from './uses-rules';

const NONE = new Int32Array(0);

/**
 * Dims the rules that change nothing for the tested crawler. Looks for them after each report on problems, which
 * comes once the user stops typing. Returns a function that ends this.
 */
export function followQuietLines(
  editor: EditorHandle,
  { store }: TesterBinding,
  problems: Problems,
): () => void {
  const part = quietLinesPart();
  editor.add(part);
  let isEnded = false;
  const check = async () => {
    const lines = usesRules(store.getState()) ? await problems.quietLines() : NONE;
    // If they aren't known, a newer report is on its way.
    if (lines !== null && !isEnded) part.show(lines);
  };
  void check();
  const ends = [
    problems.store.subscribe(({ report }, before) => {
      if (report !== before.report) void check();
    }),
    store.subscribe((state, before) => {
      if (usesRules(state) !== usesRules(before)) void check();
    }),
  ];
  return () => {
    isEnded = true;
    for (const end of ends) end();
  };
}
