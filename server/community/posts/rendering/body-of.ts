import type { Context } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';

interface Batch {
  ids: Set<string>;
  bodies: Promise<Map<string, string>>;
}

const waiting = new WeakMap<Context, Batch>();

/** Uses the source of a post that may have been read without it; those of all posts of a list are then read together. */
export function withBody<Result>(
  ctx: Context,
  { id, body }: { id: string; body?: string },
  use: (body: string) => Result,
): Result | Promise<Result> {
  if (body !== undefined) return use(body);
  const batch = waiting.get(ctx) ?? newBatch(ctx);
  batch.ids.add(id);
  return batch.bodies.then((bodies) => use(bodies.get(id)!));
}

function newBatch(ctx: Context): Batch {
  const ids = new Set<string>();
  const bodies = Promise.resolve().then(() => {
    waiting.delete(ctx);
    return bodiesOf(ctx, [...ids]);
  });
  const batch = { ids, bodies };
  waiting.set(ctx, batch);
  return batch;
}

async function bodiesOf({ db }: Context, ids: string[]): Promise<Map<string, string>> {
  const select = { id: true, body: true };
  const of = (kind: 'question' | 'answer') => ids.filter((id) => isId(kind, id));
  const [questions, answers] = [of('question'), of('answer')];
  const read = await Promise.all([
    questions.length > 0 ? db.question.findMany({ where: { id: { in: questions } }, select }) : [],
    answers.length > 0 ? db.answer.findMany({ where: { id: { in: answers } }, select }) : [],
  ]);
  return new Map(read.flat().map(({ id, body }) => [id, body]));
}
