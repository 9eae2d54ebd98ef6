import { plainWords, type RuleAbout, sources } from '../../../../lint/texts';
import { appTexts } from '../../../../messages';
import type { FindingRow } from '../../../../store';
import { aboutOf } from '../../../parts/about-of';
import { markdownText } from '../../../parts/table/table-text';
import { wellFormed } from '../../../parts/text/well-formed';
import type { ExportedProblems } from './exported-problems';
import { LinePlaces } from './line-places';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Sites serve the file under this name, whatever the opened file was called. */
const artifactLocation = { uri: 'robots.txt', index: 0 } as const;

/**
 * Formats findings as a SARIF 2.1.0 log, which code hosts show beside the lines. Columns are UTF-16 units. Bytes that aren't UTF-8 become
 * U+FFFD.
 */
export function problemsSarif({ rows, text }: ExportedProblems): string {
  const rules = [...new Set(rows.map((row) => row.rule))];
  const indexes = new Map(rules.map((rule, index) => [rule, index]));
  const places = new LinePlaces(text);
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: appTexts.name, rules: rules.map(sarifRule) } },
        columnKind: 'utf16CodeUnits',
        artifacts: [{ location: { uri: artifactLocation.uri } }],
        results: rows.map((row) => sarifResult(row, indexes.get(row.rule) as number, places)),
      },
    ],
  };
  return `${JSON.stringify(log, wellFormedTexts, 1)}\n`;
}

function sarifResult(row: FindingRow, ruleIndex: number, places: LinePlaces) {
  const about = aboutOf(row.rule);
  const related = row.related.map((line) => ({
    physicalLocation: { artifactLocation, region: { startLine: line } },
  }));
  const region = row.line === 0 ? undefined : places.region(row.from, row.to);
  return {
    ruleId: row.rule,
    ruleIndex,
    // SARIF requires the level `none` for every kind but `fail`, which is the default.
    ...(row.severity === 'tidy'
      ? { kind: 'informational', level: 'none' }
      : { level: row.isHeuristic ? 'note' : row.severity }),
    message: {
      text: `${plainWords(about.title(row.params))}. ${plainWords(about.explain(row.params))}`,
    },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    relatedLocations: related.length > 0 ? related : undefined,
    fixes: sarifFixes(row, places),
  };
}

/** Returns the fix if it is a single edit of valid text. SARIF can't contain bytes that aren't UTF-8. */
function sarifFixes({ rule, change, params }: FindingRow, places: LinePlaces) {
  if (change === null || wellFormed(change.after) !== change.after) return undefined;
  const about = aboutOf(rule);
  const deletedRegion = places.region(change.at, change.at + change.before.length);
  return [
    {
      description: { text: about.fixName?.(params) ?? about.name },
      artifactChanges: [
        { artifactLocation, replacements: [{ deletedRegion, insertedContent: { text: change.after } }] },
      ],
    },
  ];
}

/** Replaces lone surrogates. JSON can represent them, but most parsers reject them. */
function wellFormedTexts(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? wellFormed(value) : value;
}

/** Returns a rule's description for readers of its findings. */
function sarifRule(id: string) {
  const about = aboutOf(id);
  const [source] = about.sources;
  return {
    id,
    // SARIF viewers expect an identifier.
    name: id.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()),
    shortDescription: { text: about.name },
    fullDescription: { text: about.why },
    help: { text: helpText(about), markdown: helpMarkdown(about) },
    helpUri: addressOf(source),
  };
}

function helpText({ why, crawlers, sources: keys }: RuleAbout): string {
  const does = crawlers.map((crawler) => `${crawler.who} ${crawler.does}.`);
  return [why, ...does, ...keys.map((key) => `${sources[key].name}: ${addressOf(key)}`)].join('\n');
}

function helpMarkdown({ why, crawlers, sources: keys }: RuleAbout): string {
  const does = crawlers.map(({ who, does }) => `- **${markdownText(who)}** ${markdownText(does)}`);
  const links = keys.map((key) => `- [${markdownText(sources[key].name)}](${addressOf(key)})`);
  return [markdownText(why), '', ...does, '', ...links].join('\n');
}

/** URIs are ASCII only. */
function addressOf(key: keyof typeof sources): string {
  return new URL(sources[key].url).href;
}
