import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Subdomain or protocol this file doesn’t cover',
  title: ({ other, isHost }) => words`This file doesn’t apply to ${code(other)}${isHost ? '' : ' URLs'}`,
  explain: ({ own, robotsUrl, isHost }) =>
    isHost
      ? words`It applies only to ${code(own)}. The other host needs its own file at ${code(robotsUrl)}. Without one, crawlers may crawl everything there.`
      : words`It’s at an ${code(own)} URL, so it applies only to ${code(own)} URLs. For the URL you’re testing, crawlers use ${code(robotsUrl)}. Redirect one protocol to the other, or keep both files the same.`,
  why: 'Every host needs its own file, and so does each protocol: nothing is inherited from www or the main domain, and http and https are two sites.',
  crawlers: [
    {
      who: 'Google and RFC 9309',
      does: 'apply a file only to its own protocol (http or https), host and port',
    },
    { who: 'Bing', does: 'treats a subdomain without a file as open' },
  ],
  sources: ['google', 'rfc9309', 'bing'],
};
