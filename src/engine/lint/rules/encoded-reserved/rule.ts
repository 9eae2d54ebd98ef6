import { google, rfc9309 } from '../../../dialects';
import { isPlainPath } from '../../facts/plain-path';
import { defineRule } from '../../lint-rule';

/** Escapes of the signs that separate the parts of a URL: `/ ? & =`. */
const ESCAPE = /%(?:2[fF6]|3[fFdD])/;

export const rule = defineRule<{ octet: string; sign: string; plain: string }>({
  dialects: { only: ['python'] },
  severity: 'note',
  check(file, report) {
    for (const line of file.rules) {
      const found = line.isPlain ? null : ESCAPE.exec(line.value);
      if (found === null || !isPlainPath(line.value)) continue;
      const [octet] = found;
      const sign = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
      const from = line.valueFrom + found.index;
      const plain = line.value.replace(octet, sign);
      // After a question mark, RFC 9309 treats some of these escapes like the plain sign.
      const isSame = [google, rfc9309].some(
        ({ paths }) => paths.normalize(line.value) === paths.normalize(plain),
      );
      if (isSame) continue;
      report({ line, from, to: from + octet.length, params: { octet, sign, plain } });
    }
  },
});
