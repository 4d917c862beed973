import type { NotificationKind } from '../../database/client/client.ts';
import { detailOf } from './words.ts';

interface Target {
  kind: NotificationKind;
  questionId: string | null;
  answerId: string | null;
  commentId: string | null;
  actorId: string | null;
  detail: unknown;
}

/** The path of what a notification is about, in English; null where there is nothing to open. */
export function urlOf({ kind, questionId, answerId, commentId, actorId, detail }: Target): string | null {
  if (questionId !== null) {
    const { suggestionId } = detailOf({ detail });
    if (suggestionId) return `/review/edits?suggestion=${suggestionId}`;
    const page = `/community/question/${questionId}`;
    if (commentId !== null) return `${page}#comment-${commentId}`;
    return answerId === null ? page : `${page}#answer-${answerId}`;
  }
  switch (kind) {
    case 'FOLLOWER':
      return actorId && `/profile/${actorId}`;
    case 'BADGE':
    case 'REPUTATION':
      return '/community/reputation';
    default:
      return null;
  }
}
