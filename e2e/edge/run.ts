/*
 * npm run test:edge: asks the same questions of the fetch service on Node and on Workers (workerd, run by Miniflare), about sites on this computer. Both
 * give the answer that questions.ts expects, and docs/hosting.md lists each question with two answers. Also asks the built Worker at the root and in a
 * folder. Prints one line per wrong answer and a summary; exits with 1 if there is one. Miniflare is installed on the first run: its 165 MB would
 * slow down each `npm ci`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { createService } from '../../src/service';
import { createNodeConnect } from '../../src/service/node/node-connect';
import type { LiveFile, ServiceProblem } from '../../src/service/protocol';
import { TEST_CA } from '../../src/service/testdata/certificates';
import { type Site, startRawSite } from '../../src/service/testdata/start-site';
import { prepareProject } from '../support/prepare-project';
import { type Question, questions } from './questions';
import { serviceLimits, sitePolicy } from './site-policy';

/** The part of Miniflare's interface that is used here. */
interface Workers {
  dispatchFetch(url: string, init: { headers: Record<string, string> }): Promise<Response>;
  dispose(): Promise<void>;
}

/** Answers a request to the service. */
type Ask = (query: string, isHasty: boolean) => Promise<Response>;

const here = dirname(resolve(process.argv[1] ?? ''));
const root = resolve(here, '../..');
const work = join(root, 'node_modules/.cache/edge');
const ours = { 'sec-fetch-site': 'same-origin' };

/** Builds a Worker as one script. */
async function workerScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: join(root, entry), formats: ['es'], fileName: 'worker' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error(`Nothing was built from ${entry}.`);
  return output.output[0].code;
}

prepareProject(join(here, 'workers'), work, []);
const { Miniflare } = createRequire(join(work, 'package.json'))('miniflare') as {
  Miniflare: new (options: object) => Workers;
};

/** Starts a Worker that may reach this computer. Its messages about broken sites aren't shown. */
function startWorker(script: string, bindings: object): Workers {
  return new Miniflare({
    modules: true,
    script,
    bindings,
    compatibilityDate: '2026-04-01',
    handleRuntimeStdio: (out: NodeJS.ReadableStream, errors: NodeJS.ReadableStream) => {
      out.resume();
      errors.resume();
    },
    outboundService: {
      network: {
        allow: ['public', 'private'],
        tlsOptions: { trustBrowserCas: false, trustedCertificates: [TEST_CA] },
      },
    },
  });
}

function nodeService(ports: readonly number[]): Ask {
  const policy = sitePolicy(ports);
  const resolveName = () => Promise.reject(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
  const create = (isHasty: boolean) =>
    createService({
      connect: createNodeConnect({ ...policy, resolve: resolveName, ca: TEST_CA }),
      callers: { hosts: null, admitsAll: false },
      policy,
      ...serviceLimits(isHasty),
    });
  const [patient, hasty] = [create(false), create(true)];
  return (query, isHasty) => {
    const request = new Request(`http://localhost/?${query}`, { headers: ours });
    return (isHasty ? hasty : patient)(request, '127.0.0.1');
  };
}

/** Describes an answer as questions.ts does. `expected`: an outcome whose bytes may be `some`. */
async function outcomeOf(response: Response, expected: string): Promise<string> {
  const reply = (await response.json()) as LiveFile | ServiceProblem;
  if ('error' in reply) return `${reply.error}: ${'reason' in reply ? reply.reason : ''}`;
  const { hops, end } = reply;
  if (end.kind === 'failure') return `${hops.length}: ${end.failure}`;
  const bytes = expected.includes('some') && end.bytes < 1_000 ? 'some' : end.bytes;
  return [`${hops.length}: ${end.status}`, bytes, ...(end.cut === null ? [] : [end.cut])].join(', ');
}

const wrong: string[] = [];
function expectThat(name: string, found: unknown, expected: unknown): void {
  if (found !== expected) wrong.push(`${name}: ${found} instead of ${expected}`);
}

/** Asks one question of both services. */
async function check(question: Question, origin: string, [node, edge]: readonly [Ask, Ask]): Promise<void> {
  const { name, typed = '{origin}', isHasty = false } = question;
  const url = typed
    .replace('{origin}', origin)
    .replace('{host}', new URL(origin).host)
    .replace('{closed}', String(closed.port));
  const query = String(new URLSearchParams({ url, fresh: '1' }));
  const onEdge = question.edge ?? question.node;
  expectThat(`${name}, Node`, await outcomeOf(await node(query, isHasty), question.node), question.node);
  expectThat(`${name}, Workers`, await outcomeOf(await edge(query, isHasty), onEdge), onEdge);
}

/** The Worker as it is deployed answers below any path, and nothing else. */
async function checkDeployed(): Promise<void> {
  const worker = startWorker(await workerScript('src/service/edge/cloudflare.ts'), {});
  const statusOf = async (path: string, headers: Record<string, string> = ours) =>
    (await worker.dispatchFetch(`https://tester.example${path}`, { headers })).status;
  for (const folder of ['', '/tools/robots']) {
    expectThat(`${folder}/api/robots`, await statusOf(`${folder}/api/robots`), 200);
    expectThat(`${folder}, refused`, await statusOf(`${folder}/api/robots?url=10.0.0.1`), 400);
    expectThat(`${folder}, a program`, await statusOf(`${folder}/api/robots`, {}), 403);
    expectThat(`${folder}, missing`, await statusOf(`${folder}/api/robotsx`), 404);
  }
  await worker.dispose();
}

/** Each question with two answers is a row of the table in docs/hosting.md, and no other is. */
function checkGuide(): void {
  const guide = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
  const rows = questions
    .filter(({ edge }) => edge !== undefined)
    .map(({ name, node, edge }) => `| ${name} | ${node} | ${edge} |`);
  for (const row of rows) if (!guide.includes(`${row}\n`)) wrong.push(`docs/hosting.md lacks the row ${row}`);
  const listed = guide.match(/^\| .* \| \d: .* \| \d: .* \|$/gm) ?? [];
  expectThat('rows in docs/hosting.md', listed.length, rows.length);
}

const sites: Site[] = [];
for (const { site = () => undefined, options } of questions) sites.push(await startRawSite(site, options));
// Closed last, so that no site gets its port.
const closed = await startRawSite(() => undefined);
await closed.close();
const ports = [closed, ...sites].map(({ port }) => port);
const workers = startWorker(await workerScript('e2e/edge/loopback-worker.ts'), { PORTS: ports });
const asks: readonly [Ask, Ask] = [
  nodeService(ports),
  (query, isHasty) =>
    workers.dispatchFetch(`http://localhost/${isHasty ? 'hasty' : 'patient'}?${query}`, { headers: ours }),
];
for (const [index, question] of questions.entries())
  await check(question, sites[index]?.origin ?? 'http://127.0.0.1', asks);
await workers.dispose();
await checkDeployed();
checkGuide();
for (const site of sites) await site.close();

for (const problem of wrong) console.error(problem);
const different = questions.filter(({ edge }) => edge !== undefined).length;
console.log(
  `${questions.length} questions, ${different} with another answer on Workers; ${wrong.length} problems.`,
);
process.exit(wrong.length === 0 ? 0 : 1);
