import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: ⟦Mozilla/5.0 (compatible; Googlebot/2.1)⟧\nDisallow: /x/\n', 'Googlebot', {
    severity: 'error',
  }),
  corrected(
    'User-agent: ⟦Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)⟧\nDisallow: /x/\n',
    'YandexBot',
    { severity: 'note' },
  ),
];
