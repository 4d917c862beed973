import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import type { Prisma, Subject, Tag } from '../database/client/client.ts';
import { SUBJECTS } from './content/subjects.ts';
import { TOPICS } from './content/topics.ts';

type Selection = Pick<Prisma.SubjectDefaultArgs, 'include' | 'select'>;

export function subjects(ctx: Context, selection: Selection = {}): Promise<Subject[]> {
  return ctx.db.subject.findMany({ ...selection, orderBy: { order: 'asc' } });
}

export function subject(
  ctx: Context,
  { code }: { code: string },
  selection: Selection = {},
): Promise<Subject | null> {
  return ctx.db.subject.findUnique({ ...selection, where: { code } });
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

/** Brings the tables to what the content files say; nothing is written when they agree already. */
export async function publishCurriculum(db: Database, now: Date): Promise<void> {
  const [known] = await db.$queryRaw<[{ topics: number; papers: number }]>`
    SELECT (SELECT count(*) FROM topics)::int AS topics, (SELECT count(*) FROM papers)::int AS papers`;
  const papers = SUBJECTS.flatMap((subject) => subject.papers);
  if (known.topics === TOPICS.length && known.papers === papers.length) return;

  await db.$transaction(async (tx) => {
    for (const { papers, ...row } of SUBJECTS) {
      await tx.subject.upsert({ where: { code: row.code }, create: row, update: row });
      for (const paper of papers) {
        const key = { subjectCode: row.code, code: paper.code };
        await tx.paper.upsert({
          where: { subjectCode_code: key },
          create: { ...key, ...paper },
          update: paper,
        });
      }
    }
    await tx.topic.createMany({ data: TOPICS, skipDuplicates: true });
    const names = [...SUBJECTS.map((subject) => subject.code), ...new Set(TOPICS.map((topic) => topic.slug))];
    await tx.tag.createMany({
      data: names.filter((name) => [...name].length <= 35).map((name) => ({ name, createdAt: now })),
      skipDuplicates: true,
    });
  });
}
