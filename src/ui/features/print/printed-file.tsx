import { type MarkedLine, markedText } from '../../../editor/marked-text';
import { crawlerName, editorLabels, notPrinted, printTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { useTesterStore } from '../../parts/tester-context';
import styles from './printed-file.module.css';

type Labels = ReturnType<typeof editorLabels>;

/**
 * Prints the whole file, because the editor renders only visible lines. Rendered once per print, so it reads
 * the store without subscribing.
 */
export function PrintedFile() {
  const { document, report, version, crawler } = useTesterStore().getState();
  const known = report?.version === version ? report : null;
  const { lines, left, parts } = markedText(document.text.toString(), known?.marks ?? null);
  const labels = editorLabels(crawlerName(crawler));
  const limit = known?.file.limit ?? null;
  if (lines.length === 0) return null;
  return (
    <section data-printed="file">
      <h2 className={styles['title']}>{printTexts.file}</h2>
      {lines.map((line, index) => {
        const number = index + 1;
        return [
          <Line key={number} number={number} line={line} notes={notesOf(line, parts, labels)} />,
          limit?.line === number && (
            <p key="limit" className={styles['limit']}>
              {labels.limitReached(limit.lostLines, limit.lostRules)}
            </p>
          ),
        ];
      })}
      {left > 0 && <p className={styles['limit']}>{notPrinted(left)}</p>}
    </section>
  );
}

interface LineProps {
  readonly number: number;
  readonly line: MarkedLine;
  readonly notes: string;
}

/** One line of the file. A bar marks lines of a selected group. The winning rule is framed and bold. */
function Line({ number, line, notes }: LineProps) {
  return (
    <div className={classNames(styles['line'], line.rule?.won && styles['won'])}>
      <span className={styles['number']}>{number}</span>
      <span className={classNames(styles['text'], line.part > 0 && styles['inGroup'])}>
        <span translate="no">{line.text}</span>
        {line.isCut && <em>{printTexts.cutLine}</em>}
      </span>
      {notes !== '' && <span className={styles['notes']}>{notes}</span>}
    </div>
  );
}

function notesOf({ isFirst, part, rule }: MarkedLine, parts: number, labels: Labels): string {
  if (rule !== null) return rule.won ? labels.wins(rule.length) : labels.matches(rule.length);
  return isFirst ? labels.group(part, parts) : '';
}
