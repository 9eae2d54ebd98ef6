import type { AddressBlock } from '../address/address-block';
import { parseIp } from '../address/parse-ip';
import type { Callers } from '../callers';
import { proxyBlock } from '../client-key';
import { misspeltSettings, operatorTexts } from './operator-texts';
import { type PageFiles, readPageFiles } from './page-files';

/** Settings chosen by the operator. */
export interface Settings {
  readonly callers: Callers;
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly AddressBlock[];
  /** Ports that may be contacted. */
  readonly ports: readonly number[];
  /** Where the program listens. `createListener` doesn't use it. */
  readonly listen: ListenAddress;
  /** The built page in a folder, which the program serves, too; null if it doesn't. `createListener` doesn't use it. */
  readonly page: { readonly folder: string; readonly files: PageFiles } | null;
}

/** An address of this computer, without brackets, and a port; with 0 the system chooses one. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Valid settings, or one sentence for each wrong value. */
export type ReadSettings =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

/** The value of an entry, or what is wrong with it. */
type Entry<Value> = { readonly value: Value } | { readonly problem: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Host names of this computer for itself, which need no setting. */
export const OWN_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the settings from environment variables; docs/hosting.md lists them. Reports all wrong values at once, because the service must not start with
 * other rules than intended.
 */
export function readSettings(environment: Environment): ReadSettings {
  const problems = Object.entries(misspeltSettings).flatMap(([name, problem]) =>
    textOf(environment, name) === '' ? [] : [problem],
  );
  /** Reads the entries of a comma-separated list; those that `read` rejects become problems. */
  const list = <Value>(name: string, read: (entry: string) => Entry<Value>): readonly Value[] => {
    const entries = textOf(environment, name)
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== '')
      .map(read);
    problems.push(...entries.flatMap((entry) => ('problem' in entry ? [entry.problem] : [])));
    return entries.flatMap((entry) => ('problem' in entry ? [] : [entry.value]));
  };
  const hosts = list('SERVICE_HOSTS', readHost);
  const trustedProxies = list('SERVICE_PROXIES', readProxy);
  const ports = list('SERVICE_PORTS', readAskedPort);
  const admits = textOf(environment, 'SERVICE_ADMITS_ALL');
  if (!['', '0', '1'].includes(admits)) problems.push(operatorTexts.admitsAll(admits));
  const written = textOf(environment, 'SERVICE_LISTEN');
  const listen = written === '' ? { host: '127.0.0.1', port: 8080 } : readListen(written);
  if (listen === null) problems.push(operatorTexts.listen(written));
  const folder = textOf(environment, 'SERVICE_FILES');
  const files = folder === '' ? null : readPageFiles(folder);
  if (typeof files === 'object' && files !== null) problems.push(files.problem);
  if (listen === null || problems.length > 0) return { kind: 'problems', problems };
  const settings: Settings = {
    callers: { hosts: [...OWN_HOSTS, ...hosts], admitsAll: admits === '1' },
    trustedProxies,
    ports: ports.length > 0 ? ports : [80, 443],
    listen,
    page: typeof files === 'function' ? { folder, files } : null,
  };
  return { kind: 'settings', settings };
}

function textOf(environment: Environment, name: string): string {
  return (environment[name] ?? '').trim();
}

/** Reads a host name as browsers send it: in Punycode, IPv6 in brackets. */
function readHost(entry: string): Entry<string> {
  const isBare = /^(?:\[[\da-f:.]+\]|[^\s:/\\?#@*%[\]]+)$/.test(entry);
  const url = URL.parse(/^[a-z]+:\/\//.test(entry) ? entry : `http://${entry}`);
  const name = url?.hostname ?? '';
  if (isBare && name !== '') return { value: name };
  return { problem: operatorTexts.host(entry, /^[\w.-]+$/.test(name) ? name : null) };
}

function readProxy(entry: string): Entry<AddressBlock> {
  const block = proxyBlock(entry);
  if (block === null) return { problem: operatorTexts.proxy(entry) };
  return block.length === 0 ? { problem: operatorTexts.everyProxy(entry) } : { value: block };
}

function readAskedPort(entry: string): Entry<number> {
  const port = readPort(entry, 1);
  return port === null ? { problem: operatorTexts.port(entry) } : { value: port };
}

/** Reads `address:port`, `[address]:port`, or a port alone, which means 127.0.0.1. Null for anything else. */
function readListen(written: string): ListenAddress | null {
  const [, host = '127.0.0.1', text = ''] = /^(?:(.*):)?(\d+)$/.exec(written) ?? [];
  const port = readPort(text, 0);
  const bare = /^\[(.*:.*)\]$/.exec(host)?.[1] ?? host;
  const isAddress = host === 'localhost' || parseIp(bare)?.length === (bare === host ? 4 : 16);
  return port !== null && isAddress ? { host: bare, port } : null;
}

function readPort(text: string, first: number): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  return port >= first && port <= 65_535 ? port : null;
}
