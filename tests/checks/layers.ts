import type { Finding, Import } from './sources.ts';

/** The folders of the server from the lowest layer up: each may import from those before it, types too. */
export const LAYERS = [
  'core',
  'limits',
  'text',
  'database',
  'jobs',
  'http',
  'graph',
  'accounts',
  'maths',
  'curriculum',
  'community',
  'search',
  'uploads',
  'tutor',
  'chat',
  'progress',
  'photos',
  'rest',
  'registry',
  'app',
  'process',
  'setup',
  'main',
];

/** Imports from a higher layer, and folders that belong to no layer. */
export function layerFindings(imports: Import[], layers = LAYERS): Finding[] {
  return imports.flatMap(({ from, to }) => {
    const [a, b] = [folderOf(from), folderOf(to)];
    if (!a || !b || a === b) return [];
    const [lower, upper] = [layers.indexOf(b), layers.indexOf(a)];
    if (lower >= 0 && upper >= 0 && lower < upper) return [];
    const message =
      lower < 0 || upper < 0
        ? `server/${lower < 0 ? b : a} has no place in tests/checks/layers.ts`
        : `${from} imports ${to}, but ${b} is above ${a}`;
    return [{ rule: 'layers', place: `${from} → ${to}`, count: 1, message }];
  });
}

/** The folder of a file of the server, or its own name where it lies beside them. */
const folderOf = (file: string) => /^server\/([^/.]+)/.exec(file)?.[1] ?? null;
