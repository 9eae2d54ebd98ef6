import { refuse } from './refusal';

/** Report formats. */
const FORMATS = ['text', 'json', 'junit', 'csv'] as const;

/** Parsed command line. */
export type Arguments =
  | { readonly kind: 'help' | 'version' }
  | {
      readonly kind: 'check';
      /** Path of the robots.txt; `-` for standard input. */
      readonly robots: string;
      readonly suite: string | null;
      /** Crawlers that replace the suite's; empty to keep those. */
      readonly crawlers: readonly string[];
      readonly urls: readonly string[];
      readonly format: (typeof FORMATS)[number];
      /** Path of the report; null for standard output. */
      readonly output: string | null;
    };

const FLAGS = ['--help', '--version'] as const;
/** Options that have a value. `true`: the option may be repeated. */
const VALUES: ReadonlyMap<string, boolean> = new Map([
  ['--suite', false],
  ['--crawler', true],
  ['--url', true],
  ['--format', false],
  ['--output', false],
]);

/**
 * Parses the words after the command's name. Refuses unknown words, so that a typo can't leave anything
 * unchecked.
 */
export function readArguments(words: readonly string[]): Arguments {
  const { plain, flags, values } = sorted(words);
  if (flags.has('--help')) return { kind: 'help' };
  if (flags.has('--version')) return { kind: 'version' };
  const [command, robots, surplus] = plain;
  if (command === undefined) return refuse({ code: 'no-command' });
  if (command !== 'check') return refuse({ code: 'unknown-command', command });
  if (robots === undefined) return refuse({ code: 'no-robots' });
  if (surplus !== undefined) return refuse({ code: 'too-many-arguments', argument: surplus });
  const one = (option: string): string | null => values.get(option)?.[0] ?? null;
  const suite = one('--suite');
  const urls = values.get('--url') ?? [];
  if (suite === null && urls.length === 0) return refuse({ code: 'nothing-to-ask' });
  const crawlers = values.get('--crawler') ?? [];
  return {
    kind: 'check',
    robots,
    suite,
    crawlers,
    urls,
    format: formatOf(one('--format')),
    output: one('--output'),
  };
}

function formatOf(written: string | null): (typeof FORMATS)[number] {
  if (written === null) return 'text';
  return FORMATS.find((format) => format === written) ?? refuse({ code: 'unknown-format', format: written });
}

/** Classifies the words: `--name value`, `--name=value`, or plain. After `--`, all are plain. */
function sorted(words: readonly string[]) {
  const plain: string[] = [];
  const flags = new Set<string>();
  const values = new Map<string, string[]>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    if (word === '--') {
      plain.push(...words.slice(at + 1));
      break;
    }
    if (!word.startsWith('-') || word === '-') {
      plain.push(word);
      continue;
    }
    const [option = '', ...rest] = word.split('=');
    const attached = rest.length > 0 ? rest.join('=') : null;
    if (FLAGS.some((flag) => flag === option)) {
      if (attached !== null) refuse({ code: 'value-not-taken', option });
      flags.add(option);
      continue;
    }
    const isRepeatable = VALUES.get(option) ?? refuse({ code: 'unknown-option', option });
    const value = attached ?? words[++at];
    if (value === undefined || value === '') return refuse({ code: 'missing-value', option });
    const former = values.get(option) ?? [];
    if (former.length > 0 && !isRepeatable) refuse({ code: 'given-twice', option });
    values.set(option, [...former, value]);
  }
  return { plain, flags, values };
}
