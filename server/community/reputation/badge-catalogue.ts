import type { Text } from '../../core/locale.ts';
import { BADGE_SCORES } from '../../limits/table.ts';

export type BadgeLevel = 'BRONZE' | 'SILVER' | 'GOLD';
export type BadgeGiver = 'SYSTEM' | 'MODERATOR' | 'ADMIN';

export interface Badge {
  id: string;
  /** Its name in addresses, in REST and in the table of awards. */
  type: string;
  name: Text;
  description: Text;
  level: BadgeLevel;
  /** Held once for each post that earns it. */
  repeatable: boolean;
  /** The rules, or the lowest role that gives it. */
  awardedBy: BadgeGiver;
  /** The score that earns it. */
  threshold: number | null;
}

type Listed = Omit<Badge, 'id' | 'repeatable' | 'awardedBy' | 'threshold'> & Partial<Badge>;

/** An id of ours whose last byte names badges: see server/core/ids.ts. */
function idAt(place: number): string {
  return `00000000-0000-7000-8000-${String(place + 1).padStart(10, '0')}16`;
}

const POSTS = {
  answer: { noun: { en: 'An answer', zh: '回答' }, name: { en: 'Answer', zh: '回答' } },
  question: { noun: { en: 'A question', zh: '提问' }, name: { en: 'Question', zh: '提问' } },
};

const SCORES = [
  { bar: 'nice', word: { en: 'Nice', zh: '不错的' }, level: 'BRONZE' },
  { bar: 'good', word: { en: 'Good', zh: '优秀的' }, level: 'SILVER' },
  { bar: 'great', word: { en: 'Great', zh: '出色的' }, level: 'GOLD' },
] as const;

const forScores = (post: keyof typeof POSTS): Listed[] =>
  SCORES.map(({ bar, word, level }) => {
    const { noun, name } = POSTS[post];
    const threshold = BADGE_SCORES[bar];
    return {
      type: `${bar}_${post}`,
      name: { en: `${word.en} ${name.en}`, zh: `${word.zh}${name.zh}` },
      description: {
        en: `${noun.en} reached a score of ${threshold}.`,
        zh: `${noun.zh}得分达到 ${threshold}。`,
      },
      level,
      repeatable: true,
      threshold,
    };
  });

/** Every badge there is, in the order of the catalogue; the id of each is its place, unless it came later. */
const LIST: Listed[] = [
  {
    type: 'autobiographer',
    name: { en: 'Autobiographer', zh: '自传作者' },
    description: { en: 'Filled in their own profile.', zh: '首次完善个人资料。' },
    level: 'BRONZE',
  },
  {
    type: 'editor',
    name: { en: 'Editor', zh: '编辑' },
    description: { en: 'Improved a post for the first time.', zh: '首次编辑内容。' },
    level: 'BRONZE',
  },
  {
    type: 'first_flag',
    name: { en: 'First Flag', zh: '首次举报' },
    description: { en: 'Reported a post for the first time.', zh: '首次举报内容。' },
    level: 'BRONZE',
  },
  {
    type: 'first_upvote',
    name: { en: 'First Upvote', zh: '首次赞成' },
    description: { en: 'Voted a post up for the first time.', zh: '首次投赞成票。' },
    level: 'BRONZE',
  },
  {
    type: 'first_reaction',
    name: { en: 'First Reaction', zh: '首次点赞' },
    description: { en: 'Liked a post for the first time.', zh: '首次点赞。' },
    level: 'BRONZE',
  },
  {
    id: idAt(17),
    type: 'first_share',
    name: { en: 'First Share', zh: '首次分享' },
    description: {
      en: 'Shared a link that brought somebody else here for the first time.',
      zh: '分享的链接首次带来了其他访客。',
    },
    level: 'BRONZE',
  },
  {
    type: 'scholar',
    name: { en: 'Scholar', zh: '学者' },
    description: { en: 'Accepted an answer to a question of theirs.', zh: '采纳了他人对自己问题的回答。' },
    level: 'BRONZE',
  },
  {
    type: 'solved',
    name: { en: 'Solved', zh: '解题者' },
    description: { en: 'Had an answer accepted.', zh: '回答首次被采纳。' },
    level: 'BRONZE',
  },
  ...forScores('answer'),
  ...forScores('question'),
  {
    type: 'mentor',
    name: { en: 'Mentor', zh: '引路人' },
    description: {
      en: 'Helped newcomers with patience; given by moderators.',
      zh: '耐心帮助新人，由版主授予。',
    },
    level: 'SILVER',
    awardedBy: 'MODERATOR',
  },
  {
    type: 'translator',
    name: { en: 'Translator', zh: '译者' },
    description: {
      en: 'Made posts readable in both languages; given by moderators.',
      zh: '让内容在两种语言中都易于阅读，由版主授予。',
    },
    level: 'BRONZE',
    awardedBy: 'MODERATOR',
  },
  {
    type: 'bug_hunter',
    name: { en: 'Bug Hunter', zh: '找错能手' },
    description: {
      en: 'Found a mistake in the content or the product; given by admins.',
      zh: '发现了内容或产品中的错误，由管理员授予。',
    },
    level: 'SILVER',
    awardedBy: 'ADMIN',
  },
  {
    type: 'pillar',
    name: { en: 'Pillar of the Community', zh: '社区支柱' },
    description: {
      en: 'Did much for everybody over a long time; given by admins.',
      zh: '长期为社区作出重要贡献，由管理员授予。',
    },
    level: 'GOLD',
    awardedBy: 'ADMIN',
  },
];

const FIRST_OF_ALL = LIST.filter(({ id }) => id === undefined);

export const BADGES: readonly Badge[] = LIST.map((badge) => ({
  id: idAt(FIRST_OF_ALL.indexOf(badge)),
  repeatable: false,
  awardedBy: 'SYSTEM',
  threshold: null,
  ...badge,
}));

const byName = new Map(BADGES.flatMap((badge) => [[badge.type, badge] as const, [badge.id, badge] as const]));

/** A badge by its type or its id. */
export const badgeOf = (name: string): Badge | null => byName.get(name) ?? null;
