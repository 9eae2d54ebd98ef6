import type { Documentation, DocumentationSource, DocumentedPlace } from '../../../editor/documentation';
import {
  categoryName,
  editorHelpTexts,
  everyCrawlerDocumentation,
  fieldDocumentation,
  problemsTexts,
  signDocumentation,
  tokenDocumentation,
  unknownTokenDocumentation,
} from '../../../messages';
import { whenLoaded } from '../../../store/when-loaded';
import type { TesterBinding } from '../../parts/tester-context';
import { aboutRule } from './about-rule';
import { matchedByStar } from './matched-by-star';

/**
 * Explains parts of the text: rules, fields, names of crawlers, and what `*` and `$` match in the current answer.
 */
export function documentationSource(tester: TesterBinding): DocumentationSource {
  return {
    labels: {
      sources: problemsTexts.sources,
      newTab: problemsTexts.newTab,
      pending: editorHelpTexts.rulePending,
      failed: editorHelpTexts.ruleFailed,
    },
    aboutRule: (place) => aboutRule(tester, place),
    about: (place) => {
      if (place.kind === 'field') return Promise.resolve(fieldDocumentation(place.name));
      if (place.kind === 'sign')
        return Promise.resolve(signDocumentation(place.sign, matchedText(tester, place)));
      return place.name === '*' ? Promise.resolve(everyCrawlerDocumentation) : aboutToken(tester, place.name);
    },
  };
}

async function aboutToken(tester: TesterBinding, written: string): Promise<Documentation | null> {
  const catalogue = await whenLoaded(tester, 'catalogue');
  if (catalogue === null) return null;
  const name = written.toLowerCase();
  const crawler = catalogue.crawlers.find(
    ({ productToken, aliases }) =>
      productToken.toLowerCase() === name || aliases.some((alias) => alias.toLowerCase() === name),
  );
  if (crawler === undefined) {
    // This module was loaded together with the list of crawlers.
    const { policyTokenNamed } = await import('../../../catalogue/full');
    return unknownTokenDocumentation(written, policyTokenNamed(written));
  }
  return tokenDocumentation({ ...crawler, purpose: categoryName(crawler.category) });
}

/**
 * Returns the part of the tested path that a sign matched. Null if its rule does not match or the answer is
 * stale.
 */
function matchedText(
  { store }: TesterBinding,
  place: DocumentedPlace & { readonly kind: 'sign' },
): string | null {
  const { report, version } = store.getState();
  if (report?.verdict == null || report.version !== version) return null;
  const candidate = report.verdict.candidates.find(({ line }) => line === place.line);
  if (candidate === undefined) return null;
  return place.sign === '$' ? '' : matchedByStar(place.pattern, place.at, candidate, report.verdict.path);
}
