import type { Context } from '../core/context.ts';
import { paper, subject, topic } from '../curriculum/operations.ts';
import { question } from '../community/posts/find.ts';
import type { Names } from '../http/site/crawlers.ts';
import { type Address, namesIn } from '../http/site/routes.ts';

/** The names of what was found as its main address spells them; those that it leaves out stay as they are. */
type Find = (ctx: Context, names: Names) => Promise<Names | null>;

/** Addresses name a subject by its code in some places and by its slug in others; either is found. */
const subjectOf = (names: Names) => names['subjectCode'] ?? names['subjectSlug']!;

const asGiven = (found: object | null): Names | null => found && {};

async function subjectNames(ctx: Context, names: Names): Promise<Names | null> {
  const found = await subject(ctx, { code: subjectOf(names) });
  return found && { subjectCode: found.code, subjectSlug: found.slug };
}

/** What the addresses of pages name. A topic has several on purpose, of which its page names the main one. */
const FIND: Record<NonNullable<Address['route']['names']>, Find> = {
  question: async (ctx, { question: id = '' }) => asGiven(await question(ctx, { id })),
  topic: async (ctx, names) =>
    asGiven(await topic(ctx, { subject: subjectOf(names), paper: names['paper']!, slug: names['topic']! })),
  async paper(ctx, names) {
    const found = await paper(ctx, { subject: subjectOf(names), code: names['paper']! });
    return found && subjectNames(ctx, names);
  },
  subject: subjectNames,
};

/** The names in an address as its main spelling has them, or null where there is nothing that they name. */
export async function namesAt(ctx: Context, address: Address): Promise<Names | null> {
  const kind = address.route.names;
  const names = readable(address);
  if (!kind) return names;
  const found = names && (await FIND[kind](ctx, names));
  return found && { ...names, ...found };
}

/** The names in an address, or null where they are no text that anything could be called. */
function readable(address: Pick<Address, 'params'>): Names | null {
  try {
    const names = namesIn(address);
    return Object.values(names).some((name) => name.includes('\0')) ? null : names;
  } catch {
    return null;
  }
}
