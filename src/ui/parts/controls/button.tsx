import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';
import { Icon } from './icon';
import type { IconName } from './icon-shapes';

interface ButtonProps extends ComponentProps<'button'> {
  readonly primary?: boolean | undefined;
  readonly outlined?: boolean | undefined;
  readonly small?: boolean | undefined;
  /** Shown before the label. */
  readonly icon?: IconName | undefined;
  /** True for a button without a visible label. Set `aria-label` then. */
  readonly iconOnly?: boolean | undefined;
}

/**
 * A button, without a border unless it is `primary` or `outlined`. It submits a form only with
 * `type="submit"`.
 */
export function Button({
  primary,
  outlined,
  small,
  icon,
  iconOnly,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(
        styles['button'],
        primary && styles['primary'],
        outlined && styles['outlined'],
        small && styles['small'],
        iconOnly && styles['icon'],
        className,
      )}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
