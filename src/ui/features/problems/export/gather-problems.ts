import type { Problems, ReadonlyStore, TesterState } from '../../../../store';
import { savedName } from '../../../../store/saved-file';
import { allRows } from '../all-rows';
import type { ExportedProblems } from './exported-problems';

/** Milliseconds to wait for a report on the current text. */
const REPORT_TIMEOUT = 20_000;
/** Maximum number of attempts while the text keeps changing. */
const ATTEMPTS = 5;

/** Collects every finding of the current text. Rejects if the worker stops, or if the text keeps changing. */
export async function gatherProblems(
  problems: Problems,
  tester: ReadonlyStore<TesterState>,
): Promise<ExportedProblems> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await whenChecked(problems, tester);
    const { document, version } = tester.getState();
    const rows = await allRows(problems, version);
    if (rows !== null) return { rows, text: document.text.toString(), name: savedName(document) };
  }
  throw new Error('The text changes all the time');
}

/** Waits for a report on the current text. */
async function whenChecked(problems: Problems, tester: ReadonlyStore<TesterState>): Promise<void> {
  const isChecked = () => problems.store.getState().report?.version === tester.getState().version;
  if (isChecked()) return;
  await new Promise<void>((resolve, reject) => {
    const end = problems.store.subscribe(() => {
      if (!isChecked()) return;
      end();
      clearTimeout(timer);
      resolve();
    });
    const timer = setTimeout(() => {
      end();
      reject(new Error('The file has not been checked'));
    }, REPORT_TIMEOUT);
  });
}
