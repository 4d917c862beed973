import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { preferredLanguage } from '../../core/locale.ts';
import type { Log } from '../../core/log.ts';
import { encodingsFor } from '../answer/encoding.ts';
import { abortWithClient, dropInvalidRange } from '../connection/abort-with-client.ts';
import { openApplication, readHeads } from './application.ts';
import { type Named, type Names, openCrawlers } from './crawlers.ts';
import { addAddresses } from './head.ts';
import { openPage, type Page, type SiteConfig } from './page.ts';
import {
  type Address,
  fillPath,
  inLanguage,
  knownQuery,
  languageOf,
  openRoutes,
  type Routes,
} from './routes.ts';
import { type AskAsGuest, type Guest, openRenderer } from './server-rendering.ts';
import { refusesMethod } from '../connection/reply.ts';

/** The OCR worker: the only one that may run WebAssembly. */
const READER = /^\/assets\/reader-[\w-]+\/worker\.min\.js$/;
const READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** A reader of pages. */
export interface Visitor extends Guest {
  /** What an address names, as its main spelling has it; null where there is no such thing. Cheaper than rendering. */
  namesAt(address: Address): Promise<Names | null>;
  /** What the addresses of pages may name. */
  named: Named;
}

export interface Site {
  handle(req: IncomingMessage, res: ServerResponse, visitor: Visitor): Promise<void> | void;
  /** Renders the first page of each kind that the table marks, before anybody asks for one. */
  warm(named: Named, ask: AskAsGuest): Promise<void>;
  close(): Promise<void>;
}

/**
 * The built client: files as they are, pages that the build wrote out, pages that are rendered here, and the
 * application for every other address. `folder` holds `client`, which is served, `pages` and `render`.
 */
export function openSite(folder: string, config: SiteConfig, log: Log): Site | null {
  const shell = path.join(folder, 'client/index.html');
  if (!existsSync(shell)) return null;
  const routes = openRoutes(path.join(folder, 'pages/routes.json'));
  const crawlers = openCrawlers(routes, config);
  const heads = readHeads(path.join(folder, 'pages/heads.json'));
  const application = openApplication(readFileSync(shell, 'utf8'), config, heads);
  const renderer = openRenderer({ folder: path.join(folder, 'render'), config, log });
  const pages = openPages(path.join(folder, 'pages'), config, routes);
  const files = openFiles(path.join(folder, 'client'));

  /** The rendered page where it can be had at once, the application where it cannot. */
  async function answer(req: IncomingMessage, res: ServerResponse, visitor: Visitor): Promise<void> {
    const { pathname, search } = addressOf(req);
    const address = routes.at(pathname);
    if (!address) return application.missing(languageOf(pathname))(req, res);
    const { route, path, language } = address;
    if (route.redirect) return redirect(res, inLanguage(route.redirect, language ?? 'en'));
    const request = {
      route: route.path,
      pathname: path,
      query: knownQuery(route, search),
      language: language ?? preferredLanguage(req.headers['accept-language']),
      unlisted: route.unlisted,
    };
    // Only main spellings are rendered and kept.
    const isKept = renderer?.keeps(request) ?? false;
    const names = isKept ? null : await visitor.namesAt(address);
    const main = names ? fillPath(route.path, names) : path;
    if (main !== path) return redirect(res, inLanguage(main, language ?? 'en') + search);
    const isThere = isKept || names !== null;
    const isShort = request.query.length <= MAX_QUERY;
    const page = isShort ? await renderer?.page({ ...request, isThere }, visitor) : null;
    (page ?? (isThere ? application.at(address) : application.missing(language)))(req, res);
  }

  function sendUnsure(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    log.warn({ message: String(error) }, 'it could not be found out whether there is a page at an address');
    res.setHeader('retry-after', RETRY_S);
    application.unsure(languageOf(addressOf(req).pathname))(req, res);
  }

  return {
    handle(req, res, visitor) {
      if (!isAddress(req)) return sendMissing(res);
      if (refusesMethod(req, res)) return;
      // `sirv` takes the name of an encoding for a yes, even with q=0.
      req.headers['accept-encoding'] = encodingsFor(req)[0] ?? '';
      const { pathname } = addressOf(req);
      if (crawlers.handle(pathname, req, res, visitor)) return;
      const written = pages.get(pathname.replace(/(?<=.)\/$/, ''));
      if (written) return written(req, res);
      if (pathname === '/' || pathname === '/index.html') return application.bare(req, res);
      abortWithClient(res);
      dropInvalidRange(req);
      files(req, res, () => {
        // A missing file is missing; anything else, such as `d.c.-circuits`, is an address that the client's router knows.
        if (/\.\w+$/.test(pathname)) sendMissing(res);
        else answer(req, res, visitor).catch((error: unknown) => sendUnsure(req, res, error));
      });
    },
    async warm(named, ask) {
      for (const { path: route, names, unlisted } of routes.all.filter(({ warm }) => warm)) {
        const [first] = names ? await named(names, 1) : [{}];
        if (!first) continue;
        const pathname = fillPath(route, first);
        for (const language of ['en', 'zh'] as const)
          await renderer?.warm({ route, pathname, language, unlisted }, ask);
      }
    },
    close: async () => renderer?.close(),
  };
}

/** The files of the build, as they are. */
const openFiles = (folder: string) =>
  sirv(folder, {
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
      // A worker has a policy of its own, which holds for what it fetches.
      if (file === '/worker.js') res.setHeader('content-security-policy', "default-src 'self'");
      if (READER.test(file)) res.setHeader('content-security-policy', READER_POLICY);
    },
  });

const RETRY_S = 5;
/** Longer queries are left to the application. */
const MAX_QUERY = 500;

const HERE = 'http://localhost';
/** Anything that begins with a slash is a path, also `//host`. */
const whole = ({ url = '/' }: IncomingMessage) => (url.startsWith('/') ? HERE + url : url);
/** Some of what can be sent is no address here at all: `//`, `//elsewhere.example`, `http://[`. */
const isAddress = (req: IncomingMessage) =>
  URL.canParse(whole(req), HERE) && !addressOf(req).pathname.startsWith('//');
const addressOf = (req: IncomingMessage) => new URL(whole(req), HERE);

function sendMissing(res: ServerResponse): void {
  res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  res.end('Not found');
}

/** For good: what an old address, or another spelling, leads to never changes. */
function redirect(res: ServerResponse, location: string): void {
  res.writeHead(308, { location, 'content-length': 0 });
  res.end();
}

/** What the build wrote out, by address: `index.html` stands at `/`, `zh/about.html` at `/zh/about`. */
function openPages(folder: string, config: SiteConfig, routes: Routes): Map<string, Page> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const name = file.replaceAll(path.sep, '/').replace(/\.html$/, '');
        const html = readFileSync(path.join(folder, file), 'utf8');
        const pathname = name === 'index' ? '/' : `/${name}`;
        const { path: page = pathname, language } = routes.at(pathname) ?? {};
        const location = { path: page, language: language ?? ('en' as const), publicUrl: config.publicUrl };
        return [pathname, openPage(addAddresses(html, location), config)];
      }),
  );
}
