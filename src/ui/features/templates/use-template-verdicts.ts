import { useEffect, useState } from 'react';
import { dialectOf } from '../../../catalogue';
import type { Template } from '../../../catalogue/templates';
import type { Catalogue, TextComparison, VerdictProbe } from '../../../store';
import { useActions, useTester, useTesterStore } from '../../parts/tester-context';
import { withTemplate } from './with-template';

/**
 * The verdicts on a template's questions before and after its use, and what a check of the text found.
 * `waiting` until they arrive, `missing` if the worker cannot compare.
 */
export type TemplateVerdicts = TextComparison | 'waiting' | 'missing';

/** Requests from the worker the verdicts that a template changes. `text` is the template's text. */
export function useTemplateVerdicts(
  template: Template,
  text: string,
  catalogue: Catalogue,
): TemplateVerdicts {
  const store = useTesterStore();
  const actions = useActions();
  const problems = useTester((state) => state.problems);
  const [verdicts, setVerdicts] = useState<TemplateVerdicts>('waiting');
  useEffect(() => actions.loadProblems(), [actions]);
  useEffect(() => {
    setVerdicts(problems === 'missing' ? 'missing' : 'waiting');
    if (typeof problems === 'string') return;
    let isCurrent = true;
    const present = store.getState().document.text.toString();
    const probes = template.probes.map((probe) => probeOf(probe, catalogue));
    problems.compare(withTemplate(present, template.use, text), probes).then(
      (found) => isCurrent && setVerdicts(found),
      () => isCurrent && setVerdicts('missing'),
    );
    return () => {
      isCurrent = false;
    };
  }, [problems, template, text, catalogue, store]);
  return verdicts;
}

function probeOf({ crawler, path }: Template['probes'][number], { readCrawler }: Catalogue): VerdictProbe {
  const chosen = readCrawler(crawler);
  // Unreachable: the catalogue's tests check the crawlers of all templates.
  if (chosen.kind !== 'known') throw new Error(`No crawler ${crawler}`);
  return {
    productTokens: chosen.tokens,
    ignoresGlobalGroup: chosen.ignoresGlobalGroup,
    dialect: dialectOf(chosen).id,
    url: path,
  };
}
