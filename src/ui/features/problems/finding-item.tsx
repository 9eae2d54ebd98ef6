import { memo, useState } from 'react';
import { ofFinding, problemsTexts, severityWords } from '../../../messages';
import type { FindingRow } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import { Button } from '../../parts/controls/button';
import { RichText } from '../../parts/text/rich-text';
import { FindingAbout } from './finding-about';
import styles from './finding-item.module.css';
import { FindingLines } from './finding-lines';
import { FixButton } from './fix-button';
import { useMendingOf } from './mending';
import { saidSeverity } from './said-severity';
import { SeverityIcon } from './severity-icon';

interface FindingItemProps {
  readonly row: FindingRow;
  /** Level of its heading: 4 under the heading of its kind. */
  readonly level: 3 | 4;
}

/** One finding: what it is, what it means, where it is, and what mends it. */
function FindingCard({ row, level }: FindingItemProps) {
  const about = aboutOf(row.rule);
  const mending = useMendingOf();
  const [isOpen, setOpen] = useState(false);
  const title = about.title(row.params);
  const severity = saidSeverity(row);
  const Heading = `h${level}` as const;
  return (
    <li className={styles['item']} data-finding={row.rule}>
      <SeverityIcon severity={severity} />
      <div className={styles['body']}>
        <Heading className={styles['title']}>
          <RichText text={title} /> <small className={styles['severity']}>{severityWords[severity]}</small>
        </Heading>
        <p className={styles['explain']}>
          <RichText text={about.explain(row.params)} />
        </p>
        <div className={styles['actions']}>
          <FindingChange change={row.change} />
          <FixButton row={row} title={title} />
          {row.fix !== null && problemsTexts.fixes[row.fix] !== null && (
            <span className={styles['aside']}>{problemsTexts.fixes[row.fix]}</span>
          )}
          <span className={styles['quiet']}>
            <Button
              small
              aria-label={ofFinding(problemsTexts.ignore, title)}
              onClick={(event) => mending.ignore(row, event.currentTarget)}
            >
              {problemsTexts.ignore}
            </Button>
            <Button
              small
              aria-expanded={isOpen}
              aria-label={ofFinding(problemsTexts.about, title)}
              onClick={() => setOpen(!isOpen)}
            >
              {problemsTexts.about}
            </Button>
          </span>
        </div>
        {isOpen && <FindingAbout about={about} />}
      </div>
      <FindingLines row={row} />
    </li>
  );
}

/** The same, made anew only where something of it has changed: every report brings all rows as new objects. */
export const FindingItem = memo(
  FindingCard,
  (before, after) => before.level === after.level && isSameRow(before.row, after.row),
);

/** Whether two rows look the same and stand for the same finding of their reports. Offsets are not shown, and move with every letter above. */
function isSameRow(a: FindingRow, b: FindingRow): boolean {
  return a.index === b.index && shownPart(a) === shownPart(b);
}

function shownPart({ rule, severity, line, related, params, isHeuristic, fix, change }: FindingRow): string {
  return JSON.stringify([rule, severity, line, related, params, isHeuristic, fix, change]);
}

/** What a fix replaces by what; nothing where that is not said in a few characters. */
function FindingChange({ change }: Pick<FindingRow, 'change'>) {
  if (change === null) return null;
  const { before, after } = change;
  return (
    <span className={styles['change']}>
      {before !== '' && <del>{before}</del>}
      {before !== '' && after !== '' && ' → '}
      {after !== '' && <ins>{after}</ins>}
    </span>
  );
}
