import type { Params } from '../lint/finding';
import type { RuleAbout } from './rule-about';

/** The words of a rule, also for a finding that stands for several like it (param `alike`: how many others). */
export function withAlike(about: RuleAbout): RuleAbout {
  const { title, explain, fixName, fixed } = about;
  return {
    ...about,
    title: (params) => withEnd(title(params), params, (more) => ` (and ${more} more)`),
    explain: (params) =>
      withEnd(explain(params), params, (more) =>
        more === 1 ? ' The same goes for one more line.' : ` The same goes for ${more} more lines.`,
      ),
    ...(fixName && {
      fixName: (params) => fixName(params) + end(params, (more) => ` (${more + 1} lines)`),
    }),
    ...(fixed && {
      fixed: (params) =>
        fixed(params) +
        end(params, (more) =>
          more === 1 ? ', and one more line as well' : `, and ${more} more lines as well`,
        ),
    }),
  };
}

function withEnd(
  words: ReturnType<RuleAbout['title']>,
  params: Params,
  write: (more: number) => string,
): ReturnType<RuleAbout['title']> {
  const said = end(params, write);
  return said === '' ? words : [...words, said];
}

function end({ alike }: Params, write: (more: number) => string): string {
  return typeof alike === 'number' ? write(alike) : '';
}
