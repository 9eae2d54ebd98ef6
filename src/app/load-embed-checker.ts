import type { TesterBinding } from '../store';
import type { createEmbedSettings } from '../ui/page/embed';

type Settings = ReturnType<typeof createEmbedSettings>;
/** Loads what looks for problems, if the frame offers them, else only what makes the overview. */
export async function loadEmbedChecker(
  settings: Settings,
): Promise<typeof import('./start-embed-problems')['startEmbedProblems']> {
  const isOffered = offersProblems(settings);
  const checker = isOffered
    ? (await import('./start-embed-problems')).startEmbedProblems
    : (await import('./start-embed-overview')).startEmbedOverview;
  // The host may have offered the problems meanwhile.
  return isOffered === offersProblems(settings) ? checker : loadEmbedChecker(settings);
}

/** Stops a checker that only makes the overview once the host offers the problems, so that the next use loads the other. */
export function replaceEmbedChecker(settings: Settings, { actions }: Pick<TesterBinding, 'actions'>): void {
  settings.subscribe(({ offered }, before) => {
    if (offered.includes('problems') && !before.offered.includes('problems')) actions.endProblems();
  });
}

function offersProblems(settings: Settings): boolean {
  return settings.getState().offered.includes('problems');
}
