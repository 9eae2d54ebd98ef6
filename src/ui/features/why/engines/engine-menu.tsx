import { dialectOf } from '../../../../catalogue';
import { dialectIds } from '../../../../engine/dialect-ids';
import { dialectName, dialectTexts, enginesTexts, ownDialect } from '../../../../messages';
import { Menu } from '../../../parts/menu/menu';
import { MenuItem } from '../../../parts/menu/menu-item';
import { useActions, useTester } from '../../../parts/tester-context';
import styles from './engines.module.css';

/** Selects the rules used to read the file: the crawler's own or those of any dialect. */
export function EngineMenu() {
  const choice = useTester((state) => state.dialectChoice);
  const crawler = useTester((state) => state.crawler);
  const { setDialect } = useActions();
  const own = dialectOf(crawler);
  const hintFor = (item: typeof choice) => (item === choice ? { hint: enginesTexts.answersNow } : {});
  return (
    <div className={styles['menu']}>
      <Menu label={enginesTexts.answerBy} isWide>
        <MenuItem
          label={ownDialect(own.id, own.isDocumented)}
          {...hintFor('own')}
          onChoose={() => setDialect('own')}
        />
        {dialectIds.map((dialect) => (
          <MenuItem
            key={dialect}
            label={dialectName(dialect)}
            about={dialectTexts[dialect].about}
            {...hintFor(dialect)}
            onChoose={() => setDialect(dialect)}
          />
        ))}
      </Menu>
    </div>
  );
}
