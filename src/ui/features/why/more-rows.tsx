import type { TesterActions } from '../../../store';
import link from '../../parts/controls/link.module.css';
import { useActions } from '../../parts/tester-context';
import styles from './more-rows.module.css';

interface MoreRowsProps {
  readonly list: Parameters<TesterActions['showMoreRows']>[0];
  readonly text: string;
}

/** Button that says how many rows a list leaves out and loads more of them. */
export function MoreRows({ list, text }: MoreRowsProps) {
  const actions = useActions();
  return (
    <p className={styles['more']}>
      <button type="button" className={link['link']} onClick={() => actions.showMoreRows(list)}>
        {text}
      </button>
    </p>
  );
}
