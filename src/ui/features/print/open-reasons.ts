import { panelId } from '../../parts/view/view-panels';

/** Opens what is folded in Why, for a click does nothing on paper, and says what to fold again. */
export function openReasons(): readonly HTMLDetailsElement[] {
  const folded = document.querySelectorAll<HTMLDetailsElement>(`#${panelId('why')} details:not([open])`);
  for (const details of folded) details.open = true;
  return Array.from(folded);
}
