import { classNames } from '../../../parts/class-names';
import { Icon } from '../../../parts/controls/icon';
import type { RuleOrder } from './deciding-order';
import styles from './sort-head.module.css';

interface SortHeadProps {
  readonly name: string;
  readonly by: RuleOrder['by'];
  readonly order: RuleOrder;
  readonly onSort: (by: RuleOrder['by']) => void;
}

/** The head of a column that rows can be sorted by. */
export function SortHead({ name, by, order, onSort }: SortHeadProps) {
  const isSorted = order.by === by;
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <button
        type="button"
        className={classNames(styles['sort'], !order.descending && styles['ascending'])}
        onClick={() => onSort(by)}
      >
        {name}
        {isSorted && <Icon name="down" />}
      </button>
    </th>
  );
}
