import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../core/locale.ts';

/** A row of `client/routes.ts`, as the build writes it down for the server. */
export interface Route {
  /** With `:name` for what varies. */
  path: string;
  delivery: 'build' | 'server' | 'browser';
  names?: 'subject' | 'paper' | 'topic' | 'question';
  sitemap?: true;
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

const CHINESE = /^\/zh(?=\/|$)/i;
/** As long as nobody built a table, every address is one. */
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
      const isChinese = CHINESE.test(pathname);
      for (const { route, pattern } of patterns) {
        const params = pattern.exec({ pathname: path })?.pathname.groups;
        if (!params) continue;
        return { route, path, language: isChinese ? 'zh' : null, params };
      }
      return null;
    },
  };
}

/** Where a page stands in a language. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'en' ? path : `/zh${path === '/' ? '' : path}`;

function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
