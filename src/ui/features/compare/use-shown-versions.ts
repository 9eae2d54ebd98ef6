import { useMemo } from 'react';
import { cloudflareBlock } from '../../../catalogue/templates/managed-block';
import {
  aiBlockSource,
  compareTexts,
  inTheEditor,
  simplifiedBy,
  simplifyTexts,
  versionFacts,
} from '../../../messages';
import type { SecondVersion } from '../../../store';
import { useTester } from '../../parts/tester-context';

/** One of the two versions, as shown in the view. */
export interface ShownVersion {
  /** Kind of version: "This file", "Pasted text". */
  readonly title: string;
  /** Name and number of lines. */
  readonly facts: string;
  /** Explains a generated version, with its source if it has one; null for the others. */
  readonly about: { readonly text: string; readonly source: string | null } | null;
  readonly text: string;
  /** Use it instead of the text in the editor, or simplify that again. Null for neither. */
  readonly action: 'use' | 'simplify' | null;
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
      action: null,
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
    // The CDN adds the block.
    return { title, facts: versionFacts(other.service, linesOf(text)), about, text, action: null };
  }
  const text = other.content.text.toString();
  const name = 'name' in other ? other.name : '';
  const shown = { title, facts: versionFacts(name, linesOf(text)), text };
  const use = text === present ? null : 'use';
  if (other.kind !== 'simplified') return { ...shown, about: null, action: use };
  // Using it would revert the edits since then.
  if (other.of !== present && text !== present)
    return { ...shown, about: { text: simplifyTexts.outdated, source: null }, action: 'simplify' };
  return { ...shown, about: { text: simplifiedBy(other.removed, other.joined), source: null }, action: use };
}

/** Counts lines like the status bar: the text after the last line end is a line too. */
function linesOf(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
