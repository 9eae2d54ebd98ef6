/** What a host sends with the answers for a path: one file's, or of all below a folder where it ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The policies of `content-security-policy.ts`. Handed in, as the build reads this file as it stands. */
interface Policies {
  readonly contentSecurityPolicy: string;
  readonly embedContentSecurityPolicy: string;
  readonly siteWorkerPolicy: string;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
/** The workers that go by the page's policy, `<name>.worker.ts` in `src/app` or `src/worker`. */
const WORKERS = ['link', 'lint', 'tester', 'urls'];

/**
 * The headers of the built page, for a host where it lies at the root. No two rules that meet in a path name the same header: Netlify and
 * Cloudflare apply all rules that match and join the values, and of two policies both would hold.
 * @param embedFiles names of the files in the built folder `embed/`
 */
export function hostingHeaders(
  { contentSecurityPolicy, embedContentSecurityPolicy, siteWorkerPolicy }: Policies,
  embedFiles: readonly string[],
): readonly HeaderRule[] {
  // A <meta> cannot carry frame-ancestors.
  const app = { 'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'self'` };
  // A site that opened the page's window cannot send it elsewhere, nor to a link, while somebody works in it.
  const page = { ...app, 'Cross-Origin-Opener-Policy': 'same-origin', 'Cache-Control': ASK_FIRST };
  return [
    { path: '/*', headers: { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' } },
    { path: '/', headers: page },
    { path: '/index.html', headers: page },
    // Workers go by the policy that comes with their own file.
    { path: '/sw.js', headers: { ...app, 'Cache-Control': ASK_FIRST } },
    // No policy for all files there: it would meet that of the worker that asks sites. Only workers need one, the rest goes by the page's.
    ...WORKERS.map((name) => ({ path: filesOfWorker(name), headers: app })),
    { path: filesOfWorker('site'), headers: { 'Content-Security-Policy': siteWorkerPolicy } },
    { path: '/assets/*', headers: { 'Cache-Control': FOR_EVER } },
    {
      path: '/embed/*',
      headers: {
        'Content-Security-Policy': `${embedContentSecurityPolicy}; frame-ancestors *`,
        'X-Robots-Tag': 'noindex',
        // A script with `integrity` from another origin is only taken with this.
        'Access-Control-Allow-Origin': '*',
      },
    },
    { path: '/embed/', headers: { 'Cache-Control': ASK_FIRST } },
    ...embedFiles.map((name) => ({
      path: `/embed/${name}`,
      headers: { 'Cache-Control': cacheOfEmbedFile(name) },
    })),
  ];
}

/** The rules in the syntax of `_headers`, which Netlify, Cloudflare and others read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** What a host sends for this path, in the order of the rules. */
export function headersFor(
  rules: readonly HeaderRule[],
  path: string,
): readonly (readonly [name: string, value: string])[] {
  return rules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .flatMap((rule) => Object.entries(rule.headers));
}

/** Where the build puts a worker: its name, that of its entry, and a hash. */
function filesOfWorker(name: string): string {
  return `/assets/worker-${name}.worker-*`;
}

function cacheOfEmbedFile(name: string): string {
  if (/[.-][\w-]{8,}\.(js|css)$/.test(name)) return FOR_EVER;
  // The address that documentation sites name: mended within minutes.
  return name.endsWith('.js') ? 'public, max-age=300, must-revalidate' : ASK_FIRST;
}
