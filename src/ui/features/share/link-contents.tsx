import { useId } from 'react';
import { byteLength } from '../../../engine/source';
import {
  conditionName,
  crawlerName,
  dialectName,
  formatNumber,
  series,
  shareTexts,
  shorten,
} from '../../../messages';
import { isSimulating, type TesterState } from '../../../store';
import { savedBytes, unchanged } from '../../../store/saved-file';
import { plainState, type SecondText, sharedStateOf } from '../../../store/share';
import styles from './share-dialog.module.css';

/** Maximum number of characters shown of a typed value. */
const LONGEST_SHOWN = 120;

interface LinkContentsProps {
  readonly state: TesterState;
  /** The second version in the link; null if there is none. */
  readonly second: SecondText | null;
  readonly title: string;
}

/** Lists the parts that a link or a test file of this state contains. */
export function LinkContents({ state, second, title }: LinkContentsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['subtitle']}>
        {title}
      </h3>
      <dl className={styles['contents']}>
        {contentsOf(state, second).map(([name, value]) => (
          <div key={name} className={styles['content']}>
            <dt className={styles['name']}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function contentsOf(
  state: TesterState,
  second: SecondText | null,
): readonly (readonly [name: string, value: string])[] {
  const { document, crawler, crawlerInput, urlInput, list, dialectChoice, robotsUrlInput, sameFile, answer } =
    state;
  const contents: [string, string][] = [
    [shareTexts.file, shareTexts.size(savedBytes(document, unchanged(document)).length)],
    ...(second === null
      ? []
      : [[shareTexts.second, shareTexts.size(byteLength(second.text))] satisfies [string, string]]),
    [shareTexts.crawler, shown(crawlerName(crawler) || crawlerInput)],
    [shareTexts.url, shown(urlInput)],
    [shareTexts.engine, dialectChoice === 'own' ? shareTexts.ownEngine : dialectName(dialectChoice)],
  ];
  if (robotsUrlInput !== '') contents.push([shareTexts.robotsUrl, shown(robotsUrlInput)]);
  if (sameFile.length > 0) contents.push([shareTexts.sameFile, shown(series(sameFile))]);
  if (isSimulating(state)) contents.push([shareTexts.simulated, conditionName(answer)]);
  else if (sharedStateOf(state).answer !== plainState.answer)
    contents.push([shareTexts.siteAnswer, conditionName(answer)]);
  const { crawlers, urls } = list;
  if (urls.length > 0) contents.push([shareTexts.urls, counted(urls.length)]);
  if (crawlers.length > 0) contents.push([shareTexts.suiteCrawlers, counted(crawlers.length)]);
  const expected = urls.filter((entry) => entry.expected !== undefined).length;
  if (expected > 0) contents.push([shareTexts.expected, counted(expected)]);
  return contents;
}

function counted(count: number): string {
  return formatNumber(count);
}

function shown(typed: string): string {
  return typed === '' ? shareTexts.none : shorten(typed, LONGEST_SHOWN);
}
