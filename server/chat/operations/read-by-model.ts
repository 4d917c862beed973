import { abortableGenerator } from '../../core/abortable-generator.ts';
import { type Actor, type Context, requireActor } from '../../core/context.ts';
import { NotFound } from '../../core/errors.ts';
import { valid } from '../../core/validation.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { QuestionTyped } from '../../maths/rules.ts';
import { knownOf, type ModelReading, readQuestion, solvedAlone } from '../reading/read-question.ts';
import { admitReply } from './quota.ts';

/** The name of the model that reads questions, if one is configured. */
export const readingModel = ({ model }: Context): string | null => model?.model ?? null;

/** How the model reads a question that is not solved as it stands. Counts as a reply where the model is asked. */
export async function readByModel(
  ctx: Context,
  input: { question: string },
): Promise<AsyncGenerator<ModelReading>> {
  const actor = requireActor(ctx);
  const { model } = ctx;
  if (!model) throw noModel();
  const { question } = valid(QuestionTyped, input);
  const known = await knownOf(ctx, question);
  const alone = solvedAlone(known);
  if (!alone) await countReply(ctx, actor);
  return abortableGenerator(async function* (left) {
    yield alone ?? (await readQuestion(ctx, model, known, left));
  });
}

function countReply(ctx: Context, actor: Actor): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    await admitReply(ctx, tx, actor, null);
  });
}

const noModel = () =>
  new NotFound({
    en: 'No model is configured here. Correct how the question was read instead.',
    zh: '这里没有配置模型，请改为更正读题结果。',
  });
