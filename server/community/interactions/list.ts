import { type Actor, type Context, isStaff, personNamed } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import {
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../core/pagination.ts';
import { type Answer, type Comment, Prisma, type Question } from '../../database/client/client.ts';
import type { CommentSelection } from '../comments/operations/lists.ts';
import { visibleComments } from '../comments/policy.ts';
import type { AnswerSelection, QuestionSelection } from '../posts/find.ts';
import { visibleAnswers, visibleQuestions } from '../posts/policy.ts';
import { type VoteType, voteType } from '../posts/vote-type.ts';
import { visibleTypes, type InteractionType } from './policy.ts';

type Target =
  | ({ __typename: 'Question' } & Question)
  | ({ __typename: 'Answer' } & Answer)
  | ({ __typename: 'Comment' } & Comment);

export interface Interaction {
  id: string;
  type: InteractionType;
  createdAt: Date;
  vote: VoteType | null;
  targetId: string;
  targetType: Uppercase<Target['__typename']>;
  target: Target | null;
}

interface Row {
  id: string;
  type: InteractionType;
  value: number | null;
  question_id: string | null;
  answer_id: string | null;
  comment_id: string | null;
  created_at: Date;
}

export interface InteractionsArgs extends PageRequest {
  userId: string;
  type?: InteractionType | null | undefined;
}

/** What to load with each kind of target; GraphQL passes its own selections. */
export interface TargetSelections {
  question: QuestionSelection;
  answer: AnswerSelection;
  comment: CommentSelection;
}

/** A page of what somebody did to posts and comments, the newest first; what this reader may not know about is left out. */
export async function interactions(
  ctx: Context,
  asked: InteractionsArgs,
  selections: TargetSelections,
): Promise<Page<Interaction>> {
  const args = { ...asked, userId: personNamed(ctx, asked.userId) ?? '' };
  const size = pageSize(args);
  const types = await typesFor(ctx, args);
  const place = args.after ? readCursor(args.after, ['date', 'id']) : null;
  const before = place
    ? Prisma.sql`AND (created_at, id) < (${new Date(String(place[0]))}, ${String(place[1])}::uuid)`
    : Prisma.empty;
  const listed: Listed = { userId: args.userId, types, told: toldTo(ctx.actor, args.userId) };
  const rows = types.length === 0 ? [] : await ctx.db.$queryRaw<Row[]>(rowsOf(listed, before, size + 1));
  const targets = await targetsOf(ctx, rows, selections);
  const found = rows.map((row) => ({
    id: row.id,
    type: row.type,
    createdAt: row.created_at,
    vote: voteType(row.value ?? undefined),
    targetId: targetIdOf(row),
    targetType: targetTypeOf(row),
    target: targets.get(targetIdOf(row)) ?? null,
  }));
  return toPage(
    found,
    args,
    ({ createdAt, id }) => writeCursor([createdAt.toISOString(), id]),
    () => count(ctx, listed),
  );
}

const targetTypeOf = (row: Row): Interaction['targetType'] =>
  row.comment_id ? 'COMMENT' : row.answer_id ? 'ANSWER' : 'QUESTION';

const targetIdOf = (row: Row) => (row.comment_id ?? row.answer_id ?? row.question_id)!;

async function typesFor({ db, actor }: Context, { userId, type }: InteractionsArgs) {
  const person = isId('user', userId)
    ? await db.user.findFirst({
        where: { id: userId, deletedAt: null },
        select: { id: true, settings: { select: { showActivity: true } } },
      })
    : null;
  if (!person) return [];
  const visible = visibleTypes(actor, { id: person.id, showActivity: person.settings?.showActivity ?? true });
  return type ? visible.filter((one) => one === type) : visible;
}

/** Each kind's rows with the columns that all have; every one is read through an index of its own. */
const SOURCES: Record<InteractionType, (userId: string) => Prisma.Sql[]> = {
  LIKE: (userId) => [
    Prisma.sql`SELECT id, 'LIKE' AS type, NULL::int AS value, question_id, answer_id, comment_id, created_at FROM likes WHERE user_id = ${userId}::uuid`,
  ],
  BOOKMARK: (userId) => [
    Prisma.sql`SELECT id, 'BOOKMARK' AS type, NULL::int AS value, question_id, answer_id, NULL::uuid AS comment_id, created_at FROM bookmarks WHERE user_id = ${userId}::uuid`,
  ],
  VOTE: (userId) => [
    Prisma.sql`SELECT id, 'VOTE' AS type, value::int, question_id, answer_id, NULL::uuid AS comment_id, created_at FROM votes WHERE voter_id = ${userId}::uuid AND value <> 0`,
    Prisma.sql`SELECT comment_id AS id, 'VOTE' AS type, 1 AS value, NULL::uuid AS question_id, NULL::uuid AS answer_id, comment_id, created_at FROM comment_votes WHERE user_id = ${userId}::uuid`,
  ],
  REPORT: (userId) => [
    Prisma.sql`SELECT r.id, 'REPORT' AS type, NULL::int AS value, c.question_id, c.answer_id, c.comment_id, r.created_at FROM reports r JOIN moderation_cases c ON c.id = r.case_id WHERE r.reporter_id = ${userId}::uuid`,
  ],
};

interface Listed {
  userId: string;
  types: readonly InteractionType[];
  /** Which of them the reader is told of. */
  told: Prisma.Sql;
}

/** One's own, all; of others what was done to posts and comments that the reader may know about, as visibleTo says of each. */
function toldTo(reader: Actor | null, userId: string): Prisma.Sql {
  if (reader?.id === userId) return Prisma.empty;
  const seen = (row: 'q' | 'a' | 'c') => {
    const column = (name: string) => Prisma.raw(`${row}.${name}`);
    const shown = isStaff(reader)
      ? Prisma.sql`true`
      : Prisma.sql`(${column('hidden_at')} IS NULL OR ${column('author_id')} = ${reader?.id ?? null}::uuid)`;
    return Prisma.sql`${column('deleted_at')} IS NULL AND ${shown}`;
  };
  return Prisma.sql`AND EXISTS (
    SELECT FROM (SELECT one.question_id, one.answer_id, one.comment_id) AS its
    LEFT JOIN comments c ON c.id = its.comment_id
    LEFT JOIN answers a ON a.id = coalesce(its.answer_id, c.answer_id)
    JOIN questions q ON q.id = coalesce(its.question_id, a.question_id, c.question_id)
    WHERE ${seen('q')} AND (a.id IS NULL OR ${seen('a')}) AND (c.id IS NULL OR ${seen('c')}))`;
}

function rowsOf({ userId, types, told }: Listed, before: Prisma.Sql, size: number) {
  const parts = types
    .flatMap((type) => SOURCES[type](userId))
    .map(
      (source) =>
        Prisma.sql`(SELECT * FROM (${source}) one WHERE true ${before} ${told} ORDER BY created_at DESC, id DESC LIMIT ${size})`,
    );
  return Prisma.sql`SELECT * FROM (${Prisma.join(parts, ' UNION ALL ')}) every ORDER BY created_at DESC, id DESC LIMIT ${size}`;
}

async function count({ db }: Context, { userId, types, told }: Listed): Promise<number> {
  if (types.length === 0) return 0;
  const parts = types
    .flatMap((type) => SOURCES[type](userId))
    .map((source) => Prisma.sql`(SELECT 1 FROM (${source}) one WHERE true ${told} LIMIT ${MAX_TOTAL})`);
  const [row] = await db.$queryRaw<[{ count: number }]>(
    Prisma.sql`SELECT least(count(*), ${MAX_TOTAL})::int AS count FROM (${Prisma.join(parts, ' UNION ALL ')}) every`,
  );
  return row.count;
}

/** What these rows are about, where the reader may see it. */
async function targetsOf(
  { db, actor }: Context,
  rows: readonly Row[],
  { question, answer, comment }: TargetSelections,
): Promise<Map<string, Target>> {
  const among = (column: 'question_id' | 'answer_id' | 'comment_id') => ({
    id: { in: [...new Set(rows.flatMap((row) => row[column] ?? []))] },
  });
  const [questions, answers, comments] = await Promise.all([
    db.question.findMany({ ...question, where: { ...among('question_id'), ...visibleQuestions(actor) } }),
    db.answer.findMany({ ...answer, where: { ...among('answer_id'), ...visibleAnswers(actor) } }),
    db.comment.findMany({ ...comment, where: { ...among('comment_id'), ...visibleComments(actor) } }),
  ]);
  const targets: Target[] = [
    ...questions.map((one) => ({ __typename: 'Question' as const, ...one })),
    ...answers.map((one) => ({ __typename: 'Answer' as const, ...one })),
    ...comments.map((one) => ({ __typename: 'Comment' as const, ...one })),
  ];
  return new Map(targets.map((target) => [target.id, target]));
}
