import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { LintReport } from '../../../store';

/** Findings in the page, in order. */
const FINDINGS = '[data-finding]';

/** Place of a finding; -1 and undefined for anything else. */
interface FindingPlace {
  readonly rule: string | undefined;
  /** Index among the findings of the rule (`ofRule`), and among all findings in the page (`ofAll`). */
  readonly ofRule: number;
  readonly ofAll: number;
}

const NO_FINDING: FindingPlace = { rule: undefined, ofRule: -1, ofAll: -1 };

/** Keeps the focus in the list when the next report removes the focused element. */
interface NextFinding {
  /**
   * After the next report, moves the focus from `element` to the next finding of its rule. If there is none, to the finding in the same
   * place, otherwise to the heading. The returned function cancels this.
   */
  goOn(element: HTMLElement): () => void;
  /** After the next report, moves the focus to the heading if the focused element is gone. */
  keepFocus(): void;
}

/** Keeps the focus in the list when findings are removed. */
export function useNextFinding(panel: RefObject<HTMLElement | null>, report: LintReport): NextFinding {
  const place = useRef<FindingPlace | null>(null);
  const known = useRef(report);
  useLayoutEffect(() => {
    if (known.current === report) return;
    known.current = report;
    const at = place.current;
    place.current = null;
    if (at === null || panel.current === null || isElsewhere(panel.current)) return;
    // After several fixes, the focused element may still exist. It then keeps the focus.
    if (at === NO_FINDING && document.activeElement !== document.body) return;
    focusFinding(panel.current, at);
  }, [report, panel]);
  const keepFocus = useCallback(() => {
    place.current = NO_FINDING;
  }, []);
  const goOn = useCallback(
    (element: HTMLElement) => {
      const all = findingsIn(panel.current);
      const own = element.closest<HTMLElement>(FINDINGS);
      const rule = own?.dataset['finding'];
      place.current = {
        rule,
        ofRule: own === null ? -1 : all.filter((finding) => finding.dataset['finding'] === rule).indexOf(own),
        ofAll: own === null ? -1 : all.indexOf(own),
      };
      return () => {
        place.current = null;
      };
    },
    [panel],
  );
  return { goOn, keepFocus };
}

/** Returns whether the user has moved the focus out of the panel. */
function isElsewhere(panel: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && !panel.contains(activeElement);
}

function findingsIn(panel: HTMLElement | null): readonly HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>(FINDINGS) ?? [])];
}

function focusFinding(panel: HTMLElement, { rule, ofRule, ofAll }: FindingPlace): void {
  const all = findingsIn(panel);
  const ofSameRule = all.filter((finding) => finding.dataset['finding'] === rule);
  const next = ofSameRule[Math.min(ofRule, ofSameRule.length - 1)] ?? all[Math.min(ofAll, all.length - 1)];
  const target =
    next?.querySelector<HTMLElement>('[data-fix]') ??
    next?.querySelector<HTMLElement>('a, button') ??
    panel.querySelector<HTMLElement>('[data-head]');
  // The same button may belong to another finding now. Screen readers announce it only if the focus moves.
  if (target === document.activeElement) target?.blur();
  target?.focus();
}
