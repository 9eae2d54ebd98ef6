import { describe, expect, test } from 'vitest';
import { famousFirst } from '../../parts/overview/famous-first';
import { countedCell } from './shown-cell';
import { groupColumns, kindColumns } from './shown-columns';
import { overviewOf } from './testdata/overview-of';

const facts = (columns: ReturnType<typeof kindColumns>) =>
  columns.map(({ name, members }) => [name, members.map((member) => member.name)]);

test('groups are named after their crawlers, the best known first', () => {
  const content = overviewOf({
    columns: [
      { crawlers: ['duckduckbot', 'bingbot', 'googlebot'] },
      { crawlers: ['ccbot', 'gptbot'], names: ['x', 'CCBot', 'GPTBot', 'gptbot'] },
    ],
    areas: [['', '.x']],
  });
  expect(facts(groupColumns(famousFirst(content)))).toEqual([
    ['Everyone else', ['Googlebot', 'Bingbot', 'DuckDuckBot']],
    ['GPTBot +1', ['GPTBot', 'CCBot']],
  ]);
});

describe('kinds', () => {
  test('count crawlers by purpose', () => {
    const content = overviewOf({
      columns: [
        { crawlers: ['googlebot', 'googlebot-image', 'gptbot', 'oai-searchbot', 'ahrefsbot'] },
        { crawlers: ['ccbot', 'psbot', 'my-own-bot'], names: ['CCBot', 'psbot', 'my-own-bot'] },
      ],
      // Every kind is partial or unlike the others.
      areas: [
        ['', '.x'],
        ['/a', 'x.'],
      ],
    });
    const [search, training] = facts(kindColumns(content));
    expect(search).toEqual([
      'Search, AI answers, SEO',
      ['Googlebot', 'AhrefsBot', 'Googlebot-Image', 'OAI-SearchBot'],
    ]);
    // CCBot is an archive whose pages train models.
    expect(training).toEqual(['AI training', ['GPTBot', 'CCBot']]);
    expect(facts(kindColumns(content)).at(-1)?.[1]).toContain('my-own-bot');
  });

  test('share a column only if all cells are equal, exceptions too', () => {
    const columns = [
      { crawlers: ['googlebot'], names: ['a'] },
      { crawlers: ['gptbot'], names: ['b'] },
      { crawlers: ['ahrefsbot'], names: ['c'] },
    ];
    const names = (...cells: string[]) =>
      kindColumns(overviewOf({ columns, areas: cells.map((row) => ['/x', row]) })).map(({ name }) => name);
    expect(names('...', 'xxx')).toEqual(['All crawlers']);
    expect(names('..x', 'xxx')).toEqual(['Search, AI training', 'SEO tools']);
    expect(names('..o', 'xxx')).toEqual(['Search, AI training', 'SEO tools']);
  });

  test('do not share a column if one of them is blocked for some', () => {
    const columns = [
      { crawlers: ['googlebot', 'gptbot'] },
      { crawlers: ['bingbot', 'claudebot'], names: ['a'] },
    ];
    const content = overviewOf({ columns, areas: [['', '.x']] });
    expect(kindColumns(content).map(({ name }) => name)).toEqual(['Search', 'AI training']);
  });
});

test('cells count the crawlers for which there are URLs', () => {
  const content = overviewOf({
    columns: [{ crawlers: ['googlebot', 'bingbot'] }, { crawlers: ['duckduckbot'], names: ['DuckDuckBot'] }],
    areas: [
      ['/a', 'x.'],
      ['/b', '-X'],
      ['/c', '--'],
      ['/d', '.o'],
    ],
  });
  const members = groupColumns(content).flatMap((column) => column.members);
  expect(content.areas.rows.map((row) => Object.values(countedCell(row, members)))).toEqual([
    ['some', 2, 3, false],
    ['blocked', 1, 1, true],
    [null, 0, 0, false],
    ['allowed', 0, 3, true],
  ]);
});
