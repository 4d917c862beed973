import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as Entry from '../prerender.tsx';
import type { Route } from '../route.ts';
import { forServer, ROUTES, wordsOf } from '../routes.ts';
import { afterBuild } from './after-build.ts';
import { deferScripts, linksOf, readManifest, sourceOf } from './page-links.ts';
import { clientPlugins } from './plugins.ts';

/** An address without a page. */
const NOT_FOUND = { name: '*', page: '/not-found' };

/** Writes the public pages out in both languages; the client then hydrates them. */
export const prerender = (): Plugin =>
  afterBuild('prerender', async ({ root, folder }) => {
    const pages = path.join(folder, '../pages');
    const scratch = path.join(folder, '../prerender');
    const entry = await load(root, scratch);
    const { LANGUAGES, writeOut } = entry;
    const template = await readFile(path.join(folder, 'index.html'), 'utf8');
    const manifest = await readManifest(folder);

    await rm(pages, { recursive: true, force: true });
    await mkdir(pages, { recursive: true });
    await writeFile(path.join(pages, 'routes.json'), JSON.stringify(ROUTES.map(forServer)));
    // One after the other: the language is one for all of them.
    for (const route of ROUTES.filter(({ delivery }) => delivery === 'build'))
      for (const language of LANGUAGES) {
        const page = route.path;
        const written = await writeOut(page, language);
        const { styles, scripts } = linksOf(manifest, sourceOf(route), language);
        const html = fill(deferScripts(template, scripts), route, written, styles);
        const file = path.join(pages, `${written.address === '/' ? 'index' : written.address.slice(1)}.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, html);
      }
    await writeFile(path.join(pages, 'heads.json'), JSON.stringify(await headsOf(entry)));
    await rm(scratch, { recursive: true, force: true });
  });

/** What the pages that the browser draws say of themselves, for the server to send before any script runs. */
async function headsOf({ LANGUAGES, headOf }: typeof Entry) {
  const isDrawn = ({ delivery, screen, path }: Route) =>
    delivery === 'browser' && screen && !path.includes(':');
  const pages = ROUTES.filter(isDrawn).map((route) => ({ name: route.path, page: route.path }));
  const heads: Record<string, Record<string, Awaited<ReturnType<typeof headOf>>>> = {};
  for (const { name, page } of [...pages, NOT_FOUND]) {
    heads[name] = {};
    for (const language of LANGUAGES) heads[name][language] = await headOf(page, language);
  }
  return heads;
}

/** The client built once more, for Node. */
async function load(root: string, scratch: string): Promise<typeof Entry> {
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [clientPlugins()],
    build: { ssr: 'prerender.tsx', outDir: scratch, emptyOutDir: true, minify: false },
  });
  return (await import(pathToFileURL(path.join(scratch, 'prerender.js')).href)) as typeof Entry;
}

function fill(
  template: string,
  route: Route,
  { lang, title, description, content }: Entry.WrittenPage,
  styles: string,
): string {
  const text = (words: string) =>
    words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return replaced(template, [
    [/<html lang="en">/, `<html lang="${lang}" data-page="${route.path}" data-words="${wordsOf(route)}">`],
    [/<title>[^<]*<\/title>/, `<title>${text(title)}</title>`],
    [/(<meta\s+name="description"\s+content=")[^"]*/, `$1${text(description)}`],
    [/(?:(?<!\s)\s+)?<\/head>/, `\n    ${styles}\n  </head>`],
    [/<noscript>[^<]*(?:<(?!\/?noscript>)[^<]*)*<\/noscript>\s*/, ''],
    [/<div id="root"><\/div>/, `<div id="root">${content}</div>`],
  ]);
}

function replaced(html: string, steps: [RegExp, string][]): string {
  return steps.reduce((before, [pattern, words]) => {
    if (!pattern.test(before)) throw new Error(`The page has no ${pattern}.`);
    // A function, so that a dollar sign in the words stays one.
    return before.replace(pattern, (_all, captured: unknown) =>
      typeof captured === 'string' ? words.replace('$1', () => captured) : words,
    );
  }, html);
}
