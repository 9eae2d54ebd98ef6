import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { LintReport } from '../../../store';

/** Findings in the page, in their order. */
const FINDINGS = '[data-finding]';

/** Where a finding stands; -1 and undefined where it is none. */
interface FindingPlace {
  readonly rule: string | undefined;
  /** Its place among the findings of its rule, and among all that are in the page. */
  readonly ofRule: number;
  readonly ofAll: number;
}

const NO_FINDING: FindingPlace = { rule: undefined, ofRule: -1, ofAll: -1 };

/** Ways to keep the focus in the list when the next report takes away what has it. */
interface NextFinding {
  /** The next finding of the rule of what holds `element` has it then, else the one in the same place, else the head. What it gives back takes that back. */
  goOn(element: HTMLElement): () => void;
  /** The head has it then, if what has it now is gone. */
  keepFocus(): void;
}

/** Keeps the focus in the list where findings go. */
export function useNextFinding(panel: RefObject<HTMLElement | null>, report: LintReport): NextFinding {
  const place = useRef<FindingPlace | null>(null);
  const known = useRef(report);
  useLayoutEffect(() => {
    if (known.current === report) return;
    known.current = report;
    const at = place.current;
    place.current = null;
    if (at === null || panel.current === null || isElsewhere(panel.current)) return;
    // What several findings were mended from is mostly gone, but need not be.
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

/** Whether the reader has gone somewhere else meanwhile. */
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
  // The same button may stand for another finding now, which is said only to who comes to it anew.
  if (target === document.activeElement) target?.blur();
  target?.focus();
}
