import { chipsTexts, shorten } from '../../../messages';
import { urlOnTestedSite } from '../../../store';
import { useActions, useTesterStore } from '../../parts/tester-context';
import { tabId } from '../../parts/view/view-panels';
import styles from './page-chips.module.css';

/** Most characters of a chip. */
const LONGEST_CHIP = 24;

/** Pages to ask about, from the rules of the file. A click asks. Without a URL only. */
export function PageChips({ pages }: { readonly pages: readonly string[] }) {
  const store = useTesterStore();
  const actions = useActions();
  return (
    <>
      <ul className={styles['chips']} aria-label={chipsTexts.label}>
        {pages.map((path) => (
          <li key={path}>
            <button
              type="button"
              className={styles['chip']}
              title={path.length > LONGEST_CHIP ? path : undefined}
              onClick={() => {
                actions.setUrl(urlOnTestedSite(store.getState(), path));
                actions.setView('why');
                // The chips go with the question.
                document.getElementById(tabId('why'))?.focus();
              }}
            >
              {shorten(path, LONGEST_CHIP)}
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
