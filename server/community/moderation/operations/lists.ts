import { type Context, isStaff, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { isId, namesIn } from '../../../core/ids.ts';
import {
  keysetOf,
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../../core/pagination.ts';
import type {
  AuditEntry,
  CaseCause,
  CaseStatus,
  ModerationCase,
  Prisma,
  Report,
} from '../../../database/client/client.ts';
import type { Rows } from '../../../graph/statement/request.ts';
import { UNDECIDED } from '../../holds/hiding.ts';
import { noSuchPerson } from '../../profiles/policy.ts';
import { refusalToModerate, refusalToReadAudit } from '../policy.ts';

const POST = { author: true, rendering: { select: { text: true, page: true } } } as const;

/** A case with what it is about. */
export const WITH_TARGET = {
  decider: true,
  question: { include: POST },
  answer: { include: { ...POST, question: true } },
  comment: { include: { ...POST, question: true, answer: { include: { question: true } } } },
  _count: { select: { reports: true } },
} satisfies Prisma.ModerationCaseInclude;

export type WholeCase = Prisma.ModerationCaseGetPayload<{ include: typeof WITH_TARGET }>;

type CaseSelection = Pick<Prisma.ModerationCaseDefaultArgs, 'include' | 'select'>;

export interface CaseFilter {
  /** All that nobody has decided, unless said otherwise. */
  status?: CaseStatus | null | undefined;
  cause?: CaseCause | null | undefined;
  subjectCode?: string | null | undefined;
}

const OLDEST = keysetOf(
  { field: 'createdAt', kind: 'date', direction: 'asc' },
  { field: 'id', kind: 'id', direction: 'asc' },
);
const NEWEST = keysetOf(
  { field: 'createdAt', kind: 'date', direction: 'desc' },
  { field: 'id', kind: 'id', direction: 'desc' },
);

/** What waits for moderators, the longest waiting first; of what was decided the newest first. */
export async function moderationCases(
  ctx: Context,
  { filter, ...args }: PageRequest & { filter?: CaseFilter | null | undefined },
  selection: CaseSelection = {},
): Promise<Page<ModerationCase>> {
  enforce(refusalToModerate(requireActor(ctx)));
  const { status, cause, subjectCode } = filter ?? {};
  const keyset = status === 'UPHELD' || status === 'DECLINED' ? NEWEST : OLDEST;
  const where: Prisma.ModerationCaseWhereInput = {
    status: status ?? { in: [...UNDECIDED] },
    ...(cause && { cause }),
    ...(subjectCode && {
      OR: [
        { question: { subjectCode } },
        { answer: { question: { subjectCode } } },
        { comment: { question: { subjectCode } } },
        { comment: { answer: { question: { subjectCode } } } },
      ],
    }),
  };
  const rows = await ctx.db.moderationCase.findMany({
    ...selection,
    where: args.after ? { AND: [where, keyset.after(args.after)] } : where,
    orderBy: keyset.orderBy,
    take: pageSize(args) + 1,
  });
  return toPage(rows, args, keyset.cursorOf, () => ctx.db.moderationCase.count({ where, take: MAX_TOTAL }));
}

/** The case that an id names, for staff. */
export const caseRow = ({ id }: { id: string }, { actor }: Pick<Context, 'actor'>): Rows | null =>
  isStaff(actor) && isId('moderationCase', id) ? { model: 'ModerationCase', where: { id } } : null;

export async function moderationCase(
  ctx: Context,
  named: { id: string },
  selection: CaseSelection = {},
): Promise<ModerationCase | null> {
  const row = caseRow(named, ctx);
  return row && ctx.db.moderationCase.findFirst({ ...selection, where: row.where });
}

/** How much waits for moderators. */
export async function queueCounts(ctx: Context): Promise<{ open: number; inReview: number }> {
  enforce(refusalToModerate(requireActor(ctx)));
  const count = (status: CaseStatus) => ctx.db.moderationCase.count({ where: { status }, take: MAX_TOTAL });
  const [open, inReview] = await Promise.all([count('OPEN'), count('IN_REVIEW')]);
  return { open, inReview };
}

type ReportSelection = Pick<Prisma.ReportDefaultArgs, 'include' | 'select'>;

/** The reports of a case, the newest first. */
export async function reportsOf(
  ctx: Context,
  caseId: string,
  args: PageRequest,
  selection: ReportSelection = {},
): Promise<Page<Report>> {
  const where = { caseId };
  const rows = await ctx.db.report.findMany({
    ...selection,
    where: args.after ? { AND: [where, NEWEST.after(args.after)] } : where,
    orderBy: NEWEST.orderBy as Prisma.ReportOrderByWithRelationInput[],
    take: pageSize(args) + 1,
  });
  return toPage(rows, args, NEWEST.cursorOf, () => ctx.db.report.count({ where, take: MAX_TOTAL }));
}

/** The report that an id names, for whoever made it and for staff. */
export function reportRow({ id }: { id: string }, { actor }: Pick<Context, 'actor'>): Rows | null {
  if (!actor || !isId('report', id)) return null;
  return { model: 'Report', where: { id, ...(!isStaff(actor) && { reporterId: actor.id }) } };
}

export async function findReport(
  ctx: Context,
  named: { id: string },
  selection: ReportSelection = {},
): Promise<Report | null> {
  const row = reportRow(named, ctx);
  return row && ctx.db.report.findFirst({ ...selection, where: row.where });
}

/** What happened to accounts and privileges, the newest first; rows are only ever added. */
export async function auditLog(
  ctx: Context,
  { subjectId, ...args }: PageRequest & { subjectId?: string | null | undefined },
): Promise<Page<AuditEntry>> {
  enforce(refusalToReadAudit(requireActor(ctx)));
  return auditPage(
    ctx,
    subjectId ? { subjectId: isId('user', subjectId) ? subjectId : { in: [] } } : {},
    args,
  );
}

/** One entry, for those who may read the audit. */
export async function auditEntry({ db, actor }: Context, { id }: { id: string }): Promise<AuditEntry | null> {
  const [number = ''] = namesIn(id);
  if (!actor || refusalToReadAudit(actor) || !/^[1-9]\d{0,17}$/.test(number)) return null;
  return db.auditEntry.findUnique({ where: { id: BigInt(number) } });
}

async function auditPage(
  ctx: Context,
  where: Prisma.AuditEntryWhereInput,
  args: PageRequest,
): Promise<Page<AuditEntry>> {
  const [before] = args.after ? readCursor(args.after, ['whole']) : [];
  const rows = await ctx.db.auditEntry.findMany({
    where: before === undefined ? where : { AND: [where, { id: { lt: BigInt(Number(before)) } }] },
    orderBy: { id: 'desc' },
    take: pageSize(args) + 1,
  });
  return toPage(
    rows,
    args,
    (row) => writeCursor([Number(row.id)]),
    () => ctx.db.auditEntry.count({ where, take: MAX_TOTAL }),
  );
}

const MEASURES = [
  'post_hidden',
  'post_shown',
  'question_locked',
  'question_unlocked',
  'case_upheld',
  'case_declined',
  'person_warned',
  'person_suspended',
  'suspension_lifted',
  'role_changed',
];

/** Somebody as staff look at them. */
export interface PersonRecord {
  id: string;
  suspendedUntil: Date | null;
  suspensionReason: string | null;
  upheld: number;
  warnings: number;
}

export async function personRecord(ctx: Context, { userId }: { userId: string }): Promise<PersonRecord> {
  enforce(refusalToModerate(requireActor(ctx)));
  const person = isId('user', userId)
    ? await ctx.db.user.findFirst({
        where: { id: userId, deletedAt: null },
        include: { account: { select: { suspensionReason: true } } },
      })
    : null;
  if (!person) throw noSuchPerson();
  const count = (event: string) =>
    ctx.db.auditEntry.count({ where: { subjectId: userId, event }, take: MAX_TOTAL });
  const [upheld, warnings] = await Promise.all([count('case_upheld'), count('person_warned')]);
  const isOver = !person.suspendedUntil || person.suspendedUntil <= ctx.now();
  return {
    id: userId,
    suspendedUntil: isOver ? null : person.suspendedUntil,
    suspensionReason: isOver ? null : (person.account?.suspensionReason ?? null),
    upheld,
    warnings,
  };
}

/** What moderators decided about somebody, the newest first. */
export const measuresAgainst = (ctx: Context, userId: string, args: PageRequest): Promise<Page<AuditEntry>> =>
  auditPage(ctx, { subjectId: userId, event: { in: MEASURES } }, args);
