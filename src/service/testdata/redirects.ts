import type { RequestListener } from 'node:http';

/** Redirects `/robots.txt` to `/1` and so on up to `/<count>`, which answers with the file. */
export function redirectChain(count: number, file: string): RequestListener {
  return (request, response) => {
    const step = Number(request.url?.slice(1)) || 0;
    if (step < count) response.writeHead(301, { location: `/${step + 1}` }).end();
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(file);
  };
}

/** Redirects `/robots.txt` to `/a`, and `/a` back. */
export const redirectLoop: RequestListener = (request, response) => {
  response.writeHead(302, { location: request.url === '/a' ? '/robots.txt' : '/a' }).end();
};

/** Redirects everything to one address; null omits the `Location`. */
export function redirectTo(location: string | null, status = 302): RequestListener {
  return (_, response) => {
    response.writeHead(status, location === null ? {} : { location }).end();
  };
}
