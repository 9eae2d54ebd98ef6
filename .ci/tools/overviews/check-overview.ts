import { crawlers } from '../../../src/catalogue/full';
import { CrawlerRules, decideUrls } from '../../../src/engine';
import { dialectOfProfile, questionFor } from '../../../src/engine/crawlers';
import { pathOf } from '../../../src/engine/match/contest';
import { compileGlob, globMatches } from '../../../src/engine/match/glob';
import type { ParsedFile } from '../../../src/worker/document/parsed-file';
import { fileOverview } from '../../../src/worker/lint/overview/file-overview';
import type { OverviewContent, OverviewRow } from '../../../src/worker/lint/overview/overview-protocol';
import { finish } from '../../../src/worker/lint/testdata/finish';
import { lintEngine } from '../../../src/worker/lint/testdata/lint-engine';

/** The result of comparing an overview with verdicts. */
export interface CheckedOverview {
  readonly content: OverviewContent | null;
  /** Number of verdicts that were compared with a cell, and of those that are exceptions. */
  readonly checked: number;
  readonly exceptions: number;
  readonly wrong: readonly string[];
}

/** Compares the overview of a file with the engine's verdicts on some paths, for every crawler that it counts. */
export function checkOverview(file: ParsedFile, paths: readonly string[]): CheckedOverview {
  const made = finish(fileOverview(lintEngine, file, crawlers));
  const content = 'kind' in made ? null : made.content;
  const wrong: string[] = [];
  let checked = 0;
  let exceptions = 0;
  const urls = paths.map((path) => `https://example.com${path}`);
  const rowsByForm = new Map<string, Rows>();
  for (const [column, { members, reach }] of (content?.columns ?? []).entries()) {
    const seen = new Set<string>();
    for (const { id, name } of members) {
      const crawler = crawlers.find((each) => each.id === id);
      const robots = file.readBy(crawler === undefined ? 'rfc9309' : dialectOfProfile(crawler));
      const rules = new CrawlerRules(
        robots,
        crawler === undefined ? { productTokens: [name] } : questionFor(crawler),
      );
      if (seen.has(rules.key)) continue;
      seen.add(rules.key);
      const ranks = decideUrls(rules, urls);
      for (const [at, url] of urls.entries()) {
        const { outcome } = rules.decisionOf(ranks[at] as number);
        const form = pathOf(url, robots);
        let rows = rowsByForm.get(form);
        if (rows === undefined) {
          rows = rowsOf(form, content as OverviewContent);
          rowsByForm.set(form, rows);
        }
        if (outcome !== reach.rest && reach.areas === 0)
          wrong.push(`${name} on ${url}: ${outcome}, but in short ${JSON.stringify(reach)}`);
        for (const row of [rows.smallest, ...rows.patterns]) {
          const cell = row?.cells[column];
          checked++;
          if (cell?.outcome === outcome) continue;
          exceptions++;
          const others = [...rows.around, ...rows.patterns].filter((other) => other !== row);
          const isNamed =
            (row !== rows.smallest || cell?.hasExceptions === true) &&
            others.some((other) => other.cells[column]?.outcome === outcome);
          if (!isNamed)
            wrong.push(`${name} on ${url}: ${outcome}, but ${JSON.stringify([row?.places[0], cell])}`);
        }
      }
    }
  }
  return { content, checked, exceptions, wrong };
}

interface Rows {
  /** The row of the smallest place that is no pattern. */
  readonly smallest: OverviewRow | undefined;
  /** That row and those around it. */
  readonly around: readonly OverviewRow[];
  readonly patterns: readonly OverviewRow[];
}

/** Finds the rows that a path belongs to. */
function rowsOf(path: string, { areas, patterns }: OverviewContent): Rows {
  const found = areas.rows.flatMap((row) =>
    row.places.flatMap(({ kind, pattern }) => {
      const isIn = kind === 'page' ? globMatches(compileGlob(pattern), path) : path.startsWith(pattern);
      return isIn ? [{ row, size: 2 * pattern.length + (kind === 'page' ? 1 : 0) }] : [];
    }),
  );
  const around = found.sort((a, b) => b.size - a.size).map(({ row }) => row);
  const site = areas.rows[0];
  return {
    smallest: around[0] ?? site,
    around: site === undefined ? around : [...around, site],
    patterns: patterns.rows.filter(({ places }) =>
      places.some(({ pattern }) => globMatches(compileGlob(pattern), path)),
    ),
  };
}
