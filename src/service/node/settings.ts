import type { Callers } from '../callers';

/** What whoever runs the service decides. */
export interface Settings {
  readonly callers: Callers;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Ports that may be asked. */
  readonly ports: readonly number[];
}

/** Names of this computer for itself. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the settings from environment variables, lists with commas: `SERVICE_HOSTS` (names under which the service is reached, beside those of this
 * computer), `SERVICE_PROXIES`, `SERVICE_PORTS` (80 and 443 unless said otherwise), `SERVICE_ADMITS_ALL=1` (programs and other sites may ask). See
 * docs/hosting.md.
 * @throws where a port is none: a service with other rules than were meant must not start
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const list = (name: string): string[] =>
    (environment[name] ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== '');
  const ports = list('SERVICE_PORTS').map(Number);
  const wrong = ports.find((port) => !Number.isInteger(port) || port < 1 || port > 65_535);
  if (wrong !== undefined) throw new Error('SERVICE_PORTS must be numbers of ports, such as 80,443,8443.');
  return {
    callers: {
      hosts: [...OWN_HOSTS, ...list('SERVICE_HOSTS')],
      admitsAll: environment['SERVICE_ADMITS_ALL'] === '1',
    },
    trustedProxies: list('SERVICE_PROXIES'),
    ports: ports.length > 0 ? ports : [80, 443],
  };
}
