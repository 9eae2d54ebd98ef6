import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crawlers } from '../../src/catalogue/full';
import { parseRobotsTxt } from '../../src/engine';
import { type Finding, lint, lintRules, NO_CONTEXT, type Severity } from '../../src/lint';
import { plainWords, ruleAbouts } from '../../src/lint/texts';

/**
 * `npm run docs:lint-real -- <folder>`: lints every *.txt of a folder, with the crawlers of the catalogue as context, and writes the number of findings
 * per rule to docs/lint-on-real-files.md. The files belong to others and aren't in the repository.
 *
 * `npm run docs:lint-real -- <folder> <rule> [count]` writes nothing and prints a sample of one rule's findings, spread over the files, for review.
 */
const PAGE = 'docs/lint-on-real-files.md';
const SAMPLES = 20;

/** A finding and its file. */
interface Hit {
  readonly file: string;
  readonly text: string;
  readonly finding: Finding;
}

const [folder, rule, count] = process.argv.slice(2);
if (folder === undefined || (rule !== undefined && !lintRules.has(rule))) {
  console.error(
    folder === undefined
      ? 'Which folder? npm run docs:lint-real -- <folder> [rule [count]]'
      : `No rule ${rule}`,
  );
  process.exitCode = 2;
} else {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  const hits = files.flatMap((file) => hitsIn(file, new Uint8Array(readFileSync(join(folder, file)))));
  if (rule !== undefined) printSamples(hits, rule, Number(count ?? SAMPLES));
  else if (files.length === 0) {
    console.error(`No *.txt in ${folder}`);
    process.exitCode = 1;
  } else {
    writeFileSync(PAGE, page(files.length, hits));
    console.log(`${PAGE}: ${hits.length} findings in ${files.length} files`);
  }
}

function hitsIn(file: string, bytes: Uint8Array): Hit[] {
  const robots = parseRobotsTxt(bytes);
  return lint(robots, { ...NO_CONTEXT, crawlers }).map((finding) => ({ file, text: robots.text, finding }));
}

function page(files: number, hits: readonly Hit[]): string {
  const rows = [...lintRules.keys()]
    .map((id) => ({ id, own: hits.filter(({ finding }) => finding.rule === id) }))
    .sort((a, b) => b.own.length - a.own.length || (a.id < b.id ? -1 : 1));
  const found = rows.filter(({ own }) => own.length > 0);
  const silent = rows.filter(({ own }) => own.length === 0).map(({ id }) => `[${id}](rules/${id}.md)`);
  const clean = files - new Set(hits.map(({ file }) => file)).size;
  return `<!-- Made by \`npm run docs:lint-real -- <folder>\`. Do not edit. -->

# Findings on real files

${files} files of real sites and public repositories, which are other people's and not in this repository, linted with the crawlers of the catalogue as
context: ${hits.length} findings (${severityCounts(hits)}); ${clean} files without any. Where the files lay and what their servers answered is not known,
so rules about that stay silent.

| Rule | Findings | Files | Errors | Warnings | Tips | Tidy up |
|---|--:|--:|--:|--:|--:|--:|
${found.map(({ id, own }) => row(id, own)).join('\n')}

Found in none: ${silent.length === 0 ? 'no rule' : silent.join(', ')}.
`;
}

function row(id: string, own: readonly Hit[]): string {
  const files = new Set(own.map(({ file }) => file)).size;
  const severities = (['error', 'warning', 'note', 'tidy'] as const).map((severity) => number(own, severity));
  const cells = [own.length, files, ...severities];
  return `| [${id}](rules/${id}.md) | ${cells.join(' | ')} |`;
}

function number(hits: readonly Hit[], severity: Severity): number {
  return hits.filter(({ finding }) => finding.severity === severity).length;
}

function severityCounts(hits: readonly Hit[]): string {
  const [errors, warnings, tips] = (['error', 'warning', 'note'] as const).map((one) => number(hits, one));
  return `${errors} errors, ${warnings} warnings, ${tips} tips, ${number(hits, 'tidy')} to tidy up`;
}

function printSamples(hits: readonly Hit[], id: string, limit: number): void {
  const own = hits.filter(({ finding }) => finding.rule === id);
  const step = Math.max(1, own.length / limit);
  console.log(`${id}: ${own.length} findings (${severityCounts(own)})`);
  for (let i = 0; i < own.length; i += step) {
    const { file, text, finding } = own[Math.floor(i)] as Hit;
    const about = ruleAbouts.get(id);
    const from = text.lastIndexOf('\n', finding.from - 1) + 1;
    const [line = ''] = text.slice(from, from + 200).split('\n', 1);
    const related = finding.related.length === 0 ? '' : ` (see ${finding.related.slice(0, 5).join(', ')})`;
    console.log(`\n${file}:${finding.line} ${finding.severity}${related}`);
    if (finding.line > 0) console.log(`  | ${line}`);
    console.log(`  ${plainWords(about?.title(finding.params) ?? [])}`);
    console.log(`  ${plainWords(about?.explain(finding.params) ?? [])}`);
    if (finding.fix !== null) console.log(`  fix: ${JSON.stringify(finding.fix().slice(0, 3))}`);
  }
}
