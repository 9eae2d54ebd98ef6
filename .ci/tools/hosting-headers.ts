/** Headers for a path: one file, or all files below a folder if it ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The policies of `content-security-policy.ts`. Passed in, because the build runs this file as it is. */
interface Policies {
  readonly contentSecurityPolicy: string;
  readonly embedContentSecurityPolicy: string;
  readonly siteWorkerPolicy: string;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
/** Workers that use the page's policy, `<name>.worker.ts` in `src/app` or `src/worker`. */
const WORKERS = ['link', 'lint', 'tester', 'urls'];

/**
 * Returns the headers of the built page, for a host that serves it at the root. No two rules that match the same path set the same header: Netlify and
 * Cloudflare apply all matching rules and join the values, and two policies would both apply.
 * @param embedFiles names of the files in the built folder `embed/`
 */
export function hostingHeaders(
  { contentSecurityPolicy, embedContentSecurityPolicy, siteWorkerPolicy }: Policies,
  embedFiles: readonly string[],
): readonly HeaderRule[] {
  // A <meta> can't contain frame-ancestors.
  const app = { 'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'self'` };
  // Keeps a site that opened the page's window from navigating it while the user works in it.
  const page = { ...app, 'Cross-Origin-Opener-Policy': 'same-origin', 'Cache-Control': ASK_FIRST };
  return [
    { path: '/*', headers: { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' } },
    { path: '/', headers: page },
    { path: '/index.html', headers: page },
    // Workers are subject to the policy sent with their own file.
    { path: '/sw.js', headers: { ...app, 'Cache-Control': ASK_FIRST } },
    { path: '/start.js', headers: { 'Cache-Control': ASK_FIRST } },
    { path: '/version.json', headers: { 'Cache-Control': ASK_FIRST } },
    // No policy for all files in assets/, because it would also apply to the worker that asks sites. Only workers need one; other files use the page's.
    ...WORKERS.map((name) => ({ path: filesOfWorker(name), headers: app })),
    { path: filesOfWorker('site'), headers: { 'Content-Security-Policy': siteWorkerPolicy } },
    { path: '/assets/*', headers: { 'Cache-Control': FOR_EVER } },
    {
      path: '/embed/*',
      headers: {
        // No `frame-ancestors`: even `*` keeps pages from `file:` and sandboxed pages from framing it.
        'Content-Security-Policy': embedContentSecurityPolicy,
        'X-Robots-Tag': 'noindex',
        // Browsers accept a script with `integrity` from another origin only with this header.
        'Access-Control-Allow-Origin': '*',
        // For pages with `Cross-Origin-Embedder-Policy: require-corp`: the first lets them load the script, both together the frame.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    },
    { path: '/embed/', headers: { 'Cache-Control': ASK_FIRST } },
    ...embedFiles.map((name) => ({
      path: `/embed/${name}`,
      headers: {
        'Cache-Control': cacheOfEmbedFile(name),
        // By its name it would be a video.
        ...(name.endsWith('.d.ts') && { 'Content-Type': 'text/plain; charset=utf-8' }),
      },
    })),
  ];
}

/** Formats the rules as `_headers`, which Netlify, Cloudflare and others read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** Returns the headers for this path, in the order of the rules. */
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

/** Returns the built files of a worker: its name, its entry point's name, and a hash. */
function filesOfWorker(name: string): string {
  return `/assets/worker-${name}.worker-*`;
}

function cacheOfEmbedFile(name: string): string {
  if (/[.-][\w-]{8,}\.(js|css)$/.test(name)) return FOR_EVER;
  // Documentation sites link to this address, so a fix must arrive within minutes.
  return name.endsWith('.js') ? 'public, max-age=300, must-revalidate' : ASK_FIRST;
}
