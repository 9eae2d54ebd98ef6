import { readdirSync, readFileSync } from 'node:fs';
import { request as startRequest } from 'node:http';
import { join } from 'node:path';
import { type Browser, expect as expectAtOnce } from '@playwright/test';
import { LOAD } from '../../src/service/limits';
import type { RunningProgram } from '../../src/service/node/testdata/run-service';
import { FetchPanel } from '../support/fetch-panel';
import type { LocalSite } from '../support/local-sites';
import { TesterPage } from '../support/tester-page';
import type { Place } from './check-answers';
import { inContext } from './check-pages';
import { LOGS } from './servers';

const expect = expectAtOnce.configure({ timeout: 30_000 });

/** More questions than one client may ask in the time of this test. */
const MOST = 100;

/** The fetch service behind a proxy in a folder. */
export interface ServicePlace extends Place {
  readonly service: RunningProgram;
  /** A site that the program may ask. */
  readonly site: LocalSite;
  /** The name in `SERVICE_HOSTS`. */
  readonly host: string;
  /** The folder with the logs of the server. */
  readonly work: string;
}

/** Fetches a file in the page, and asks the service as other programs, clients and names do. Throws unless the proxy passes on what the limits need, and logs no question. */
export async function checkService(browser: Browser, place: ServicePlace): Promise<void> {
  const { origin, base, site, host, service, work } = place;
  const { port } = new URL(site.origin);
  await inContext(browser, async (page) => {
    const tester = new TesterPage(page);
    await tester.start(origin + base);
    await new FetchPanel(page).fetch(`http://shown.test:${port}`);
    await expect(tester.facts).toContainText('1 rule');
    await expect(tester.source).toContainText('shown.test');
  });
  const ask = (name: string, client: string, as = host, more = {}) =>
    askAs(place, `http://${name}.test:${port}`, client, {
      host: as,
      'sec-fetch-site': 'same-origin',
      ...more,
    });
  expect(await ask('asked', '127.0.0.2'), 'the name in SERVICE_HOSTS').toBe(200);
  expect(await ask('asked', '127.0.0.2', 'other.example'), 'another name').toBe(403);
  let answered = 0;
  while (answered < MOST && (await ask('asked', '127.0.0.2')) === 200) answered += 1;
  expect(answered, 'questions of one client').toBeGreaterThanOrEqual(LOAD.perClient.burst - 1);
  expect(answered, 'questions of one client').toBeLessThan(MOST);
  const forged = { 'x-forwarded-for': '198.51.100.7' };
  expect(await ask('asked', '127.0.0.2', host, forged), 'one question too many').toBe(429);
  expect(await ask('asked', '127.0.0.3'), 'another client').toBe(200);
  expect(service.stderr(), 'warnings of the service').toBe('');
  const health = await fetch(`http://127.0.0.1:${service.port}/api/health`);
  expect(await health.json(), 'the health of the program').toMatchObject({ hasUnknownProxy: false });
  const outside = await fetch(`${origin}${base}api/health`);
  expect(outside.status, 'the health through the proxy').toBe(404);
  service.process.kill('SIGTERM');
  expect(await service.ended(), 'the exit code of the program').toBe(0);
  expect([502, 503], 'the proxy without the program').toContain(await ask('late', '127.0.0.4'));
  const logs = readdirSync(join(work, LOGS), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const logged = logs.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('');
  expect(logged, 'the logs of the proxy').not.toMatch(/(?:shown|asked|late)\.test|http%3A|\?url=/);
}

/** Asks the service from this address of the computer, and returns the status. */
function askAs(
  { origin, base }: Place,
  url: string,
  localAddress: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    startRequest(
      `${origin}${base}api/robots?url=${encodeURIComponent(url)}`,
      { localAddress, headers, agent: false },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    )
      .on('error', reject)
      .end();
  });
}
