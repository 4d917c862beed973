import type { Context } from '../core/context.ts';
import type { Paper, Prisma, Subject, Tag, Topic } from '../database/client/client.ts';
import { plainSlug } from './rules.ts';
import { normalized } from '../core/normalized.ts';
import { readTopicPath } from '../maths/topic-path.ts';

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

/** A topic as it is filed; or under a paper that examines it, or under its half of the A-Level. */
export async function topic(
  ctx: Context,
  { subject, paper, slug }: { subject: string; paper: string; slug: string },
  selection: Selection<Prisma.TopicDefaultArgs> = {},
): Promise<Topic | null> {
  const where = { subject: named(subject), slug: plainSlug(slug) };
  const filed = await ctx.db.topic.findFirst({ ...selection, where: { ...where, paperCode: paper } });
  if (filed) return filed;

  const level = (['AS', 'A2'] as const).find((one) => one.toLowerCase() === paper.toLowerCase());
  if (level)
    return ctx.db.topic.findFirst({ ...selection, where: { ...where, level }, orderBy: { order: 'asc' } });
  const taughtUnder = await paperThatTeaches(ctx, { subject, paper, slug: where.slug });
  if (taughtUnder === undefined) return null;
  return ctx.db.topic.findFirst({ ...selection, where: { ...where, paperCode: taughtUnder } });
}

/** The code under which a topic is filed that a paper examines. */
async function paperThatTeaches(
  ctx: Context,
  { subject, paper: code, slug }: { subject: string; paper: string; slug: string },
): Promise<string | undefined> {
  const examines = await paper(ctx, { subject, code });
  const sections = (examines?.sections ?? []) as { topic: string | null }[];
  const topics = sections.flatMap(({ topic }) => (topic ? [readTopicPath(topic)] : []));
  return topics.find((topic) => topic.slug === slug)?.paper;
}

const MAX_TAGS = 20;

/** Tags whose names begin so, for completing what somebody types. */
export function tags(ctx: Context, { startsWith }: { startsWith: string }): Promise<Tag[]> {
  const name = normalized(startsWith, 'NFKC').trim().toLowerCase();
  return ctx.db.tag.findMany({
    where: { name: { startsWith: name } },
    orderBy: { name: 'asc' },
    take: MAX_TAGS,
  });
}
