import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageOf, type SiteConfig } from './page.ts';
import { fillPath, inLanguage, type Route, type Routes } from './routes.ts';

/** The names that a page may have in its address, such as `subjectCode` or `question`. */
export type Names = Record<string, string>;

/** What the addresses of pages may name: all of a kind, or the first few. */
export type Named = (kind: NonNullable<Route['names']>, most?: number) => Promise<Names[]>;

export interface Crawlers {
  /** Answers robots.txt and sitemap.xml; false for everything else. */
  handle(pathname: string, req: IncomingMessage, res: ServerResponse, visitor: { named: Named }): boolean;
}

/** The limit of the sitemap format. */
const MAX_ADDRESSES = 50_000;
/** How long a list is reused. */
const MAX_AGE_MS = 600_000;

export function openCrawlers(routes: Routes, { publicUrl }: SiteConfig): Crawlers {
  const robots = pageOf(robotsFor(publicUrl), { contentType: 'text/plain; charset=utf-8' });
  let sitemap: { until: number; page: Promise<ReturnType<typeof pageOf>> } | null = null;

  function sitemapNow(origin: string, named: Named) {
    if (sitemap && sitemap.until > performance.now()) return sitemap.page;
    const page = addressesOf(routes.all, named).then((paths) =>
      pageOf(sitemapOf(origin, paths.slice(0, MAX_ADDRESSES / 2)), {
        contentType: 'application/xml; charset=utf-8',
      }),
    );
    sitemap = { until: performance.now() + MAX_AGE_MS, page };
    page.catch(() => (sitemap = null));
    return page;
  }

  return {
    handle(pathname, req, res, { named }) {
      if (pathname === '/robots.txt') {
        robots(req, res);
        return true;
      }
      // A sitemap lists absolute addresses only.
      if (pathname !== '/sitemap.xml' || !publicUrl) return false;
      sitemapNow(publicUrl, named).then(
        (page) => page(req, res),
        () => {
          res.writeHead(503, { 'retry-after': '60' });
          res.end();
        },
      );
      return true;
    },
  };
}

const robotsFor = (publicUrl: string | null) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth/',
    ...(publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');

/** Every address that the table lists, in English, with what it names filled in. */
async function addressesOf(routes: readonly Route[], named: Named): Promise<string[]> {
  const listed = routes.filter(({ sitemap }) => sitemap);
  const kinds = [...new Set(listed.flatMap(({ names }) => names ?? []))];
  const things = new Map(await Promise.all(kinds.map(async (kind) => [kind, await named(kind)] as const)));
  return listed.flatMap(({ path, names }) =>
    names ? things.get(names)!.map((thing) => fillPath(path, thing)) : [path],
  );
}

function sitemapOf(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const [en, zh] = [inText(origin + inLanguage(path, 'en')), inText(origin + inLanguage(path, 'zh'))];
    const alternates = [
      ['en', en],
      ['zh-CN', zh],
      ['x-default', en],
    ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`);
    return [en, zh].map((address) => `<url><loc>${address}</loc>${alternates.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const inText = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
