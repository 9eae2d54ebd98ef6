import { classNames } from '../class-names';
import { Button } from '../controls/button';
import { HiddenText } from '../text/hidden-text';
import styles from './view-aside.module.css';

interface ViewAsideProps {
  /** The heading, for screen readers only, because the tab shows it. */
  readonly name: string;
  readonly text: string;
  /** Button that solves the problem. If it is present, the text is styled as an error. */
  readonly button?: { readonly label: string; onPress(): void };
}

/** Replaces the content of a view: says that it is loading, or why there is none. */
export function ViewAside({ name, text, button }: ViewAsideProps) {
  return (
    <div className={classNames(styles['aside'], button && styles['wrong'])}>
      <h2>
        <HiddenText>{name}</HiddenText>
      </h2>
      <p role={button && 'alert'}>{text}</p>
      {button && (
        <Button outlined onClick={button.onPress}>
          {button.label}
        </Button>
      )}
    </div>
  );
}
