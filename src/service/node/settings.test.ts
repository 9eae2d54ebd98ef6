import { describe, expect, test } from 'vitest';
import { readSettings } from './settings';

describe('settings by environment variables', () => {
  test('default to pages of this computer and the usual ports', () => {
    expect(readSettings({})).toEqual({
      callers: { hosts: ['localhost', '127.0.0.1', '[::1]'], admitsAll: false },
      trustedProxies: [],
      ports: [80, 443],
    });
  });

  test('are comma-separated lists', () => {
    expect(
      readSettings({
        SERVICE_HOSTS: 'Tester.example, www.tester.example,',
        SERVICE_PROXIES: '192.0.2.1',
        SERVICE_PORTS: '80, 443, 8443',
        SERVICE_ADMITS_ALL: '1',
      }),
    ).toEqual({
      callers: {
        hosts: ['localhost', '127.0.0.1', '[::1]', 'tester.example', 'www.tester.example'],
        admitsAll: true,
      },
      trustedProxies: ['192.0.2.1'],
      ports: [80, 443, 8443],
    });
  });

  test.each(['http', '0', '65536', '80.5', '80;443', '-1'])(
    'are rejected if a port is invalid: %s',
    (ports) => {
      expect(() => readSettings({ SERVICE_PORTS: ports })).toThrow('SERVICE_PORTS');
    },
  );

  test.each(['true', '0', ''])('SERVICE_ADMITS_ALL=%s admits no one else', (value) => {
    expect(readSettings({ SERVICE_ADMITS_ALL: value }).callers.admitsAll).toBe(false);
  });
});
