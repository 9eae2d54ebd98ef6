import { Fragment } from 'react';
import { chipsTexts, shorten } from '../../../messages';
import { urlOnTestedSite } from '../../../store';
import { useActions, useTesterStore } from '../../parts/tester-context';
import { tabId } from '../../parts/view/view-panels';
import styles from './page-chips.module.css';
import { readablePath } from './readable-path';

/** Most characters of a chip. */
const LONGEST_CHIP = 24;

/** Pages to ask about, from the rules of the file. A click asks. Without a URL only. */
export function PageChips({ pages }: { readonly pages: readonly string[] }) {
  const store = useTesterStore();
  const actions = useActions();
  return (
    <>
      <ul className={styles['chips']} aria-label={chipsTexts.label}>
        {chipsOf(pages).map(([path, shown]) => (
          <li key={path}>
            <button
              type="button"
              className={styles['chip']}
              title={shown === path ? undefined : path}
              onClick={() => {
                actions.setUrl(urlOnTestedSite(store.getState(), path));
                actions.setView('why');
                // The chips go with the question.
                document.getElementById(tabId('why'))?.focus();
              }}
            >
              <PathText path={shown} />
            </button>
          </li>
        ))}
      </ul>
      <span className={styles['note']} aria-hidden="true">
        {chipsTexts.note}
      </span>
    </>
  );
}

/** A readable path. Its parts stay in their order, also those that are read from right to left. */
function PathText({ path }: { readonly path: string }) {
  return path.split('/').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place
    <Fragment key={at}>
      {at > 0 && '/'}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}

/** Returns each page with its shown form. */
function chipsOf(pages: readonly string[]): readonly (readonly [path: string, shown: string])[] {
  return pages.map((path) => [path, shorten(readablePath(path), LONGEST_CHIP)]);
}
