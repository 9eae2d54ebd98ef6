import type { Rich } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { RichText } from '../../parts/text/rich-text';
import styles from './step-item.module.css';

/** A remark beside a step. Renders nothing if `text` is null. */
export function Aside({ text }: { readonly text: Rich | null }) {
  if (text === null) return null;
  return (
    <p className={classNames(styles['text'], styles['aside'])}>
      <RichText text={text} />
    </p>
  );
}
