import icon from '../controls/icon.module.css';

/** The sign for a statement that is proven. Not among the icons of the first view, which doesn't need it. */
export function ProvenIcon() {
  return (
    <svg className={icon['icon']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M2.5 3v10M13.5 3v10M5 6.2h6M5 9.8h6" />
    </svg>
  );
}
