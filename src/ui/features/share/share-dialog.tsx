import { useState } from 'react';
import { linkTooLong, linkUnsupported, notShareable, shareTexts } from '../../../messages';
import { LONGEST_LINK, sharedStateOf } from '../../../store/share';
import { Dialog } from '../../parts/dialog/dialog';
import { ListLeftOut } from '../../parts/file/list-left-out';
import { TestFile } from '../../parts/file/test-file';
import { useTesterStore } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { LinkContents } from './link-contents';
import { LinkField } from './link-field';
import styles from './share-dialog.module.css';
import { useMadeLink } from './use-made-link';

/** Makes the link that carries the page's state, and shows what it holds. Comes into sight once the link is made. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useTesterStore();
  // The page behind the window stays as it is.
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
