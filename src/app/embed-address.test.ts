import { describe, expect, it } from 'vitest';
import { embedViews } from '../embed/protocol';
import { settingsOf } from './embed-address';

const read = (values: Record<string, string>) => {
  const { settings, dropped } = settingsOf(new Map(Object.entries(values)));
  return [settings.getState(), dropped] as const;
};

describe('the parameters of the embed page', () => {
  it('are the defaults when nothing is set', () => {
    expect(read({})).toEqual([
      {
        ...{ view: 'both', isReadOnly: false, isQuiz: false, guess: null },
        ...{ highlight: [], locked: [], urls: [], offered: [], tab: 'file', given: null, lineRequest: null },
      },
      [],
    ]);
  });

  it('are read together', () => {
    expect(read({ view: 'editor', readonly: '', highlight: '2-4,7' })).toMatchObject([
      { view: 'editor', isReadOnly: true, highlight: [2, 3, 4, 7] },
      [],
    ]);
  });

  it.each([
    ['url', ['url']],
    [' url\tcrawler url', ['crawler', 'url']],
    ['everything crawler __proto__', ['crawler']],
    ['URL', []],
    ['', []],
  ])('lock=%j locks %j', (lock, locked) => {
    expect(read({ lock })).toMatchObject([{ locked }, []]);
  });

  it('list URLs', () => {
    const urls = [
      { url: '/a', expected: 'blocked' },
      { url: '/b', expected: null },
    ];
    expect(read({ urls: '/a blocked /b' })).toMatchObject([{ urls }, []]);
  });

  it.each([
    ['problems', ['problems']],
    [' overview\twhy overview', ['why', 'overview']],
    ['file everything problems __proto__', ['problems']],
    ['Why', []],
    ['', []],
  ])('show=%j offers %j', (show, offered) => {
    expect(read({ show })).toMatchObject([{ offered }, []]);
  });

  it.each(embedViews)('view=%s is one of the views', (view) => {
    expect(read({ view })).toMatchObject([{ view }, []]);
  });

  it.each(['1', '', 'true'])('readonly=%s and quiz=%s are set', (value) => {
    expect(read({ readonly: value })).toMatchObject([{ isReadOnly: true, isQuiz: false }, []]);
    expect(read({ quiz: value })).toMatchObject([{ isReadOnly: false, isQuiz: true }, []]);
  });

  it.each(['0', 'false'])('readonly=%s and quiz=%s are not set', (value) => {
    expect(read({ readonly: value, quiz: value })).toMatchObject([{ isReadOnly: false, isQuiz: false }, []]);
  });

  it.each([
    ['view', 'why'],
    ['view', ''],
    ['readonly', 'yes'],
    ['quiz', 'yes'],
    ['urls', 'blocked /a'],
    ['highlight', '0'],
    ['highlight', '-1'],
    ['highlight', '1e3'],
    ['highlight', '01'],
    ['highlight', '9'.repeat(400)],
    ['highlight', '__proto__'],
    ['highlight', '4-2'],
    ['highlight', '1-2000'],
  ])('%s=%s is dropped and reported', (name, value) => {
    expect(read({ [name]: value })).toEqual([read({})[0], [name]]);
  });
});
