import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import type { IconName } from '../controls/icon-shapes';
import { placeBelow } from '../place-below';
import styles from './menu.module.css';
import { menuItems, moveInMenu } from './menu-keys';

interface MenuProps {
  readonly label: string;
  readonly icon?: IconName;
  /** True for a button that shows only its icon. */
  readonly iconOnly?: boolean;
  /** True for items with long sentences. */
  readonly isWide?: boolean;
  /** Called when the menu opens or closes. */
  readonly onToggle?: (isOpen: boolean) => void;
  /** The items: `MenuItem` elements, also in groups. */
  readonly children: ReactNode;
}

/**
 * A button with a menu. Arrow keys, Home and End move in the menu. Esc, a choice or a click elsewhere closes
 * it.
 * The focus then returns to the button, unless the choice has moved it elsewhere.
 */
export function Menu({ label, icon, iconOnly = false, isWide = false, onToggle: tell, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const opens = event.newState === 'open';
    setOpen(opens);
    tell?.(opens);
    if (!opens || button.current === null) return;
    placeBelow(event.currentTarget, button.current, 'end');
    (menuItems(event.currentTarget)[0] ?? event.currentTarget).focus();
  };
  const close = () => {
    const { activeElement } = document;
    const hasMoved = activeElement !== document.body && !menu.current?.contains(activeElement);
    menu.current?.hidePopover();
    if (!hasMoved) button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') close();
    else moveInMenu(event);
  };

  return (
    <>
      <Button
        ref={button}
        icon={icon}
        iconOnly={iconOnly}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={iconOnly ? label : undefined}
        popoverTarget={id}
      >
        {iconOnly || (
          <>
            {label}
            <span className={styles['chevron']}>
              <Icon name="down" />
            </span>
          </>
        )}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={classNames(styles['menu'], isWide && styles['wide'])}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        onClick={close}
      >
        {children}
      </div>
    </>
  );
}
