import type { Context } from '../context.ts';
import type { Paper, Prisma, Subject, Tag, Topic } from '../database/client/client.ts';
import { plainSlug } from './rules.ts';

type Selection<Args extends { include?: unknown; select?: unknown }> = Pick<Args, 'include' | 'select'>;

export function subjects(
  ctx: Context,
  selection: Selection<Prisma.SubjectDefaultArgs> = {},
): Promise<Subject[]> {
  return ctx.db.subject.findMany({ ...selection, orderBy: { order: 'asc' } });
}

/** Addresses name a subject by its code in some places and by its slug in others. */
const named = (subject: string): Prisma.SubjectWhereInput => ({ OR: [{ code: subject }, { slug: subject }] });

export function subject(
  ctx: Context,
  { code }: { code: string },
  selection: Selection<Prisma.SubjectDefaultArgs> = {},
): Promise<Subject | null> {
  return ctx.db.subject.findFirst({ ...selection, where: named(code) });
}

export function paper(
  ctx: Context,
  { subject, code }: { subject: string; code: string },
  selection: Selection<Prisma.PaperDefaultArgs> = {},
): Promise<Paper | null> {
  return ctx.db.paper.findFirst({ ...selection, where: { subject: named(subject), code } });
}

export function topic(
  ctx: Context,
  { subject, paper, slug }: { subject: string; paper: string; slug: string },
  selection: Selection<Prisma.TopicDefaultArgs> = {},
): Promise<Topic | null> {
  return ctx.db.topic.findFirst({
    ...selection,
    where: { subject: named(subject), paperCode: paper, slug: plainSlug(slug) },
  });
}

const MAX_TAGS = 20;

/** Tags whose names begin so, for completing what somebody types. */
export function tags(ctx: Context, { startsWith }: { startsWith: string }): Promise<Tag[]> {
  const name = startsWith.normalize('NFKC').trim().toLowerCase();
  return ctx.db.tag.findMany({
    where: { name: { startsWith: name } },
    orderBy: { name: 'asc' },
    take: MAX_TAGS,
  });
}
