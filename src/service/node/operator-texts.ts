import { LOAD } from '../limits';

/** Sentences for the person who runs the service, in the terminal or the system's log. They contain settings, never what readers ask. */
export const operatorTexts = {
  listen: (value: string) =>
    `SERVICE_LISTEN: "${value}" isn't an address with a port. Write 127.0.0.1:8080, [::1]:8080, 0.0.0.0:8080 for all IPv4 addresses of this computer, or only a port.`,
  host: (value: string, name: string | null) =>
    `SERVICE_HOSTS: "${value}" isn't a host name. Write only the name, without scheme, port or path${name === null ? ', such as tester.example' : `: ${name}`}.`,
  proxy: (value: string) =>
    `SERVICE_PROXIES: "${value}" is neither an IP address nor a range of addresses. Write 192.0.2.1, 10.0.0.0/8 or fd00::/8.`,
  everyProxy: (value: string) =>
    `SERVICE_PROXIES: "${value}" contains every address, so no reader could be told from a proxy. Write only the addresses of your own proxies.`,
  port: (value: string) =>
    `SERVICE_PORTS: "${value}" isn't a port. Write numbers from 1 to 65535, such as 80,443,8443.`,
  admitsAll: (value: string) =>
    `SERVICE_ADMITS_ALL: "${value}" is neither 1 nor 0. Write 1 to admit programs and other sites, or leave it out.`,
  noPage: (folder: string) =>
    `SERVICE_FILES: "${folder}" isn't a folder with an index.html that can be read. Write the path of the built page (dist).`,
  headersLine: (file: string, line: number, text: string) =>
    `SERVICE_FILES: line ${line} of ${file}, "${text}", can't be followed. Write a path, which may end in *, or below it "Name: value" after two spaces.`,
  cannotListen: (address: string, error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return `SERVICE_LISTEN: the service can't listen at ${address}${REASONS[code] ?? ` (${code})`}.`;
  },
  started: (product: string, address: string, folder: string | null) =>
    `${product} listens at ${address}, ${folder === null ? "without the page's files" : `with the page in ${folder}`}.`,
  onlyOwnHosts:
    'SERVICE_HOSTS is empty, so the service answers only pages at localhost. Write the names under which readers open the tester.',
  unknownProxy: `A request came with X-Forwarded-For from an address that isn't in SERVICE_PROXIES. If that is your proxy, all of its readers share the limits of one client, ${LOAD.perClient.perMinute} questions a minute: write its address into SERVICE_PROXIES.`,
} as const;

/** Names that are easily mistaken for a setting, with what to write. */
export const misspeltSettings: Readonly<Record<string, string>> = {
  SERVICE_HOST:
    "SERVICE_HOST isn't a setting. Write SERVICE_HOSTS for the names of the tester, or SERVICE_LISTEN for the address to listen on.",
  SERVICE_PORT:
    "SERVICE_PORT isn't a setting. Write SERVICE_LISTEN for the port to listen on, or SERVICE_PORTS for the ports that may be asked.",
  SERVICE_PROXY: "SERVICE_PROXY isn't a setting. Write SERVICE_PROXIES.",
  SERVICE_ADMIT_ALL: "SERVICE_ADMIT_ALL isn't a setting. Write SERVICE_ADMITS_ALL.",
};

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: ', because another program does. Stop that program, or write another port',
  EACCES: ', because this user may not. Write a port from 1024',
  EADDRNOTAVAIL: ', because this computer has no such address. Write one of its own',
};
