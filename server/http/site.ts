import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { contentPolicy } from './security.ts';

export type Site = (req: IncomingMessage, res: ServerResponse) => void;

/** The built client: files as they are, and the page for every address of the application. */
export function openSite(folder: string): Site | null {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return null;
  const html = readFileSync(page);
  const policy = contentPolicy(html.toString());
  const files = sirv(folder, {
    etag: true,
    // Looks at the disk each time: a build that replaces files under a running server must not end it.
    dev: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders(res, file) {
      res.setHeader(
        'cache-control',
        file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

  return (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    if (pathname === '/' || pathname === '/index.html') return sendPage();
    files(req, res, () => {
      // A missing file is missing; anything else is an address that the client's router knows.
      if (path.extname(pathname) || (req.method !== 'GET' && req.method !== 'HEAD')) {
        res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
        res.end('Not found');
      } else sendPage();
    });

    function sendPage() {
      res.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': html.length,
        'content-security-policy': policy,
        'cache-control': 'no-cache',
      });
      res.end(req.method === 'HEAD' ? undefined : html);
    }
  };
}
