import { VerdictRow } from '../../features/answer/verdict-row';
import { Question } from '../../features/question/question';
import { useCrawlerInput } from '../../features/question/use-crawler-input';
import { classNames } from '../../parts/class-names';
import { useTester } from '../../parts/tester-context';
import { useEmbedSetting } from './embed-context';
import styles from './embed-page.module.css';
import { useIsAnswered } from './use-is-answered';

/** The question and its verdict, or the verdict alone. Parts that the reader can't change are text. */
export function EmbedQuestion({ hasFields = true }: { readonly hasFields?: boolean }) {
  const locked = useEmbedSetting((settings) => settings.locked);
  const crawler = useCrawlerInput({ typed: null, setTyped: () => {} });
  const url = useTester((state) => state.urlInput);
  const isAnswered = useIsAnswered();
  return (
    <>
      {hasFields && (
        <Question
          className={classNames(styles['question'], ...locked.map((part) => styles[part]))}
          crawler={locked.includes('crawler') && <LockedText text={crawler.value} />}
          url={locked.includes('url') && <LockedText text={url} />}
          mayLoadCrawlers={isAnswered}
        />
      )}
      <VerdictRow className={styles['verdict']} mayAsk={hasFields && !locked.includes('url')} />
    </>
  );
}

function LockedText({ text }: { readonly text: string }) {
  return (
    <strong className={styles['locked']} title={text}>
      {text}
    </strong>
  );
}
