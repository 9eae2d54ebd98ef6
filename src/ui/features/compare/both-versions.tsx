import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import type { DiffLine } from '../../../editor/compare';
import { compareTexts } from '../../../messages';
import type { SecondVersion } from '../../../store';
import { useMedia } from '../../parts/use-media';
import styles from './both-versions.module.css';
import { ChangesOfVersions } from './changes-of-versions';
import { ListedUrls } from './listed-urls';
import type { ComparedTexts } from './text-diff';
import { useCompareState } from './use-compare';
import { useShownVersions } from './use-shown-versions';
import { VersionAlert } from './version-alert';
import { VersionsHead } from './versions-head';

/** Loads the diff together with the editor's extensions, so that both look the same. */
const TextDiff = lazy(() =>
  Promise.all([import('./text-diff'), import('../../../editor')]).then(
    ([{ TextDiff }, { readingExtensions }]) => ({
      default: (texts: ComparedTexts) => <TextDiff {...texts} readingExtensions={readingExtensions} />,
    }),
    () => ({ default: DiffMissing }),
  ),
);

/**
 * Two versions of the file: what changes for every URL, the listed URLs that change, and a diff of the texts. With enough room, the
 * texts are beside the editor and the changes below, across the page. Otherwise everything is in one column, changes first.
 */
export function BothVersions({ other }: { readonly other: SecondVersion }) {
  const isSwapped = useCompareState((state) => state.query.isSwapped);
  const status = useCompareState((state) => state.status);
  const versions = useShownVersions(other, isSwapped);
  const isRoomy = useMedia(ROOMY);
  const isBesideEditor = useMedia(BESIDE_EDITOR);
  useWholeWidth();
  const [revealed, setRevealed] = useState<DiffLine | null>(null);
  const titles = [versions[0].title, versions[1].title] as const;
  const diff = (
    <Suspense fallback={<p className={styles['note']}>{compareTexts.diffLoading}</p>}>
      <TextDiff
        before={versions[0].text}
        after={versions[1].text}
        isSwapped={isSwapped}
        isBesideEditor={isBesideEditor}
        revealed={revealed}
        isFirst={isRoomy}
      />
    </Suspense>
  );
  return (
    <div className={styles['versions']}>
      <div className={styles['texts']}>
        <VersionAlert />
        <VersionsHead versions={versions} isSwapped={isSwapped} />
        {isRoomy && diff}
      </div>
      <div className={styles['changes']}>
        <ChangesOfVersions other={other} isSwapped={isSwapped} versions={versions} onReveal={setRevealed} />
        {status && <ListedUrls status={status} titles={titles} />}
      </div>
      {!isRoomy && diff}
    </div>
  );
}

function DiffMissing() {
  return <p className={styles['note']}>{compareTexts.diffMissing}</p>;
}

/** Media query: enough room to show the comparison beside and below the editor. Must match the style sheets. */
const BESIDE_EDITOR = 'screen and (min-width: 1100px) and (height >= 720px)';
/** `BESIDE_EDITOR`, or a single column with room for two scrollable parts. */
const ROOMY = `${BESIDE_EDITOR}, screen and (min-width: 641px) and (max-width: 1099px) and (height >= 1000px)`;

/** While mounted, gives the view the whole page width below the editor, if there is room. */
function useWholeWidth(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['compares'] = '';
    return () => {
      delete dataset['compares'];
    };
  }, []);
}
