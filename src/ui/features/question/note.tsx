import { plain, type Rich } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { RichText } from '../../parts/text/rich-text';
import styles from './note.module.css';

interface NoteProps {
  readonly id: string;
  readonly text: Rich | null;
  readonly isProblem: boolean;
}

/**
 * One line beside a field. It takes up no space in the layout, so nothing moves when it appears or disappears.
 */
export function Note({ id, text, isProblem }: NoteProps) {
  return (
    <span
      id={id}
      className={classNames(styles['note'], isProblem && styles['problem'])}
      title={text === null ? undefined : plain(text)}
    >
      {text !== null && <RichText text={text} />}
    </span>
  );
}
