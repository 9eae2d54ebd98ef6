import type { AnswerValues } from '../lint/facts/answer-effect';
import type { Words } from './rule-about';
import { listed } from './words';

/**
 * Describes what each dialect does after a server's answer: "Google and Bing stay off the whole site. Yandex
 * follows the rules."
 */
export function describeAnswer({ read, open, closed, failing }: AnswerValues): Words {
  const sentences = [
    sentence(closed, 'stays off the whole site', 'stay off the whole site'),
    sentence(open, 'finds no rules and may crawl everything', 'find no rules and may crawl everything'),
    sentence(read, 'follows the rules', 'follow the rules'),
    sentence(failing, 'stops with an error', 'stop with an error'),
  ];
  return [sentences.filter((text) => text !== '').join(' ')];
}

function sentence(names: readonly string[], one: string, many: string): string {
  if (names.length === 0) return '';
  return `${listed(names)} ${names.length === 1 ? one : many}.`;
}
