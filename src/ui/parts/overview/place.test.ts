import { expect, test } from 'vitest';
import type { OverviewPlace } from '../../../store';
import { foldedPlaces, placeText, placeWords, samplePath } from './place';

const area = (pattern: string): OverviewPlace => ({ kind: 'area', pattern });
const page = (pattern: string): OverviewPlace => ({ kind: 'page', pattern });
const stars = (pattern: string): OverviewPlace => ({ kind: 'pattern', pattern });

test.each([
  [area('/shop/'), '/shop/', '/shop/'],
  [page('/$'), '/ home page only', '/'],
  [page('/a.html$'), '/a.html only', '/a.html'],
  [stars('/*.pdf$'), '….pdf at the end', '/x.pdf'],
  [stars('*/Article*.aspx*'), '…/Article….aspx', '/x/Articlex.aspxx'],
  [stars('/a**b'), '/a…b', '/axxb'],
  [stars('/*/*/pulse'), '…/…/pulse', '/x/x/pulse'],
  [stars('/a*b*$'), '/a…b', '/axbx'],
])('%j', (place, words, path) => {
  expect(placeWords(place)).toBe(words);
  expect(samplePath(place)).toBe(path);
});

test('the home page stands for the rest of the site', () => {
  expect(samplePath(undefined)).toBe('/');
});

test('long places are shortened in the middle', () => {
  const [text = ''] = placeText(area(`/${'a'.repeat(100)}/end`)).texts;
  expect(text).toHaveLength(60);
  expect(text).toMatch(/^\/a+…a+\/end$/);
});

test('a folded row names the places that have room', () => {
  const row = (...patterns: string[]) => ({
    places: patterns.map(area),
    placeCount: patterns.length,
    depth: 0,
    cells: [],
  });
  const long = `/${'a'.repeat(40)}`;
  expect(foldedPlaces(row(), 3)).toBe(0);
  expect(foldedPlaces(row('/a', '/b', '/c', '/d'), 3)).toBe(3);
  expect(foldedPlaces(row(long, '/b'), 3)).toBe(2);
  expect(foldedPlaces(row(long, '/b'), 8)).toBe(1);
  expect(foldedPlaces(row(long, long), 3)).toBe(1);
});
