import { mutantsIn } from '../mutant.ts';

const REPUTATION = 'tests/graph/reputation.test.ts';
const BOARD = 'tests/graph/leaderboard.test.ts';
const BADGES = 'tests/graph/badges.test.ts';
const IN = 'server/community/standing';

export const STANDING_MUTANTS = [
  ...mutantsIn('server/database/functions/write_ledger.sql', BOARD, {
    'what a subject brought is summed for it': ["IF p_subject <> '' THEN", 'IF false THEN'],
  }),
  ...mutantsIn('server/database/functions/leaderboards.sql', BOARD, {
    'the points of a subject add up': ['points = total.points + p_points,', 'points = p_points,'],
    'whoever opted out is not ranked': ['AND NOT on_leaderboard)', 'AND false)'],
    'the installation is nobody': ["AND role <> 'SYSTEM'", ''],
    'whoever was deleted is not ranked': ['deleted_at IS NULL AND role', 'role'],
    'a choice waits for points that are being written': [
      '  PERFORM 1 FROM users WHERE id = v_user FOR NO KEY UPDATE;\n',
      '',
      'whoever opts out while they earn',
    ],
    'a week has seven days': ['FILTER (WHERE day > p_today - 7), 0)', 'FILTER (WHERE day > p_today - 8), 0)'],
    'days that are over leave': [
      'WHERE changes_on <= p_today ORDER BY',
      'WHERE changes_on < p_today ORDER BY',
    ],
  }),
  ...mutantsIn(`${IN}/operations/own-place.ts`, BOARD, {
    'a tie counts for those below it': [
      'return aboveOwn + tied - at',
      'return aboveOwn - at',
      'of a long tie',
    ],
  }),
  ...mutantsIn(`${IN}/operations/boards.ts`, BOARD, {
    'whoever does not want to be ranked is absent': ['${subjectCode} AND ranked AND', '${subjectCode} AND'],
    'a page goes on in the middle of a tie': [
      'b.points = ${points} AND b.user_id > ${userId}',
      'false AND b.user_id > ${userId}',
      'in the middle of a tie',
    ],
  }),
  ...mutantsIn('server/database/functions/activate_account.sql', REPUTATION, {
    'everybody begins with one point': [
      "'ACCOUNT_ACTIVATED', 1,",
      "'ACCOUNT_ACTIVATED', 2,",
      'begins with the point',
    ],
  }),
  ...mutantsIn('server/database/functions/undo_ledger.sql', BOARD, {
    'what is taken back is taken back where it was given': [
      '      entry.subject_code, NULL, p_now, p_cap);',
      '      subject_of_post(entry.post_id), NULL, p_now, p_cap);',
      'a question that moves to another subject',
    ],
  }),
  ...mutantsIn('server/community/reputation/badge-catalogue.ts', BADGES, {
    'the highest score earns gold': ["zh: '出色的' }, level: 'GOLD'", "zh: '出色的' }, level: 'SILVER'"],
  }),
  ...mutantsIn('server/database/functions/award_badge.sql', BADGES, {
    'the badges of a level are counted': [
      'gold_badges = gold_badges + ',
      'gold_badges = ',
      'comes at 15 and 40 as well',
    ],
    'a badge comes at the score, not before': ['p_score >= bar.value::int', 'p_score + 1 >= bar.value::int'],
  }),
  ...mutantsIn('server/database/functions/cast_vote.sql', BADGES, {
    'the first vote up earns a badge': [
      "    IF award_badge(p_voter, 'first_upvote', '', NULL, NULL, p_now) THEN notified := notified || p_voter; END IF;\n",
      '',
    ],
  }),
  ...mutantsIn('server/database/functions/accept_answer.sql', BADGES, {
    'whoever accepts an answer is a scholar': [
      "award_badge(p_actor, 'scholar', '', NULL, NULL, p_now)",
      'false',
    ],
  }),
  ...mutantsIn('server/database/functions/set_mark.sql', 'tests/graph/inbox-live.test.ts', {
    'a badge that comes with a like shows at the next visit': [
      '      notified := p_user;\n',
      '      NULL;\n',
      'likes for',
    ],
  }),
  ...mutantsIn('server/database/functions/sum_ledger.sql', 'tests/database/sum-ledger.test.ts', {
    'the sums are capped by day': ['least(p_cap, capped) + other', 'capped + other'],
  }),
  ...mutantsIn('server/community/badges/policy.ts', BADGES, {
    'a badge of the admins is no moderator’s to give': [
      "if (awardedBy === 'ADMIN' && actor.role !== 'ADMIN')",
      'if (false)',
    ],
    'nobody gives a badge to themselves': ['if (actor.id === userId)', 'if (false)'],
  }),
  ...mutantsIn('server/community/badges/rules.ts', BADGES, {
    'a badge is given for a reason': ['v.object({ reason })', 'v.object({ reason: v.string() })'],
  }),
  ...mutantsIn('server/community/reputation/earn-badge.ts', BADGES, {
    'an edit earns its badge once': [
      "${type}, '', NULL",
      '${type}, ${ctx.now().toISOString()}, NULL',
      'comes with the first edit',
    ],
  }),
  ...mutantsIn(`${IN}/policy.ts`, REPUTATION, {
    'others see no sources': ['reader?.id === userId || isStaff(reader)', 'true'],
    'voters stay unknown': ['KNOWN_ACTORS.has(kind)', 'true'],
    'nobody adjusts their own reputation': ['if (actor.id !== userId) return null;', 'return null;'],
  }),
  ...mutantsIn(`${IN}/privileges.ts`, REPUTATION, {
    'the next privilege is the first that is not reached': [
      'required > reputation',
      'required >= reputation + 500',
    ],
  }),
  ...mutantsIn(`${IN}/schema.ts`, REPUTATION, {
    'a guest is told of no privilege that they hold it': [
      'ctx.actor && isHeld(one, await standingOf(ctx, ctx.actor))',
      'ctx.actor ? isHeld(one, await standingOf(ctx, ctx.actor)) : false',
    ],
  }),
  ...mutantsIn(`${IN}/ledger-schema.ts`, REPUTATION, {
    'what takes back says so': ["source.endsWith('/undone')", 'false'],
  }),
  ...mutantsIn(`${IN}/leaderboard-schema.ts`, BOARD, {
    'one’s place is that in the range': [
      "ownPlace(ctx, { range: range ?? 'ALL_TIME', subjectCode: subjectCode ?? '' })",
      "ownPlace(ctx, { range: range ?? 'ALL_TIME', subjectCode: '' })",
    ],
  }),
  ...mutantsIn(`${IN}/operations/figures.ts`, REPUTATION, {
    'whoever does not want a rank has none': ['CASE WHEN is_ranked(${id}::uuid) THEN', 'CASE WHEN true THEN'],
    'a day ends with what it had': ['balance -= day.points;', 'balance += day.points;'],
  }),
  ...mutantsIn('server/core/time.ts', BOARD, {
    'days are counted backwards': [
      'moment.getTime() - before * DAY_MS',
      'moment.getTime() + before * DAY_MS',
    ],
  }),
  ...mutantsIn(`${IN}/operations/leaderboard.ts`, BOARD, {
    'a tie goes on over the end of a page': ['(from || index > 0) &&', 'index > 0 &&'],
  }),
  ...mutantsIn(`${IN}/operations/own-place.ts`, BOARD, {
    'five stand on each side': ['const NEIGHBOURS = 5;', 'const NEIGHBOURS = 4;'],
    'ties share a rank beside oneself too': ['if (points === rows[at]!.points) return aboveOwn;', ''],
    'a tie counts for those below it': [
      'return aboveOwn + tied - at',
      'return aboveOwn - at',
      'of a long tie',
    ],
  }),
  ...mutantsIn(`${IN}/operations/places.ts`, BOARD, {
    'each place is whose it is': ['[user.id, user]', '[user.name, user]'],
  }),
  ...mutantsIn(`${IN}/operations/weeks.ts`, REPUTATION, {
    'the best week is the one with most': ['coalesce(max(points), 0)', 'coalesce(min(points), 0) - 1'],
  }),
  ...mutantsIn(`${IN}/operations/history.ts`, REPUTATION, {
    'an entry moves what the capped day moves': [
      'least(${DAILY_CAP}, sums.after - e.points) ELSE',
      'least(${DAILY_CAP}, sums.after) + e.points ELSE',
    ],
    'balances go on in the cursor': ['balance - applied, id]', 'balance, id]', 'goes on from page to page'],
  }),
  ...mutantsIn(`${IN}/operations/adjust-reputation.ts`, REPUTATION, {
    'one key adjusts once, also at once': ['await lockUsers(tx, [actor.id, userId]);', ''],
    'who is an admin is read under the lock': [
      'enforce(refusalToAdjust({ id: actor.id, role }, userId));',
      '',
    ],
  }),
];
