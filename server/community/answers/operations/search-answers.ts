import { type Actor, type Context, isStaff, personNamed } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import { vocabularyOf } from '../../../curriculum/vocabulary.ts';
import { type Answer, Prisma } from '../../../database/client/client.ts';
import { postQuery, widened } from '../../../text/word-query.ts';
import type { AnswerSelection } from '../../posts/find.ts';
import { visibleAnswers } from '../../posts/policy.ts';
import { conditions, type QuestionFilter } from '../../questions/operations/filter.ts';
import { candidates, hitsOf, prints } from '../../questions/operations/ranking.ts';

const ALL = Prisma.sql`true`;
const own = (reader: Actor | null) =>
  Prisma.sql`(answers.hidden_at IS NULL OR answers.author_id = ${reader?.id ?? null}::uuid)`;

/** What somebody answered; nothing where a guest asks for what is theirs. */
function writtenBy({ actor }: Context, named: string): Prisma.Sql {
  const authorId = personNamed({ actor }, named);
  return authorId !== null && isId('user', authorId)
    ? Prisma.sql`answers.author_id = ${authorId}::uuid`
    : Prisma.sql`false`;
}

interface Search {
  query: string;
  /** Of the questions that they answer; the author is the answer’s. */
  filter?: QuestionFilter | undefined;
  limit: number;
}

/** Answers that hold all the words or the formula, or failing that some of the words; the best match first. */
export async function searchAnswers(
  ctx: Context,
  { query, filter = {}, limit }: Search,
  selection: AnswerSelection = {},
): Promise<Answer[]> {
  const vocabulary = await vocabularyOf(ctx.db);
  const wanted = postQuery(query, vocabulary);
  const { authorId: named, ...ofQuestion } = filter;
  const seen = Prisma.sql`
    answers.deleted_at IS NULL AND ${isStaff(ctx.actor) ? ALL : own(ctx.actor)} AND ${named ? writtenBy(ctx, named) : ALL} AND EXISTS (
      SELECT FROM questions WHERE questions.id = answers.question_id AND ${Prisma.join(conditions(ctx.actor, ofQuestion), ' AND ')}
    )`;
  const source = {
    found: (tsquery: Prisma.Sql, most: number) => Prisma.sql`
      SELECT answers.id, renderings.search FROM renderings JOIN answers ON answers.id = renderings.answer_id
      WHERE renderings.answer_id IS NOT NULL AND renderings.search @@ ${tsquery} AND ${seen}
      ORDER BY renderings.answer_id DESC LIMIT ${most}`,
    shaped: Prisma.sql`
      SELECT shape.id, shape.weight FROM ${prints(wanted.prints, { inAnswer: true })} AS shape
      JOIN answers ON answers.id = shape.id WHERE ${seen}`,
  };
  const all = await hitsOf(ctx, candidates(source, wanted, 'all'), wanted);
  const some = widened(wanted, query, vocabulary);
  const hits =
    all.length > 0 || wanted.isFormula ? all : await hitsOf(ctx, candidates(source, some, 'some'), some);

  const rows = await ctx.db.answer.findMany({
    ...selection,
    where: {
      id: { in: hits.slice(0, limit).map(({ id }) => id) },
      ...visibleAnswers(ctx.actor),
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap(({ id }) => byId.get(id) ?? []);
}
