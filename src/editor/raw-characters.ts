import type { Extension } from '@codemirror/state';
import { highlightSpecialChars } from '@codemirror/view';
import type { EditorLabels } from './labels';

/** Base of the lone surrogates that represent undecodable bytes in the text: U+DC00 + byte. */
const RAW_BYTE = 0xdc00;
const FIRST_RAW_BYTE = 0xdc80;
const LAST_RAW_BYTE = 0xdcff;

/** Shows control and invisible characters as a dot with their name, and undecodable bytes as "\xE9". */
export function rawCharacters(labels: Pick<EditorLabels, 'rawByte'>): Extension {
  return highlightSpecialChars({
    addSpecialChars: /[\udc80-\udcff]/gu,
    render(code, description, placeholder) {
      if (code < FIRST_RAW_BYTE || code > LAST_RAW_BYTE) return character(placeholder, description ?? '');
      const hex = (code - RAW_BYTE).toString(16).toUpperCase();
      return character(`\\x${hex}`, labels.rawByte(hex));
    },
  });
}

function character(shown: string, name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'cm-specialChar';
  element.textContent = shown;
  element.title = name;
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', name);
  return element;
}
