import type { Text } from '../../core/locale.ts';

/** What happened to somebody within a week: how many things of each kind, and what was asked below their tags. */
export interface Week {
  counts: Partial<Record<string, number>>;
  questions: { id: string; title: string }[];
}

interface Digest {
  message: Text;
  questions: Week['questions'];
  /** For whoever reads it by mail. */
  mail: { subject: Text; text: Text };
}

const COUNTED: Record<string, (count: number) => Text> = {
  ANSWER: (n) => ({ en: n === 1 ? '1 answer' : `${n} answers`, zh: `${n} 个回答` }),
  COMMENT: (n) => ({ en: n === 1 ? '1 comment' : `${n} comments`, zh: `${n} 条评论` }),
  ACCEPTED: (n) => ({ en: n === 1 ? '1 answer accepted' : `${n} answers accepted`, zh: `${n} 个回答被采纳` }),
  VOTES: (n) => ({ en: n === 1 ? '1 upvote' : `${n} upvotes`, zh: `${n} 张赞成票` }),
  BADGE: (n) => ({ en: n === 1 ? '1 badge' : `${n} badges`, zh: `${n} 枚徽章` }),
  FOLLOWER: (n) => ({ en: n === 1 ? '1 follower' : `${n} followers`, zh: `${n} 位新关注者` }),
};

/** The digest of a week; null where there is nothing to tell. */
export function digestOf({ counts, questions }: Week): Digest | null {
  const things = Object.entries(COUNTED).flatMap(([kind, say]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [say(count)] : [];
  });
  if (questions.length > 0)
    things.push({ en: `new questions under your tags`, zh: `你关注的标签下有新问题` });
  if (things.length === 0) return null;

  const message = {
    en: `This week: ${things.map(({ en }) => en).join(', ')}.`,
    zh: `本周：${things.map(({ zh }) => zh).join('，')}。`,
  };
  const lines = questions.map(({ title }) => `- ${title}`);
  return {
    message,
    questions,
    mail: {
      subject: { en: 'Your week on Lemma', zh: '你在引理的一周' },
      text: {
        en: [message.en, ...(lines.length > 0 ? ['', 'New questions:', ...lines] : [])].join('\n'),
        zh: [message.zh, ...(lines.length > 0 ? ['', '新问题：', ...lines] : [])].join('\n'),
      },
    },
  };
}
