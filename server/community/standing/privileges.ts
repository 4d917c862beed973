import type { Text } from '../../core/locale.ts';
import { FREE_LINKS } from '../../limits/table.ts';
import { hasPrivilege, type Privilege, PRIVILEGES, type Standing } from '../reputation/rules.ts';

export const PRIVILEGE_NAMES = [
  'ASK',
  'MANY_LINKS',
  'VOTE_UP',
  'VOTE_DOWN',
  'CREATE_TAG',
  'SUGGEST_EDITS',
  'REVIEW_EDITS',
  'CLOSE',
  'INVITE',
  'EDIT_OTHERS',
] as const;

export interface ListedPrivilege {
  name: (typeof PRIVILEGE_NAMES)[number];
  required: number;
  title: Text;
  description: Text;
}

const LISTED: Record<ListedPrivilege['name'], Pick<ListedPrivilege, 'title' | 'description'>> = {
  ASK: {
    title: { en: 'Ask and answer', zh: '提问与回答' },
    description: { en: 'Ask questions and answer those of others.', zh: '提出问题，并回答他人的问题。' },
  },
  MANY_LINKS: {
    title: { en: 'Post many links', zh: '发布多个链接' },
    description: {
      en: `Put more than ${FREE_LINKS} links into one post or comment.`,
      zh: `在一篇内容或评论中放入超过 ${FREE_LINKS} 个链接。`,
    },
  },
  VOTE_UP: {
    title: { en: 'Vote up', zh: '投赞成票' },
    description: { en: 'Vote for questions and answers that helped.', zh: '为有帮助的问题和回答投赞成票。' },
  },
  VOTE_DOWN: {
    title: { en: 'Vote down', zh: '投反对票' },
    description: {
      en: 'Vote against what is wrong or does not help. Against an answer it costs one point.',
      zh: '对有误或无用的内容投反对票。对回答投反对票会扣 1 点声望。',
    },
  },
  CREATE_TAG: {
    title: { en: 'Create tags', zh: '创建标签' },
    description: { en: 'Use a tag that nobody used before.', zh: '使用尚不存在的标签。' },
  },
  SUGGEST_EDITS: {
    title: { en: 'Suggest edits', zh: '建议修改' },
    description: {
      en: 'Suggest how to improve posts of others; somebody else decides.',
      zh: '为他人的内容提出修改建议，由其他用户审核。',
    },
  },
  REVIEW_EDITS: {
    title: { en: 'Review suggested edits', zh: '审核修改建议' },
    description: {
      en: 'Accept or reject what others suggest.',
      zh: '接受或拒绝他人提出的修改建议。',
    },
  },
  CLOSE: {
    title: { en: 'Close and reopen questions', zh: '关闭与重新开放问题' },
    description: {
      en: 'Close questions that cannot be answered as they stand, and open them again.',
      zh: '关闭暂时无法作答的问题，并可重新开放。',
    },
  },
  INVITE: {
    title: { en: 'Invite people to answer', zh: '邀请回答' },
    description: {
      en: 'Ask somebody in particular to answer a question.',
      zh: '邀请某位用户来回答问题。',
    },
  },
  EDIT_OTHERS: {
    title: { en: 'Edit other people’s posts', zh: '编辑他人的内容' },
    description: {
      en: 'Improve questions and answers of others; every version is kept.',
      zh: '完善他人的问题和回答，所有版本都会保留。',
    },
  },
};

/** The privilege behind each name; what everybody may has none. */
const BEHIND: Record<ListedPrivilege['name'], Privilege | null> = {
  ASK: null,
  MANY_LINKS: 'manyLinks',
  VOTE_UP: 'voteUp',
  VOTE_DOWN: 'voteDown',
  CREATE_TAG: 'createTag',
  SUGGEST_EDITS: 'suggestEdit',
  REVIEW_EDITS: 'reviewEdits',
  CLOSE: 'close',
  INVITE: 'invite',
  EDIT_OTHERS: 'editOthers',
};

const requiredFor = (privilege: Privilege | null) => (privilege ? PRIVILEGES[privilege] : 1);

/** Every privilege, the first that is earned first. */
export const PRIVILEGE_LIST: readonly ListedPrivilege[] = PRIVILEGE_NAMES.map((name) => ({
  name,
  required: requiredFor(BEHIND[name]),
  ...LISTED[name],
})).sort((a, b) => a.required - b.required);

/** Whether somebody has one of the list; the same answer as the operations give. */
export function isHeld({ name }: ListedPrivilege, standing: Standing): boolean {
  const privilege = BEHIND[name];
  return privilege === null || hasPrivilege(standing, privilege);
}

/** The first that this reputation has not reached. */
export const nextPrivilege = (reputation: number): ListedPrivilege | null =>
  PRIVILEGE_LIST.find(({ required }) => required > reputation) ?? null;
