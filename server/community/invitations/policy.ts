import { Conflict, type Refusal } from '../../core/errors.ts';

interface Invited {
  inviterId: string;
  userId: string;
  question: { authorId: string; anonymous: boolean };
  /** Whether they answered it already. */
  hasAnswered: boolean;
}

/** Whom one may not invite. That somebody asked anonymously is not told by a refusal. */
export function refusalOfInvited({ inviterId, userId, question, hasAnswered }: Invited): Refusal | null {
  if (userId === inviterId)
    return new Conflict('CONFLICT', {
      en: 'You can answer yourself, without an invitation.',
      zh: '你可以直接回答，不必邀请自己。',
    });
  if (userId === question.authorId && !question.anonymous)
    return new Conflict('CONFLICT', {
      en: 'This person asked the question.',
      zh: '这个问题就是对方提出的。',
    });
  if (hasAnswered)
    return new Conflict('CONFLICT', {
      en: 'This person has answered already.',
      zh: '对方已经回答过这个问题。',
    });
  return null;
}

export const invitationsFull = (most: number) =>
  new Conflict('CONFLICT', {
    en: `At most ${most} people can be invited to one question.`,
    zh: `一个问题最多邀请 ${most} 人。`,
  });
