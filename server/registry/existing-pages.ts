import type { Context } from '../core/context.ts';
import { paper, subject, topic } from '../curriculum/operations.ts';
import { question } from '../community/posts/find.ts';

type Find = (ctx: Context, names: Record<string, string>) => Promise<object | null>;

const aSubject: Find = (ctx, { code = '' }) => subject(ctx, { code });

/** What the addresses of pages name. */
const NAMED: [address: string, find: Find][] = [
  ['/community/question/:id', (ctx, { id = '' }) => question(ctx, { id })],
  [
    '/topic/:subject/:paper/:slug',
    (ctx, names) => topic(ctx, { subject: names['subject']!, paper: names['paper']!, slug: names['slug']! }),
  ],
  ['/paper/:subject/:code', (ctx, { subject: of = '', code = '' }) => paper(ctx, { subject: of, code })],
  ['/community/:code', aSubject],
  ['/community/:code/ask', aSubject],
  ['/recommendations/:code', aSubject],
  ['/study-hub/:code', aSubject],
  ['/topics/:code', aSubject],
  ['/learning-path/:code', aSubject],
  ['/:code-papers', aSubject],
  ['/:code-topics', aSubject],
];
const PATTERNS = NAMED.map(([pathname, find]) => ({
  // As the client reads addresses.
  pattern: new URLPattern({ pathname }, { ignoreCase: true }),
  find,
}));

/** Whether there is what an address names; an address that names nothing is there. */
export async function isThere(ctx: Context, pathname: string): Promise<boolean> {
  for (const { pattern, find } of PATTERNS) {
    const groups = pattern.exec({ pathname })?.pathname.groups;
    if (!groups) continue;
    const names = readable(groups);
    return names !== null && (await find(ctx, names)) !== null;
  }
  return true;
}

/** The names in an address, or null where they are no text that anything could be called. */
function readable(groups: Record<string, string | undefined>): Record<string, string> | null {
  try {
    const names = Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value ?? '')]);
    return names.some(([, name]) => name!.includes('\0')) ? null : Object.fromEntries(names);
  } catch {
    return null;
  }
}
