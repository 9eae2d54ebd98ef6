import type { Lockable } from '../../../embed/protocol';
import { crawlerName } from '../../../messages';
import type { TesterState } from '../../../store';
import { VerdictRow } from '../../features/answer/verdict-row';
import { Question } from '../../features/question/question';
import { classNames } from '../../parts/class-names';
import { useTester } from '../../parts/tester-context';
import { useEmbedSetting } from './embed-context';
import styles from './embed-page.module.css';
import { useIsAnswered } from './use-is-answered';

/** The question and its verdict, or the verdict alone. Parts that the reader can't change are text. */
export function EmbedQuestion({ hasFields = true }: { readonly hasFields?: boolean }) {
  const locked = useEmbedSetting((settings) => settings.locked);
  const isAnswered = useIsAnswered();
  return (
    <>
      {hasFields && (
        <Question
          className={classNames(styles['question'], ...locked.map((part) => styles[part]))}
          crawler={locked.includes('crawler') && <LockedPart part="crawler" />}
          url={locked.includes('url') && <LockedPart part="url" />}
          mayLoadCrawlers={isAnswered}
        />
      )}
      <VerdictRow className={styles['verdict']} mayAsk={hasFields && !locked.includes('url')} />
    </>
  );
}

function LockedPart({ part }: { readonly part: Lockable }) {
  const text = useTester(textOf[part]);
  return (
    <strong className={styles['locked']} title={text}>
      {text}
    </strong>
  );
}

const textOf: Readonly<Record<Lockable, (state: TesterState) => string>> = {
  crawler: ({ crawler, crawlerInput }) =>
    crawler.kind === 'known' && crawler.from === 'catalogue' ? crawlerName(crawler) : crawlerInput,
  url: ({ urlInput }) => urlInput,
};
