import { type Actor, type Context, isStaff, personNamed } from '../../../core/context.ts';
import { Prisma, type QuestionStatus } from '../../../database/client/client.ts';
import { isId } from '../../../core/ids.ts';
import { isAuthorKnown, visibleQuestions } from '../../posts/policy.ts';

export interface QuestionFilter {
  subjectCode?: string | null | undefined;
  paper?: string | null | undefined;
  topic?: string | null | undefined;
  topicId?: string | null | undefined;
  tag?: string | null | undefined;
  authorId?: string | null | undefined;
  status?: QuestionStatus | null | undefined;
  unanswered?: boolean | null | undefined;
  language?: 'en' | 'zh' | null | undefined;
  since?: Date | null | undefined;
  bookmarked?: boolean | null | undefined;
  following?: boolean | null | undefined;
}

/** An id that nobody has: a guest keeps no bookmarks and follows nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The filter of lists. */
export function matching(ctx: Context, filter: QuestionFilter): Prisma.QuestionWhereInput {
  const {
    subjectCode,
    paper,
    topic,
    topicId,
    tag,
    authorId,
    status,
    unanswered,
    language,
    since,
    bookmarked,
    following,
  } = filter;
  const own = { some: { userId: ctx.actor?.id ?? NOBODY } };
  return {
    AND: [visibleQuestions(ctx.actor)],
    ...(topicId && { topicId }),
    ...(subjectCode && { subjectCode }),
    ...(paper && { paper }),
    ...(topic && { topicSlug: topic }),
    ...(tag && { tags: { has: tag.toLowerCase() } }),
    ...(authorId && asked(ctx, authorId)),
    ...(unanswered ? { answerCount: 0, status: openAlone(status) } : status && { status }),
    ...(language && { language }),
    ...(since && { createdAt: { gte: since } }),
    ...(bookmarked && { bookmarks: own }),
    ...(following && { follows: own }),
  };
}

/** What somebody asked, but for the questions of which this reader may not know who asked them. */
function asked({ actor }: Pick<Context, 'actor'>, named: string): Prisma.QuestionWhereInput {
  const authorId = personNamed({ actor }, named);
  if (authorId === null || !isId('user', authorId)) return { authorId: { in: [] } };
  return { authorId, ...(!isAuthorKnown(actor, { authorId, anonymous: true }) && { anonymous: false }) };
}

/** What waits for an answer takes answers: of closed questions there is none. */
const openAlone = (status: QuestionStatus | null | undefined) =>
  status && status !== 'OPEN' ? { in: [] } : ('OPEN' as const);

/** The same filter in SQL, for the search. */
export function conditions(reader: Actor | null, filter: QuestionFilter): Prisma.Sql[] {
  const { subjectCode, paper, topic, tag, status, unanswered, language, since } = filter;
  const { bookmarked, following } = filter;
  const authorId = filter.authorId && (personNamed({ actor: reader }, filter.authorId) ?? NOBODY);
  return [
    Prisma.sql`deleted_at IS NULL`,
    ...(isStaff(reader) ? [] : [Prisma.sql`(hidden_at IS NULL OR author_id = ${reader?.id ?? null}::uuid)`]),
    ...(subjectCode ? [Prisma.sql`subject_code = ${subjectCode}`] : []),
    ...(paper ? [Prisma.sql`paper = ${paper}`] : []),
    ...(topic ? [Prisma.sql`topic_slug = ${topic}`] : []),
    ...(tag ? [Prisma.sql`tags @> ARRAY[${tag.toLowerCase()}]`] : []),
    ...(authorId
      ? [
          isId('user', authorId) ? Prisma.sql`author_id = ${authorId}::uuid` : Prisma.sql`false`,
          ...(isAuthorKnown(reader, { authorId, anonymous: true }) ? [] : [Prisma.sql`NOT anonymous`]),
        ]
      : []),
    ...(status ? [Prisma.sql`status = ${status}::question_status`] : []),
    ...(unanswered ? [Prisma.sql`answer_count = 0 AND status = 'OPEN'`] : []),
    ...(language ? [Prisma.sql`language = ${language}::language`] : []),
    ...(since ? [Prisma.sql`created_at >= ${since}`] : []),
    ...(bookmarked
      ? [Prisma.sql`id IN (SELECT question_id FROM bookmarks WHERE user_id = ${reader?.id ?? NOBODY}::uuid)`]
      : []),
    ...(following
      ? [
          Prisma.sql`id IN (SELECT question_id FROM question_follows WHERE user_id = ${reader?.id ?? NOBODY}::uuid)`,
        ]
      : []),
  ];
}
