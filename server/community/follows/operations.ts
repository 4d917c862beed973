import { type Context, requireActor } from '../../core/context.ts';
import { NotFound } from '../../core/errors.ts';
import { WRITE_PRICES } from '../../limits/table.ts';
import { payForWriting } from '../../limits/write-price.ts';
import { noSuch, question } from '../posts/find.ts';

export interface QuestionFollowing {
  questionId: string;
  following: boolean;
}

export interface TagFollowing {
  tag: string;
  following: boolean;
}

/** Sets whether one hears of new answers to a question and of edits. */
export async function followQuestion(
  ctx: Context,
  { questionId, active }: { questionId: string; active: boolean },
): Promise<QuestionFollowing> {
  const actor = requireActor(ctx);
  payForWriting(ctx, WRITE_PRICES.row);
  if (!(await question(ctx, { id: questionId }))) throw noSuch('question');

  const follow = { userId: actor.id, questionId };
  if (active)
    await ctx.db.questionFollow.createMany({
      data: [{ ...follow, createdAt: ctx.now() }],
      skipDuplicates: true,
    });
  else await ctx.db.questionFollow.deleteMany({ where: follow });
  return { questionId, following: active };
}

/** Sets whether one follows a tag: its questions are those of a list, and one may choose to hear of new ones. */
export async function followTag(
  ctx: Context,
  { tag: typed, active }: { tag: string; active: boolean },
): Promise<TagFollowing> {
  const actor = requireActor(ctx);
  payForWriting(ctx, WRITE_PRICES.row);
  const tag = typed.trim().toLowerCase();
  if (active && !(await ctx.db.tag.findUnique({ where: { name: tag } }))) throw noSuchTag();

  const follow = { userId: actor.id, tag };
  if (active)
    await ctx.db.tagFollow.createMany({ data: [{ ...follow, createdAt: ctx.now() }], skipDuplicates: true });
  else await ctx.db.tagFollow.deleteMany({ where: follow });
  return { tag, following: active };
}

const noSuchTag = () => new NotFound({ en: 'There is no such tag.', zh: '没有这个标签。' });
