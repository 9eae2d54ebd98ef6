import { useEffect, useState } from 'react';
import { linkTooLong, linkUnsupported, notShareable, shareTexts } from '../../../messages';
import {
  LONGEST_LINK,
  type SharedState,
  sharedStateOf,
  shareFragment,
  type TooLargePart,
  tooLargePart,
} from '../../../store/share';
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
  const [shared] = useState(() => sharedStateOf(state));
  const made = useMadeLink(shared);
  if (made === null) return null;
  return (
    <Dialog title={shareTexts.title} closeLabel={shareTexts.close} onClose={onClose}>
      <div className={styles['body']}>
        {made.kind === 'link' && <LinkField link={made.link} />}
        {made.kind === 'too-long' && (
          <p className={styles['warning']}>
            <RichText text={linkTooLong(made.length, LONGEST_LINK)} />
          </p>
        )}
        {made.kind === 'unsupported' && (
          <p className={styles['warning']}>
            <RichText text={linkUnsupported} />
          </p>
        )}
        {made.kind === 'refused' && (
          <p className={styles['warning']}>
            <RichText text={notShareable(made.part, made.limit)} />
          </p>
        )}
        {made.kind !== 'refused' && (
          <>
            <ListLeftOut hasLink={made.kind === 'link'} />
            <LinkContents
              state={state}
              title={made.kind === 'link' ? shareTexts.holds : shareTexts.holdsFile}
            />
            <TestFile
              title={shareTexts.testFile}
              about={shareTexts.testFileAbout}
              isOnlyWay={made.kind !== 'link'}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** A share link, or the reason why there is none. */
type MadeLink =
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'too-long'; readonly length: number }
  /** The browser has no `CompressionStream`. */
  | { readonly kind: 'unsupported' }
  | ({ readonly kind: 'refused' } & TooLargePart);

/** Returns the link of a state. Null until it is ready. */
function useMadeLink(shared: SharedState): MadeLink | null {
  const [made, setMade] = useState<MadeLink | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void makeLink(shared).then((next) => isCurrent && setMade(next));
    return () => {
      isCurrent = false;
    };
  }, [shared]);
  return made;
}

async function makeLink(shared: SharedState): Promise<MadeLink> {
  const tooLarge = tooLargePart(shared);
  if (tooLarge !== null) return { kind: 'refused', ...tooLarge };
  if (!('CompressionStream' in window)) return { kind: 'unsupported' };
  const code = await shareFragment(shared);
  if (code === null) throw new Error('A state of allowed sizes has no share code');
  const link = `${pageAddress()}#${code}`;
  return link.length > LONGEST_LINK ? { kind: 'too-long', length: link.length } : { kind: 'link', link };
}
