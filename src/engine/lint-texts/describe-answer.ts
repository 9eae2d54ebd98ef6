import type { AnswerValues } from '../lint/facts/answer-effect';
import type { Words } from './rule-about';

/** What each family of readers does after an answer: "Google and Bing crawl nothing for now. Yandex takes …" */
export function describeAnswer({ read, open, closed, failing }: AnswerValues): Words {
  const sentences = [
    sentence(closed, 'stays away from the whole site', 'stay away from the whole site'),
    sentence(open, 'sees no rules and may crawl everything', 'see no rules and may crawl everything'),
    sentence(read, 'goes by the rules', 'go by the rules'),
    sentence(failing, 'stops with an error', 'stop with an error'),
  ];
  return [sentences.filter((parts) => parts !== '').join(' ')];
}

function sentence(names: readonly string[], one: string, many: string): string {
  if (names.length === 0) return '';
  return `${listed(names)} ${names.length === 1 ? one : many}.`;
}

/** Names in a sentence: "Google, Bing and Yandex". */
function listed(names: readonly (string | number)[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
