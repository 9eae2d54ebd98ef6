import { asciiLowerCase } from '../../../engine/ascii';
import { blocksSomething } from '../../facts/matches-all';
import type { LintContext } from '../../lint-context';
import type { LintFile } from '../../lint-file';
import { atValue, defineRule } from '../../lint-rule';

/**
 * Programs that harvest email addresses or copy whole sites, as old lists name them: the harvesters of http://www.gcdamp.gov/robots.txt,
 * and the copiers that Wikipedia's robots.txt calls trouble.
 */
const RIPPERS = [
  'CherryPicker',
  'CherryPickerElite',
  'CherryPickerSE',
  'EmailCollector',
  'EmailSiphon',
  'EmailWolf',
  'ExtractorPro',
  'WebBandit',
  'MSIECrawler',
  'SiteSnagger',
  'Teleport',
  'TeleportPro',
  'WebCopier',
  'WebReaper',
  'WebStripper',
  'WebZIP',
  'Zealbot',
].map(asciiLowerCase);

/** A comment of an owner who knows such bots. */
const KNOWING =
  /trouble|\bbad[ -](?:ro)?bots?\b|misbehav|poorly behaved|abus|rogue|malicious|harvest|ripper|scrap|spam/i;

export const rule = defineRule<{ names: readonly string[] }>({
  dialects: 'all',
  kind: 'cosmetic',
  check(file, report) {
    if (file.agents.length === 0) return;
    const names = disobedient(file.context);
    const lines = file.agents.filter((line) => names.has(asciiLowerCase(nameIn(line.value))));
    const first = lines.find((line) => blocksSomething(file.groupOf(line)));
    if (first === undefined || hasKnowingComment(file)) return;
    const others = lines.filter((line) => line !== first);
    report({
      ...atValue(first),
      related: others.map(({ number }) => number),
      params: { names: [...new Set([first, ...others].map(({ value }) => nameIn(value)))] },
    });
  },
});

function disobedient({ crawlers }: LintContext): ReadonlySet<string> {
  const tokens = crawlers
    .filter(({ obeysRobots }) => obeysRobots === 'no')
    .flatMap(({ productToken, aliases }) => [productToken, ...aliases]);
  return new Set([...RIPPERS, ...tokens.map(asciiLowerCase)]);
}

/** Returns the name without its version: lists copy `WebBandit/3.50` from server logs. */
function nameIn(value: string): string {
  return value.split('/', 1)[0] as string;
}

/** Returns whether a comment right above a user-agent line shows that the owner knows such bots. Lists have one comment for many groups. */
function hasKnowingComment({ lines }: LintFile): boolean {
  let isKnowing = false;
  for (const line of lines) {
    if (line.kind === 'user-agent' && isKnowing) return true;
    isKnowing = line.kind === 'comment' && (isKnowing || KNOWING.test(line.text));
  }
  return false;
}
