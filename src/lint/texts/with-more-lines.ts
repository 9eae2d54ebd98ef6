import type { RuleAbout } from './rule-about';

/** Adds to a rule's texts how many more lines a finding is about: the engine folds findings that are alike. */
export function withMoreLines(about: RuleAbout): RuleAbout {
  const { title, fixed } = about;
  return {
    ...about,
    title: (params) => {
      const { moreLines } = params;
      return typeof moreLines === 'number' ? [...title(params), ` (and ${lines(moreLines)})`] : title(params);
    },
    ...(fixed !== undefined && {
      fixed: (params) =>
        typeof params['moreLines'] === 'number' ? `and ${lines(params['moreLines'])} fixed` : fixed(params),
    }),
  };
}

function lines(more: number): string {
  return more === 1 ? 'one more line' : `${more} more lines`;
}
