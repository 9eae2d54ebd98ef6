import { expect, test } from 'vitest';
import { crawlers } from '../../../catalogue/full';
import { plain } from '../../../messages';
import type { OverviewContent } from '../../../store';
import { famousCrawlers } from './famous-first';

type Column = OverviewContent['columns'][number];
const open = { rest: 'allowed', areas: 0 } as const;
const closed = { ...open, rest: 'disallowed' } as const;

function column(reach: Column['reach'], ...ids: readonly string[]): Column {
  return {
    isEveryoneElse: false,
    names: [],
    members: crawlers
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => ({ id, name, isNamed: true })),
    outcome: null,
    reach,
  };
}

const said = (...columns: Column[]) =>
  plain(
    famousCrawlers({
      summary: { kind: 'open', hasRules: true },
      columns,
      areas: { rows: [], rowCount: 0 },
      patterns: { rows: [], rowCount: 0 },
      skippers: [],
    }),
  );

test('names the crawlers that people ask about, in the same order for every file', () => {
  expect(
    said(
      column(closed, 'claudebot', 'gptbot', 'ccbot', 'google-extended'),
      column({ ...open, areas: 2 }, 'perplexitybot', 'duckduckbot', 'bingbot'),
      column(open, 'googlebot'),
    ),
  ).toBe(
    'Googlebot: open everywhere. Bingbot, PerplexityBot: open, except for 2 areas. GPTBot, ClaudeBot, CCBot, Google-Extended: blocked everywhere.',
  );
});

test('names those together that are open or blocked everywhere, though in different columns', () => {
  expect(said(column(open, 'bingbot'), column(open, 'ccbot'), column(closed, 'gptbot'))).toBe(
    'Bingbot, CCBot: open everywhere. GPTBot: blocked everywhere.',
  );
});
