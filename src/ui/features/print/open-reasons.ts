import { panelId } from '../../parts/view/view-panels';

/** Opens the folded details in Why, because they cannot be opened on paper. Returns them, to be folded again after printing. */
export function openReasons(): readonly HTMLDetailsElement[] {
  const folded = document.querySelectorAll<HTMLDetailsElement>(`#${panelId('why')} details:not([open])`);
  for (const details of folded) details.open = true;
  return Array.from(folded);
}
