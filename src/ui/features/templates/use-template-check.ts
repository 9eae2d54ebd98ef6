import { useEffect, useState } from 'react';
import type { TextCheck } from '../../../store';
import { useTester } from '../../parts/tester-context';
import type { TemplateEdit } from './use-template-edit';

/** The changes that a template makes; `waiting` until the worker has found them, `missing` if it can't. */
export type TemplateCheck = TextCheck | 'waiting' | 'missing';

/** Requests from the worker what the edit that uses a template changes. */
export function useTemplateCheck(edit: TemplateEdit): TemplateCheck {
  const problems = useTester((state) => state.problems);
  const [known, setKnown] = useState<{ readonly edit: TemplateEdit; readonly check: TemplateCheck } | null>(
    null,
  );
  useEffect(() => {
    if (typeof problems === 'string' || typeof edit === 'string') return;
    let isCurrent = true;
    const show = (check: TemplateCheck) => isCurrent && setKnown({ edit, check });
    problems.compare(edit).then(show, () => show('missing'));
    return () => {
      isCurrent = false;
    };
  }, [problems, edit]);
  if (problems === 'missing') return 'missing';
  return known?.edit === edit ? known.check : 'waiting';
}
