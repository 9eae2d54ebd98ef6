import type { Param, Params } from '../lint/finding';
import { listed } from './listed';
import type { Words } from './rule-about';

/** What each family of readers does after an answer: "Google and Bing crawl nothing for now. Yandex takes …" */
export function sayAnswer({ read, open, closed, failing }: Params): Words {
  const sentences = [
    sentence(closed, 'stays away from the whole site', 'stay away from the whole site'),
    sentence(open, 'sees no rules and may crawl everything', 'see no rules and may crawl everything'),
    sentence(read, 'goes by the rules', 'go by the rules'),
    sentence(failing, 'stops with an error', 'stop with an error'),
  ];
  return [sentences.filter((said) => said !== '').join(' ')];
}

function sentence(names: Param | undefined, one: string, many: string): string {
  const all = Array.isArray(names) ? (names as readonly string[]) : [];
  if (all.length === 0) return '';
  return `${listed(all)} ${all.length === 1 ? one : many}.`;
}
