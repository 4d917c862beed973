import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from '../route.ts';
import { moduleOf, wordsOf } from '../routes.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** The modules that a page is made of. */
interface Source {
  /** Loaded with it. */
  modules: string[];
  /** The feature that its words belong to. */
  words: string;
  /** Loaded later, but their styles are needed at once. */
  styles: readonly string[];
}

export const sourceOf = (route: Route): Source => ({
  modules: [
    moduleOf(route.screen ?? ''),
    ...(route.withoutGraph ? [] : ['app/GraphBoundary.tsx']),
    ...(route.modules ?? []),
  ],
  words: wordsOf(route),
  styles: route.styles ?? [],
});

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** What the page would ask for anyway: styles for its head, scripts for its hydration. */
export function linksOf(manifest: Manifest, source: Source, language: string) {
  const modules = [
    ...source.modules,
    `app/locales/${language}.po`,
    `features/${source.words}/locales/${language}.po`,
  ];
  const scripts = new Set(modules.flatMap((name) => withImports(manifest, name)));
  const initial = new Set(withImports(manifest, 'index.html'));
  return {
    styles: stylesOf(manifest, [...modules, ...source.styles])
      .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
      .join(''),
    scripts: [...scripts]
      .filter((name) => !initial.has(name))
      .map((name) => `<link rel="modulepreload" crossorigin href="/${manifest[name]!.file}">`)
      .join(''),
  };
}

const WRITTEN_WITH = 'lib/markdown/renderer.ts';
const FACES = /KaTeX_(?:Main-Regular|Math-Italic)\.woff2$/;

/** What a page that came with formulas is laid out with: the faces of nearly all of them, or its lines move later. */
export function linksOfFormulas(manifest: Manifest): string {
  const styles = stylesOf(manifest, [WRITTEN_WITH]).map(
    (file) => `<link rel="stylesheet" crossorigin href="${file}">`,
  );
  const faces = Object.entries(manifest)
    .filter(([name]) => FACES.test(name))
    .map(
      ([, { file }]) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${file}">`,
    );
  return [...styles, ...faces].join('');
}

const SCRIPTS = /(?:(?<!\s)\s+)?<(?:script type="module"[^<>]*><\/script>|link rel="modulepreload"[^<>]*>)/g;

/** The page with its scripts set aside: its own script in `index.html` loads them after the first paint. */
export function deferScripts(html: string, scripts: string): string {
  const own = [...html.matchAll(SCRIPTS)].map(([script]) => script.trim()).join('');
  return html
    .replaceAll(SCRIPTS, '')
    .replace('</body>', () => `<template id="later">${own}${scripts}</template></body>`);
}

/** The style sheets of modules beyond those that every page has. */
export function stylesOf(manifest: Manifest, names: string[]): string[] {
  const initial = new Set(withImports(manifest, 'index.html'));
  const seen = new Set(names.flatMap((name) => withImports(manifest, name)));
  const styles = [...seen].filter((name) => !initial.has(name)).flatMap((name) => manifest[name]!.css ?? []);
  return [...new Set(styles)].map((file) => `/${file}`);
}

function withImports(manifest: Manifest, name: string): string[] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  return [...new Set([name, ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next))])];
}
