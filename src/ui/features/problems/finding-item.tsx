import { memo, useState } from 'react';
import { type RuleAbout, type RuleWords, sources } from '../../../lint/texts';
import { lineName, lineRange, ofFinding, problemsTexts, severityWords } from '../../../messages';
import type { FindingRow } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import link from '../../parts/controls/link.module.css';
import { HiddenText } from '../../parts/text/hidden-text';
import { RichText } from '../../parts/text/rich-text';
import { useFindingActions } from './finding-actions';
import styles from './finding-item.module.css';
import { FixButton } from './fix-button';
import { JumpLink } from './jump-link';
import { lineRanges } from './line-ranges';
import { SeverityIcon } from './severity-icon';
import { shownSeverity } from './shown-severity';

interface FindingItemProps {
  readonly row: FindingRow;
  /** Heading level: 4 under the heading of its kind. */
  readonly level: 3 | 4;
}

/** One finding: title, explanation, lines and fix. */
function FindingCard({ row, level }: FindingItemProps) {
  const about = aboutOf(row.rule);
  const { changes } = useFindingActions();
  const [isOpen, setOpen] = useState(false);
  const title = about.title(row.params);
  const severity = shownSeverity(row);
  const Heading = `h${level}` as const;
  return (
    <li className={styles['item']} data-finding={row.rule}>
      <SeverityIcon severity={severity} />
      <div>
        <div>
          <Heading className={styles['title']}>
            <HeadingText words={title} />
          </Heading>{' '}
          <small className={styles['severity']}>{severityWords[severity]}</small>
        </div>
        <p className={styles['explain']}>
          <RichText text={about.explain(row.params)} />
        </p>
        <div className={styles['actions']}>
          {/* Without the fix, text that it only inserts says nothing. */}
          {(changes !== null || row.change?.before) && <FindingChange change={row.change} />}
          <FixButton row={row} title={title} />
          {changes && row.fix !== null && problemsTexts.fixes[row.fix] !== null && (
            <span className={styles['aside']}>{problemsTexts.fixes[row.fix]}</span>
          )}
          <span className={styles['quiet']}>
            {changes && (
              <Button
                small
                aria-label={ofFinding(problemsTexts.ignore, title)}
                onClick={(event) => changes.ignore(row, event.currentTarget)}
              >
                {problemsTexts.ignore}
              </Button>
            )}
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

/** Words with quoted parts that only look like code: screen readers would stop in the heading before and after a `code` element. */
function HeadingText({ words }: { readonly words: RuleWords }) {
  return words.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place in the text
      <span key={index} translate="no" className={styles['code']}>
        {part.code}
      </span>
    ),
  );
}

/** Memoized, because every report creates all rows as new objects. */
export const FindingItem = memo(
  FindingCard,
  (before, after) => before.level === after.level && isSameRow(before.row, after.row),
);

/**
 * Returns whether two rows look the same and refer to the same finding of their reports. Offsets aren't shown, and change with every edit
 * above.
 */
function isSameRow(a: FindingRow, b: FindingRow): boolean {
  return a.index === b.index && shownPart(a) === shownPart(b);
}

function shownPart({ rule, severity, line, related, params, isHeuristic, fix, change }: FindingRow): string {
  return JSON.stringify([rule, severity, line, related, params, isHeuristic, fix, change]);
}

/** Text that a fix removes and inserts. Empty for large fixes. */
function FindingChange({ change }: Pick<FindingRow, 'change'>) {
  if (change === null) return null;
  const { before, after } = change;
  return (
    <span className={styles['change']}>
      {before !== '' && <del translate="no">{before}</del>}
      {before !== '' && after !== '' && ' → '}
      {after !== '' && <ins translate="no">{after}</ins>}
    </span>
  );
}

/** Reasons, crawlers' behaviour and sources of a kind of mistake. A source loads only when its link is followed. */
function FindingAbout({ about }: { readonly about: RuleAbout }) {
  return (
    <dl className={styles['about']}>
      <dt>{problemsTexts.why}</dt>
      <dd>{about.why}</dd>
      <dt>{problemsTexts.crawlers}</dt>
      <dd>
        <ul>
          {about.crawlers.map(({ who, does }) => (
            <li key={who}>
              <b className={styles['who']}>{who}</b> {does}
            </li>
          ))}
        </ul>
      </dd>
      <dt>{problemsTexts.sources}</dt>
      <dd>
        <ul className={styles['sources']}>
          {about.sources.map((key) => (
            <li key={key}>
              <a className={link['link']} href={sources[key].url} target="_blank" rel="noopener">
                {sources[key].name}
                <HiddenText>({problemsTexts.newTab})</HiddenText>
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}

/** Maximum number of line ranges shown. */
const MOST_RANGES = 3;

/** Links to the lines of a finding. */
function FindingLines({ row }: { readonly row: FindingRow }) {
  if (row.line === 0 && row.related.length === 0)
    return <span className={styles['whole']}>{problemsTexts.wholeFile}</span>;
  const ranges = lineRanges(row.line === 0 ? row.related : [row.line, ...row.related]);
  const [only] = ranges;
  if (ranges.length === 1 && only)
    return (
      <span className={styles['lines']}>
        <JumpLink row={row} line={only[0]}>
          {lineName(...only)}
        </JumpLink>
      </span>
    );
  return (
    <span className={classNames(styles['lines'], styles['several'])}>
      {`${problemsTexts.lines} `}
      {ranges.slice(0, MOST_RANGES).map((range, index) => (
        <span key={range[0]}>
          {index > 0 && ', '}
          <JumpLink row={row} line={range[0]} label={lineName(...range)}>
            {lineRange(range)}
          </JumpLink>
        </span>
      ))}
      {ranges.length > MOST_RANGES && ' …'}
    </span>
  );
}
