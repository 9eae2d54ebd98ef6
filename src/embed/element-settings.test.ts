import { describe, expect, it, vi } from 'vitest';
import { type SettingName, settingNames } from './element-attributes';
import { createFrameSettings } from './element-settings';
import type { Settings } from './protocol';
import { aVerdict } from './testdata/fake-frame';

function settingsFor(attributes: Partial<Record<SettingName, string>>) {
  const host = { getAttribute: (name: SettingName) => attributes[name] ?? null } as unknown as Element;
  const set = vi.fn<(settings: Settings) => Promise<unknown>>(() => Promise.resolve());
  const retry = vi.fn();
  return {
    attributes,
    set,
    retry,
    settings: createFrameSettings(host, { theme: () => 'light', set, retry }),
  };
}

it('reads attributes as parameters, and the theme of the page', () => {
  const read = (attributes: Partial<Record<SettingName, string>>) =>
    settingNames.map(settingsFor(attributes).settings.read);
  expect(
    read({ crawler: 'GPTBot', readonly: '', quiz: '', highlight: '3', lock: 'url crawler', show: 'why' }),
  ).toEqual([...['GPTBot', null, null, null], ...['light', '1', '1', '3', 'url crawler', null, 'why']]);
  expect(read({ readonly: 'false', theme: 'auto' }).slice(4)).toEqual([
    'light',
    ...[null, null, null, null, null, null],
  ]);
  expect(read({ theme: 'dark' })[4]).toBe('dark');
});

it('sends the settings that the frame lacks in one request, and once', () => {
  const { settings, set } = settingsFor({ url: '/a', theme: 'dark', readonly: 'true', highlight: '12' });
  settings.setMissing(settingNames);
  settings.send();
  settings.send();
  settings.change('url');
  settings.send();
  expect(set.mock.calls).toEqual([
    [
      {
        ...{ crawler: null, url: '/a', engine: null, view: null },
        ...{ theme: 'dark', readonly: true, quiz: false, highlight: 12, lock: null, urls: null, show: null },
      },
    ],
    [{ url: '/a' }],
  ]);
});

it.each([
  ['', null],
  ['0', null],
  ['7', 7],
  ['2-4,7', '2-4,7'],
  // The frame ignores these.
  ['x', 'x'],
  ['-3', -3],
])('sends the lines %j as %j', (highlight, sent) => {
  const { settings, set } = settingsFor({ highlight });
  settings.setMissing(['highlight']);
  settings.send();
  expect(set).toHaveBeenCalledExactlyOnceWith({ highlight: sent });
});

describe("the reader's question", () => {
  it('replaces the attributes until the page changes them', () => {
    const { settings, attributes } = settingsFor({ crawler: 'Googlebot/2.1', url: '/a' });
    const question = () => [settings.read('crawler'), settings.read('url')];
    settings.keep({ ...aVerdict, crawler: 'Googlebot', url: '/a' });
    expect(question()).toEqual(['Googlebot/2.1', '/a']);
    settings.keep({ ...aVerdict, crawler: 'Googlebot', url: '/mine' });
    expect(question()).toEqual(['Googlebot/2.1', '/mine']);
    settings.keep({ ...aVerdict, crawler: 'Bingbot', url: '/mine' });
    expect(question()).toEqual(['Bingbot', '/mine']);
    attributes.url = '/b';
    settings.change('url');
    // An answer to the former question.
    settings.keep({ ...aVerdict, crawler: 'Bingbot', url: '/mine' });
    expect(question()).toEqual(['Bingbot', '/b']);
  });

  it('gives way to the attributes if the frame was too busy for them', async () => {
    vi.useFakeTimers();
    const { settings, attributes, set, retry } = settingsFor({ url: '/a' });
    settings.keep({ ...aVerdict, url: '/a' });
    attributes.url = '/b';
    settings.change('url');
    set.mockRejectedValueOnce(new Error('busy'));
    settings.send();
    settings.keep({ ...aVerdict, url: '/a' });
    settings.keep({ ...aVerdict, url: '/mine' });
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect(retry).toHaveBeenCalledOnce();
    settings.send();
    expect(set.mock.lastCall).toEqual([{ url: '/b' }]);
  });
});
