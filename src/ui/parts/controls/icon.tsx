import styles from './icon.module.css';
import { type IconName, type IconShape, iconShapes } from './icon-shapes';

/** An icon beside a label. Hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  const shape: IconShape = iconShapes[name];
  return (
    <svg
      className={shape.filled ? `${styles['icon']} ${styles['filled']}` : styles['icon']}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape.path} fillRule="evenodd" strokeDasharray={shape.dashes} />
    </svg>
  );
}
