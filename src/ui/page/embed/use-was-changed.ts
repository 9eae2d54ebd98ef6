import { useState } from 'react';
import type { TesterState } from '../../../store';
import { useTester } from '../../parts/tester-context';
import { useEmbedSetting } from './embed-context';
import type { GivenState } from './embed-settings';

/** Returns true while file or question differ from what the host gave. */
export function useIsChanged(): boolean {
  const given = useEmbedSetting((settings) => settings.given);
  return useTester((state) => given !== null && isDifferent(state, given));
}

/** Returns true once the reader has changed file or question. Before that, the frame announces nothing: its reader may be elsewhere in the host's page. */
export function useWasChanged(): boolean {
  const isChanged = useIsChanged();
  const [wasChanged, setWasChanged] = useState(isChanged);
  if (isChanged && !wasChanged) setWasChanged(true);
  return wasChanged;
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
