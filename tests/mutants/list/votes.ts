import { mutantsIn } from '../mutant.ts';

const VOTES = 'tests/graph/votes.test.ts';
const RACES = 'tests/graph/races.test.ts';
const LIVE = 'tests/graph/live.test.ts';
const NEW_SITE = 'tests/graph/new-site.test.ts';
const RULES = 'tests/database/vote-rules.test.ts';

export const VOTE_MUTANTS = [
  ...mutantsIn('server/database/functions/cast_vote.sql', VOTES, {
    'nobody votes on their own post': [
      `IF v_author = p_voter THEN refusal := 'SELF_VOTE'; RETURN NEXT; RETURN; END IF;`,
      '',
      'one’s own post, a post that is not there and a',
    ],
    'a series from one person to another counts for nothing': [
      `IF v_recent > (p_rules ->> 'series')::int THEN`,
      `IF v_recent > (p_rules ->> 'series')::int + 1 THEN`,
      'a sixth vote from one person to another within',
    ],
    'all votes of a series count for nothing, not the last alone': [
      `      PERFORM undo_ledger('vote/' || id || '/' || revision, p_now, v_cap) FROM votes\n`,
      `      PERFORM undo_ledger('vote/' || id || '/' || revision || '!', p_now, v_cap) FROM votes\n`,
      'a sixth vote from one person to another within',
    ],
    'a vote that is turned round takes back what it gave': [
      `    PERFORM undo_ledger('vote/' || v_vote.id || '/' || v_vote.revision, p_now, v_cap);\n`,
      '',
      'a vote is set, turned round and taken back; the',
    ],
    'a vote against an answer costs its voter': [
      `IF p_value = -1 AND p_kind = 'answer' THEN`,
      `IF p_value = 1 AND p_kind = 'answer' THEN`,
      'a vote against an answer costs its voter a',
    ],
    'a vote down leaves the count of votes down when it is taken back': [
      'down := down + (p_value = -1)::int - (v_before = -1)::int;',
      'down := down + (p_value = -1)::int + (v_before = -1)::int;',
      'a vote is set, turned round and taken back; the',
    ],
    'the score is votes up less votes down': [
      'score := up - down;',
      'score := up + down;',
      'a vote is set, turned round and taken back; the',
    ],
    'an answer that was deleted takes no votes': [
      'WHERE a.id = p_post AND a.deleted_at IS NULL FOR NO KEY UPDATE',
      'WHERE a.id = p_post FOR NO KEY UPDATE',
      'a post that was deleted takes no votes, nor do',
    ],
    'the answers of a question that was deleted take no votes': [
      ' OR v_question.deleted_at IS NOT NULL THEN',
      ' THEN',
      'a post that was deleted takes no votes, nor do',
    ],
  }),
  ...mutantsIn('server/database/functions/cast_vote.sql', RACES, {
    'votes on a question are counted one after the other, by its lock': [
      'SELECT * INTO v_question FROM questions WHERE id = p_post FOR NO KEY UPDATE;',
      'SELECT * INTO v_question FROM questions WHERE id = p_post;',
      'fifty people vote: every vote counts, and the',
    ],
    'a vote waits for the deletion of its answer, by the lock of the answer': [
      'AND a.deleted_at IS NULL FOR NO KEY UPDATE;',
      'AND a.deleted_at IS NULL;',
      'a vote that meets the deletion of its answer',
    ],
    'votes of one person stand in line, by the lock of the person': [
      '  PERFORM 1 FROM users WHERE id IN (v_author, p_voter) ORDER BY id FOR NO KEY UPDATE;\n',
      '',
      'points are lost when the person’s row is not',
    ],
  }),
  ...mutantsIn('server/database/functions/cast_vote.sql', 'tests/rest/limits.test.ts', {
    'an answer to a vote says how many the day has left': [
      'greatest(0, votes_limit - count(*))',
      'greatest(0, votes_limit - count(*) + 1)',
      'the posts that one may vote on in a day; turning',
    ],
    'a vote that costs its voter a point can cost votes': [
      '      SELECT votes_a_day(u, p_now, p_rules) INTO votes_limit FROM users u WHERE id = p_voter;\n',
      '',
      'of a vote that costs its voter the last point',
    ],
  }),
  ...mutantsIn('server/database/functions/cast_vote.sql', RULES, {
    'a locked question takes no votes': [
      `IF v_question.status = 'LOCKED' THEN refusal := 'QUESTION_LOCKED'; RETURN NEXT; RETURN; END IF;`,
      '',
      'the database refuses the same votes as the',
    ],
  }),
  ...mutantsIn('server/database/functions/refusal_to_vote.sql', VOTES, {
    'a day has so many votes, and not one more': [
      'IF v_recent >= votes_a_day',
      'IF v_recent > votes_a_day',
      'a day has forty votes',
    ],
  }),
  ...mutantsIn('server/database/functions/has_privilege.sql', VOTES, {
    'privileges are earned once a site has grown': [
      'p_person.reputation >= p_required\n',
      'p_person.reputation >= p_required - 1000\n',
      'is everybody’s on a new site, and earned once',
    ],
  }),
  ...mutantsIn('server/database/functions/has_privilege.sql', RULES, {
    'staff votes without reputation': [
      "p_person.role IN ('MODERATOR', 'ADMIN')",
      "p_person.role IN ('ADMIN')",
      'and where more than fifty people are',
    ],
  }),
  ...mutantsIn('server/database/functions/refusal_to_vote.sql', RULES, {
    'a vote that is turned round is none of the day’s': [
      '  IF p_first THEN\n',
      '  IF p_first IS NOT NULL THEN\n',
      'the database refuses the same votes as the',
    ],
    'votes of the day before count no more': [
      "created_at > p_now - interval '24 hours';\n    IF v_recent",
      "created_at >= p_now - interval '24 hours';\n    IF v_recent",
      'the database refuses the same votes as the',
    ],
  }),
  ...mutantsIn('server/database/functions/is_new_member.sql', RULES, {
    'somebody is new for a day': [
      'make_interval(hours =>',
      'make_interval(mins =>',
      'the database refuses the same votes as the',
    ],
  }),
  ...mutantsIn('server/database/functions/has_privilege.sql', NEW_SITE, {
    'a site of fifty is still new': [
      'LIMIT v_new_site_users + 1) AS people) <= v_new_site_users',
      'LIMIT v_new_site_users + 1) AS people) < v_new_site_users',
      'everybody votes, closes questions and makes tags',
    ],
  }),
  ...mutantsIn('server/database/functions/undo_ledger.sql', VOTES, {
    'a reversal gives back with the opposite sign': [
      'entry.kind, -entry.points, entry.capped',
      'entry.kind, entry.points, entry.capped',
      'a vote is set, turned round and taken back; the',
    ],
  }),
  ...mutantsIn('server/database/functions/undo_ledger.sql', 'tests/graph/questions.test.ts', {
    'what was taken back already is not taken back again when the post goes': [
      " AND source NOT LIKE '%/undone' LOOP",
      ' LOOP',
      'what votes brought goes with the question, and',
    ],
  }),
  ...mutantsIn('server/database/functions/write_ledger.sql', VOTES, {
    'a day of votes is summed before it is capped': [
      'v_day.points := least(p_cap, v_day.capped) + v_day.other;',
      'v_day.points := v_before + least(p_cap, p_points);',
      'a day brings at most 200 from votes, summed',
    ],
    'reputation never shows below one': [
      'reputation = greatest(1, points + v_delta)',
      'reputation = greatest(0, points + v_delta)',
      'reputation never shows below one',
    ],
    'acceptance is none of what a day of votes brings at most': [
      'v_day.other := coalesce(v_day.other, 0) + CASE WHEN p_capped THEN 0 ELSE p_points END;',
      'v_day.capped := v_day.capped + CASE WHEN p_capped THEN 0 ELSE p_points END; v_day.other := 0;',
      'a day brings at most 200 from votes, summed',
    ],
  }),
  ...mutantsIn('server/database/functions/new_id.sql', 'tests/database/ids.test.ts', {
    'an id names the kind of thing it is of': [
      '& 15) | 112), 15, kind)',
      '& 15) | 112), 15, kind + 1)',
      'the database makes ids as the server does: of a',
    ],
    'ids are in the order of their times': [
      '(extract(epoch FROM at) * 1000)',
      '(extract(epoch FROM at) * 10)',
      'the database makes ids as the server does: of a',
    ],
  }),
  ...mutantsIn('server/community/votes/rules.ts', VOTES, {
    'somebody new has fewer votes': [
      'votesNew: VOTING.newMember,',
      'votesNew: VOTING.member,',
      'a day has five votes of somebody new',
    ],
  }),
  ...mutantsIn('server/community/votes/operations.ts', VOTES, {
    'a day without votes left is told as such, with the time to wait': [
      'retryAfter: outcome!.retry_after ?? 60,',
      'retryAfter: 60,',
      'a day has five votes of somebody new',
    ],
  }),
  ...mutantsIn('server/database/functions/cast_vote.sql', `${LIVE}#changed nothing`, {
    'the same vote again changes nothing': [
      'IF v_before = p_value THEN RETURN NEXT; RETURN; END IF;',
      'IF v_before = p_value AND p_value = 0 THEN RETURN NEXT; RETURN; END IF;',
    ],
  }),
  ...mutantsIn('server/community/votes/operations.ts', `${LIVE}#hears of answers`, {
    'a listener is told that a vote was cast': [
      '  if (changed && outcome!.is_public)\n    ctx.events.publish',
      '  if (!changed && outcome!.is_public)\n    ctx.events.publish',
    ],
  }),
];
