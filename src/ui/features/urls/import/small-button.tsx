import { classNames } from '../../../parts/class-names';
import buttonStyles from '../../../parts/controls/button.module.css';

/** A small outlined button. */
export function SmallButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      className={classNames(buttonStyles['button'], buttonStyles['outlined'], buttonStyles['small'])}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
