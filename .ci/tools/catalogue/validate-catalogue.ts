import * as v from 'valibot';
import type { CatalogueCrawler } from '../../../src/catalogue/crawler';
import { asciiLowerCase } from '../../../src/engine/ascii';
import { entrySchema } from './schema';

/** Names of all crawlers of an operator, which are no crawler's product token: Yandex (user-agent help). */
const familyTokens: readonly string[] = ['Yandex'];

/** Returns the name by which problems refer to an entry, which may be of any type. */
function labelOf(entry: unknown, index: number): string {
  const found = v.safeParse(v.looseObject({ id: v.string() }), entry);
  return found.success && found.output.id !== '' ? found.output.id : `entry ${index + 1}`;
}

function entryProblems(
  entry: unknown,
  index: number,
  schema: v.GenericSchema<unknown, CatalogueCrawler>,
): string[] {
  const { issues = [] } = v.safeParse(schema, entry);
  return issues.map((issue) => {
    const field = v.getDotPath(issue) ?? 'entry';
    return `${labelOf(entry, index)}: ${field}: ${issue.message}`;
  });
}

/** Reports names that mean two crawlers, because they couldn't be resolved. */
function nameProblems(crawlers: readonly CatalogueCrawler[]): string[] {
  const owners = new Map<string, number>();
  return crawlers.flatMap(({ id, name, productToken, aliases }, index) =>
    Object.entries({ id, name, productToken, ...prefixed('aliases', aliases) }).flatMap(
      ([field, written]) => {
        const key = asciiLowerCase(written);
        const owner = owners.get(key) ?? index;
        owners.set(key, owner);
        return owner === index
          ? []
          : [`${id}: ${field}: "${written}" also means ${crawlers[owner]?.id} (entry ${owner + 1})`];
      },
    ),
  );
}

/** Returns the items of a list by their names in problems, such as `aliases.0`. */
function prefixed(field: string, items: readonly string[]): Record<string, string> {
  return Object.fromEntries(items.map((item, index) => [`${field}.${index}`, item]));
}

/** Reports tokens that one entry names twice. */
function repeatedTokenProblems({ id, productToken, aliases, fallbackTokens }: CatalogueCrawler): string[] {
  const fields = new Map<string, string>();
  const tokens = {
    productToken,
    ...prefixed('aliases', aliases),
    ...prefixed('fallbackTokens', fallbackTokens),
  };
  return Object.entries(tokens).flatMap(([field, token]) => {
    const key = asciiLowerCase(token);
    const first = fields.get(key);
    fields.set(key, first ?? field);
    return first === undefined ? [] : [`${id}: ${field}: "${token}" is the same as ${first}`];
  });
}

/** Reports fallback tokens that aren't a crawler's name. */
function fallbackProblems(crawlers: readonly CatalogueCrawler[]): string[] {
  const known = new Set([...familyTokens, ...crawlers.map(({ productToken }) => productToken)]);
  return crawlers.flatMap(({ id, fallbackTokens }) =>
    fallbackTokens.flatMap((fallback, n) =>
      known.has(fallback)
        ? []
        : [`${id}: fallbackTokens.${n}: "${fallback}" is no product token of the catalogue`],
    ),
  );
}

/**
 * Validates a catalogue. Returns one sentence per problem, with the entry's id and the field. Relations between entries are checked once each entry is
 * valid by itself. `today` is YYYY-MM-DD.
 */
export function validateCatalogue(crawlers: readonly unknown[], today: string): readonly string[] {
  const schema = entrySchema(today);
  const problems = crawlers.flatMap((entry, index) => entryProblems(entry, index, schema));
  if (problems.length > 0) return problems;
  const entries = v.parse(v.array(schema), crawlers);
  return [...nameProblems(entries), ...entries.flatMap(repeatedTokenProblems), ...fallbackProblems(entries)];
}
