import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** kB of gzipped JavaScript that a first visit may load. */
const LANDING = 114;
const DATA_ROUTE = 175;

interface Chunk {
  file: string;
  imports?: string[];
}

const BUILD = new URL('../../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', BUILD), 'utf8')) as Record<
  string,
  Chunk
>;

const names = Object.keys(manifest);
/** What every page loads, some of it after its hydration. */
const frame = ['index.html', words('app'), 'app/offline/UpdateOffer.tsx'];
const landing = [...frame, 'app/home/HomePage.tsx', words('features/landing')];
/** Pages that ask the graph; those about the site load without Apollo. */
const pages = names.filter((name) => /^features\/(?!about\/).*Page\.tsx$/.test(name));

const visits = [
  { name: '/', size: kilobytes(landing), limit: LANDING },
  ...pages.map((page) => ({
    name: page,
    size: kilobytes([...frame, 'app/GraphBoundary.tsx', page, words(page.split('/').slice(0, 2).join('/'))]),
    limit: DATA_ROUTE,
  })),
];

for (const { name, size, limit } of visits) {
  console.log(`${size > limit ? 'too big' : 'fits   '}  ${size.toFixed(1)} of ${limit} kB  ${name}`);
}
if (visits.some(({ size, limit }) => size > limit)) process.exitCode = 1;

/** The bigger of the two catalogs of a feature. */
function words(place: string): string {
  const catalogs = names.filter((name) => name.startsWith(`${place}/locales/`));
  return catalogs.toSorted((a, b) => kilobytes([b]) - kilobytes([a]))[0]!;
}

/** Of these modules and everything they import before they run. */
function kilobytes(modules: string[]): number {
  const files = new Set(
    modules.flatMap((name) => [...withImports(name)]).map((name) => manifest[name]!.file),
  );
  const bytes = [...files].map((file) => gzipSync(readFileSync(new URL(file, BUILD)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

function withImports(name: string, modules = new Set<string>()): Set<string> {
  if (modules.has(name)) return modules;
  modules.add(name);
  for (const next of manifest[name]!.imports ?? []) withImports(next, modules);
  return modules;
}
