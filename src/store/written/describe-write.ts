import { replacesAll } from '../document';
import type { ReadonlyStore } from '../readonly-store';
import type { TesterDocument } from '../state';
import type { TesterBinding } from '../tester-handle';
import { whenLoaded } from '../when-loaded';
import type { Written, WrittenLines } from './written';
import { writtenLines } from './written-lines';

/** Describes each write: the changed lines and answers of an edit, or the size and problems of another document. Returns a function that ends this. */
export function describeWrites(tester: TesterBinding): () => void {
  describeLast(tester);
  return tester.store.subscribe(({ written }, { written: former }) => {
    if (written?.before !== former?.before) describeLast(tester);
  });
}

function describeLast(tester: TesterBinding): void {
  const { written } = tester.store.getState();
  if (written === null) return;
  if (written.rounds !== null && !replacesExample(written)) {
    tester.actions.describeWritten({ lines: linesOf(written) });
    void addEffect(tester, written);
    return;
  }
  tester.actions.describeWritten({ effect: null });
  if (written.kind === 'address' || written.kind === 'list') return;
  void addFacts(tester, written);
  if (isNewerFile(written)) {
    tester.actions.describeWritten({ effect: 'pending' });
    void addEffect(tester, written);
  }
}

/** Most lines that are marked. */
const MOST_MARKED = 5_000;

/** Returns the changed lines. None is marked if the whole text was replaced, or if there are too many. */
function linesOf({ before, after, rounds }: Written): WrittenLines {
  const [old, now] = [before, after].map(({ document }) => document.text.toString()) as [string, string];
  const lines = writtenLines(old, now, rounds ?? []);
  return isWhole(before.document, rounds) || lines.marked.length > MOST_MARKED
    ? { ...lines, marked: new Int32Array(), first: 0 }
    : lines;
}

/** Returns whether an edit has put another text in the place of an example, with which there is nothing to compare. */
function replacesExample({ before: { document }, rounds }: Written): boolean {
  return document.origin.kind === 'example' && isWhole(document, rounds);
}

/** Returns whether edits replace the whole text. */
function isWhole(document: TesterDocument, rounds: Written['rounds']): boolean {
  const [first, ...others] = rounds ?? [];
  return first !== undefined && others.length === 0 && replacesAll(document, first);
}

/** Returns whether a file was fetched over one from the same address. With another site's file, or an example, there is nothing to compare. */
function isNewerFile({ before, after }: Written): boolean {
  const [former, present] = [before.document.origin, after.document.origin];
  return former.kind === 'site' && present.kind === 'site' && former.url === present.url;
}

/** Returns whether a write is still the last one. */
function isLast({ store }: TesterBinding, { before }: Written): boolean {
  return store.getState().written?.before === before;
}

async function addEffect(tester: TesterBinding, written: Written): Promise<void> {
  // Without the list of crawlers, the answers of some crawlers could differ.
  const [problems] = await Promise.all([whenLoaded(tester, 'problems'), whenLoaded(tester, 'catalogue')]);
  if (!isLast(tester, written)) return;
  const effect = (await problems?.changedSince(written.before.document)) ?? 'unknown';
  if (isLast(tester, written)) tester.actions.describeWritten({ effect });
}

/** Waits for the reports on the document: the answer's, and then the one on problems, unless that can't come. */
async function addFacts(tester: TesterBinding, written: Written): Promise<void> {
  const { version } = written.after;
  const { file } = await nextOf(tester.store, ({ report }) => reportFrom(report, version));
  const problems = await whenLoaded(tester, 'problems');
  const counts =
    problems &&
    (await nextOf(problems.store, ({ report, status }) => {
      if (status === 'stopped' || status === 'unavailable') return { counts: null };
      return reportFrom(report, version);
    }));
  if (isLast(tester, written))
    tester.actions.describeWritten({ facts: { lines: file.lines, problems: counts?.counts ?? null } });
}

/** Resolves to what `pick` returns for the first state for which that isn't null. */
function nextOf<State, Found>(
  store: ReadonlyStore<State>,
  pick: (state: State) => Found | null,
): Promise<Found> {
  return new Promise((resolve) => {
    const check = (): boolean => {
      const found = pick(store.getState());
      if (found !== null) resolve(found);
      return found !== null;
    };
    if (check()) return;
    const end = store.subscribe(() => {
      if (check()) end();
    });
  });
}

function reportFrom<One extends { readonly version: number }>(
  report: One | null,
  version: number,
): One | null {
  return report !== null && report.version >= version ? report : null;
}
