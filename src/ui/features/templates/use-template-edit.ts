import { useEffect, useMemo, useState } from 'react';
import type { Template } from '../../../catalogue/templates';
import type { TextSnapshot, Transaction } from '../../../store';
import { useActions, useTester } from '../../parts/tester-context';

/**
 * The edit of the current text that uses a template. `waiting` until the worker has found the place for its groups,
 * `nowhere` if there is none, `missing` if the worker can't look for it.
 */
export type TemplateEdit = Transaction | 'waiting' | 'nowhere' | 'missing';

/** Requests the edit that uses a template. `text` is the template's text. */
export function useTemplateEdit({ use }: Template, text: string): TemplateEdit {
  const actions = useActions();
  const problems = useTester((state) => state.problems);
  const present = useTester((state) => state.document.text);
  const [found, setFound] = useState<Found | null>(null);
  const whole = useMemo((): Transaction => [[0, present.length, text]], [present, text]);
  useEffect(() => actions.loadProblems(), [actions]);
  useEffect(() => {
    if (use === 'whole-file' || typeof problems === 'string') return;
    let isCurrent = true;
    const show = (edit: TemplateEdit) => isCurrent && setFound({ present, text, edit });
    problems.placeGroups(text).then(
      (edits) => show(edits ?? 'nowhere'),
      () => show('missing'),
    );
    return () => {
      isCurrent = false;
    };
  }, [problems, present, use, text]);
  if (use === 'whole-file') return whole;
  if (problems === 'missing') return 'missing';
  return found?.present === present && found.text === text ? found.edit : 'waiting';
}

/** An edit, and what it was found for. */
interface Found {
  readonly present: TextSnapshot;
  readonly text: string;
  readonly edit: TemplateEdit;
}
