import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';
import { Icon } from './icon';
import type { IconName } from './icon-shapes';

interface ButtonProps extends ComponentProps<'button'> {
  readonly primary?: boolean | undefined;
  readonly outlined?: boolean | undefined;
  readonly small?: boolean | undefined;
  /** Shown before the words. */
  readonly icon?: IconName | undefined;
  /** Shown in place of words, which `aria-label` says. */
  readonly iconOnly?: IconName | undefined;
}

/** A button, without a border unless it is `primary` or `outlined`. It submits a form only with `type="submit"`. */
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
  const shownIcon = icon ?? iconOnly;
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
      {shownIcon && <Icon name={shownIcon} />}
      {children}
    </button>
  );
}
