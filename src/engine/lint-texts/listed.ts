/** Names in a sentence: "Google, Bing and Yandex". */
export function listed(names: readonly (string | number)[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
