import { describe, expect, test } from 'vitest';
import { createListener } from './create-listener';
import { readSettings } from './settings';

const block = (first: readonly number[], length: number) => ({ first: Uint8Array.from(first), length });

function problemsOf(environment: Record<string, string>): readonly string[] {
  const read = readSettings(environment);
  return read.kind === 'problems' ? read.problems : [];
}

describe('settings by environment variables', () => {
  test('default to pages of this computer, the usual ports, and loopback', () => {
    expect(readSettings({})).toEqual({
      kind: 'settings',
      settings: {
        callers: { hosts: ['localhost', '127.0.0.1', '[::1]'], admitsAll: false },
        trustedProxies: [],
        ports: [80, 443],
        listen: { host: '127.0.0.1', port: 8080 },
        page: null,
      },
    });
  });

  test('are comma-separated lists', () => {
    expect(
      readSettings({
        SERVICE_HOSTS: 'Tester.example, www.tester.example,müller.example,[2001:DB8::1],203.0.113.1,a_b.c,',
        SERVICE_PROXIES: '192.0.2.1, 10.0.0.0/8, fd00::/8, ::ffff:172.16.0.0/108',
        SERVICE_PORTS: '80, 443, 8443',
        SERVICE_ADMITS_ALL: '1',
        SERVICE_LISTEN: '[::]:3000',
      }),
    ).toMatchObject({
      settings: {
        callers: {
          hosts: [
            'localhost',
            '127.0.0.1',
            '[::1]',
            'tester.example',
            'www.tester.example',
            'xn--mller-kva.example',
            '[2001:db8::1]',
            '203.0.113.1',
            'a_b.c',
          ],
          admitsAll: true,
        },
        trustedProxies: [
          block([192, 0, 2, 1], 32),
          block([10, 0, 0, 0], 8),
          block([0xfd, ...Array<number>(15).fill(0)], 8),
          block([172, 16, 0, 0], 12),
        ],
        ports: [80, 443, 8443],
        listen: { host: '::', port: 3000 },
      },
    });
  });

  test.each([
    ['3000', { host: '127.0.0.1', port: 3000 }],
    ['0.0.0.0:80', { host: '0.0.0.0', port: 80 }],
    ['localhost:0', { host: 'localhost', port: 0 }],
    [' [::1]:8080 ', { host: '::1', port: 8080 }],
  ])('listens at %s', (written, listen) => {
    expect(readSettings({ SERVICE_LISTEN: written })).toMatchObject({ settings: { listen } });
  });

  test.each(['', '0', ' '])('SERVICE_ADMITS_ALL=%j admits no one else', (value) => {
    expect(readSettings({ SERVICE_ADMITS_ALL: value })).toMatchObject({
      settings: { callers: { admitsAll: false } },
    });
  });
});

describe('a wrong setting is named with its value and what to write', () => {
  test.each([
    ['SERVICE_HOSTS', 'https://tester.example', ': tester.example.'],
    ['SERVICE_HOSTS', 'https://tester.example/robots/', ': tester.example.'],
    ['SERVICE_HOSTS', 'tester.example:8080', ': tester.example.'],
    ['SERVICE_HOSTS', 'tester.example/tools', ': tester.example.'],
    ['SERVICE_HOSTS', 'ann@tester.example', ': tester.example.'],
    ['SERVICE_HOSTS', '*.tester.example', ', such as tester.example.'],
    ['SERVICE_HOSTS', 'tester example', ', such as tester.example.'],
    ['SERVICE_HOSTS', '::1', ', such as tester.example.'],
    ['SERVICE_HOSTS', '999.1.1.1', ', such as tester.example.'],
    ['SERVICE_PROXIES', 'proxy.example', 'Write 192.0.2.1, 10.0.0.0/8 or fd00::/8.'],
    ['SERVICE_PROXIES', '10.0.0.0/33', 'Write 192.0.2.1'],
    ['SERVICE_PROXIES', '10.0.0', 'Write 192.0.2.1'],
    ['SERVICE_PROXIES', '10.0.0.1:80', 'Write 192.0.2.1'],
    ['SERVICE_PROXIES', '0.0.0.0/0', 'contains every address'],
    ['SERVICE_PROXIES', '::/0', 'contains every address'],
    ['SERVICE_PROXIES', '::ffff:0.0.0.0/96', 'contains every address'],
    ['SERVICE_PORTS', 'http', 'such as 80,443,8443.'],
    ['SERVICE_PORTS', '0', 'such as 80'],
    ['SERVICE_PORTS', '65536', 'such as 80'],
    ['SERVICE_PORTS', '80.5', 'such as 80'],
    ['SERVICE_PORTS', '80;443', 'such as 80'],
    ['SERVICE_PORTS', '-1', 'such as 80'],
    ['SERVICE_PORTS', '0x50', 'such as 80'],
    ['SERVICE_ADMITS_ALL', 'true', 'Write 1 to admit'],
    ['SERVICE_ADMITS_ALL', 'yes', 'Write 1 to admit'],
    ['SERVICE_LISTEN', 'tester.example:80', 'Write 127.0.0.1:8080'],
    ['SERVICE_LISTEN', '127.0.0.1', 'Write 127.0.0.1:8080'],
    ['SERVICE_LISTEN', '::1:8080', 'Write 127.0.0.1:8080'],
    ['SERVICE_LISTEN', '[127.0.0.1]:8080', 'Write 127.0.0.1:8080'],
    ['SERVICE_LISTEN', '10.0.0.0/8:80', 'Write 127.0.0.1:8080'],
    ['SERVICE_LISTEN', '127.0.0.1:65536', 'Write 127.0.0.1:8080'],
    ['SERVICE_LISTEN', 'http://127.0.0.1:80', 'Write 127.0.0.1:8080'],
    ['SERVICE_FILES', '/nowhere', 'Write the path of the built page'],
    ['SERVICE_FILES', 'package.json', 'Write the path of the built page'],
  ])('%s=%s', (name, value, advice) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: .*\\.$`));
    expect(problems[0]).toContain(`"${value}"`);
    expect(problems[0]).toContain(advice);
  });

  test.each([
    ['SERVICE_HOST', 'SERVICE_HOSTS'],
    ['SERVICE_PORT', 'SERVICE_LISTEN'],
    ['SERVICE_PROXY', 'SERVICE_PROXIES'],
  ])('%s is a misspelt %s', (name, meant) => {
    expect(problemsOf({ [name]: 'a' })).toEqual([expect.stringContaining(meant)]);
  });

  test('together with all others', () => {
    const wrong = {
      SERVICE_HOSTS: 'a.example,b:1,https://c.example',
      SERVICE_PROXIES: 'x',
      SERVICE_PORTS: 'y',
      SERVICE_ADMITS_ALL: 'z',
      SERVICE_LISTEN: '?',
      SERVICE_FILES: '/nowhere',
    };
    const names = problemsOf(wrong).map((problem) => problem.split(':')[0]);
    expect(names.sort()).toEqual([...Object.keys(wrong), 'SERVICE_HOSTS'].sort());
    expect(() => createListener(wrong)).toThrow(/SERVICE_HOSTS: "b:1".*SERVICE_PORTS/s);
  });
});
