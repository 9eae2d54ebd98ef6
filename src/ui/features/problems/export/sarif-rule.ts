import { type RuleAbout, sources } from '../../../../engine/lint-texts';
import { aboutOf } from '../../../parts/about-of';
import { markdownText } from '../../../parts/table/table-text';

/** A rule as SARIF describes it to who meets one of its findings. */
export function sarifRule(id: string) {
  const about = aboutOf(id);
  const [source] = about.sources;
  return {
    id,
    // Readers expect an identifier.
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

/** A URI has no letters beyond ASCII. */
function addressOf(key: keyof typeof sources): string {
  return new URL(sources[key].url).href;
}
