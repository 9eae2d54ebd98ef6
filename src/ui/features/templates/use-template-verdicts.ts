import { useEffect, useState } from 'react';
import { dialectOf } from '../../../catalogue';
import type { Template } from '../../../catalogue/templates';
import type { Catalogue, TextComparison, VerdictProbe } from '../../../store';
import { useTester } from '../../parts/tester-context';
import type { TemplateEdit } from './use-template-edit';

/**
 * The verdicts on a template's questions before and after its use, and what a check of the text found.
 * `waiting` until they arrive, `missing` if the worker can't compare.
 */
export type CheckedVerdicts = TextComparison | 'waiting' | 'missing';

/** Requests from the worker the verdicts that a template changes. `edit` uses the template. */
export function useTemplateVerdicts(
  template: Template,
  edit: TemplateEdit,
  catalogue: Catalogue,
): CheckedVerdicts {
  const problems = useTester((state) => state.problems);
  const [verdicts, setVerdicts] = useState<CheckedVerdicts>('waiting');
  useEffect(() => {
    setVerdicts(problems === 'missing' ? 'missing' : 'waiting');
    if (typeof problems === 'string' || typeof edit === 'string') return;
    let isCurrent = true;
    const probes = template.probes.map((probe) => probeOf(probe, catalogue));
    problems.compare(edit, probes).then(
      (found) => isCurrent && setVerdicts(found),
      () => isCurrent && setVerdicts('missing'),
    );
    return () => {
      isCurrent = false;
    };
  }, [problems, template, edit, catalogue]);
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
