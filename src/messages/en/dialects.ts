import type { DialectId } from '../../engine';

export { dialectName } from '../../engine/dialect-ids';

/** Each dialect's rules, as a noun phrase for use inside sentences. Longer texts are in dialect-texts.ts. */
const rules: Readonly<Record<DialectId, string>> = {
  google: "Google's rules",
  rfc9309: 'the RFC 9309 rules',
  bing: "Bing's rules",
  yandex: "Yandex's rules",
  google2020: 'the Google 2020 rules',
  standard1994: 'the rules of the 1994 text',
  python: "Python's rules",
};

/** Names a dialect's rules inside a sentence: "the RFC 9309 rules". */
export function dialectRules(id: DialectId): string {
  return rules[id];
}
