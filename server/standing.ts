import type { Context } from './context.ts';
import { subject, topic } from './curriculum/operations.ts';
import { question } from './questions/operations/lists.ts';

type Find = (ctx: Context, names: Record<string, string>) => Promise<object | null>;

const aSubject: Find = (ctx, { code = '' }) => subject(ctx, { code });

/** What the addresses of pages name. */
const NAMED: [address: string, find: Find][] = [
  ['/community/question/:id', (ctx, { id = '' }) => question(ctx, { id })],
  [
    '/topic/:subject/:paper/:slug',
    (ctx, names) => topic(ctx, { subject: names['subject']!, paper: names['paper']!, slug: names['slug']! }),
  ],
  ['/community/:code', aSubject],
  ['/recommendations/:code', aSubject],
  ['/study-hub/:code', aSubject],
  ['/topics/:code', aSubject],
  ['/learning-path/:code', aSubject],
  ['/paper/:code/:paper', aSubject],
];
const PATTERNS = NAMED.map(([pathname, find]) => ({ pattern: new URLPattern({ pathname }), find }));

/** Whether there is what an address names; an address that names nothing is there. */
export async function isThere(ctx: Context, pathname: string): Promise<boolean> {
  for (const { pattern, find } of PATTERNS) {
    const groups = pattern.exec({ pathname })?.pathname.groups;
    if (groups) {
      const names = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value ?? '')]);
      return (await find(ctx, Object.fromEntries(names) as Record<string, string>)) !== null;
    }
  }
  return true;
}
