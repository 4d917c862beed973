import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../core/locale.ts';

/** A row of `client/routes.ts`, as the build writes it down for the server. */
export interface Route {
  /** With `:name` for what varies. */
  path: string;
  delivery: 'build' | 'server' | 'browser';
  /** Where it leads, in place of a page. */
  redirect?: string;
  /** The names in a query that change what the page shows. */
  query?: string[];
  names?: 'subject' | 'paper' | 'topic' | 'question';
  sitemap?: true;
  /** Not to be indexed. */
  unlisted?: true;
  /** Rendered once after the start. */
  warm?: true;
}

/** What an address stands for. */
export interface Address {
  route: Route;
  /** Without what says its language. */
  path: string;
  /** As the address says it. */
  language: Language | null;
  /** What varies, as it stands in the address. */
  params: Record<string, string | undefined>;
}

export interface Routes {
  readonly all: readonly Route[];
  /** Null where the client knows no such address. */
  at(pathname: string): Address | null;
}

/** As in `client/routes.ts`. */
const CHINESE = /^\/zh(?=\/|$)/i;
/** Without a build, every address counts as known. */
const ANY: Route = { path: '*', delivery: 'browser' };

export function openRoutes(file: string): Routes {
  const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Route[]) : [ANY];
  const patterns = all.map((route) => ({
    route,
    // As the client reads addresses.
    pattern: new URLPattern({ pathname: route.path }, { ignoreCase: true }),
  }));

  return {
    all,
    at(pathname) {
      const path = withoutLastSlashes(pathname.replace(CHINESE, '')) || '/';
      for (const { route, pattern } of patterns) {
        const params = pattern.exec({ pathname: path })?.pathname.groups;
        if (params) return { route, path, language: languageOf(pathname), params };
      }
      return null;
    },
  };
}

/** The language that an address names; none at a path without `/zh`. */
export const languageOf = (pathname: string): Language | null => (CHINESE.test(pathname) ? 'zh' : null);

/** Where a page stands in a language. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'en' ? path : `/zh${path === '/' ? '' : path}`;

/** The path of a row with what it names filled in. */
export const fillPath = (path: string, names: Record<string, string>): string =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(names[name]!));

/** What varies in an address, as text. */
export const namesIn = ({ params }: Pick<Address, 'params'>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value ?? '')]));

/** What of a query changes the page, in the order of the table: the same page has one address only. */
export function knownQuery({ query = [] }: Route, search: string): string {
  const given = new URLSearchParams(search);
  const known = query.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return known.length > 0 ? `?${new URLSearchParams(known).toString()}` : '';
}

/** A later page of a list is indexed by itself; a list that was sorted or filtered counts as the list. */
export const indexedQuery = (query: string): string => (/^\?after=[^&]*$/.test(query) ? query : '');

function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
