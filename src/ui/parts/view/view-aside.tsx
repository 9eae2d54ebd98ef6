import { classNames } from '../class-names';
import { Button } from '../controls/button';
import { HiddenText } from '../text/hidden-text';
import styles from './view-aside.module.css';

interface ViewAsideProps {
  /** The heading, which only screen readers need: the tab says it. */
  readonly name: string;
  readonly text: string;
  /** What can be done about it; without it nothing is wrong. */
  readonly button?: { readonly label: string; onPress(): void };
}

/** In the place of what a view shows: that it is on its way, or why there is none. */
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
