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
  put('names.txt', Array.from({ length: 10_001 }, (_, index) => `User-agent: b${index}\n`).join(''));
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

describe('crawlers that need not obey', () => {
  const asked = 'not decided by this file, but asked to stay away by line 2 (Disallow: /cart)';

  test('are neither blocked nor allowed', async () => {
    const { output, errors } = await command('check <robots.txt> --crawler ChatGPT-User --url /cart --url /');
    expect(output).toBe(`/cart  ChatGPT-User: ${asked}\n/  ChatGPT-User: not decided by this file\n`);
    expect(errors).toMatch(/^Note: ChatGPT-User opens pages .* A file can only ask it to stay away\.\n$/);
  });

  test.each([
    ['asked', 0, 'The only expectation passes.\n'],
    ['blocked', 1, `FAIL  /cart  ChatGPT-User: ${asked}, expected blocked. Expect "asked" instead\n`],
    ['allowed', 1, `FAIL  /cart  ChatGPT-User: ${asked}, expected allowed\n`],
  ])('the expectation "%s"', async (expected, code, output) => {
    put('asked.json', suite({ crawlers: ['ChatGPT-User'], urls: [{ url: '/cart', expected }] }));
    const result = await command('check <robots.txt> --suite <asked.json>');
    expect(result.code).toBe(code);
    expect(result.output).toContain(output);
  });
});

describe('comparing for crawlers that need not obey', () => {
  const before = 'User-agent: *\nDisallow: /cart\n';
  const after = `${before}\nUser-agent: ChatGPT-User\nUser-agent: GPTBot\nDisallow: /\n`;
  const compared = () => {
    put('before.txt', before);
    put('after.txt', after);
    return 'compare <before.txt> <after.txt>';
  };

  test('says that they are asked, apart from those that are blocked', async () => {
    const { code, output, errors } = await command(compared());
    expect(code).toBe(0);
    expect(output).toContain('GPTBot – everything (/cart was already blocked): allowed → BLOCKED, line 6');
    expect(output).toContain(
      'ChatGPT-User – everything (already asked to stay away from /cart): not asked → ASKED TO STAY AWAY, line 6',
    );
    expect(output).toContain('Proven: nothing else changes.');
    expect(errors).toContain('ChatGPT-User opens pages when a person asks');
  });

  test('leaves those out that no group names, and breaks no promise by a request', async () => {
    put('open.txt', 'User-agent: GPTBot\nDisallow: /\n');
    put('closed.txt', 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: ChatGPT-User\nDisallow: /\n');
    const asked = await command('compare <open.txt> <closed.txt> --no-new-block --format json');
    expect(asked.code).toBe(0);
    expect(JSON.parse(asked.output).changes).toMatchObject([
      {
        crawlers: ['ChatGPT-User'],
        before: { outcome: 'not-applicable', asked: false, lines: [] },
        after: { outcome: 'not-applicable', asked: true, lines: [5] },
      },
    ]);
    const all = await command(compared().replace('<after.txt>', '<closed.txt>'));
    expect(all.output).toMatch(/^Everyone else \(\d+ known crawlers\)/m);
    expect(all.output).not.toContain('Bytespider');
  });
});

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

  test('calls a policy token a preference, which the group for all says nothing about', async () => {
    put(
      'stated.txt',
      'User-agent: *\nDisallow: /a\n\nUser-agent: __usage_ai-training\nDisallow: /b\nAllow: /b/c\n',
    );
    const urls = '--url /b --url /b/c --url /a';
    const note =
      "Note: __usage_ai-training isn't a crawler. A preference from a draft of 30 October 2026 (draft-kelley-aipref-training-preference-signal-00). No operator documents acting on it.\n";
    expect(await command(`check <stated.txt> --crawler __usage_ai-training ${urls}`)).toEqual({
      code: 0,
      output:
        '/b  __usage_ai-training: a preference, refused by line 5 (Disallow: /b)\n' +
        '/b/c  __usage_ai-training: a preference, not refused by a group of its own\n' +
        '/a  __usage_ai-training: a preference, not refused by a group of its own\n',
      errors: note,
    });
    const other = await command('check <robots.txt> --crawler __usage_other --url /cart');
    expect(other.output).toBe('/cart  __usage_other: a preference, not refused by a group of its own\n');
    expect(other.errors).toContain("__usage_other isn't a crawler. Names that start with __usage_");
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
      errors: 'Note: Standard input is empty. It blocks nothing.\n',
    });
  });

  test("reads a suite with an editor's byte order mark", async () => {
    put('bom.json', `\uFEFF${suite({ crawlers: ['GPTBot'], urls: [{ url: '/', expected: 'blocked' }] })}`);
    expect(await command('check <robots.txt> --suite <bom.json>')).toMatchObject({ code: 0 });
  });

  test('reads the suite from standard input', async () => {
    const [json] = [suite({ crawlers: ['GPTBot'], urls: [{ url: '/', expected: 'blocked' }] })];
    expect(await command('check <robots.txt> --suite -', [Buffer.from(json)])).toEqual({
      code: 0,
      output: 'The only expectation passes.\n',
      errors: '',
    });
    expect((await command('check <robots.txt> --suite -', [Buffer.from('{')])).errors).toMatch(
      /^Standard input isn't valid JSON/,
    );
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
    const { output, errors } = await command(`check <escape.txt> --crawler Googlebot --url ${url}`);
    expect(errors).toMatch(/^Note: .*escape\.txt contains 1 byte that isn't UTF-8, in line 2\./);
    expect(output.split('\n')).toEqual([
      '/\ufffd%E9\ufffd[2J\ufffd  Googlebot: blocked by line 2 (Disallow: /\ufffd\ufffd)',
      '',
    ]);
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

  test('mention a similar name, and use the name as given', async () => {
    const note =
      'Note: "FediFetcher" isn\'t a known crawler. Did you mean Feedfetcher? Its name is used as given.\n';
    put('fedi.txt', 'User-agent: FediFetcher\nDisallow: /\n');
    put('fedi.json', suite({ crawlers: ['FediFetcher'], urls: [{ url: '/', expected: 'blocked' }] }));
    expect(await command('check <fedi.txt> --crawler FediFetcher --url /')).toEqual({
      code: 0,
      output: '/  FediFetcher: blocked by line 2 (Disallow: /)\n',
      errors: note,
    });
    expect(await command('check <fedi.txt> --suite <fedi.json>')).toEqual({
      code: 0,
      output: 'The only expectation passes.\n',
      errors: note,
    });
    expect(await command('compare <fedi.txt> <fedi.txt> --crawler FediFetcher')).toEqual({
      code: 0,
      output: 'The files are the same.\n',
      errors: note,
    });
    expect((await command('check <fedi.txt> --crawler FediFetcher/1.0 --url /')).errors).toBe(
      'Note: "FediFetcher" isn\'t a known crawler. Its name is used as given.\n',
    );
  });
});

describe('help', () => {
  test.each(['--version', '-v', 'check -v'])('prints the version for %s', async (line) => {
    expect(await command(line)).toEqual({ code: 0, output: '1.2.3\n', errors: '' });
  });

  test.each(['--help', '-h'])('prints all commands for %s', async (line) => {
    const { code, output, errors } = await command(line);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/^Tests what a robots\.txt allows/);
    for (const option of ['--suite', '--no-new-block', 'simplify <robots.txt>', 'Exit code'])
      expect(output).toContain(option);
  });

  test.each([
    ['check', ['--suite', '--url', '--accept-any'], ['--no-new-block', 'compare', 'joins equal groups']],
    ['compare', ['--no-new-block', 'github', '--accept-any'], ['--suite', 'csv', 'joins equal groups']],
    ['simplify', ['joins equal groups', '--output', '--accept-any'], ['--suite', '--format', '--no-new-a']],
  ])('prints only the options of %s', async (name, own, others) => {
    for (const line of [`${name} --help`, `${name} x -h`]) {
      const { code, output, errors } = await command(line);
      expect([code, errors]).toEqual([0, '']);
      expect(output).toMatch(new RegExp(`^Usage\n  robots-txt-tester ${name} <`));
      for (const each of own) expect(output).toContain(each);
      const [options = ''] = output.split('All commands');
      for (const each of others) expect(options).not.toContain(each);
    }
  });
});

describe('a file that is no robots.txt', () => {
  const DISALLOW = 'User-agent: *\nDisallow: /\n';
  const PAGE = '<html><body>404</body></html>\n';
  const KINDS: readonly [name: string, content: string | Uint8Array, code: string, text: RegExp][] = [
    ['page.html', PAGE, 'web-page', /It's a web page\. A server may have sent an error/],
    ['list.xml', '<?xml version="1.0"?><a/>', 'xml', /It's XML\./],
    ['data.json', '{"error": 404}', 'json', /It's JSON\./],
    [
      'le.txt',
      utf16(DISALLOW),
      'utf-16',
      /It's text in UTF-16, in which Google finds no rules\. Save it as UTF-8/,
    ],
    ['be.txt', utf16(DISALLOW).swap16(), 'utf-16', /UTF-16/],
    ['no-bom.txt', utf16(DISALLOW).subarray(2), 'utf-16', /UTF-16/],
    [
      'words.txt',
      '404: Not Found\n',
      'no-field',
      /text without a field that a crawler reads, such as User-agent/,
    ],
    ['typo.txt', 'Alow: /x\n', 'no-field', /Check the spelling/],
    ['nul.txt', new Uint8Array(100), 'binary', /It's binary data, such as a picture or a compressed file/],
  ];

  function utf16(text: string): Buffer {
    return Buffer.from(`\ufeff${text}`, 'utf16le');
  }

  beforeAll(() => {
    for (const [name, content] of KINDS) put(name, content);
    put('open.json', suite({ crawlers: ['Googlebot'], urls: [{ url: '/', expected: 'allowed' }] }));
  });

  test.each(KINDS)(
    '%s makes every command end with 1, unless it is accepted',
    async (name, content, _, text) => {
      for (const line of [
        `check <${name}> --suite <open.json>`,
        `check <${name}> --crawler Googlebot --url /`,
        `compare <robots.txt> <${name}>`,
        `compare <${name}> <robots.txt>`,
        `simplify <${name}>`,
      ]) {
        const failed = await command(line);
        expect([line, failed.code]).toEqual([line, 1]);
        expect(failed.errors).toMatch(
          /^Error: .* isn't a robots\.txt\. .* To use it anyway, add --accept-any\.\n/,
        );
        expect(failed.errors).toMatch(text);
        const accepted = await command(`${line} --accept-any`);
        expect([line, accepted.code]).toEqual([line, 0]);
        expect(accepted.errors).toMatch(/^Note: .* isn't a robots\.txt\. .* --accept-any allows it\.\n/);
        if (!line.startsWith('simplify')) {
          expect(failed.output).not.toContain("isn't a robots.txt");
          expect(accepted.output).toBe(failed.output);
        }
      }
      await command(`simplify <${name}> --output <same>`);
      expect(readFileSync(join(folder, 'same'))).toEqual(Buffer.from(content));
    },
  );

  test('has the verdicts that crawlers give it', async () => {
    expect((await command('check <le.txt> --crawler Googlebot --url /')).output).toBe(
      '/  Googlebot: allowed, no rule matches\n',
    );
    put('pre.html', '<html><pre>\nUser-agent: *\nDisallow: /\n</pre></html>');
    expect(await command('check <pre.html> --crawler Googlebot --url /')).toMatchObject({
      code: 1,
      output: '/  Googlebot: blocked by line 3 (Disallow: /)\n',
    });
  });

  test('is never simplified without a word', async () => {
    const { output, errors } = await command('simplify <le.txt>');
    expect(output).toBe(utf16(DISALLOW).toString());
    expect(errors).not.toContain('Nothing changed');
    put('twice.html', '<html><pre>\nUser-agent: *\nDisallow: /\nDisallow: /x\n</pre></html>');
    expect((await command('simplify <twice.html>')).output).toContain('/x');
    expect((await command('simplify <twice.html> --accept-any')).output).not.toContain('/x');
  });

  test('fails although nothing else does', async () => {
    expect(await command('compare <page.html> <page.html> --no-new-block --no-new-allow')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The files are the same\.\n--no-new-block passes\.\n/),
    });
  });

  test.each(['Sitemap: https://e.example/s.xml\n', 'Disallow: /x\nUser-agent: *\n'])(
    "isn't %j",
    async (text) => {
      put('odd.txt', text);
      expect(await command('check <odd.txt> --suite <open.json>')).toMatchObject({ code: 0, errors: '' });
    },
  );

  test('is in each report', async () => {
    const path = join(folder, 'page.html');
    const message = `${path} isn't a robots.txt. It's a web page. A server may have sent an error or login page instead. To use it anyway, add --accept-any.`;
    const note = { code: 'web-page', level: 'error', file: path, text: message };
    const check = async (format: string) =>
      (await command(`check <page.html> --suite <open.json> --format ${format}`)).output;
    expect(JSON.parse(await check('json'))).toMatchObject({ passed: 1, failed: 0, notes: [note] });
    expect(await check('csv')).toBe(
      `url,crawler,outcome,line,rule,expected,status,notes\r\n/,Googlebot,allowed,,,allowed,pass,"${message}"\r\n`,
    );
    expect(await check('junit')).toMatch(
      /<testsuite name="robots\.txt"[^>]* tests="1" failures="1"[^>]*>\n<properties><\/properties>\n<testcase name="[^"]*page\.html" classname="robots\.txt" time="0"><failure message="[^"]* isn't a robots\.txt\./,
    );
    const compare = async (format: string) =>
      (await command(`compare <robots.txt> <page.html> --format ${format}`)).output;
    expect(JSON.parse(await compare('json'))).toMatchObject({ notes: [note] });
    expect(await compare('junit')).toMatch(
      /failures="1".*\n.*\n<testcase name="[^"]*page\.html"[^>]*><failure /,
    );
    expect((await compare('github')).split('\n')[0]).toBe(`::error file=${path}::${message}`);
    const old = await command('compare <page.html> <robots.txt> --format github');
    expect(old.output.split('\n')[0]).toBe(`::error::${message}`);
    const kept = await command('check - --suite <open.json> --output <report>', [Buffer.from(PAGE)]);
    expect(kept.output).toBe('The only expectation passes.\n');
    expect(readFileSync(join(folder, 'report'), 'utf8')).toMatch(
      /^Error: Standard input isn't a robots\.txt/,
    );
  });
});

describe('notes about a file', () => {
  const RULE = 'User-agent: *\nDisallow: /x\n';
  const LONG = RULE + '#'.repeat(60).concat('\n').repeat(9_000);
  const NOTES: readonly [name: string, content: string | Uint8Array, text: RegExp][] = [
    ['zero.txt', '', /zero\.txt is empty\. It blocks nothing\./],
    ['blank.txt', '\ufeff \n\t\n', /blank\.txt is empty\./],
    ['comments.txt', '# soon\n\n', /comments\.txt contains only comments\. It blocks nothing\./],
    [
      'latin.txt',
      Buffer.from('User-agent: *\n# caf\xe9\nDisallow: /caf\xe9\n', 'latin1'),
      /contains 2 bytes that aren't UTF-8, the first in line 2\. .* Save the file as UTF-8\./,
    ],
    [
      'long.txt',
      LONG,
      /has 549,027 bytes\. .*Google.* read only the first 512,000, which end in line 8,395\. Make the file smaller\./,
    ],
  ];

  test.each(NOTES)(
    '%s: on standard error and in each report but a printed text, and the command ends with 0',
    async (name, content, text) => {
      put(name, content);
      const crawlers = '--crawler Googlebot --crawler Bingbot';
      for (const line of [
        `check <${name}> ${crawlers} --url /`,
        `compare <${name}> <robots.txt>`,
        `compare <robots.txt> <${name}>`,
        `simplify <${name}>`,
      ]) {
        const { code, errors, output } = await command(line);
        expect([line, code]).toEqual([line, 0]);
        expect(errors).toMatch(text);
        expect(errors).toMatch(/^Note: /);
        expect(output).not.toMatch(text);
      }
      for (const format of ['json', 'csv', 'junit'])
        expect((await command(`check <${name}> ${crawlers} --url / --format ${format}`)).output).toMatch(
          text,
        );
      for (const format of ['json', 'github', 'junit'])
        expect((await command(`compare <robots.txt> <${name}> --format ${format}`)).output).toMatch(text);
    },
  );

  test('name the dialects of the tested crawlers that read less', async () => {
    put('long.txt', LONG);
    const errorsFor = async (crawler: string) =>
      (await command(`check <long.txt> --crawler ${crawler} --url /`)).errors;
    expect(await errorsFor('Googlebot')).toMatch(/\. Google reads only the first/);
    expect(await errorsFor('YandexBot')).toMatch(
      /\. Yandex ignores a file of more than 512,000, so everything is allowed\./,
    );
    expect((await command('compare <long.txt> <long.txt>')).errors).toMatch(
      /Google, RFC 9309 and Bing read only .*\n.*Yandex ignores/,
    );
    put(
      'python.json',
      suite({ crawlers: ['GPTBot'], urls: [{ url: '/', expected: 'allowed' }], engine: 'python' }),
    );
    expect((await command('check <long.txt> --suite <python.json>')).errors).toBe('');
  });

  test('are absent from reports on a sound file', async () => {
    const line = 'check <robots.txt> --suite <met.json> --format';
    expect(JSON.parse((await command(`${line} json`)).output)).not.toHaveProperty('notes');
    expect((await command(`${line} csv`)).output).toMatch(
      /^url,crawler,outcome,line,rule,expected,status\r\n/,
    );
    expect((await command(`${line} junit`)).output).toContain('<system-out/><system-err/>');
    const compared = await command('compare <robots.txt> <robots.txt> --format json');
    expect(JSON.parse(compared.output)).not.toHaveProperty('notes');
  });

  test('are in the first row and test suite of their crawler, those about the file in the first of all', async () => {
    const line = 'check <zero.txt> --crawler Googlebot --crawler FediFetcher --url /a --url /b --format';
    put('zero.txt', '');
    const { output } = await command(`${line} csv`);
    expect(output.split('\r\n').map((row) => row.replace(/^(?:[^,]*,){7}/, ''))).toEqual([
      'notes',
      expect.stringMatching(/zero\.txt is empty\. It blocks nothing\.$/),
      expect.stringMatching(/^"?""?FediFetcher.* Did you mean Feedfetcher\? /),
      '',
      '',
      '',
    ]);
    const suites = (await command(`${line} junit`)).output.split('</testsuite>');
    expect(suites[0]).toMatch(/<system-err>[^<]*zero\.txt is empty\. It blocks nothing\.<\/system-err>$/);
    expect(suites[1]).toMatch(/<system-err>&quot;FediFetcher&quot; isn't [^<]*<\/system-err>$/);
  });

  test('are in a text report that goes to a file', async () => {
    put('zero.txt', '');
    const note = /^Note: .*zero\.txt is empty\. It blocks nothing\.\n/;
    for (const line of ['check <zero.txt> --crawler Googlebot --url /', 'compare <robots.txt> <zero.txt>']) {
      const { output, errors } = await command(`${line} --output <report>`);
      expect(errors).toMatch(note);
      expect(output).not.toMatch(note);
      expect(readFileSync(join(folder, 'report'), 'utf8')).toMatch(note);
    }
  });

  test('contain no control characters', async () => {
    put('bell\u0007.txt', '');
    const { errors, output } = await command(
      'check <bell\u0007.txt> --crawler Googlebot --url / --format text',
    );
    expect(errors + output).not.toContain('\u0007');
    expect(errors).toContain('bell\ufffd.txt is empty');
  });
});

describe('refusals exit with 2 and a reason', () => {
  test.each([
    ['', /There's no command ""/],
    ['lint', /There's no command "lint"/],
    ['lint --help', /There's no command "lint", only check, compare and simplify\./],
    ['lint -v', /There's no command "lint"/],
    ['check - --suite -', /Only one of the two files can come from standard input\. Give a path/],
    ['simplify <robots.txt> --accept-any=yes', /--accept-any doesn't take a value/],
    ...['https://example.com/robots.txt', 'HTTP://e.example', 'ftp://e.example/robots.txt'].flatMap(
      (address): [string, RegExp][] => [
        [`check ${address} --suite <met.json>`, /is an address, .* Download it first, or pipe it .*: curl/],
        [`check <robots.txt> --suite ${address}`, /is an address/],
        [`compare <robots.txt> ${address}`, /is an address/],
        [`simplify ${address}`, /is an address/],
      ],
    ),
    ['check example.com/robots.txt --suite <met.json>', /there's no such file/],
    ['compare <robots.txt>', /compare needs two files/],
    ['compare - -', /Only one of the two files/],
    ['compare <robots.txt> <robots.txt> <robots.txt>', /one argument too many for compare/],
    ['compare <robots.txt> <robots.txt> --suite <met.json>', /compare has no option --suite\./],
    ['compare <robots.txt> <robots.txt> --format csv', /Choose text, json, junit or github\./],
    ['compare <robots.txt> <nothing.txt>', /nothing\.txt: there's no such file\./],
    [
      'compare <robots.txt> <names.txt>',
      /names\.txt names too many crawlers to compare\. The limit is 10,000\./,
    ],
    ['check <robots.txt> --suite <met.json> --no-new-block', /check has no option --no-new-block\./],
    ['simplify', /No robots\.txt given/],
    ['simplify <robots.txt> --format json', /simplify has no option --format\./],
    ['simplify <robots.txt> --output <folder>', /Can't write .*folder: it's a folder\./],
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
    [{ crawlers: ['/'], urls: [7] }, /isn't a valid suite:\n {2}\$\.urls\[0\]: must be a string\.\n$/],
    [
      { crawlers: ['/'], urls: ['e.example'] },
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

  test.each([
    ['{\n  "urls": ["/a"\n  "/b"]\n}', 'Line 3, column 3: expected a comma or ], found "'],
    ['{\r\n "urls": [],\r\n}', 'Line 3, column 1: expected a key in double quotes, found }'],
    ['\ufeff{"text": "\u{1f600}", urls: 1}', 'Line 1, column 16: expected a key in double quotes, found u'],
    ['{"text": "a\nb"}', 'Line 1, column 12: expected text or a closing quote, found a control character'],
    ['{"format": "robots-test"', 'Line 1, column 25: expected a comma or }, found the end of the file'],
    ['[\u009b', 'Line 1, column 2: expected a value, found \ufffd'],
  ])('names the place of the first mistake in %j', async (json, place) => {
    put('wrong.json', json);
    expect(await command('check <robots.txt> --suite <wrong.json>')).toEqual({
      code: 2,
      output: '',
      errors: `${join(folder, 'wrong.json')} isn't valid JSON, so it can't be read as a suite. ${place}\n`,
    });
  });

  test('accepts 200 levels of lists and refuses 201, also in invalid JSON', async () => {
    put('deep.json', `${'['.repeat(200)}${']'.repeat(200)}`);
    expect((await command('check <robots.txt> --suite <deep.json>')).errors).toContain("isn't a valid suite");
    put('deeper.json', `{"text": ${'['.repeat(200)}`);
    expect(await command('check <robots.txt> --suite <deeper.json>')).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/deeper\.json has more than 200 lists or objects inside each other/),
    });
  });

  test('refuses a suite that is nested too deep while it is read', async () => {
    let parts = 0;
    function* endless(): Generator<Uint8Array> {
      for (; parts < 10; parts++) yield Buffer.from('['.repeat(1_000));
      throw new Error('Read too much');
    }
    const errors = new PassThrough();
    const code = await run(['check', join(folder, 'robots.txt'), '--suite', '-'], '', {
      input: PassThrough.from(endless()),
      output: new PassThrough(),
      errors,
    });
    expect([code, String(errors.read())]).toEqual([
      2,
      expect.stringMatching(/^Standard input has more than 200 lists or objects/),
    ]);
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

describe('comparing two versions', () => {
  const OLD = 'User-agent: *\nDisallow: /cart\nDisallow: /old/\n';
  const NEW = `${OLD}\nUser-agent: ClaudeBot\nDisallow: /\n`;

  beforeAll(() => {
    put('old.txt', OLD);
    put('new.txt', NEW);
    put('equal.txt', `# shop\n${OLD}Disallow: /cart/x\n`);
  });

  test('prints a sentence for each change and the proof', async () => {
    expect(await command('compare <old.txt> <new.txt>')).toEqual({
      code: 0,
      output:
        '1 change · 1 closed\nClaudeBot – everything (/cart and /old/ were already blocked): allowed → BLOCKED, line 6, for example /\n' +
        'Proven: nothing else changes.\n',
      errors: '',
    });
    expect((await command('compare <new.txt> <old.txt>')).output).toBe(
      '1 change · 1 opened\nClaudeBot – everything except /cart and /old/: blocked → allowed, for example /\n' +
        'Proven: nothing else changes.\n',
    );
  });

  test.each([
    ['<old.txt> <old.txt>', 'The files are the same.\n'],
    ['<old.txt> <equal.txt>', "The text differs, the answers don't (proven for every URL).\n"],
    [
      '<old.txt> <new.txt> --crawler Bingbot',
      "The text differs, the answers for these crawlers don't (proven for every URL).\n",
    ],
  ])('says if nothing changes: %s', async (files, output) => {
    expect(await command(`compare ${files} --no-new-block --no-new-allow`)).toEqual({
      code: 0,
      output: `${output}--no-new-block passes.\n--no-new-allow passes.\n`,
      errors: '',
    });
  });

  describe('of policy tokens', () => {
    const STATED =
      'Stated now: no AI training (line 5, __usage_ai-training). A preference from a draft of 30 October 2026 (draft-kelley-aipref-training-preference-signal-00). No operator documents acting on it.';

    beforeAll(() => {
      put('open-all.txt', 'User-agent: *\nAllow: /\n');
      put('stated.txt', 'User-agent: *\nAllow: /\n\nUser-agent: __usage_ai-training\nDisallow: /\n');
    });

    test('calls them preferences, which are no changes for crawlers', async () => {
      expect(await command('compare <open-all.txt> <stated.txt> --no-new-block')).toEqual({
        code: 0,
        output: `${STATED}\nThe text differs, the answers don't (proven for every URL).\n--no-new-block passes.\n`,
        errors: '',
      });
      expect((await command('compare <stated.txt> <open-all.txt>')).output).toMatch(
        /^No longer stated: no AI training \(__usage_ai-training\)\. A preference/,
      );
    });

    test('reports them apart from changes', async () => {
      const json = await command('compare <open-all.txt> <stated.txt> --format json');
      expect(JSON.parse(json.output)).toMatchObject({
        changeCount: 0,
        changes: [],
        preferences: [{ token: '__usage_ai-training', kind: 'stated', refuses: 'all', lines: [5] }],
      });
      const github = await command('compare <open-all.txt> <stated.txt> --format github');
      expect(github.output).toContain(`line=5::${STATED}\n`);
      expect(github.output).not.toContain('::warning');
      const junit = await command('compare <open-all.txt> <stated.txt> --format junit');
      expect(junit.output).toContain('tests="1"');
    });

    test('keep no promise from being proven', async () => {
      const group = (letter: string, rules: string) => `User-agent: __usage_${letter}\n${rules}\n`;
      const many = (rules: string) =>
        Array.from('abcdefghijklmnopqrstu', (letter) => group(letter, rules)).join('\n');
      put('many.txt', many('Disallow: /'));
      put('more.txt', many('Allow: /'));
      const promises = '--no-new-block --no-new-allow';
      const kept = '--no-new-block passes.\n--no-new-allow passes.\n';
      expect(await command(`compare <many.txt> <many.txt> ${promises}`)).toMatchObject({
        code: 0,
        output: `The files are the same.\n${kept}`,
      });
      const unproven = await command(`compare <many.txt> <more.txt> ${promises}`);
      expect(unproven.code).toBe(0);
      expect(unproven.output).toContain(`\nNot proven: some rules are too many`);
      expect(unproven.output.endsWith(kept)).toBe(true);
      const json = await command(`compare <many.txt> <more.txt> ${promises} --format json`);
      expect(JSON.parse(json.output)).toMatchObject({
        proven: false,
        promises: [{ kept: true }, { kept: true }],
      });
      const junit = await command(`compare <many.txt> <more.txt> ${promises} --format junit`);
      expect(junit.output).toMatch(/failures="0".* skipped="1"|skipped="1".* failures="0"/);
    });

    test('compares them only if they are named, if some crawlers are', async () => {
      const files = 'compare <open-all.txt> <stated.txt>';
      expect((await command(`${files} --crawler GPTBot`)).output).not.toContain('Stated now');
      const named = await command(`${files} --crawler __Usage_AI-Training`);
      expect(named.output).toMatch(/^Stated now: no AI training \(line 5, /);
      expect(named.errors).toMatch(/^Note: __Usage_AI-Training isn't a crawler\. A preference from a draft/);
    });
  });

  test('names several crawlers, everyone else, and exceptions by number', async () => {
    const paths = ['/a', '/b', '/c', '/d'].map((path) => `Disallow: ${path}\n`).join('');
    const names = ['GPTBot', 'CCBot', 'Bytespider', 'Amazonbot', 'Diffbot', 'ClaudeBot'];
    const group = `${names.map((name) => `User-agent: ${name}\n`).join('')}User-agent: *\n`;
    put('open.txt', group + paths);
    put('shut.txt', `${group}${paths}Disallow: /\n`);
    expect((await command('compare <open.txt> <shut.txt>')).output).toMatch(
      /^2 changes · 1 closed\nGPTBot, CCBot, Amazonbot, 2 more and everyone else \(\d+ known crawlers\) – everything \(4 areas were already blocked\): allowed → BLOCKED, line 12, for example \/\nBytespider – everything \(already asked to stay away from 4 areas\): not asked → ASKED TO STAY AWAY, line 12/,
    );
  });

  test('says nothing about exceptions that differ by crawler', async () => {
    put('each.txt', 'User-agent: GPTBot\nDisallow: /cart\n\nUser-agent: CCBot\nDisallow: /old\n');
    put('all.txt', 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n');
    const { changes } = JSON.parse((await command('compare <each.txt> <all.txt> --format json')).output) as {
      changes: readonly object[];
    };
    const places = ['/cart', '/old'].map((text) => ({ kind: 'area', text }));
    expect(changes).toMatchObject([
      { crawlers: ['GPTBot', 'CCBot'], except: null, already: places, alreadyWhole: false },
    ]);
  });

  test('annotates errors and warnings before notices', async () => {
    const opened = Array.from({ length: 60 }, (_, index) => `Disallow: /o${index}/\n`).join('');
    put('shut.txt', `User-agent: *\n${opened}`);
    put('new-block.txt', 'User-agent: *\nDisallow: /closed/\n');
    const { output } = await command('compare <shut.txt> <new-block.txt> --format github');
    expect(output).toMatch(/^::warning [^\n]*\/closed\/: allowed/);
  });

  test('counts the rows, and names crawlers that a change for everyone else does not reach', async () => {
    const groups = 'User-agent: *\nDisallow: /a\n\nUser-agent: Bingbot\nAllow: /\n';
    put('one.txt', groups);
    put('two.txt', groups.replace('/a', '/b'));
    const { output } = await command('compare <one.txt> <two.txt>');
    expect(output).toMatch(/^2 changes · 1 opened · 1 closed\nEveryone else .*\nEveryone else .*\n/);
    expect(output).toMatch(
      /^(?:Bingbot, .*|Bingbot) (?:isn't|aren't) reached: .* add line 2 to (?:its group|their groups)\.$/m,
    );
    const json = JSON.parse((await command('compare <one.txt> <two.txt> --format json')).output) as object;
    expect(json).toMatchObject({ changed: 2, opened: 1, closed: 1, leftOut: ['Bingbot'] });
  });

  test('names the crawlers that read the files in another way', async () => {
    // A blank line ends a group for Yandex.
    put('gap.txt', `${OLD}\nDisallow: /new\n`);
    expect((await command('compare <old.txt> <gap.txt>')).output).toMatch(
      /^1 change · 1 closed\nEveryone else except YandexBot, .* more – \/new: allowed → BLOCKED, line 5, for example \/new\n/,
    );
    put('split.txt', OLD.replace('\nDisallow: /old', '\n\nDisallow: /old'));
    expect((await command('compare <old.txt> <split.txt>')).output).toMatch(
      /^1 change · 1 opened\nYandexBot, .* more – \/old\/: blocked → allowed, for example \/old\/\n/,
    );
  });

  test.each([
    ['Disallow: /x$', 'the address /x: allowed → BLOCKED, line 4\n'],
    ['Disallow: /*?id=', 'addresses like /*?id= (/cart and /old/ were already blocked): '],
    ['Allow: /old/*/b$', 'addresses like /old/*/b$: blocked → allowed, line 4, for example /old/x/b\n'],
    ['Allow: /*/x/y/z', 'some addresses like /*/x/y/z: blocked → allowed, line 4, for example /old/x/y/z\n'],
  ])('describes the place of %s', async (rule, sentence) => {
    put('rule.txt', `${OLD}${rule}\n`);
    expect((await command('compare <old.txt> <rule.txt>')).output).toMatch(
      /^1 change · 1 \w+\nEveryone else \(\d+ known crawlers\) – /,
    );
    expect((await command('compare <old.txt> <rule.txt>')).output).toContain(sentence);
  });

  test('fails if a promise is broken, with the shortest address', async () => {
    expect(await command('compare <old.txt> <new.txt> --no-new-block --no-new-allow')).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /\n--no-new-block fails: \/ is newly blocked for ClaudeBot\.\n--no-new-allow passes\.\n$/,
      ),
    });
    put('empty.txt', '');
    expect(await command('compare <old.txt> <empty.txt> --no-new-allow')).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        '--no-new-allow fails: /cart is newly allowed for crawlers without a group of their own.\n',
      ),
    });
  });

  test('fails a promise about lines that nothing is proven about', async () => {
    const stars = (letters: string) => `/${[...letters.repeat(10)].map((letter) => `*${letter}`).join('')}`;
    put('stars.txt', `User-agent: *\nAllow: ${stars('ab')}\nDisallow: /x\n`);
    put('more-stars.txt', `User-agent: *\nAllow: ${stars('ab')}\nDisallow: ${stars('cde')}\nDisallow: /x\n`);
    const unproven = 'Not proven for line 3. There may be more changes.\n';
    expect(await command('compare <stars.txt> <more-stars.txt>')).toMatchObject({
      code: 0,
      output: expect.stringContaining(unproven),
    });
    expect(await command('compare <stars.txt> <more-stars.txt> --no-new-allow')).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${unproven}--no-new-allow fails, because it can't be proven.\n`),
    });
  });

  test('writes JSON, JUnit and annotations', async () => {
    const json = JSON.parse(
      (await command('compare <old.txt> <new.txt> --format json --no-new-block')).output,
    );
    expect(json).toMatchObject({
      format: 'robots-txt-comparison',
      version: 1,
      same: false,
      proven: true,
      unproven: [],
      promises: [{ option: '--no-new-block', kept: false, broken: { path: '/', crawler: 'ClaudeBot' } }],
      changeCount: 1,
      changes: [
        {
          crawlers: ['ClaudeBot'],
          everyoneElse: 'none',
          place: { kind: 'everything', text: '/' },
          before: { outcome: 'allowed', lines: [] },
          after: { outcome: 'blocked', lines: [6] },
          path: '/',
          partOfAnother: false,
        },
      ],
    });
    const junit = (await command('compare <old.txt> <new.txt> --format junit --no-new-block')).output;
    expect(junit).toContain('tests="2" failures="1" errors="0" skipped="0"');
    expect(junit).toContain('<failure message="allowed → BLOCKED, line 6, for example /" type="blocked">');
    expect((await command('compare <old.txt> <new.txt> --format junit')).output).toContain(
      'tests="2" failures="0" errors="0" skipped="1"',
    );
    const github = (await command('compare <old.txt> <new.txt> --format github --no-new-block')).output;
    expect(github.split('\n').slice(0, 2)).toEqual([
      `::error file=${join(folder, 'new.txt')},line=6::ClaudeBot – everything (/cart and /old/ were already blocked): allowed → BLOCKED, line 6, for example /`,
      `::error file=${join(folder, 'new.txt')}::--no-new-block fails: / is newly blocked for ClaudeBot.`,
    ]);
    expect((await command('compare <old.txt> <new.txt> --format github')).output).toMatch(/^::warning file=/);
    expect((await command('compare <new.txt> <old.txt> --format github')).output).toMatch(/^::notice file=/);
  });

  test('escapes annotations', async () => {
    put('a,b:%25.txt', 'User-agent: *\nDisallow: /%41:,\n');
    const { output } = await command('compare <old.txt> <a,b:%25.txt> --format github --crawler Googlebot');
    expect(output).toContain('file=');
    expect(output.split('\n')).toContainEqual(
      expect.stringMatching(/^::warning file=[^,]*a%2Cb%3A%2525\.txt,line=2::Googlebot – \/%2541:,: allowed/),
    );
  });

  test('reads one version from standard input and writes the report to a file', async () => {
    const input = [new Uint8Array(Buffer.from(NEW))];
    expect(await command('compare <old.txt> - --format github --output <notes>', input)).toEqual({
      code: 0,
      output: 'Proven: nothing else changes.\n',
      errors: '',
    });
    expect(readFileSync(join(folder, 'notes'), 'utf8')).toMatch(/^::warning::ClaudeBot/);
  });

  test.each(['text', 'github', 'junit'])(
    'prints no control characters and no endless texts as %s',
    async (format) => {
      const name = `Bot\u001b[2J\u202e${'x'.repeat(5_000)}`;
      put(
        'hostile.txt',
        `User-agent: ${name}\nDisallow: /\u0007${'y'.repeat(5_000)}\u202e\u009b\nDisallow: /%0A::error::\n`,
      );
      const { output } = await command(`compare <old.txt> <hostile.txt> --format ${format} --no-new-block`);
      expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
      for (const line of output.split('\n')) expect(line.length).toBeLessThan(4_000);
      expect(output).not.toMatch(/\n::error::/);
    },
  );

  test('lists at most 100 changes', async () => {
    const rules = Array.from({ length: 300 }, (_, index) => `Disallow: /${index}-\n`).join('');
    put('many.txt', `User-agent: *\n${rules}`);
    const { output } = await command('compare <old.txt> <many.txt>');
    expect(output.split('\n')).toHaveLength(104);
    expect(output).toMatch(/^302 changes · /);
    expect(output).toContain('and 202 more changes. Use --format json for all of them.\n');
  });
});

describe('simplifying a file', () => {
  const TEXT =
    '# Shop\r\nUser-agent: a\r\nDisallow: /x\r\nDisallow: /x/y\r\n\r\nUser-agent: b\r\nDisallow: /x\r\n';

  test('prints the file, and on standard error what was done', async () => {
    put('long.txt', TEXT);
    expect(await command('simplify <long.txt>')).toEqual({
      code: 0,
      output: '# Shop\r\nUser-agent: a\r\nUser-agent: b\r\nDisallow: /x\r\n',
      errors: 'Removed 1 line and joined 2 groups: 4 lines instead of 7. Proven: no answer changes.\n',
    });
    expect(await command('simplify - --output <short.txt>', [Buffer.from(TEXT)])).toMatchObject({
      code: 0,
      output: '',
    });
    expect(readFileSync(join(folder, 'short.txt'), 'utf8')).toContain('User-agent: b\r\nDisallow: /x');
  });

  test('leaves a file as it is if nothing can go', async () => {
    const mixed = Buffer.from('\ufeffUser-agent: *\r\nDisallow: /\xff\n');
    put('mixed.txt', mixed);
    expect(await command('simplify <mixed.txt> --output <same.txt>')).toEqual({
      code: 0,
      output: '',
      errors: 'Nothing changed: found no lines to remove and no groups to join.\n',
    });
    expect(readFileSync(join(folder, 'same.txt')).equals(mixed)).toBe(true);
  });

  test('prints no control characters to a terminal', async () => {
    put('bell.txt', 'User-agent: *\nDisallow: /\u0007\n');
    expect((await runCommand(['simplify', join(folder, 'bell.txt')], [], true)).output).toBe(
      'User-agent: *\nDisallow: /\ufffd\n',
    );
  });
});
