import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../core/locale.ts';
import { contentPolicy } from '../security.ts';
import { addAddresses, nameShell, type PageHead } from './head.ts';
import { fill, type Page, pageOf, type SiteConfig } from './page.ts';
import type { Address } from './routes.ts';

/** Titles of the pages that the browser draws, by path; `NOT_FOUND` for addresses without a page. */
export type Heads = Partial<Record<string, Record<Language, PageHead>>>;

const NOT_FOUND = '*';

export const readHeads = (file: string): Heads =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Heads) : {};

/** The application without content, with the head of the address that it is sent for. */
export function openApplication(source: string, config: SiteConfig, heads: Heads) {
  const shell = fill(source, config);
  const policy = contentPolicy(shell);
  const fixed = new Map<string, Page>();

  const written = ({ route, path, language }: Address): Page => {
    const spoken = language ?? 'en';
    const named = nameShell(shell, spoken, heads[route.path]?.[spoken]);
    const location = { path, language: spoken, publicUrl: config.publicUrl, unlisted: route.unlisted };
    return pageOf(addAddresses(named, location), { policy });
  };

  const statusPage = (status: number, name: string) => {
    const pageIn = (language: Language) =>
      pageOf(nameShell(shell, language, heads[name]?.[language]), { policy, status });
    const pages = { en: pageIn('en'), zh: pageIn('zh') };
    return (language: Language | null): Page => pages[language ?? 'en'];
  };

  return {
    /** At no address of its own: what is kept for readers who are offline. */
    bare: pageOf(shell, { policy }),
    at(address: Address): Page {
      const { route, language } = address;
      // There is no end to the addresses of the others.
      if (/[:*]/.test(route.path)) return written(address);
      const name = `${language ?? 'en'} ${route.path}`;
      const page = fixed.get(name) ?? written({ ...address, path: route.path });
      fixed.set(name, page);
      return page;
    },
    /** Where there is no page. */
    missing: statusPage(404, NOT_FOUND),
    /** Where it cannot be known at the moment whether there is one; the page asks again by itself. */
    unsure: statusPage(503, ''),
  };
}
