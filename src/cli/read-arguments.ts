import type { CliCommand } from '../messages/cli';
import { refuse } from './refusal';

/** Report formats of `check` and of `compare`. */
const CHECK_FORMATS = ['text', 'json', 'junit', 'csv'] as const;
const COMPARE_FORMATS = ['text', 'json', 'junit', 'github'] as const;

/** Arguments of `check`. */
export interface CheckArguments {
  readonly kind: 'check';
  /** Path of the robots.txt; `-` for standard input. */
  readonly robots: string;
  /** Path of the suite; `-` for standard input, null for none. */
  readonly suite: string | null;
  /** Crawlers that replace the suite's; empty to keep those. */
  readonly crawlers: readonly string[];
  readonly urls: readonly string[];
  /** True to accept a file that isn't a robots.txt. */
  readonly acceptsAny: boolean;
  readonly format: (typeof CHECK_FORMATS)[number];
  /** Path of the report; null for standard output. */
  readonly output: string | null;
}

/** Arguments of `compare`. */
export interface CompareArguments {
  readonly kind: 'compare';
  /** Paths of the two versions; `-` for standard input. */
  readonly before: string;
  readonly after: string;
  /** The only crawlers to compare for; empty for all. */
  readonly crawlers: readonly string[];
  readonly noNewBlock: boolean;
  readonly noNewAllow: boolean;
  /** True to accept a file that isn't a robots.txt. */
  readonly acceptsAny: boolean;
  readonly format: (typeof COMPARE_FORMATS)[number];
  /** Path of the report; null for standard output. */
  readonly output: string | null;
}

/** Arguments of `simplify`. */
export interface SimplifyArguments {
  readonly kind: 'simplify';
  /** Path of the robots.txt; `-` for standard input. */
  readonly robots: string;
  /** True to accept a file that isn't a robots.txt. */
  readonly acceptsAny: boolean;
  /** Path of the result; null for standard output. */
  readonly output: string | null;
}

/** Parsed command line. */
export type Arguments =
  /** `command`: null for all commands. */
  | { readonly kind: 'help'; readonly command: CliCommand | null }
  | { readonly kind: 'version' }
  | CheckArguments
  | CompareArguments
  | SimplifyArguments;

const COMMANDS: readonly CliCommand[] = ['check', 'compare', 'simplify'];

/** A flag, a value, or values of an option that may be repeated; and the commands that have the option. */
type Option = readonly [takes: 'flag' | 'value' | 'values', ...commands: readonly CliCommand[]];

const OPTIONS: ReadonlyMap<string, Option> = new Map<string, Option>([
  ['--help', ['flag', ...COMMANDS]],
  ['--version', ['flag', ...COMMANDS]],
  ['--suite', ['value', 'check']],
  ['--crawler', ['values', 'check', 'compare']],
  ['--url', ['values', 'check']],
  ['--no-new-block', ['flag', 'compare']],
  ['--no-new-allow', ['flag', 'compare']],
  ['--format', ['value', 'check', 'compare']],
  ['--output', ['value', ...COMMANDS]],
  ['--accept-any', ['flag', ...COMMANDS]],
]);
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['-h', '--help'],
  ['-v', '--version'],
]);

/**
 * Parses the words after the command's name. Refuses unknown words, so that a typo can't leave anything
 * unchecked.
 */
export function readArguments(words: readonly string[]): Arguments {
  const given = sorted(words);
  const [command, ...files] = given.plain;
  if (command !== undefined && !isCommand(command)) return refuse({ code: 'unknown-command', command });
  if (given.flags.has('--help')) return { kind: 'help', command: command ?? null };
  if (given.flags.has('--version')) return { kind: 'version' };
  if (command === undefined) return refuse({ code: 'no-command' });
  const surplus = files[command === 'compare' ? 2 : 1];
  if (surplus !== undefined) return refuse({ code: 'too-many-arguments', argument: surplus, command });
  for (const option of [...given.flags, ...given.values.keys()])
    if (!commandsWith(option).includes(command))
      return refuse({ code: 'option-of-another', option, command });
  return command === 'compare' ? compareArguments(files, given) : oneFile(command, files, given);
}

type Given = ReturnType<typeof sorted>;

function isCommand(word: string): word is CliCommand {
  return COMMANDS.some((command) => command === word);
}

function commandsWith(option: string): readonly CliCommand[] {
  const [, ...commands] = OPTIONS.get(option) ?? [];
  return commands;
}

function compareArguments([before, after]: readonly string[], { flags, values }: Given): CompareArguments {
  if (before === undefined || after === undefined) return refuse({ code: 'no-versions' });
  if (before === '-' && after === '-') return refuse({ code: 'input-twice' });
  return {
    kind: 'compare',
    ...{ before, after },
    crawlers: values.get('--crawler') ?? [],
    noNewBlock: flags.has('--no-new-block'),
    noNewAllow: flags.has('--no-new-allow'),
    acceptsAny: flags.has('--accept-any'),
    format: formatOf(values, COMPARE_FORMATS),
    output: one(values, '--output'),
  };
}

function oneFile(
  kind: 'check' | 'simplify',
  [robots]: readonly string[],
  { flags, values }: Given,
): CheckArguments | SimplifyArguments {
  if (robots === undefined) return refuse({ code: 'no-robots' });
  const output = one(values, '--output');
  const acceptsAny = flags.has('--accept-any');
  if (kind === 'simplify') return { kind, robots, acceptsAny, output };
  const suite = one(values, '--suite');
  if (robots === '-' && suite === '-') return refuse({ code: 'input-twice' });
  const urls = values.get('--url') ?? [];
  if (suite === null && urls.length === 0) return refuse({ code: 'nothing-to-ask' });
  const crawlers = values.get('--crawler') ?? [];
  const format = formatOf(values, CHECK_FORMATS);
  return { kind, robots, suite, crawlers, urls, acceptsAny, format, output };
}

function one(values: Given['values'], option: string): string | null {
  return values.get(option)?.[0] ?? null;
}

function formatOf<Format extends 'text' | 'json' | 'junit' | 'csv' | 'github'>(
  values: Given['values'],
  formats: readonly [Format, ...Format[]],
): Format {
  const format = one(values, '--format') ?? formats[0];
  return formats.find((each) => each === format) ?? refuse({ code: 'unknown-format', format, formats });
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
    const [written = '', ...rest] = word.split('=');
    const option = SHORT_FORMS.get(written) ?? written;
    const attached = rest.length > 0 ? rest.join('=') : null;
    const [takes] = OPTIONS.get(option) ?? refuse({ code: 'unknown-option', option });
    if (takes === 'flag') {
      if (attached !== null) refuse({ code: 'value-not-taken', option });
      flags.add(option);
      continue;
    }
    const value = attached ?? words[++at];
    if (value === undefined || value === '') return refuse({ code: 'missing-value', option });
    const former = values.get(option) ?? [];
    if (former.length > 0 && takes === 'value') refuse({ code: 'given-twice', option });
    values.set(option, [...former, value]);
  }
  return { plain, flags, values };
}
