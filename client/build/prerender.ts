import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as Entry from '../prerender.tsx';
import { aliveLater, linksOf, readManifest, type Source } from './page-links.ts';
import { clientPlugins } from './plugins.ts';

const SOURCES: Record<string, Source> = {
  '/': {
    page: 'app/home/HomePage.tsx',
    words: 'landing',
    seen: ['app/home/Examples.tsx', 'lib/markdown/renderer.ts'],
  },
  '/about': { page: 'features/about/AboutPage.tsx', words: 'about' },
  '/privacy': { page: 'features/about/PrivacyPage.tsx', words: 'about' },
  '/terms': { page: 'features/about/TermsPage.tsx', words: 'about' },
  '/contact': { page: 'features/about/ContactPage.tsx', words: 'about' },
  '/pricing': { page: 'features/about/PricingPage.tsx', words: 'about' },
};

/** Writes the public pages out in both languages, beside the client that then wakes them. */
export function prerender(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const pages = path.join(folder, '../pages');
        const scratch = path.join(folder, '../prerender');
        const { ADDRESSES, PRERENDERED, LANGUAGES, writeOut, inLanguage } = await load(root, scratch);
        const template = await readFile(path.join(folder, 'index.html'), 'utf8');
        const manifest = await readManifest(folder);

        await rm(pages, { recursive: true, force: true });
        await mkdir(pages, { recursive: true });
        await writeFile(path.join(pages, 'addresses.json'), JSON.stringify(ADDRESSES));
        // One after the other: the language is one for all of them.
        for (const page of PRERENDERED)
          for (const language of LANGUAGES) {
            const written = await writeOut(page, language);
            const alternates = [
              ['en', page],
              ['zh-CN', inLanguage(page, 'zh')],
              ['x-default', page],
            ].map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">`);
            const { styles, scripts } = linksOf(manifest, sourceOf(page), language);
            const html = fill(aliveLater(template, scripts), page, written, [...alternates, styles]);
            const file = path.join(
              pages,
              `${written.address === '/' ? 'index' : written.address.slice(1)}.html`,
            );
            await mkdir(path.dirname(file), { recursive: true });
            await writeFile(file, html);
          }
        await rm(scratch, { recursive: true, force: true });
      },
    },
  };
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

function sourceOf(page: string) {
  const source = SOURCES[page];
  if (!source) throw new Error(`Nobody said what ${page} is made of.`);
  return source;
}

function fill(
  template: string,
  page: string,
  { lang, title, description, content }: Entry.WrittenPage,
  links: string[],
): string {
  const text = (words: string) =>
    words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return replaced(template, [
    [/<html lang="en">/, `<html lang="${lang}" data-page="${page}" data-words="${sourceOf(page).words}">`],
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
    return before.replace(pattern, (_all, kept: unknown) =>
      typeof kept === 'string' ? words.replace('$1', () => kept) : words,
    );
  }, html);
}
