import type { TesterBinding } from '../store';
import type { EmbedSettingsStore } from '../ui/page/embed/embed-settings';

/** Loads what looks for problems, if the frame offers them, else only what makes the overview. */
export async function loadEmbedChecker(
  settings: EmbedSettingsStore,
): Promise<typeof import('./start-embed-problems')['startEmbedProblems']> {
  const isOffered = offersProblems(settings);
  const checker = isOffered
    ? (await import('./start-embed-problems')).startEmbedProblems
    : (await import('./start-embed-overview')).startEmbedOverview;
  // The host may have offered the problems meanwhile.
  return isOffered === offersProblems(settings) ? checker : loadEmbedChecker(settings);
}

/** Stops a checker that only makes the overview once the host offers the problems, so that the next use loads the other. */
export function replaceEmbedChecker(
  settings: EmbedSettingsStore,
  { actions }: Pick<TesterBinding, 'actions'>,
): void {
  settings.subscribe(({ offered }, before) => {
    if (offered.includes('problems') && !before.offered.includes('problems')) actions.endProblems();
  });
}

function offersProblems(settings: EmbedSettingsStore): boolean {
  return settings.getState().offered.includes('problems');
}
