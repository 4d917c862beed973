import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { type Language, preferredLanguage } from '../../core/locale.ts';
import type { Log } from '../../core/log.ts';
import { encodingsFor } from '../compression/encoding.ts';
import { abortWithClient, dropInvalidRange } from '../connection/abort-with-client.ts';
import { type Named, openCrawlers } from './crawlers.ts';
import { addAddresses } from './head.ts';
import { openPage, type Page, type SiteConfig } from './page.ts';
import { type Address, openRoutes, type Routes } from './routes.ts';
import { type AskAsGuest, type Guest, openRenderer } from './server-rendering.ts';
import { refusesMethod } from '../connection/reply.ts';

/** The worker that reads the words of photos: nothing else of the product may run WebAssembly. */
const READER = /^\/assets\/reader-[\w-]+\/worker\.min\.js$/;
const READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** A reader of pages. */
export interface Visitor extends Guest {
  /** Whether there is what an address names: it costs far less than the page. */
  isThere(address: Address): Promise<boolean>;
  /** What the addresses of pages may name. */
  named: Named;
}

export interface Site {
  handle(req: IncomingMessage, res: ServerResponse, visitor: Visitor): Promise<void> | void;
  /** Renders these pages before anybody asks for one of their kind. */
  warm(pathnames: string[], ask: AskAsGuest): Promise<void>;
  close(): Promise<void>;
}

/**
 * The built client: files as they are, pages that the build wrote out, pages that are rendered here, and the
 * application for every other address. `folder` holds `client`, which is served, `pages` and `render`.
 */
export function openSite(folder: string, config: SiteConfig, log: Log): Site | null {
  const shell = path.join(folder, 'client/index.html');
  if (!existsSync(shell)) return null;
  const application = openPage(readFileSync(shell, 'utf8'), config);
  /** The application at an address where nothing stands: it says so itself. */
  const lost = openPage(readFileSync(shell, 'utf8'), config, 404);
  /** The application where nobody can tell at the moment what stands there: it asks again by itself. */
  const unsure = openPage(readFileSync(shell, 'utf8'), config, 503);
  const routes = openRoutes(path.join(folder, 'pages/routes.json'));
  const crawlers = openCrawlers(routes, config);
  const applicationAt = openApplication(readFileSync(shell, 'utf8'), config);
  const renderer = openRenderer({ folder: path.join(folder, 'render'), config, log });
  const pages = openPages(path.join(folder, 'pages'), config, routes);
  const files = sirv(path.join(folder, 'client'), {
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

  /** The page with its words in it where it can be had at once, the application wherever it cannot. */
  async function answer(req: IncomingMessage, res: ServerResponse, visitor: Visitor): Promise<void> {
    const { pathname, search } = addressOf(req);
    const address = routes.at(pathname);
    if (!address) return lost(req, res);
    const language = address.language ?? preferredLanguage(req.headers['accept-language']);
    const place = { route: address.route.path, pathname: address.path, search, language };
    const isThere = renderer?.keeps(place) || (await visitor.isThere(address));
    // Whatever else a query asks for is for the application: there is no end to such addresses.
    const isFixed = !search || NEXT_PAGE.test(search);
    const page = isFixed ? await renderer?.page({ ...place, isThere }, visitor) : null;
    (page ?? (isThere ? applicationAt(address) : lost))(req, res);
  }

  function sendUnsure(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    log.warn({ message: String(error) }, 'nobody could tell what stands at an address');
    res.setHeader('retry-after', RETRY_S);
    unsure(req, res);
  }

  return {
    handle(req, res, visitor) {
      if (!isAddress(req)) return sendMissing(res);
      if (refusesMethod(req, res)) return;
      // What serves the files takes the name of an encoding for a yes, however it is weighed.
      req.headers['accept-encoding'] = encodingsFor(req)[0] ?? '';
      const { pathname } = addressOf(req);
      if (crawlers.handle(pathname, req, res, visitor)) return;
      const written = pages.get(pathname.replace(/(?<=.)\/$/, ''));
      if (written) return written(req, res);
      if (pathname === '/' || pathname === '/index.html') return application(req, res);
      abortWithClient(res);
      dropInvalidRange(req);
      files(req, res, () => {
        // A missing file is missing; anything else, such as `d.c.-circuits`, is an address that the client's router knows.
        if (/\.\w+$/.test(pathname)) sendMissing(res);
        else answer(req, res, visitor).catch((error: unknown) => sendUnsure(req, res, error));
      });
    },
    async warm(pathnames, ask) {
      for (const { route, path: pathname } of pathnames.flatMap((one) => routes.at(one) ?? []))
        for (const language of ['en', 'zh'] as const)
          await renderer?.warm({ route: route.path, pathname, language }, ask);
    },
    close: async () => renderer?.close(),
  };
}

const RETRY_S = 5;

const HERE = 'http://localhost';
/** What begins with a slash is a path, even where two of them would name another host. */
const whole = ({ url = '/' }: IncomingMessage) => (url.startsWith('/') ? HERE + url : url);
/** Some of what can be sent is no address here at all: `//`, `//elsewhere.example`, `http://[`. */
const isAddress = (req: IncomingMessage) =>
  URL.canParse(whole(req), HERE) && !addressOf(req).pathname.startsWith('//');
const addressOf = (req: IncomingMessage) => new URL(whole(req), HERE);

function sendMissing(res: ServerResponse): void {
  res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  res.end('Not found');
}

/** From where on a list is shown; its pages link to the next. */
const NEXT_PAGE = /^\?after=[\w%~.-]{1,300}$/;

/** The application, at addresses of which there is a fixed number with what is to be known of each in its head. */
function openApplication(shell: string, config: SiteConfig): (address: Address) => Page {
  const application = openPage(shell, config);
  const pages = new Map<string, Page>();
  return ({ route, language }) => {
    if (/[:*]/.test(route.path)) return application;
    const spoken: Language = language ?? 'en';
    const name = `${spoken} ${route.path}`;
    const standing = { path: route.path, language: spoken, publicUrl: config.publicUrl };
    const page = pages.get(name) ?? openPage(addAddresses(shell, standing), config);
    pages.set(name, page);
    return page;
  };
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
        const standing = { path: page, language: language ?? ('en' as const), publicUrl: config.publicUrl };
        return [pathname, openPage(addAddresses(html, standing), config)];
      }),
  );
}
