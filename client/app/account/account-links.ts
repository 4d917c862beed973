import { msg } from '@lingui/core/macro';
import type { SessionUser } from '../../lib/auth/session.ts';
import { paths } from '../../lib/paths.ts';

const LINKS = [
  { to: paths.profile(), label: msg`Profile` },
  { to: paths.reputation(), label: msg`Reputation and badges` },
  { to: paths.notifications(), label: msg`Notifications` },
  { to: paths.reviewEdits(), label: msg`Suggested edits` },
  { to: paths.errorBook(), label: msg`Error book` },
  { to: paths.progress(), label: msg`Progress` },
];

const FOR_STAFF = [{ to: paths.moderation(), label: msg`Moderation` }];

/** What somebody who is signed in has of their own, and staff to look after. */
export const accountLinks = ({ isStaff }: SessionUser) => (isStaff ? [...LINKS, ...FOR_STAFF] : LINKS);
