import type { ShownSeverity } from '../../../messages';
import { classNames } from '../../parts/class-names';
import iconStyles from '../../parts/controls/icon.module.css';
import styles from './severity-icon.module.css';

const circle = 'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0';

/** Paths in a 16 × 16 box. Each severity has its own outline. */
const shapes: Readonly<Record<ShownSeverity, string>> = {
  error: 'M8 1.4 14.6 8 8 14.6 1.4 8zM8 5v3.6M8 10.9v.1',
  warning: 'M8 2 14.6 13.6H1.4zM8 6.4v3.2M8 11.6v.1',
  note: `${circle}M8 7.4v3.8M8 4.9v.1`,
  guess: `${circle}M6.2 6.3a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.8.6-.8 1.2M8 11.4v.1`,
  tidy: 'M2.5 4h11M2.5 8h7.5M2.5 12h4.5',
};

/** Icon of a severity: a diamond, a triangle, a circle, a circle with a question mark, or lines of text. */
export function SeverityIcon({ severity }: { readonly severity: ShownSeverity }) {
  const isLoud = severity === 'error' || severity === 'warning';
  return (
    <svg
      className={classNames(iconStyles['icon'], styles[isLoud ? 'loud' : 'quiet'])}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[severity]} />
    </svg>
  );
}
