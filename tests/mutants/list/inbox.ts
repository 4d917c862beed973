import { mutantsIn } from '../mutant.ts';

const INBOX = 'tests/graph/notifications.test.ts';
const SETTINGS = 'tests/graph/notification-settings.test.ts';
const RULES = 'tests/rules/notifications.test.ts';
const NOTIFY = 'tests/database/notify.test.ts';

export const INBOX_MUTANTS = [
  ...mutantsIn('server/database/functions/notify_user.sql', NOTIFY, {
    'one’s own acts are told': ['IF p_user = p_actor THEN', 'IF false THEN'],
    'what joins a row is not counted': ['count = notifications.count + 1', 'count = notifications.count'],
    'the opt-in kinds are on by default': ["NOT IN ('TAG', 'AUTHOR')", 'IS NOT NULL'],
    'eleven stay apart': ['v_many constant int := 10', 'v_many constant int := 100'],
    'what became one counts as ten': ['v_total := v_total - 1', 'v_total := 9'],
    'later ones stay apart from it': ["group_key LIKE p_kind || '/*/%'", 'false'],
  }),
  ...mutantsIn('server/database/functions/withdraw_notification.sql', NOTIFY, {
    'an hour is a day': ['"T"HH24', ''],
    'others are withdrawn with it': ['IF v_count = 1 THEN', 'IF true THEN'],
    'later ones are withdrawn in its place': [' AND created_at <= p_at', ''],
  }),
  ...mutantsIn('server/database/functions/award_badge.sql', NOTIFY, {
    'a badge that is held is awarded again': ['IF NOT FOUND THEN RETURN false; END IF;', ''],
  }),
  ...mutantsIn('server/database/functions/notify_followers.sql', SETTINGS, {
    'an author that is not named is': [
      'v_author := CASE WHEN NOT v_question.anonymous THEN',
      'v_author := CASE WHEN true THEN',
    ],
    'whoever follows both hears of it twice': ['IF NOT notified AND', 'IF'],
  }),
  ...mutantsIn('server/community/notifications/policy.ts', INBOX, {
    'everybody reads every inbox': ['return { userId: reader.id };', 'return {} as { userId: string };'],
  }),
  ...mutantsIn('server/community/notifications/operations/read-and-delete.ts', INBOX, {
    'what joined one that was seen is read unseen': ['upToTime ?? (upToId', '(upToId'],
    'of one moment, what was not seen is read': ['id <= ${', 'id IS DISTINCT FROM ${'],
  }),
  ...mutantsIn('server/community/notifications/operations/settings.ts', SETTINGS, {
    'settings are changed without a lock': [' FOR UPDATE`', '`'],
  }),
  ...mutantsIn('server/community/notifications/rules.ts', RULES, {
    'hours over midnight are never on': ['minutes >= quietFrom || minutes < quietTo', 'false'],
    'a digest is due a week late': ['hour < DIGEST_HOUR', 'hour < 0'],
    'a change of clocks moves the digest': ['look < 2', 'look < 0'],
  }),
];
