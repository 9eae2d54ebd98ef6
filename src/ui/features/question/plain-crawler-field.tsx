import { useRef } from 'react';
import { crawlerField } from '../../../messages';
import { Icon } from '../../parts/controls/icon';
import styles from './crawler-field.module.css';
import { CRAWLER_FIELD_ID } from './crawler-field-id';
import type { CrawlerFieldProps } from './crawler-field-props';
import boxStyles from './field-box.module.css';
import { useCrawlerInput } from './use-crawler-input';
import { useHandOver } from './use-hand-over';
import { useSelectValue } from './use-select-value';

interface PlainCrawlerFieldProps extends CrawlerFieldProps {
  /** True while the list is loading. */
  readonly isWaiting?: boolean;
}

/** The crawler field without its list: while the list is loading, or if it cannot be loaded. */
export function PlainCrawlerField({ isWaiting = false, ...props }: PlainCrawlerFieldProps) {
  const { noteId, typed, setTyped, leftSelection } = props;
  const { value, isProblem, choose, giveUp } = useCrawlerInput(props);
  // Without the list, any text counts as a name.
  const enter = () => typed !== null && (typed.trim() === '' ? giveUp() : choose(typed));
  const input = useRef<HTMLInputElement>(null);
  useHandOver(input, leftSelection);
  useSelectValue(input, typed, value);
  return (
    <div className={boxStyles['box']}>
      <input
        ref={input}
        id={CRAWLER_FIELD_ID}
        className={styles['input']}
        aria-label={crawlerField.label}
        aria-describedby={noteId}
        aria-invalid={isProblem}
        placeholder={crawlerField.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter();
          if (event.key === 'Escape') giveUp();
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={enter}
      />
      <span className={styles['toggle']}>{isWaiting && <Icon name="down" />}</span>
    </div>
  );
}
