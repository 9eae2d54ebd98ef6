import { useId, useState } from 'react';
import { firstShown, fixKind, kindCount, ofFinding, severityWords, showAllProblems } from '../../../messages';
import type { KindOfFinding } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import { Button } from '../../parts/controls/button';
import { Icon } from '../../parts/controls/icon';
import link from '../../parts/controls/link.module.css';
import { AllFindings } from './all-findings';
import { useFindingActions } from './finding-actions';
import { FindingItem } from './finding-item';
import styles from './kind-group.module.css';
import type { KindRows } from './kind-rows';
import { SeverityIcon } from './severity-icon';
import { severityFilterOf } from './severity-of';
import { shownSeverity } from './shown-severity';
import { useRequestedKind } from './use-requested-kind';

/** Maximum number of findings of a kind that are unfolded at first. */
export const FEW = 5;
/** Maximum number of findings shown in full. */
export const FIRST = 200;

interface KindGroupProps {
  readonly kind: KindOfFinding;
  readonly found: KindRows;
  /** True if only some findings of the kind are listed. */
  readonly isFiltered?: boolean;
  /** Called when the group is opened or closed. */
  readonly onOpen?: () => void;
}

/** Findings of a kind. A single one has no heading. More than `FEW` are folded at first. */
export function KindGroup({ kind, found, isFiltered = false, onOpen }: KindGroupProps) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? found.total <= FEW;
  useRequestedKind(kind, () => setChoice(true));
  const { total, rows } = found;
  const [first] = rows;
  if (total === 1 && kind.count === 1) return first && <FindingItem row={first} level={3} />;
  return (
    <li className={styles['kind']} data-kind={kind.rule}>
      <KindHead
        kind={kind}
        total={total}
        isOpen={isOpen}
        canFixAll={!isFiltered || total === kind.count}
        onToggle={() => {
          setChoice(!isOpen);
          onOpen?.();
        }}
      />
      {isOpen && <KindFindings found={found} />}
    </li>
  );
}

interface KindHeadProps {
  readonly kind: KindOfFinding;
  readonly total: number;
  readonly isOpen: boolean;
  readonly canFixAll: boolean;
  readonly onToggle: () => void;
}

/** Name, number and fix button of a kind. */
function KindHead({ kind, total, isOpen, canFixAll, onToggle }: KindHeadProps) {
  const { changes } = useFindingActions();
  const { name } = aboutOf(kind.rule);
  const severity = shownSeverity(kind);
  return (
    <div className={styles['head']}>
      <SeverityIcon severity={severity} />
      <h3 className={styles['name']}>
        <button type="button" className={styles['toggle']} aria-expanded={isOpen} onClick={onToggle}>
          {name} <small className={styles['count']}>{kindCount(total)}</small>{' '}
          <small className={styles['count']}>{severityWords[severity]}</small>
          <Icon name={isOpen ? 'down' : 'right'} />
        </button>
      </h3>
      {changes && kind.fix !== null && canFixAll && (
        <Button
          outlined
          small
          aria-label={ofFinding(fixKind(kind.count), [name])}
          onClick={() => changes.preview({ kind: 'rule', rule: kind.rule, severity: severityFilterOf(kind) })}
        >
          {fixKind(kind.count)}
        </Button>
      )}
    </div>
  );
}

/** The first findings of a kind in full, or all of them in short rows. */
function KindFindings({ found }: Pick<KindGroupProps, 'found'>) {
  const [showsAll, setShowAll] = useState(false);
  const id = useId();
  if (showsAll) return <AllFindings found={found} />;
  const shown = found.rows.slice(0, FIRST);
  return (
    <>
      <ul className={styles['findings']}>
        {shown.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the place within the kind is stable while other lines change
          <FindingItem key={`${id}${place}`} row={row} level={4} />
        ))}
      </ul>
      {found.total > FIRST && (
        <p className={styles['more']}>
          {firstShown(shown.length, found.total)}{' '}
          <button type="button" className={link['link']} onClick={() => setShowAll(true)}>
            {showAllProblems(found.total)}
          </button>
        </p>
      )}
    </>
  );
}
