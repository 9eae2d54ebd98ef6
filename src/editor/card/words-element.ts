import type { RuleWords } from '../../lint/texts';

/** Creates an element from words, with quoted parts of the file as `<code>`. */
export function wordsElement(
  tag: 'h2' | 'p' | 'strong' | 'span',
  className: string,
  words: RuleWords,
): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  for (const part of words) {
    if (typeof part === 'string') {
      element.append(part);
      continue;
    }
    const code = document.createElement('code');
    code.textContent = part.code;
    element.append(code);
  }
  return element;
}

/** Creates a link to a source that opens in a new tab. */
function sourceLink(name: string, href: string, newTab: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  const hidden = document.createElement('span');
  hidden.className = 'cm-card-hidden';
  hidden.textContent = ` (${newTab})`;
  link.append(name, hidden);
  return link;
}

/** Lists sources in one line: "Sources: RFC 9309, Bing’s blog". */
export function sourcesElement(
  label: string,
  sources: readonly { readonly name: string; readonly href: string }[],
  newTab: string,
): HTMLElement {
  const line = document.createElement('p');
  line.className = 'cm-card-sources';
  line.append(`${label}: `);
  for (const [index, { name, href }] of sources.entries()) {
    line.append(index > 0 ? ', ' : '', sourceLink(name, href, newTab));
  }
  return line;
}
