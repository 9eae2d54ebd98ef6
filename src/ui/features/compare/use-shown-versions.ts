import { useMemo } from 'react';
import { cloudflareBlock } from '../../../catalogue/templates/managed-block';
import { aiBlockSource, compareTexts, inTheEditor, versionFacts } from '../../../messages';
import type { SecondVersion } from '../../../store';
import { useTester } from '../../parts/tester-context';

/** One of the two versions, as shown in the view. */
export interface ShownVersion {
  /** Kind of version: "This file", "Pasted text". */
  readonly title: string;
  /** Name and number of lines. */
  readonly facts: string;
  /** Explains a generated version and names the source; null for the others. */
  readonly about: { readonly text: string; readonly source: string } | null;
  readonly text: string;
}

/** Returns both versions, the earlier one first. */
export function useShownVersions(
  other: SecondVersion,
  isSwapped: boolean,
): readonly [before: ShownVersion, after: ShownVersion] {
  const snapshot = useTester((state) => state.document.text);
  const present = useMemo(() => snapshot.toString(), [snapshot]);
  return useMemo(() => {
    const here: ShownVersion = {
      title: compareTexts.thisFile,
      facts: versionFacts(inTheEditor, linesOf(present)),
      about: null,
      text: present,
    };
    const there = shownVersion(other, present);
    return isSwapped ? [here, there] : [there, here];
  }, [other, present, isSwapped]);
}

function shownVersion(other: SecondVersion, present: string): ShownVersion {
  const title = compareTexts.names[other.kind];
  if (other.kind === 'ai-block') {
    const text = `${other.inFront}${present}`;
    const about = {
      text: aiBlockSource(other.service, cloudflareBlock.servedOn),
      source: cloudflareBlock.source,
    };
    return { title, facts: versionFacts(other.service, linesOf(text)), about, text };
  }
  const text = other.content.text.toString();
  const name = 'name' in other ? other.name : '';
  return { title, facts: versionFacts(name, linesOf(text)), about: null, text };
}

/** Counts lines like the status bar: the text after the last line end is a line too. */
function linesOf(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
