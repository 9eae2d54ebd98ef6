import { useEffect, useState } from 'react';
import {
  bothTooLarge,
  linkTooLong,
  linkUnsupported,
  notShareable,
  type Rich,
  shareTexts,
} from '../../../messages';
import type { TesterState } from '../../../store';
import {
  LONGEST_LINK,
  type SecondText,
  type SharedState,
  secondTextOf,
  sharedStateOf,
  shareFragment,
  type TooLargePart,
  tooLargePart,
} from '../../../store/share';
import { CheckField } from '../../parts/controls/check-field';
import { Dialog } from '../../parts/dialog/dialog';
import { ListLeftOut } from '../../parts/file/list-left-out';
import { TestFile } from '../../parts/file/test-file';
import { useTesterStore } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { LinkContents } from './link-contents';
import { LinkField } from './link-field';
import { pageAddress } from './page-address';
import styles from './share-dialog.module.css';

/** Creates a link that carries the page's state, and lists its content. Opens once the link is ready. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useTesterStore();
  // The page behind the dialog does not change, so read the state once.
  const [state] = useState(() => store.getState());
  const [second] = useState(() => secondTextOf(state));
  const [made, setSecond] = useMadeLink(state, state.view === 'compare' ? second : null);
  if (made === null) return null;
  const canHoldSecond = second !== null && made.kind !== 'refused' && made.kind !== 'unsupported';
  return (
    <Dialog title={shareTexts.title} closeLabel={shareTexts.close} onClose={onClose}>
      <div className={styles['body']}>
        {made.kind === 'link' ? (
          <LinkField link={made.link} hasBoth={made.second !== null} />
        ) : (
          <p className={styles['warning']}>
            <RichText text={reasonOf(made)} />
          </p>
        )}
        {canHoldSecond && (
          <CheckField
            label={shareTexts.includeSecond}
            isChecked={made.second !== null}
            onCheck={(isChecked) => setSecond(isChecked ? second : null)}
          />
        )}
        {made.kind !== 'refused' && (
          <>
            <ListLeftOut hasLink={made.kind === 'link'} />
            <LinkContents
              state={made.kind === 'link' ? state : { ...state, sameFile: [] }}
              second={made.kind === 'link' ? made.second : null}
              title={made.kind === 'link' ? shareTexts.holds : shareTexts.holdsFile}
            />
            <TestFile
              title={shareTexts.testFile}
              about={second === null ? shareTexts.testFileAbout : shareTexts.testFileOfOne}
              isOnlyWay={made.kind === 'too-long' || made.kind === 'unsupported'}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** A share link, or the reason why there is none. */
type MadeLink = LinkOutcome & {
  /** The second version that the link contains, or should contain. */
  readonly second: SecondText | null;
};

type LinkOutcome =
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'too-long'; readonly length: number }
  /** The two versions don't fit into one link. */
  | { readonly kind: 'both-too-large' }
  /** The browser has no `CompressionStream`. */
  | { readonly kind: 'unsupported' }
  | ({ readonly kind: 'refused' } & TooLargePart);

function reasonOf(made: Exclude<LinkOutcome, { readonly kind: 'link' }>): Rich {
  switch (made.kind) {
    case 'too-long':
      return linkTooLong(made.length, LONGEST_LINK);
    case 'both-too-large':
      return bothTooLarge;
    case 'unsupported':
      return linkUnsupported;
    case 'refused':
      return notShareable(made.part, made.limit);
  }
}

/**
 * Returns the link of a state, and a function that includes another second version. The link is null until the first is ready, and stays until the next is.
 */
function useMadeLink(
  state: TesterState,
  initial: SecondText | null,
): readonly [made: MadeLink | null, setSecond: (second: SecondText | null) => void] {
  const [second, setSecond] = useState(initial);
  const [made, setMade] = useState<MadeLink | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void makeLink({ ...sharedStateOf(state), second }).then(
      (outcome) => isCurrent && setMade({ ...outcome, second }),
    );
    return () => {
      isCurrent = false;
    };
  }, [state, second]);
  return [made, setSecond];
}

async function makeLink(shared: SharedState): Promise<LinkOutcome> {
  const tooLarge = tooLargePart(shared);
  const hasBoth = shared.second !== null;
  if (tooLarge !== null)
    return hasBoth && tooLarge.part === 'text'
      ? { kind: 'both-too-large' }
      : { kind: 'refused', ...tooLarge };
  if (!('CompressionStream' in window)) return { kind: 'unsupported' };
  const code = await shareFragment(shared);
  if (code === null) throw new Error('A state of allowed sizes has no share code');
  const link = `${pageAddress()}#${code}`;
  if (link.length <= LONGEST_LINK) return { kind: 'link', link };
  return hasBoth ? { kind: 'both-too-large' } : { kind: 'too-long', length: link.length };
}
