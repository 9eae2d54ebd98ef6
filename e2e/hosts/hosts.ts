import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { buildService } from '../../src/service/node/testdata/run-service';
import { startSite } from '../support/local-sites';
import { startStaticServer } from '../support/static-server';
import {
  checkCompression,
  checkHeaders,
  checkMissing,
  checkOwnPages,
  checkPaths,
  MISSING,
  type Place,
} from './check-answers';
import { checkCommands, checkTakenDown } from './check-commands';
import { checkEmbeds, checkNoFrame, checkPinnedBlocked, checkStrictEmbeds, checkTester } from './check-pages';
import { checkEqualTimes } from './check-releases';
import { checkService } from './check-service';
import { FOLDER, put } from './guide';
import type { RunningServer } from './process';
import { apache, caddy, nginx, type ServerProgram, SITE } from './servers';
import { inWorkFolder, root, type WorkFolder } from './work-folder';

/** A host of the guide, or a part of the guide that needs none. */
export interface Host {
  readonly name: string;
  /** The server it needs besides Node. */
  readonly program?: ServerProgram;
  /** Throws if something doesn't work as the guide says. */
  test(browser: Browser): Promise<void>;
}

/** The text of `404.html`. */
const NOT_FOUND = /Page not found/;

/** The name in `SERVICE_HOSTS`, as in the guide. */
const NAME = 'tester.example';

/** Runs a test with a server, and ends the server. */
async function whileRunning<Server extends { stop(): Promise<void> }>(
  starting: Promise<Server>,
  test: (server: Server) => Promise<void>,
): Promise<void> {
  const server = await starting;
  try {
    await test(server);
  } finally {
    await server.stop();
  }
}

/** Checks everything that needs no browser. @param missing the text at paths without a file @param otherCache see `checkHeaders` */
async function checkAnswers(place: Place, missing: RegExp, otherCache: string | null = null): Promise<void> {
  await checkHeaders(place, otherCache);
  await checkCompression(place);
  await checkMissing(place, MISSING, missing);
  await checkPaths(place);
}

/** A server of Debian with these snippets. @param missing the text at paths without a file */
function onServer(
  name: string,
  program: ServerProgram,
  base: string,
  snippets: readonly string[],
  missing = NOT_FOUND,
): Host {
  return {
    name,
    program,
    test: (browser) =>
      inWorkFolder((work) =>
        whileRunning(program.start(work, snippets), async (server) => {
          const place = { origin: server.origin, base, dist: work.dist };
          await checkAnswers(place, missing);
          await checkMissing(place, ['api/robots', 'api/health'], missing);
          if (base === FOLDER) {
            await checkOwnPages(place, null);
            checkByHand(work, server);
          }
          await checkEmbeds(browser, place);
          await checkStrictEmbeds(browser, place);
          await checkNoFrame(browser, place);
          await checkEqualTimes(place);
          await checkTester(browser, place, () => server.stop());
        }),
      ),
  };
}

/** Runs the guide's own check. */
function checkByHand({ guide }: WorkFolder, { origin }: RunningServer): void {
  const printed = guide({ 'https://tester.example': origin }).run('check/check.sh').toLowerCase();
  expect(printed).toMatch(
    /^content-security-policy: .*frame-ancestors 'self'\r?\naccess-control-allow-origin: \*\r?\n404\n$/,
  );
}

/** Lines for a site, with `.htaccess` in the tester's folder. */
const withHtaccess: Host = {
  name: 'Apache with .htaccess',
  program: apache,
  test: () =>
    inWorkFolder((work) => {
      const dist = join(work.path, SITE, FOLDER);
      cpSync(work.dist, dist, { recursive: true });
      work.guide().write('apache/headers.conf', join('/', SITE, FOLDER, '.htaccess'));
      work.guide().fillPolicies(join('/', SITE, FOLDER, '.htaccess'));
      return whileRunning(apache.start(work, ['apache/allow.conf']), async ({ origin }) => {
        const place = { origin, base: FOLDER, dist: dist.replace(/\/$/, '') };
        await checkAnswers(place, /Not Found/);
        await checkOwnPages(place, null);
      });
    }),
};

/** The fetch service behind a server, in a folder. With `hasFiles` it serves the page, too. */
function withService(
  name: string,
  program: ServerProgram,
  snippets: readonly string[],
  hasFiles = false,
): Host {
  const test = async (browser: Browser, work: WorkFolder) => {
    const site = await startSite((_, response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /a\n'),
    );
    const built = buildService('src/service/node/testdata/loopback-program.ts');
    try {
      const service = await built.start({
        SERVICE_HOSTS: NAME,
        SERVICE_PROXIES: '127.0.0.1/32',
        SERVICE_PORTS: new URL(site.origin).port,
        ...(hasFiles && { SERVICE_FILES: work.dist }),
      });
      const names = { '127.0.0.1:8080': `127.0.0.1:${service.port}` };
      await whileRunning(program.start(work, snippets, names), async ({ origin }) => {
        const place = { origin, base: FOLDER, dist: work.dist };
        if (hasFiles) await checkAnswers(place, NOT_FOUND, 'no-cache');
        await checkOwnPages(place, null);
        await checkService(browser, { ...place, service, site, host: NAME, work: work.path });
      });
    } finally {
      await built.close();
      await site.close();
    }
  };
  return { name, program, test: (browser) => inWorkFolder((work) => test(browser, work)) };
}

/** The program, which reads `_headers` as Netlify and Cloudflare do. */
function onProgram(name: string, base: string): Host {
  const test = async (browser: Browser, work: WorkFolder) => {
    const site = join(work.path, 'site');
    cpSync(work.dist, join(site, base), { recursive: true });
    if (base !== '/') {
      cpSync(join(work.path, SITE), site, { recursive: true });
      put(join(site, '_headers'), '/own/*\n  X-Own: 1\n');
      work.guide().run('headers/folder.sh');
    }
    const built = buildService();
    try {
      const { port } = await built.start({ SERVICE_FILES: site });
      const place = { origin: `http://127.0.0.1:${port}`, base, dist: work.dist };
      await checkAnswers(place, base === '/' ? NOT_FOUND : /^404$/m, 'no-cache');
      if (base !== '/') await checkOwnPages(place, 'no-cache');
      await checkStrictEmbeds(browser, place);
      await checkTester(browser, place, () => built.close());
    } finally {
      await built.close();
    }
  };
  return { name, test: (browser) => inWorkFolder((work) => test(browser, work)) };
}

/** A host that sends no header of ours. */
const plain: Host = {
  name: 'a plain host',
  test: (browser) =>
    inWorkFolder(async ({ dist }) => {
      const server = await startStaticServer(dist);
      try {
        const place = { origin: server.origin, base: '/sub/path/', dist };
        await checkEmbeds(browser, place);
        await checkPinnedBlocked(browser, place);
        await checkTester(browser, place, () => server.close());
      } finally {
        await server.close();
      }
    }),
};

/** A file of the operator at the root of the host name. */
const securityTxt: Host = {
  name: 'security.txt on nginx',
  program: nginx,
  test: () =>
    inWorkFolder((work) => {
      work.guide().write('well-known/security.txt', '/etc/robots-txt-tester/security.txt');
      return whileRunning(
        nginx.start(work, ['nginx/folder.conf', 'nginx/security.conf']),
        async ({ origin }) => {
          const response = await fetch(`${origin}/.well-known/security.txt`);
          expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
          expect(await response.text()).toBe(work.guide().snippet('well-known/security.txt'));
        },
      );
    }),
};

/** The folder comes first: its snippets may not touch the rest of the site. */
export const hosts: readonly Host[] = [
  onServer('nginx in a folder', nginx, FOLDER, ['nginx/folder.conf']),
  onServer('nginx at the root', nginx, '/', ['nginx/root.conf']),
  withService('nginx with the service', nginx, ['nginx/folder.conf', 'nginx/service.conf']),
  withService('nginx in front of the program', nginx, ['nginx/program.conf'], true),
  securityTxt,
  onServer('Apache in a folder', apache, FOLDER, ['apache/folder.conf']),
  onServer('Apache at the root', apache, '/', ['apache/root.conf']),
  withHtaccess,
  withService('Apache with the service', apache, [
    'apache/service-modules.sh',
    'apache/folder.conf',
    'apache/service.conf',
  ]),
  onServer('Caddy in a folder', caddy, FOLDER, ['caddy/folder.caddy'], /^$/),
  onServer('Caddy at the root', caddy, '/', ['caddy/root.caddy'], /^$/),
  withService('Caddy with the service', caddy, ['caddy/folder.caddy', 'caddy/service.caddy']),
  onProgram('the program in a folder', FOLDER),
  onProgram('the program at the root', '/'),
  plain,
  {
    name: 'commands',
    test: () => inWorkFolder((work) => checkCommands(root, work.path, work.guide())),
  },
  {
    name: 'take it down',
    test: (browser) => inWorkFolder((work) => checkTakenDown(browser, work.dist, work.guide())),
  },
];
