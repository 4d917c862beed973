import type { Finding, Import } from './sources.ts';

/** The folders of the server from the ground up: each may import from those before it, types too. */
export const STOREYS = [
  'core',
  'text',
  'database',
  'limits',
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
  'photos',
  'rest',
  'registry',
  'app',
  'process',
  'setup',
  'main',
];

/** Imports that go up a storey, and folders that stand on none. */
export function storeyFindings(imports: Import[], storeys = STOREYS): Finding[] {
  return imports.flatMap(({ from, to }) => {
    const [a, b] = [roomOf(from), roomOf(to)];
    if (!a || !b || a === b) return [];
    const [lower, upper] = [storeys.indexOf(b), storeys.indexOf(a)];
    if (lower >= 0 && upper >= 0 && lower < upper) return [];
    const message =
      lower < 0 || upper < 0
        ? `server/${lower < 0 ? b : a} has no place in tests/checks/storeys.ts`
        : `${from} imports ${to}, but ${b} stands above ${a}`;
    return [{ rule: 'storeys', place: `${from} → ${to}`, count: 1, message }];
  });
}

/** The folder of a file of the server, or its own name where it lies beside them. */
const roomOf = (file: string) => /^server\/([^/.]+)/.exec(file)?.[1] ?? null;
