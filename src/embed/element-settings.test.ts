import { expect, it } from 'vitest';
import { parameterOf, type SettingName, settingNames, settingsOf } from './element-settings';

function hostWith(attributes: Partial<Record<SettingName, string>>) {
  return { getAttribute: (name: SettingName) => attributes[name] ?? null } as unknown as Element;
}

it('converts attributes into parameters', () => {
  const host = hostWith({ crawler: 'GPTBot', readonly: '', highlight: '3' });
  expect(settingNames.map((name) => parameterOf(host, name))).toEqual([
    'GPTBot',
    null,
    null,
    null,
    null,
    '1',
    '3',
  ]);
  expect(parameterOf(hostWith({ readonly: 'false' }), 'readonly')).toBeNull();
});

it('converts the named attributes into settings for a loaded frame', () => {
  const host = hostWith({ url: '/a', theme: 'dark', readonly: 'true', highlight: '12' });
  expect(settingsOf(settingNames, (name) => parameterOf(host, name))).toEqual({
    crawler: null,
    url: '/a',
    engine: null,
    view: null,
    theme: 'dark',
    readonly: true,
    highlight: 12,
  });
  expect(settingsOf(['url'], () => '/a')).toEqual({ url: '/a' });
});

it.each(['x', '', '0', '-3'])('treats %j as no line', (highlight) => {
  expect(settingsOf(['highlight'], () => highlight)).toEqual({ highlight: null });
});
