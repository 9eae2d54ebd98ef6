import { useState } from 'react';
import { crawlerField } from '../../messages';
import { Icon } from '../parts/icon';
import styles from './crawler-field.module.css';
import { CRAWLER_FIELD_ID } from './crawler-field-id';
import type { CrawlerFieldProps } from './crawler-field-props';
import { useCrawlerInput } from './use-crawler-input';

interface PlainCrawlerFieldProps extends CrawlerFieldProps {
  /** True while the list is being loaded: nothing can be typed then, as it would be lost. */
  readonly isWaiting?: boolean;
}

/** The crawler field without its list: until that is loaded, and where it cannot be. */
export function PlainCrawlerField({ noteId, focused, isWaiting = false }: PlainCrawlerFieldProps) {
  const { shown, ask } = useCrawlerInput();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null) ask(typed);
    setTyped(null);
  };
  return (
    <div className={styles['box']}>
      <input
        id={CRAWLER_FIELD_ID}
        className={styles['input']}
        aria-label={crawlerField.label}
        aria-describedby={noteId}
        placeholder={crawlerField.placeholder}
        readOnly={isWaiting}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed ?? shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        onFocus={() => {
          focused.current = true;
        }}
        onBlur={(event) => {
          commit();
          if (event.currentTarget.isConnected) focused.current = false;
        }}
      />
      <span className={styles['toggle']}>{isWaiting && <Icon name="down" />}</span>
    </div>
  );
}
