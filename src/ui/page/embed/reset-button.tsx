import { useState } from 'react';
import { embedLaterTexts } from '../../../messages';
import type { TesterState } from '../../../store';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { useTester } from '../../parts/tester-context';
import hiddenStyles from '../../parts/text/hidden-text.module.css';
import { useEmbed, useEmbedSetting } from './embed-context';
import type { GivenState } from './embed-settings';
import styles from './reset-button.module.css';

/** Place of the button. */
interface ResetButtonProps {
  /** True if there is no footer for the button. */
  readonly isOverText?: boolean;
}

/** Puts back the file and the question that the host gave. Hidden while the reader has changed nothing. */
export function ResetButton({ isOverText }: ResetButtonProps) {
  const { reset } = useEmbed();
  const isChanged = useIsChanged();
  const [isDone, setDone] = useState(false);
  if (isChanged && isDone) setDone(false);
  return (
    <>
      {isChanged && (
        <Button
          outlined
          small
          className={classNames(styles['button'], isOverText && styles['corner'])}
          onClick={({ currentTarget }) => {
            // The button is about to disappear.
            currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
            reset();
            setDone(true);
          }}
        >
          {embedLaterTexts.reset}
        </Button>
      )}
      <span aria-live="polite" className={hiddenStyles['text']}>
        {isDone && embedLaterTexts.wasReset}
      </span>
    </>
  );
}

/** Returns true while file or question differ from what the host gave. */
export function useIsChanged(): boolean {
  const given = useEmbedSetting((settings) => settings.given);
  return useTester((state) => given !== null && isDifferent(state, given));
}

function isDifferent({ document, crawlerInput, urlInput }: TesterState, given: GivenState): boolean {
  return (
    urlInput !== given.urlInput ||
    // Names of crawlers ignore case, and choosing one from the list may change it.
    crawlerInput.toLowerCase() !== given.crawlerInput.toLowerCase() ||
    !isSameText(document.text, given.document.text)
  );
}

type Text = GivenState['document']['text'];

/** Compares only texts of the same length, because converting them to strings takes time. */
function isSameText(one: Text, other: Text): boolean {
  return one === other || (one.length === other.length && one.toString() === other.toString());
}
