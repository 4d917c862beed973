import { useLingui } from '@lingui/react/macro';
import type { NotificationKind } from '../../../lib/graph/schema-types.ts';

/** What each kind of notification is called. */
export function useKindNames(): Record<NotificationKind, string> {
  const { t } = useLingui();
  return {
    ANSWER: t`Answers`,
    COMMENT: t`Comments`,
    MENTION: t`Mentions and replies`,
    ACCEPTED: t`Accepted answers`,
    CLOSED: t`Closed questions`,
    INVITATION: t`Invitations to answer`,
    SUGGESTION: t`Suggested edits`,
    MODERATION: t`Messages from moderators`,
    VOTES: t`Upvotes`,
    BADGE: t`Badges`,
    REPUTATION: t`Changes of reputation`,
    FOLLOWER: t`New followers`,
    TAG: t`New questions in tags you follow`,
    AUTHOR: t`New questions by people you follow`,
    DIGEST: t`Weekly digest`,
  };
}
