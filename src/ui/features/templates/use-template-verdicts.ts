import { useEffect, useState } from 'react';
import { dialectOf } from '../../../catalogue';
import type { Template } from '../../../catalogue/templates';
import type { Catalogue, LintRequests, VerdictProbe } from '../../../store';
import { useActions, useTester, useTesterStore } from '../../parts/tester-context';
import { withTemplate } from './with-template';

/** The answers to a template's questions before and after it is used, and what a check of the text found; `waiting` until they are there, `missing` where nobody compares. */
export type TemplateVerdicts = LintRequests['compare']['reply'] | 'waiting' | 'missing';

/** Asks the worker for the answers that a template changes. `text` is the template's. */
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
    let isWanted = true;
    const present = store.getState().document.text.toString();
    const probes = template.probes.map((probe) => probeOf(probe, catalogue));
    problems.compare({ text: withTemplate(present, template.use, text), probes }).then(
      (found) => isWanted && setVerdicts(found),
      () => isWanted && setVerdicts('missing'),
    );
    return () => {
      isWanted = false;
    };
  }, [problems, template, text, catalogue, store]);
  return verdicts;
}

function probeOf({ crawler, path }: Template['probes'][number], { readCrawler }: Catalogue): VerdictProbe {
  const asked = readCrawler(crawler);
  // The catalogue's tests ask every template's questions.
  if (asked.kind !== 'known') throw new Error(`No crawler ${crawler}`);
  return {
    productTokens: asked.tokens,
    ignoresGlobalGroup: asked.ignoresGlobalGroup,
    dialect: dialectOf(asked).id,
    url: path,
  };
}
