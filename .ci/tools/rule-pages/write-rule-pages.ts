import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleCrawlers } from '../../../src/lint/testdata/example-file';
import { rulePages } from './rule-pages';

/** `npm run docs:rules`: writes docs/rules, a page per lint rule and the list of all, and removes pages without a rule. */
const FOLDER = 'docs/rules';
const pages = rulePages(exampleCrawlers);
mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (!pages.has(name)) rmSync(join(FOLDER, name));
for (const [name, page] of pages) writeFileSync(join(FOLDER, name), page);
console.log(`${pages.size} pages in ${FOLDER}`);
