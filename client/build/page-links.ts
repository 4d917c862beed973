import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleOf, type Route, wordsOf } from '../routes.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** What a page is made of: its modules, the feature that its words belong to, and what is loaded later but seen at once. */
export interface Source {
  page: string;
  words: string;
  with?: string[];
  seen?: string[];
}

export const sourceOf = (route: Route): Source => ({
  page: moduleOf(route.screen ?? ''),
  words: wordsOf(route),
});

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** What the page would ask for anyway: styles for its head, scripts for when it comes alive. */
export function linksOf(manifest: Manifest, source: Source, language: string) {
  const modules = [
    source.page,
    ...(source.with ?? []),
    `app/locales/${language}.po`,
    `features/${source.words}/locales/${language}.po`,
  ];
  const scripts = new Set(modules.flatMap((name) => withImports(manifest, name)));
  const initial = new Set(withImports(manifest, 'index.html'));
  return {
    styles: stylesOf(manifest, [...modules, ...(source.seen ?? [])])
      .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
      .join(''),
    scripts: [...scripts]
      .filter((name) => !initial.has(name))
      .map((name) => `<link rel="modulepreload" crossorigin href="/${manifest[name]!.file}">`)
      .join(''),
  };
}

const SCRIPTS = /(?:(?<!\s)\s+)?<(?:script type="module"[^<>]*><\/script>|link rel="modulepreload"[^<>]*>)/g;

/** The page with its scripts set aside for when it comes alive: its own script in `index.html` fetches them then. */
export function aliveLater(html: string, scripts: string): string {
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
