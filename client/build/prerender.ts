import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as Entry from '../prerender.tsx';
import { forServer, type Path, type Route, ROUTES, wordsOf } from '../routes.ts';
import { afterBuild } from './after-build.ts';
import { aliveLater, linksOf, readManifest, sourceOf } from './page-links.ts';
import { clientPlugins } from './plugins.ts';

/** What is loaded later but seen at once. */
const SEEN: Partial<Record<Path, string[]>> = {
  '/': ['app/home/Examples.tsx', 'lib/markdown/renderer.ts'],
};

/** Writes the public pages out in both languages, beside the client that then wakes them. */
export const prerender = (): Plugin =>
  afterBuild('prerender', async ({ root, folder }) => {
    const pages = path.join(folder, '../pages');
    const scratch = path.join(folder, '../prerender');
    const { LANGUAGES, writeOut, inLanguage } = await load(root, scratch);
    const template = await readFile(path.join(folder, 'index.html'), 'utf8');
    const manifest = await readManifest(folder);

    await rm(pages, { recursive: true, force: true });
    await mkdir(pages, { recursive: true });
    await writeFile(path.join(pages, 'routes.json'), JSON.stringify(ROUTES.map(forServer)));
    // One after the other: the language is one for all of them.
    for (const route of ROUTES.filter(({ delivery }) => delivery === 'build'))
      for (const language of LANGUAGES) {
        const page = route.path;
        const source = { ...sourceOf(route), seen: SEEN[page as Path] };
        const written = await writeOut(page, language);
        const alternates = [
          ['en', page],
          ['zh-CN', inLanguage(page, 'zh')],
          ['x-default', page],
        ].map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">`);
        const { styles, scripts } = linksOf(manifest, source, language);
        const html = fill(aliveLater(template, scripts), route, written, [...alternates, styles]);
        const file = path.join(pages, `${written.address === '/' ? 'index' : written.address.slice(1)}.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, html);
      }
    await rm(scratch, { recursive: true, force: true });
  });

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
  links: string[],
): string {
  const text = (words: string) =>
    words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return replaced(template, [
    [/<html lang="en">/, `<html lang="${lang}" data-page="${route.path}" data-words="${wordsOf(route)}">`],
    [/<title>[^<]*<\/title>/, `<title>${text(title)}</title>`],
    [/(<meta\s+name="description"\s+content=")[^"]*/, `$1${text(description)}`],
    [/(?:(?<!\s)\s+)?<\/head>/, `\n    ${links.join('\n    ')}\n  </head>`],
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
