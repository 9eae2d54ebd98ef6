import { inSlices } from '../../../engine/collections';
import { google, rfc9309 } from '../../../engine/dialects';
import { isPlainPath } from '../../facts/plain-path';
import { defineRule } from '../../lint-rule';

/** Escapes of the signs that separate the parts of a URL: `/ ? & =`. */
const ESCAPES = /%(?:2[fF6]|3[fFdD])/g;

export const rule = defineRule<{ octet: string; sign: string; plain: string }>({
  dialects: { only: ['python'] },
  kind: 'advice',
  oneCause: [],
  *check(file, report) {
    yield* inSlices(file.rules, (line) => {
      const [octet] = line.isPlain ? [] : (line.value.match(ESCAPES) ?? []);
      if (octet === undefined || !isPlainPath(line.value)) return;
      const from = line.valueFrom + line.value.indexOf(octet);
      const plain = line.value.replace(ESCAPES, signOf);
      // After a question mark, RFC 9309 treats some of these escapes like the plain sign.
      const isSame = [google, rfc9309].some(
        ({ paths }) => paths.normalize(line.value) === paths.normalize(plain),
      );
      if (isSame) return;
      report({ line, from, to: from + octet.length, params: { octet, sign: signOf(octet), plain } });
    });
  },
});

function signOf(octet: string): string {
  return String.fromCharCode(Number.parseInt(octet.slice(1), 16));
}
