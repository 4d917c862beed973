import type { Text } from '../../core/locale.ts';
import { dayOf } from '../../core/time.ts';

/** What moderators, or the rules, tell somebody about a post or about themselves. */
export type ModerationNews =
  | 'HIDDEN'
  | 'HELD'
  | 'SHOWN'
  | 'LOCKED'
  | 'UPHELD'
  | 'REPORT_UPHELD'
  | 'REPORT_DECLINED'
  | 'WARNED'
  | 'SUSPENDED'
  | 'LIFTED'
  | 'ROLE';

const NEWS: Record<ModerationNews, Text> = {
  HIDDEN: {
    en: 'Something you wrote was hidden until a moderator has looked at it',
    zh: '你发布的一条内容已被隐藏，等待版主审核',
  },
  HELD: {
    en: 'Something you wrote may quote a paper that is being sat. It is held until a moderator has looked at it',
    zh: '你发布的一条内容可能涉及正在进行的考试，须经版主审核后才会公开',
  },
  SHOWN: { en: 'Something you wrote is shown again', zh: '你发布的一条内容已恢复显示' },
  LOCKED: { en: 'Your question was locked', zh: '你的问题已被锁定' },
  UPHELD: {
    en: 'Something you wrote was against the rules and stays hidden',
    zh: '你发布的一条内容违反社区规则，将不再公开显示',
  },
  REPORT_UPHELD: { en: 'Your report was right. Thank you', zh: '你的举报成立，感谢你的帮助' },
  REPORT_DECLINED: {
    en: 'What you reported was found to be in order',
    zh: '经审核，你举报的内容没有违反规则',
  },
  WARNED: { en: 'A warning from the moderators', zh: '来自版主的警告' },
  SUSPENDED: { en: 'You may read but not write for now', zh: '你暂时只能浏览，不能发布内容' },
  LIFTED: { en: 'You may write again', zh: '你可以重新发布内容了' },
  ROLE: { en: 'Your role was changed', zh: '你的身份已变更' },
};

interface News {
  event: ModerationNews;
  reason: string | undefined;
  until: Date | undefined;
}

/** The sentence, with until when and why where that is said. */
export function wordsOf({ event, reason, until }: News): Text {
  const { en, zh } = NEWS[event];
  const day = until && dayOf(until);
  return {
    en: `${en}${day ? ` (until ${day})` : ''}${reason ? `: ${reason}` : '.'}`,
    zh: `${zh}${day ? `（至 ${day}）` : ''}${reason ? `：${reason}` : '。'}`,
  };
}
