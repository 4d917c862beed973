import type { Context } from '../core/context.ts';
import { paper, subject, topic } from '../curriculum/operations.ts';
import { question } from '../community/posts/find.ts';
import type { Address } from '../http/site/routes.ts';

type Find = (ctx: Context, names: Record<string, string>) => Promise<object | null>;

/** Addresses name a subject by its code in some places and by its slug in others; either is found. */
const subjectOf = (names: Record<string, string>) => names['subjectCode'] ?? names['subjectSlug']!;

/** What the addresses of pages name. */
const FIND: Record<NonNullable<Address['route']['names']>, Find> = {
  question: (ctx, { question: id = '' }) => question(ctx, { id }),
  topic: (ctx, names) =>
    topic(ctx, { subject: subjectOf(names), paper: names['paper']!, slug: names['topic']! }),
  paper: (ctx, names) => paper(ctx, { subject: subjectOf(names), code: names['paper']! }),
  subject: (ctx, names) => subject(ctx, { code: subjectOf(names) }),
};

/** Whether there is what an address names; an address that names nothing is there. */
export async function isThere(ctx: Context, { route, params }: Address): Promise<boolean> {
  if (!route.names) return true;
  const names = readable(params);
  return names !== null && (await FIND[route.names](ctx, names)) !== null;
}

/** The names in an address, or null where they are no text that anything could be called. */
function readable(params: Record<string, string | undefined>): Record<string, string> | null {
  try {
    const names = Object.entries(params).map(([key, value]) => [key, decodeURIComponent(value ?? '')]);
    return names.some(([, name]) => name!.includes('\0')) ? null : Object.fromEntries(names);
  } catch {
    return null;
  }
}
