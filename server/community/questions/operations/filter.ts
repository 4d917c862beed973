import type { Context } from '../../../core/context.ts';
import { Prisma, type QuestionStatus } from '../../../database/client/client.ts';
import { isId } from '../../../core/ids.ts';
import { visibleQuestions } from '../../posts/policy.ts';

export interface QuestionFilter {
  subjectCode?: string | null | undefined;
  paper?: string | null | undefined;
  topic?: string | null | undefined;
  tag?: string | null | undefined;
  authorId?: string | null | undefined;
  status?: QuestionStatus | null | undefined;
  unanswered?: boolean | null | undefined;
  language?: 'en' | 'zh' | null | undefined;
  since?: Date | null | undefined;
}

/** The filter of lists. */
export function matching(ctx: Context, filter: QuestionFilter): Prisma.QuestionWhereInput {
  const { subjectCode, paper, topic, tag, authorId, status, unanswered, language, since } = filter;
  return {
    ...visibleQuestions(ctx.actor),
    ...(subjectCode && { subjectCode }),
    ...(paper && { paper }),
    ...(topic && { topic }),
    ...(tag && { tags: { has: tag.toLowerCase() } }),
    ...(authorId && { authorId: isId('user', authorId) ? authorId : { in: [] } }),
    ...(status && { status }),
    ...(unanswered && { answerCount: 0 }),
    ...(language && { language }),
    ...(since && { createdAt: { gte: since } }),
  };
}

/** The same filter in SQL, for the search. */
export function conditions(filter: QuestionFilter): Prisma.Sql[] {
  const { subjectCode, paper, topic, tag, authorId, status, unanswered, language, since } = filter;
  return [
    Prisma.sql`deleted_at IS NULL`,
    ...(subjectCode ? [Prisma.sql`subject_code = ${subjectCode}`] : []),
    ...(paper ? [Prisma.sql`paper = ${paper}`] : []),
    ...(topic ? [Prisma.sql`topic = ${topic}`] : []),
    ...(tag ? [Prisma.sql`tags @> ARRAY[${tag.toLowerCase()}]`] : []),
    ...(authorId
      ? [isId('user', authorId) ? Prisma.sql`author_id = ${authorId}::uuid` : Prisma.sql`false`]
      : []),
    ...(status ? [Prisma.sql`status = ${status}::question_status`] : []),
    ...(unanswered ? [Prisma.sql`answer_count = 0`] : []),
    ...(language ? [Prisma.sql`language = ${language}::language`] : []),
    ...(since ? [Prisma.sql`created_at >= ${since}`] : []),
  ];
}
