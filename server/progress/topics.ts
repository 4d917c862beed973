import type { Context } from '../core/context.ts';
import { Invalid } from '../core/errors.ts';

const ID = /^[\w-]{1,200}$/;

interface FiledTopic {
  id: string;
  subjectCode: string;
  paperCode: string;
}

/** All of these must be topics of the curriculum; says where each is filed. */
export async function requireTopics(ctx: Context, ids: string[]): Promise<FiledTopic[]> {
  if (ids.length === 0) return [];
  const known = ids.every((id) => ID.test(id))
    ? await ctx.db.topic.findMany({
        where: { id: { in: ids } },
        select: { id: true, subjectCode: true, paperCode: true },
      })
    : [];
  if (known.length === ids.length) return known;
  throw new Invalid([
    {
      field: 'topicId',
      code: 'UNKNOWN',
      text: { en: 'There is no such topic here.', zh: '这里没有这个知识点。' },
    },
  ]);
}
