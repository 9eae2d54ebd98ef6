/** Headers for a path: one file, or all files whose path starts with `path` if `isPrefix`. */
export interface PathHeaders {
  readonly path: string;
  readonly isPrefix: boolean;
  readonly headers: (readonly [name: string, value: string])[];
}

/** The rules of a `_headers` file, or the first line that isn't supported, counted from 1. */
export type ReadHeaders =
  | { readonly kind: 'rules'; readonly rules: readonly PathHeaders[] }
  | { readonly kind: 'problem'; readonly line: number; readonly text: string };

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: a path, then indented headers; `#` starts a comment. Supports `*` only at the end of a path, and
 * no placeholders. Any other line is a problem, because a policy must not get lost.
 */
export function readHeadersFile(text: string): ReadHeaders {
  const rules: PathHeaders[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const problem = { kind: 'problem', line: index + 1, text: trimmed } as const;
    if (!/^\s/.test(line)) {
      const path = trimmed.replace(/\*$/, '');
      if (!path.startsWith('/') || /[*:]/.test(path)) return problem;
      rules.push({ path, isPrefix: path !== trimmed, headers: [] });
      continue;
    }
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(trimmed) ?? [];
    const rule = rules.at(-1);
    if (rule === undefined || name === undefined || value === undefined) return problem;
    rule.headers.push([name, value]);
  }
  return { kind: 'rules', rules };
}

/** Adds the headers of all rules for a path. Values of the same header are joined, as on Netlify and Cloudflare. */
export function addPathHeaders(headers: Headers, rules: readonly PathHeaders[], path: string): void {
  const added = new Headers();
  for (const rule of rules)
    if (rule.isPrefix ? path.startsWith(rule.path) : path === rule.path)
      for (const [name, value] of rule.headers) added.append(name, value);
  for (const [name, value] of added) headers.set(name, value);
}
