import type { Text } from '../../core/locale.ts';
import type { CloseReason, NotificationKind } from '../../database/client/client.ts';
import { badgeOf } from '../reputation/badge-catalogue.ts';

/** What a sentence about a notification is made from. */
export interface Told {
  kind: NotificationKind;
  userId: string;
  count: number;
  detail: unknown;
  actor: { name: string } | null;
  /** As far as its reader may see it. */
  question: { authorId: string; title: string } | null;
  answerId: string | null;
  answer: { authorId: string } | null;
  commentId: string | null;
}

interface Detail {
  collapsed?: boolean;
  /** In place of the sentence, where whoever wrote the row knows better. */
  title?: Text;
  message?: Text;
  reason?: string;
  points?: number;
  tag?: string;
  badge?: string;
  /** Of a suggested edit. */
  suggestionId?: string;
  status?: 'PENDING' | 'ACCEPTED' | 'REJECTED';
}

const SOMEBODY: Text = { en: 'Somebody', zh: '有人' };
const LOST_QUESTION: Text = { en: 'a question that is no longer there', zh: '一个已不存在的问题' };

export const detailOf = ({ detail }: Pick<Told, 'detail'>): Detail => (detail ?? {}) as Detail;

/** The heading of a notification. */
export function titleOf(told: Told): Text {
  return detailOf(told).title ?? TITLES[told.kind](told);
}

/** What it says in a sentence. */
export function messageOf(told: Told): Text {
  const { message, collapsed } = detailOf(told);
  if (message) return message;
  return collapsed ? latestOf(told) : MESSAGES[told.kind](told);
}

/** One thing or several, in each language. */
const counted =
  (one: Text, many: (count: number) => Text) =>
  ({ count }: Told): Text =>
    count === 1 ? one : many(count);

const plural = (en: string, zh: (count: number) => string) => (count: number) => ({
  en: `${count} ${en}`,
  zh: zh(count),
});

const TITLES: Record<NotificationKind, (told: Told) => Text> = {
  ANSWER: counted(
    { en: 'New answer', zh: '新回答' },
    plural('new answers', (n) => `${n} 个新回答`),
  ),
  COMMENT: counted(
    { en: 'New comment', zh: '新评论' },
    plural('new comments', (n) => `${n} 条新评论`),
  ),
  MENTION: counted(
    { en: 'Mention', zh: '提到了你' },
    plural('mentions', (n) => `${n} 次提到你`),
  ),
  ACCEPTED: counted(
    { en: 'Answer accepted', zh: '回答被采纳' },
    plural('answers accepted', (n) => `${n} 个回答被采纳`),
  ),
  CLOSED: counted(
    { en: 'Question closed', zh: '问题被关闭' },
    plural('questions closed', (n) => `${n} 个问题被关闭`),
  ),
  INVITATION: counted(
    { en: 'Invitation to answer', zh: '邀请回答' },
    plural('invitations to answer', (n) => `${n} 次邀请回答`),
  ),
  MODERATION: counted(
    { en: 'Message from the moderators', zh: '版主消息' },
    plural('messages from the moderators', (n) => `${n} 条版主消息`),
  ),
  SUGGESTION: counted(
    { en: 'Suggested edit', zh: '修改建议' },
    plural('suggested edits', (n) => `${n} 条修改建议`),
  ),
  VOTES: counted(
    { en: 'New upvote', zh: '新赞成票' },
    plural('new upvotes', (n) => `${n} 张新赞成票`),
  ),
  BADGE: counted(
    { en: 'New badge', zh: '新徽章' },
    plural('new badges', (n) => `${n} 枚新徽章`),
  ),
  REPUTATION: counted(
    { en: 'Reputation changed', zh: '声望变动' },
    plural('changes of reputation', (n) => `${n} 次声望变动`),
  ),
  FOLLOWER: counted(
    { en: 'New follower', zh: '新关注者' },
    plural('new followers', (n) => `${n} 位新关注者`),
  ),
  TAG: counted(
    { en: 'New question', zh: '新问题' },
    plural('new questions', (n) => `${n} 个新问题`),
  ),
  AUTHOR: counted(
    { en: 'New question', zh: '新问题' },
    plural('new questions', (n) => `${n} 个新问题`),
  ),
  DIGEST: () => ({ en: 'Your week', zh: '你的一周' }),
};

const MESSAGES: Record<NotificationKind, (told: Told) => Text> = {
  ANSWER(told) {
    const { en, zh } = questionOf(told);
    const own = told.question?.authorId === told.userId;
    const whose = own
      ? { en: 'your question', zh: '你的问题' }
      : { en: 'a question that you follow,', zh: '你关注的问题' };
    if (told.answerId === null)
      return { en: `A question you follow was edited: ${en}.`, zh: `你关注的问题${zh}有修改。` };
    return { en: `${by(told).en} answered ${whose.en} ${en}.`, zh: `${by(told).zh}回答了${whose.zh}${zh}。` };
  },
  COMMENT(told) {
    const { en, zh } = questionOf(told);
    const isOwnAnswer = told.answer?.authorId === told.userId;
    const isOwn = isOwnAnswer || (told.answerId === null && told.question?.authorId === told.userId);
    if (!isOwn)
      return told.answerId === null
        ? { en: `${by(told).en} commented on ${en}.`, zh: `${by(told).zh}评论了${zh}。` }
        : {
            en: `${by(told).en} commented on an answer to ${en}.`,
            zh: `${by(told).zh}评论了${zh}的一个回答。`,
          };
    return isOwnAnswer
      ? {
          en: `${by(told).en} commented on your answer to ${en}.`,
          zh: `${by(told).zh}评论了你对${zh}的回答。`,
        }
      : { en: `${by(told).en} commented on your question ${en}.`, zh: `${by(told).zh}评论了你的问题${zh}。` };
  },
  MENTION(told) {
    const { en, zh } = questionOf(told);
    return {
      en: `${by(told).en} mentioned you in a comment on ${en}.`,
      zh: `${by(told).zh}在${zh}的评论中提到了你。`,
    };
  },
  ACCEPTED(told) {
    const { en, zh } = questionOf(told);
    return { en: `Your answer to ${en} was accepted.`, zh: `你对${zh}的回答被采纳了。` };
  },
  CLOSED(told) {
    const { en, zh } = questionOf(told);
    const { reason = '' } = detailOf(told);
    const why = Object.hasOwn(CLOSED_AS, reason) ? CLOSED_AS[reason as CloseReason] : null;
    return {
      en: `Your question ${en} was closed${why ? `: ${why.en}` : ''}.`,
      zh: `你的问题${zh}被关闭${why ? `：${why.zh}` : ''}。`,
    };
  },
  INVITATION(told) {
    const { en, zh } = questionOf(told);
    return { en: `${by(told).en} invites you to answer ${en}.`, zh: `${by(told).zh}邀请你回答${zh}。` };
  },
  MODERATION: (told) => withReason(told, { en: 'A moderator wrote to you', zh: '版主给你留言' }),
  SUGGESTION(told) {
    const { en, zh } = questionOf(told);
    const { status } = detailOf(told);
    if (status !== 'ACCEPTED' && status !== 'REJECTED')
      return {
        en: `${by(told).en} suggested an edit to your post on ${en}.`,
        zh: `${by(told).zh}对你在${zh}的内容提出了修改建议。`,
      };
    return withReason(
      told,
      status === 'ACCEPTED'
        ? { en: `The edit you suggested to ${en} was accepted`, zh: `你对${zh}的修改建议已被采纳` }
        : { en: `The edit you suggested to ${en} was rejected`, zh: `你对${zh}的修改建议未被采纳` },
    );
  },
  VOTES(told) {
    const { en, zh } = questionOf(told);
    return told.answerId === null
      ? { en: `Your question ${en} was found useful.`, zh: `有人认为你的问题${zh}有用。` }
      : { en: `Your answer to ${en} was found useful.`, zh: `有人认为你对${zh}的回答有用。` };
  },
  BADGE(told) {
    const badge = badgeOf(detailOf(told).badge ?? '');
    if (!badge) return { en: 'You have earned a badge.', zh: '你获得了一枚徽章。' };
    if (told.count > 1)
      return { en: `The latest is “${badge.name.en}”.`, zh: `最近获得的是“${badge.name.zh}”。` };
    return { en: `You have earned the badge “${badge.name.en}”.`, zh: `你获得了徽章“${badge.name.zh}”。` };
  },
  REPUTATION(told) {
    const { points = 0 } = detailOf(told);
    const signed = points < 0 ? `−${-points}` : `+${points}`;
    return withReason(told, { en: `Your reputation changed by ${signed}`, zh: `你的声望变动 ${signed}` });
  },
  FOLLOWER: (told) => ({ en: `${by(told).en} follows you.`, zh: `${by(told).zh}关注了你。` }),
  TAG(told) {
    const { tag = '' } = detailOf(told);
    const { en, zh } = questionOf(told);
    return told.count === 1
      ? { en: `In ${tag}: ${en}.`, zh: `标签 ${tag}：${zh}。` }
      : { en: `In ${tag}, the latest: ${en}.`, zh: `标签 ${tag}，最新的是${zh}。` };
  },
  AUTHOR(told) {
    const { en, zh } = questionOf(told);
    return { en: `${by(told).en} asked ${en}.`, zh: `${by(told).zh}提出了问题${zh}。` };
  },
  DIGEST: () => ({ en: 'What happened in the community this week.', zh: '这一周社区里发生的事。' }),
};

const CLOSED_AS: Record<CloseReason, Text> = {
  DUPLICATE: { en: 'it was asked before', zh: '与已有问题重复' },
  UNCLEAR: { en: 'it is not clear what is asked', zh: '问题表述不清' },
  TOO_BROAD: { en: 'it asks for too much at once', zh: '问题范围过大' },
  OFF_TOPIC: { en: 'it does not belong here', zh: '与本社区无关' },
  LIVE_EXAM: { en: 'it comes from an exam that is still being sat', zh: '涉及正在进行的考试' },
};

function latestOf(told: Told): Text {
  if (told.kind === 'BADGE') return MESSAGES.BADGE(told);
  if (!told.question) return TITLES[told.kind](told);
  const { en, zh } = questionOf(told);
  return { en: `The latest is about ${en}.`, zh: `最近一条在${zh}。` };
}

function withReason(told: Told, { en, zh }: Text): Text {
  const { reason } = detailOf(told);
  return reason ? { en: `${en}: ${reason}`, zh: `${zh}：${reason}` } : { en: `${en}.`, zh: `${zh}。` };
}

const by = ({ actor }: Told): Text => (actor ? { en: actor.name, zh: `${actor.name} ` } : SOMEBODY);

const questionOf = ({ question }: Told): Text =>
  question ? { en: `“${question.title}”`, zh: `“${question.title}”` } : LOST_QUESTION;
