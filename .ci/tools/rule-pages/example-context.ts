import type { LintContext } from '../../../src/lint/lint-context';

/** Describes the context of an example beside its file, in Markdown; empty if there is none. */
export function exampleContext({ robotsUrl, url, answer }: Partial<LintContext> = {}): string {
  const known: string[] = [];
  if (robotsUrl != null) known.push(`the file is at \`${robotsUrl}\``);
  if (url != null) known.push(`the tested URL is \`${url}\``);
  if (answer !== undefined) {
    const { final, redirects, redirectedTo, body, contentType } = answer;
    const end =
      final.kind === 'status' ? `answers with status ${final.status}` : `doesn’t answer (${final.failure})`;
    const way = redirects === 0 ? '' : ` after ${redirects} ${redirects === 1 ? 'redirect' : 'redirects'}`;
    const host = redirects > 0 && redirectedTo === 'other-host' ? ' to another host' : '';
    const page = body === 'html' ? ' and a web page' : '';
    const type = contentType === 'text/plain' ? '' : ` as ${contentType}`;
    known.push(`the server ${end}${way}${host}${page}${type}`);
  }
  return known.join('; ');
}
