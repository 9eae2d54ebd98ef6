import { expect, it } from 'vitest';
import { type AttributeName, settingNames } from './element-attributes';
import {
  changeSetting,
  type FrameSettings,
  keepVerdict,
  readSetting,
  settingValues,
} from './element-settings';
import { aVerdict } from './testdata/fake-frame';

function settingsFor(attributes: Partial<Record<AttributeName, string>>): FrameSettings {
  return { attributes, theme: 'light', missing: [], first: {}, verdict: null };
}

it('reads attributes as parameters, and the theme of the page', () => {
  const read = (attributes: Partial<Record<AttributeName, string>>) =>
    settingNames.map((name) => readSetting(settingsFor(attributes), name));
  expect(
    read({ crawler: 'GPTBot', readonly: '', quiz: '', highlight: '3', lock: 'url crawler', show: 'why' }),
  ).toEqual([...['GPTBot', null, null, null], ...['light', '1', '1', '3', 'url crawler', null, 'why']]);
  expect(read({ readonly: 'false' })[5]).toBeNull();
});

it('requests the settings that the frame lacks, and null for those that have no value', () => {
  const settings = settingsFor({ url: '/a', readonly: 'true', highlight: '12' });
  expect(settingValues(settings, settingNames)).toEqual({
    ...{ crawler: null, url: '/a', engine: null, view: null },
    ...{ theme: 'light', readonly: true, quiz: false, highlight: 12, lock: null, urls: null, show: null },
  });
  changeSetting(settings, 'url');
  expect(settings.missing).toEqual(['url']);
});

it.each([
  ['', null],
  ['0', null],
  ['7', 7],
  ['2-4,7', '2-4,7'],
  // The frame ignores these.
  ['x', 'x'],
  ['-3', -3],
])('requests the lines %j as %j', (highlight, sent) => {
  expect(settingValues(settingsFor({ highlight }), ['highlight'])).toEqual({
    highlight: sent,
  });
});

it("prefers the reader's question until the page changes the attributes", () => {
  const settings = settingsFor({ crawler: 'Googlebot/2.1', url: '/a' });
  const question = () => [readSetting(settings, 'crawler'), readSetting(settings, 'url')];
  keepVerdict(settings, { ...aVerdict, crawler: 'Googlebot', url: '/a' });
  expect(question()).toEqual(['Googlebot/2.1', '/a']);
  keepVerdict(settings, { ...aVerdict, crawler: 'Googlebot', url: '/mine' });
  expect(question()).toEqual(['Googlebot/2.1', '/mine']);
  keepVerdict(settings, { ...aVerdict, crawler: 'Bingbot', url: '/mine' });
  expect(question()).toEqual(['Bingbot', '/mine']);
  settings.attributes = { ...settings.attributes, url: '/b' };
  changeSetting(settings, 'url');
  // An answer to the former question.
  keepVerdict(settings, { ...aVerdict, crawler: 'Bingbot', url: '/mine' });
  expect(question()).toEqual(['Bingbot', '/b']);
});

it('waits with the first answer for a question that the frame has been asked', () => {
  const settings = settingsFor({ crawler: 'GPTBot', url: '/a' });
  keepVerdict(settings, { ...aVerdict, crawler: 'GPTBot', url: '/a' });
  settings.attributes = { crawler: 'Googlebot/2.1', url: '/a' };
  changeSetting(settings, 'crawler');
  // The frame answers the former question, then this one, in its own words.
  keepVerdict(settings, { ...aVerdict, crawler: 'GPTBot', url: '/a' });
  expect(readSetting(settings, 'crawler')).toBe('Googlebot/2.1');
  settings.missing = [];
  keepVerdict(settings, { ...aVerdict, crawler: 'Googlebot', url: '/a' });
  expect(readSetting(settings, 'crawler')).toBe('Googlebot/2.1');
});

it('has only crawler and URL from a verdict', () => {
  const settings = settingsFor({ engine: 'google', crawler: 'Googlebot', url: '/a' });
  keepVerdict(settings, { ...aVerdict, engine: 'google' });
  keepVerdict(settings, { ...aVerdict, engine: 'rfc9309', crawler: 'Bingbot', url: '/b' });
  expect(settingValues(settings, ['crawler', 'url', 'engine', 'view'])).toEqual({
    ...{ crawler: 'Bingbot', url: '/b', engine: 'google', view: null },
  });
});
