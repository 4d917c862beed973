import { type Context, requireActor } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import {
  keysetOf,
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  toPage,
} from '../../../core/pagination.ts';
import type { ErrorEntry, Prisma } from '../../../database/client/client.ts';
import { READ_PRICES } from '../../../limits/table.ts';
import { MAX_QUERY } from '../../../text/limits.ts';
import { entriesOf, ownEntry } from '../../policy.ts';
import { ownerRead } from '../../read-by.ts';
import type { ErrorSourceName, ErrorTypeName } from '../rules.ts';

export interface ErrorEntryFilter {
  subjectCode?: string | null | undefined;
  paper?: string | null | undefined;
  topicId?: string | null | undefined;
  errorType?: ErrorTypeName | null | undefined;
  source?: ErrorSourceName | null | undefined;
  reviewed?: boolean | null | undefined;
  tag?: string | null | undefined;
}

export interface ErrorEntriesArgs extends PageRequest {
  userId?: string | null | undefined;
  filter?: ErrorEntryFilter | null | undefined;
  search?: string | null | undefined;
}

export type ErrorEntrySelection = Pick<Prisma.ErrorEntryDefaultArgs, 'include' | 'select'>;

const NEWEST = keysetOf(
  { field: 'createdAt', kind: 'date', direction: 'desc' },
  { field: 'id', kind: 'id', direction: 'desc' },
);

/** An error book, the newest entry first. */
export async function errorEntries(
  ctx: Context,
  args: ErrorEntriesArgs,
  selection: ErrorEntrySelection = {},
): Promise<Page<ErrorEntry>> {
  const ownerId = await ownerRead(ctx, { userId: args.userId, what: 'error_book' });
  const words = wordsOf(args.search);
  if (words) await payForSearching(ctx, ownerId);
  const where = { AND: [entriesOf(ownerId), matching(args.filter), saying(words)] };
  const rows = await ctx.db.errorEntry.findMany({
    ...selection,
    where: args.after ? { AND: [where, NEWEST.after(args.after)] } : where,
    orderBy: NEWEST.orderBy,
    take: pageSize(args) + 1,
  });
  return toPage(rows, args, NEWEST.cursorOf, () => ctx.db.errorEntry.count({ where, take: MAX_TOTAL }));
}

/** One entry of one's own; null where there is none. */
export async function errorEntry(
  ctx: Context,
  { id }: { id: string },
  selection: ErrorEntrySelection = {},
): Promise<ErrorEntry | null> {
  const actor = requireActor(ctx);
  if (!isId('errorEntry', id)) return null;
  return ctx.db.errorEntry.findFirst({ ...selection, where: ownEntry(actor, id) });
}

function matching(filter: ErrorEntryFilter | null | undefined): Prisma.ErrorEntryWhereInput {
  const { subjectCode, paper, topicId, errorType, source, reviewed, tag } = filter ?? {};
  return {
    ...(subjectCode && { subjectCode }),
    ...(paper && { paper }),
    ...(topicId && { topicId }),
    ...(errorType && { errorType }),
    ...(source && { source }),
    ...(typeof reviewed === 'boolean' && { reviewed }),
    ...(tag && { tags: { has: tag } }),
  };
}

/** Every entry is gone through, and they may be long: refused before that where it is not left. */
async function payForSearching(ctx: Context, ownerId: string): Promise<void> {
  const [{ bytes }] = await ctx.db.$queryRaw<[{ bytes: number }]>`
    SELECT coalesce(sum(octet_length(question_text) + octet_length(question_latex) + octet_length(user_answer)
      + octet_length(correct_answer) + octet_length(note)), 0)::int AS bytes
    FROM error_entries WHERE user_id = ${ownerId}::uuid AND deleted_at IS NULL`;
  const price = Math.ceil(bytes / READ_PRICES.bytesSearched);
  if (ctx.fromHere) ctx.record.cost += price;
  else ctx.budgets.spend(ctx, price, 'read');
}

const wordsOf = (search: string | null | undefined): string =>
  search?.replaceAll('\0', '').trim().slice(0, MAX_QUERY) ?? '';

function saying(words: string): Prisma.ErrorEntryWhereInput {
  if (!words) return {};
  const contains = { contains: words.replaceAll(/[\\%_]/g, String.raw`\$&`), mode: 'insensitive' as const };
  return {
    OR: [
      { questionText: contains },
      { questionLatex: contains },
      { userAnswer: contains },
      { correctAnswer: contains },
      { note: contains },
    ],
  };
}
