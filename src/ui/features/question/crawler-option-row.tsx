import type { HTMLAttributes } from 'react';
import { crawlerChoice, crawlerHint } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { HiddenText } from '../../parts/text/hidden-text';
import styles from './crawler-option-row.module.css';
import type { CrawlerOption } from './crawler-options';

interface CrawlerOptionRowProps {
  readonly option: CrawlerOption;
  readonly isHighlighted: boolean;
  readonly isChosen: boolean;
  readonly rowProps: HTMLAttributes<HTMLElement>;
}

/** A crawler in the list, with its purpose. */
export function CrawlerOptionRow({ option, isHighlighted, isChosen, rowProps }: CrawlerOptionRowProps) {
  return (
    <div
      {...rowProps}
      className={classNames(
        styles['row'],
        isChosen && styles['chosen'],
        isHighlighted && styles['highlighted'],
      )}
    >
      {option.kind === 'crawler' ? (
        <>
          <span>
            {option.crawler.name}
            {isChosen && (
              <>
                <Icon name="tick" />
                <HiddenText>{crawlerChoice.testedMark}</HiddenText>
              </>
            )}
          </span>
          <span className={styles['hint']}>{crawlerHint(option.crawler)}</span>
        </>
      ) : (
        <>
          <span>{crawlerChoice.other(option.token)}</span>
          <span className={styles['hint']}>{crawlerChoice.otherHint(option.token)}</span>
        </>
      )}
    </div>
  );
}
