import type { Callers } from '../callers';

/** Settings chosen by the operator. */
export interface Settings {
  readonly callers: Callers;
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Ports that may be contacted. */
  readonly ports: readonly number[];
}

/** Host names of this computer for itself. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the settings from environment variables with comma-separated lists: `SERVICE_HOSTS` (host names of the service, in addition to those of this
 * computer), `SERVICE_PROXIES`, `SERVICE_PORTS` (default: 80 and 443), `SERVICE_ADMITS_ALL=1` (admits programs and other sites). See
 * docs/hosting.md.
 * @throws if a port is invalid: the service must not start with other rules than intended
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
