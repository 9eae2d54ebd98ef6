import { describe, expect, it } from 'vitest';
import type { GroupReport, VerdictReport } from '../../../store';
import { groupRows } from './group-rows';

function group(agents: readonly string[], firstLine: number, selected = false): GroupReport {
  return { agents, agentCount: agents.length, firstLine, lastLine: firstLine + 2, ruleCount: 2, selected };
}

function verdict(groups: readonly GroupReport[], groupCount = groups.length): VerdictReport {
  const selectedGroupCount = groups.filter(({ selected }) => selected).length;
  return {
    answer: { outcome: 'allowed', by: 'rules', line: 0, decided: { by: 'rules' } },
    judgement: { outcome: 'allowed', by: 'rules' },
    scope: null,
    fields: { facts: [], total: 0, concerning: 0 },
    outcome: 'allowed',
    reason: 'no-rule-matched',
    line: 0,
    path: '/',
    pathLength: 1,
    selection: { reason: 'named', token: 'Googlebot' },
    groups,
    groupCount,
    selectedGroupCount,
    candidates: [],
    candidateCount: 0,
    unmatched: [],
    blankLineEndsGroup: false,
    unmatchedCount: 0,
  };
}

describe('groupRows', () => {
  it('merges the selected groups into one row', () => {
    const { rows } = groupRows(verdict([group(['Googlebot'], 9, true), group(['googlebot'], 23, true)]));
    expect(rows).toEqual([
      {
        names: 'Googlebot',
        parts: [
          [9, 11],
          [23, 25],
        ],
        moreParts: 0,
        use: 'merged',
      },
    ]);
  });

  it('puts the * group before the others and counts those left out', () => {
    const others = Array.from({ length: 6 }, (_, index) => group([`bot${index}`], 10 * index));
    const { rows, more } = groupRows(verdict([...others, group(['*'], 90)], 607));
    expect(rows.map(({ names }) => names)).toEqual(['*', 'bot0', 'bot1', 'bot2']);
    expect(more).toBe(603);
  });

  it('lists all agents of the selected groups, with the selecting one among the first', () => {
    const names = (agents: readonly string[]) => groupRows(verdict([group(agents, 1, true)])).rows[0]?.names;
    expect(names(['*', 'Googlebot'])).toBe('*, Googlebot');
    expect(names(['a', 'b', 'c', 'googlebot/2.1'])).toBe('googlebot/2.1, a, b and 1 more name');
    const cut = { ...group(['a', 'b', 'c', 'd'], 1, true), agentCount: 12 };
    expect(groupRows(verdict([cut])).rows[0]?.names).toBe('Googlebot, a, b and 9 more names');
  });

  it('lists the first agents of a group with many', () => {
    const { rows } = groupRows(verdict([group(['a', 'b', 'c', 'd', 'e'], 1)]));
    expect(rows[0]?.names).toBe('a, b, c and 2 more names');
  });
});
