import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './run';
import { runCommand } from './testdata/run-command';

const ROBOTS = 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'robots-cli-'));
  put('robots.txt', ROBOTS);
  put('met.json', suite({ crawlers: ['GPTBot'], urls: [{ url: '/', expected: 'blocked' }, '/b'] }));
  put('failed.json', suite({ crawlers: ['Googlebot', 'GPTBot'], urls: [{ url: '/', expected: 'blocked' }] }));
  mkdirSync(join(folder, 'folder'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function suite(parts: Record<string, unknown>): string {
  return JSON.stringify({ format: 'robots-test', version: 1, ...parts });
}

/** Runs the command. Names in angle brackets are files in the temporary folder. */
function command(line: string, input?: readonly Uint8Array[]) {
  const words = line
    .split(' ')
    .map((word) => word.replace(/<(.*)>/, (_, name: string) => join(folder, name)));
  return runCommand(words, input);
}

describe('checking', () => {
  test('exits with 0 if all expectations are met', async () => {
    expect(await command('check <robots.txt> --suite <met.json>')).toEqual({
      code: 0,
      output: 'The only expectation passes. 1 more result without an expectation.\n',
      errors: '',
    });
  });

  test('exits with 1 if an expectation is not met', async () => {
    expect(await command('check <robots.txt> --suite=<failed.json>')).toEqual({
      code: 1,
      output: 'FAIL  /  Googlebot: allowed, no rule matches, expected blocked\n1 of 2 expectations fails.\n',
      errors: '',
    });
  });

  test("checks crawlers other than the suite's", async () => {
    expect(await command('check <robots.txt> --suite <failed.json> --crawler GPTBot')).toMatchObject({
      code: 0,
    });
    expect(
      await command('check <robots.txt> --suite <failed.json> --crawler Bingbot --crawler bingbot'),
    ).toMatchObject({ code: 1, output: expect.stringContaining('1 of 1 expectation fails.') });
  });

  test('checks single URLs without a suite', async () => {
    expect(
      await command(
        'check <robots.txt> --crawler Googlebot --url /cart?1 --crawler GPTBot --url https://e.example/',
      ),
    ).toEqual({
      code: 0,
      output:
        '/cart?1  Googlebot: blocked by line 2 (Disallow: /cart)\n/cart?1  GPTBot: blocked by line 5 (Disallow: /)\n' +
        'https://e.example/  Googlebot: allowed, no rule matches\nhttps://e.example/  GPTBot: blocked by line 5 (Disallow: /)\n',
      errors: '',
    });
  });

  test('reads a file from standard input, byte by byte', async () => {
    const bytes = Array.from(Buffer.from('User-agent: *\nDisallow: /café\n'), (byte) => Uint8Array.of(byte));
    expect(await command('check - --crawler Googlebot --url /caf%C3%A9', bytes)).toMatchObject({
      code: 0,
      output: '/caf%C3%A9  Googlebot: blocked by line 2 (Disallow: /café)\n',
    });
  });

  test('allows everything for an empty file', async () => {
    expect(await command('check - --crawler Googlebot --url /')).toMatchObject({
      output: '/  Googlebot: allowed, no rule matches\n',
    });
  });

  test("reads a suite with an editor's byte order mark", async () => {
    put('bom.json', `\uFEFF${suite({ crawlers: ['GPTBot'], urls: [{ url: '/', expected: 'blocked' }] })}`);
    expect(await command('check <robots.txt> --suite <bom.json>')).toMatchObject({ code: 0 });
  });

  test.each([
    ['json', '{\n"format": "robots-test-results"'],
    ['csv', 'url,crawler,outcome'],
    ['junit', '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="Googlebot"'],
  ])('writes %s to standard output or to a file', async (format, begins) => {
    const printed = await command(`check <robots.txt> --suite <failed.json> --format ${format}`);
    expect(printed).toMatchObject({ code: 1, errors: '' });
    expect(printed.output.startsWith(begins)).toBe(true);
    const kept = await command(
      `check <robots.txt> --suite <failed.json> --format ${format} --output <report>`,
    );
    expect(kept).toEqual({ code: 1, output: '1 of 2 expectations fails.\n', errors: '' });
    const times = /timestamp="[^"]*"/g;
    expect(readFileSync(join(folder, 'report'), 'utf8').replace(times, '')).toBe(
      printed.output.replace(times, ''),
    );
  });

  test('prints no control characters that a terminal would execute', async () => {
    const rule = Buffer.from('User-agent: *\nDisallow: /\u202e');
    put('escape.txt', Uint8Array.of(...rule, 0xe9));
    const [esc, bell] = ['\u001b[2J', '\u0007'];
    const url = `/\u202e%E9${esc}${bell}`;
    const { output } = await command(`check <escape.txt> --crawler Googlebot --url ${url}`);
    expect(output).toBe(
      '/\ufffd%E9\ufffd[2J\ufffd  Googlebot: blocked by line 2 (Disallow: /\ufffd\ufffd)\n',
    );
  });
});

describe('a report of a URL with controls', () => {
  const url = '/a\u001b[2J\u009b2J\r\u202eb';
  const words = (format: string) => {
    put('controls.json', suite({ crawlers: ['GPTBot'], urls: [{ url, expected: 'allowed' }] }));
    return [
      'check',
      join(folder, 'robots.txt'),
      '--suite',
      join(folder, 'controls.json'),
      '--format',
      format,
    ];
  };

  test.each(['text', 'json', 'junit', 'csv'])(
    'contains no control characters in %s on a terminal',
    async (format) => {
      const { output, code } = await runCommand(words(format), [], true);
      expect(code).toBe(1);
      expect(output).toContain('/a');
      expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    },
  );

  test('keeps them all as CSV in a file and in a pipe', async () => {
    expect((await runCommand(words('csv'))).output).toContain(`"${url}"`);
    await runCommand([...words('csv'), '--output', join(folder, 'report')], [], true);
    expect(readFileSync(join(folder, 'report'), 'utf8')).toContain(`"${url}"`);
  });
});

describe('notes about crawlers', () => {
  test('mention an unknown name', async () => {
    expect(await command('check <robots.txt> --crawler Entirely-Ours --url /cart')).toMatchObject({
      code: 0,
      errors: 'Note: "Entirely-Ours" isn\'t a known crawler. Its name is used as given.\n',
    });
  });

  test('mention a crawler that need not obey', async () => {
    expect(await command('check <robots.txt> --crawler ChatGPT-User --url /cart')).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/^Note: ChatGPT-User opens pages when a person asks/),
    });
  });

  test.each(['--help', 'check --help', '--version'])('are absent from the output of %s', async (line) => {
    const { code, output, errors } = await command(line);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(line === '--version' ? /^1\.2\.3\n$/ : /^Tests what a robots\.txt allows/);
  });
});

describe('refusals exit with 2 and a reason', () => {
  test.each([
    ['', /There's no command ""/],
    ['lint', /There's no command "lint"/],
    ['check', /No robots.txt given/],
    ['check <robots.txt>', /Nothing to test/],
    ['check <robots.txt> <met.json>', /one argument too many/],
    ['check <robots.txt> --suit <met.json>', /There's no option --suit\./],
    ['check <robots.txt> -s <met.json>', /There's no option -s\./],
    ['check <robots.txt> --__proto__ x', /There's no option --__proto__\./],
    ['check <robots.txt> --suite', /--suite needs a value/],
    ['check <robots.txt> --suite=', /--suite needs a value/],
    ['check <robots.txt> --suite <met.json> --suite <met.json>', /--suite can be given only once/],
    ['check <robots.txt> --help=yes', /--help doesn't take a value/],
    ['check <robots.txt> --suite <met.json> --format xml', /no format "xml"/],
    ['check <nothing.txt> --suite <met.json>', /Can't read .*nothing\.txt: there's no such file\./],
    ['check <folder> --suite <met.json>', /Can't read .*folder: it's a folder\./],
    ['check <robots.txt/x> --suite <met.json>', /there's no such file/],
    ['check <robots.txt> --suite <nothing.json>', /Can't read .*nothing\.json: there's no such file\./],
    ['check <robots.txt> --suite <robots.txt>', /isn't valid JSON/],
    ['check <robots.txt> --url /', /No crawlers given/],
    [
      'check <robots.txt> --crawler Gogglebot --url /',
      /--crawler "Gogglebot": isn't a known crawler\. Did you mean Googlebot\?/,
    ],
    ['check <robots.txt> --crawler / --url /', /--crawler "\/": doesn't name a crawler/],
    [
      'check <robots.txt> --crawler GPTBot --url e.example',
      /--url "e\.example": has no protocol such as https:\/\/\. Did you mean https:\/\/e\.example\?/,
    ],
    ['check <robots.txt> --suite <met.json> --output <folder>', /Can't write .*folder: it's a folder\./],
    [
      'check <robots.txt> --suite <met.json> --output <no/report>',
      /Can't write .*report: there's no such folder\./,
    ],
  ])('%s', async (line, reason) => {
    const { code, output, errors } = await command(line);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(reason);
  });

  test('refuses an empty command line', async () => {
    expect(await runCommand([])).toMatchObject({
      code: 2,
      output: '',
      errors: expect.stringMatching(/No command given/),
    });
  });

  test.each<[Record<string, unknown>, RegExp]>([
    [
      { crawlers: ['Gogglebot'], urls: [7] },
      /isn't a valid suite:\n {2}\$\.urls\[0\]: must be a string\.\n$/,
    ],
    [
      { crawlers: ['Gogglebot'], urls: ['e.example'] },
      /\n {2}\$\.crawlers\[0\]: .*\n {2}\$\.urls\[0\]: has no protocol/,
    ],
    [{ crawlers: ['GPTBot'], urls: new Array(500).fill(7) }, /(\n.*){20}\n {2}and 480 more problems\n$/],
    [{ version: 2 }, /\$\.version: needs a newer version/],
    [{ urls: ['/'] }, /No crawlers given/],
    [{ crawlers: ['GPTBot'] }, /No URLs given/],
    [{ crawlers: ['GPTBot'], urls: ['/'] }, /There are no expectations to check for these crawlers/],
    [{ crawlers: ['a\u001b[2Jb'], urls: [7, { url: '/', '\u001b': 1 }] }, /^[\P{Cc}\n]*$/u],
  ])('refuses the suite %#', async (parts, reason) => {
    put('wrong.json', suite(parts));
    const { code, output, errors } = await command('check <robots.txt> --suite <wrong.json>');
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(reason);
  });

  test('refuses a suite of nothing but brackets', async () => {
    put('deep.json', '['.repeat(5_000_000));
    expect(await command('check <robots.txt> --suite <deep.json>')).toMatchObject({ code: 2 });
  });

  test('stops reading a file without an end', async () => {
    function* endless(): Generator<Uint8Array> {
      for (;;) yield new Uint8Array(1_000_000);
    }
    const input = PassThrough.from(endless());
    const errors = new PassThrough();
    const code = await run(['check', '-', '--crawler', 'GPTBot', '--url', '/'], '', {
      input,
      output: new PassThrough(),
      errors,
    });
    expect(code).toBe(2);
    expect(String(errors.read())).toBe('Standard input is too large. The limit is 10 MB.\n');
  });
});
