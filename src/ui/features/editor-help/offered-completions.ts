import type { OfferedField, OfferedSnippet } from '../../../editor/completion';
import { completionFields, completionSnippets } from '../../../messages';

/** Fields offered at the start of a line, the most used first. Hardly any crawler reads the others. */
export const offeredFields: readonly OfferedField[] = [
  { ...completionFields['user-agent'], inGroup: false },
  { ...completionFields.disallow, inGroup: true },
  { ...completionFields.allow, inGroup: true },
  { ...completionFields.sitemap, inGroup: false },
  { ...completionFields['crawl-delay'], inGroup: true },
  { ...completionFields['clean-param'], inGroup: false },
];

/** Offers groups of several lines; one for AI training only if its crawlers are known. */
export function offeredSnippets(aiTrainingTokens: readonly string[]): readonly OfferedSnippet[] {
  const { group, aiTraining, all, staging } = completionSnippets;
  const template = aiTrainingTokens.map((token) => `User-agent: ${token}\n`).join('');
  return [
    { ...group, template: 'User-agent: #{1:*}\nDisallow: #{2:/private/}\n#{0}' },
    ...(aiTrainingTokens.length === 0
      ? []
      : [
          {
            name: aiTraining.name,
            info: aiTraining.info(aiTrainingTokens.length),
            template: `${template}Disallow: /\n#{0}`,
          },
        ]),
    { ...all, template: 'User-agent: *\nDisallow:\n#{0}' },
    {
      name: staging.name,
      info: staging.info,
      template: `# ${staging.comment}\nUser-agent: *\nDisallow: /\n#{0}`,
    },
  ];
}
