import type { DialectId } from '../../engine';

export { dialectIds, dialectName } from '../../engine/dialect-ids';

/** Each dialect's rules, as a noun phrase for use inside sentences. Longer texts are in dialect-texts.ts. */
const rules: Readonly<Record<DialectId, string>> = {
  google: "Google's rules",
  rfc9309: 'the rules of RFC 9309',
  bing: "Bing's rules",
  yandex: "Yandex' rules",
  google2020: "Google's rules of 2020",
  standard1994: 'the rules of 1994',
  python: "Python's rules",
};

/** Names a dialect's rules inside a sentence: "the rules of RFC 9309". */
export function dialectRules(id: DialectId): string {
  return rules[id];
}
