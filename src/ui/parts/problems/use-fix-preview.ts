import { useEffect, useState } from 'react';
import type { FixChoice, FixPreview, Problems } from '../../../store';

/** The effect of fixes; `waiting` until it is known, `nothing` if the text has changed and nothing is left to fix, `stopped` if the worker has stopped. */
export type ShownPreview = FixPreview | 'waiting' | 'nothing' | 'stopped';

/** Requests the effect of fixes before they are applied. */
export function useFixPreview(problems: Problems, choice: FixChoice): ShownPreview {
  const [preview, setPreview] = useState<ShownPreview>('waiting');
  useEffect(() => {
    let isCurrent = true;
    const show = (shown: ShownPreview) => isCurrent && setPreview(shown);
    problems.preview(choice).then(
      (made) => show(made === null || made.rounds.length === 0 ? 'nothing' : made),
      () => show('stopped'),
    );
    return () => {
      isCurrent = false;
    };
  }, [problems, choice]);
  return preview;
}
