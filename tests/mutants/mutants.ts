/** A fault that somebody could make, and the tests that must notice it. */
export interface Mutant {
  /** The rule that it breaks. */
  rule: string;
  file: string | { sqlFunction: string };
  /** Stands in the file exactly once. */
  source: string;
  mutation: string;
  project: 'server' | 'client';
  tests: string[];
}

const CAST_VOTE = { sqlFunction: 'cast_vote' };
const MAY_VOTE = { sqlFunction: 'refusal_to_vote' };
const LEDGER = { sqlFunction: 'write_ledger_on' };
const UNDO = { sqlFunction: 'undo_ledger' };
const VOTES = ['tests/graph/votes.test.ts'];
const RACES = ['tests/graph/races.test.ts'];
const LIMITS = ['tests/core/shared-limits.test.ts'];
const BUCKETS = ['tests/core/token-buckets.test.ts'];
const CLEANING = ['tests/database/cleanup.test.ts'];

const server = (
  rule: string,
  file: Mutant['file'],
  [source, mutation]: [source: string, mutation: string],
  tests: string[],
): Mutant => ({ rule, file, source, mutation, project: 'server', tests });

/** At least one for each rule; a rule that is moved takes its mutant along. */
export const MUTANTS: Mutant[] = [
  server(
    'votes: nobody votes on their own post',
    CAST_VOTE,
    [`IF v_author = p_voter THEN refusal := 'SELF_VOTE'; RETURN NEXT; RETURN; END IF;`, ''],
    VOTES,
  ),
  server(
    'votes: a day has so many, and not one more',
    MAY_VOTE,
    ['IF v_recent >= (p_rules', 'IF v_recent > (p_rules'],
    VOTES,
  ),
  server(
    'votes: privileges are earned once a site has grown',
    MAY_VOTE,
    ['IF p_voter.reputation < required\n', 'IF p_voter.reputation < required - 1000\n'],
    VOTES,
  ),
  server(
    'votes: a series from one person to another counts for nothing',
    CAST_VOTE,
    [`IF v_recent > (p_rules ->> 'series')::int THEN`, `IF v_recent > (p_rules ->> 'series')::int + 1 THEN`],
    VOTES,
  ),
  server(
    'votes: turning one round takes back what it gave',
    CAST_VOTE,
    [`    PERFORM undo_ledger('vote/' || v_vote.id || '/' || v_vote.revision, p_now, v_cap);\n`, ''],
    VOTES,
  ),
  server(
    'votes: a vote against an answer costs its voter',
    CAST_VOTE,
    [`IF p_value = -1 AND p_kind = 'answer' THEN`, `IF p_value = 1 AND p_kind = 'answer' THEN`],
    VOTES,
  ),
  server(
    'votes: counted one after the other, by the lock of the question',
    CAST_VOTE,
    [
      'SELECT * INTO v_question FROM questions WHERE id = p_post FOR NO KEY UPDATE;',
      'SELECT * INTO v_question FROM questions WHERE id = p_post;',
    ],
    RACES,
  ),
  server(
    'ledger: a reversal gives back with the opposite sign',
    UNDO,
    ['entry.kind, -entry.points, entry.capped', 'entry.kind, entry.points, entry.capped'],
    VOTES,
  ),
  server(
    'ledger: a day of votes is summed before it is capped',
    LEDGER,
    ['least(p_cap, day_sum + p_points) - least(p_cap, day_sum)', 'least(p_cap, p_points)'],
    VOTES,
  ),
  server(
    'ledger: reputation never shows below one',
    LEDGER,
    ['reputation = greatest(1, points + delta)', 'reputation = greatest(0, points + delta)'],
    VOTES,
  ),
  server(
    'locks: an answer is accepted under the lock of its question',
    'server/community/posts/lock.ts',
    [
      '  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ${id}::uuid FOR NO KEY UPDATE`;\n',
      '  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ${id}::uuid`;\n',
    ],
    RACES,
  ),
  server(
    'policy: others do not edit',
    'server/community/posts/policy.ts',
    ["if (post.authorId === person.id || hasPrivilege(person, 'editOthers')) return null;", 'return null;'],
    ['tests/graph/answers.test.ts'],
  ),
  server(
    'policy: others do not delete an answer',
    'server/community/answers/policy.ts',
    ['if (answer.authorId === person.id || isStaff(person)) return null;', 'return null;'],
    ['tests/graph/answers.test.ts'],
  ),
  server(
    'policy: staff accepts after a month of silence, not before',
    'server/community/questions/policy.ts',
    ['const STAFF_ACCEPT_AFTER_DAYS = 30;', 'const STAFF_ACCEPT_AFTER_DAYS = 29;'],
    ['tests/graph/answers.test.ts'],
  ),
  server(
    'policy: one’s own answer is accepted after a day',
    'server/community/questions/policy.ts',
    ['hours >= OWN_ANSWER_AFTER_HOURS', 'hours >= 0'],
    ['tests/graph/answers.test.ts'],
  ),
  server(
    'policy: a closed question takes no answers',
    'server/community/questions/policy.ts',
    ["if (question.status === 'OPEN') return null;", "if (question.status !== 'LOCKED') return null;"],
    ['tests/graph/questions.test.ts'],
  ),
  server(
    'policy: a question whose answers were thanked for stays',
    'server/community/questions/policy.ts',
    ['return thanked.length > 0', 'return thanked.length > 1'],
    ['tests/graph/questions.test.ts'],
  ),
  server(
    'idempotency: a key does its write once',
    'server/database/idempotency.ts',
    ['  if (earlier?.resultId) return { id: earlier.resultId, repeated: true };\n', ''],
    ['tests/graph/answers.test.ts'],
  ),
  server(
    'idempotency: a key names one input',
    'server/database/idempotency.ts',
    ['if (earlier && earlier.input !== digest)', 'if (earlier && earlier.operation !== operation)'],
    ['tests/graph/answers.test.ts', 'tests/graph/questions.test.ts'],
  ),
  server(
    'cleanup: idempotency keys stay a week',
    'server/jobs/clean-up.ts',
    ['const IDEMPOTENCY_DAYS = 7;', 'const IDEMPOTENCY_DAYS = 6;'],
    CLEANING,
  ),
  server(
    'cleanup: the marks of yesterday’s viewers stay',
    'server/jobs/clean-up.ts',
    ['daysBefore(now, 1).toISOString()', 'daysBefore(now, -1).toISOString()'],
    CLEANING,
  ),
  server(
    'cleanup: sessions stay until they end',
    'server/jobs/clean-up.ts',
    [
      "column: 'expires_at', before: (now) => now }",
      "column: 'expires_at', before: (now) => daysBefore(now, -60) }",
    ],
    CLEANING,
  ),
  server(
    'limits: a bucket gives no more than it holds',
    'server/limits/token-buckets.ts',
    ['if (wait > 0) return wait;', 'if (wait > 1) return wait;'],
    BUCKETS,
  ),
  server(
    'limits: a bucket fills at its rate',
    'server/limits/token-buckets.ts',
    [
      'Math.max(0, now - before.at) / 1000) * perSecond);',
      'Math.max(0, now - before.at) / 500) * perSecond);',
    ],
    BUCKETS,
  ),
  server(
    'limits: what another process took leaves the bucket',
    'server/limits/token-buckets.ts',
    ['before.left + refilled - since - untold', 'before.left + refilled - untold'],
    BUCKETS,
  ),
  server(
    'limits: what could not be told is told later',
    'server/limits/shared-buckets.ts',
    [
      'buckets.settle(key, bucket, taken, { total: counted.consumedPoints, windowMs });',
      'buckets.settle(key, bucket, taken, { total: 0, windowMs });',
    ],
    LIMITS,
  ),
  server(
    'limits: a window gives no more than its points',
    'server/limits/sliding-window.ts',
    ['let over = used - points;', 'let over = used - points - 1;'],
    BUCKETS,
  ),
  server(
    'limits: what left the window counts no more',
    'server/limits/sliding-window.ts',
    ['at.getTime() > since)', 'at.getTime() >= since)'],
    BUCKETS,
  ),
  server(
    'limits: one attempt more than allowed is refused',
    'server/limits/attempts.ts',
    [
      'if (error instanceof RateLimiterRes) return stateOf(counter, error, true);',
      'if (error instanceof RateLimiterRes) return stateOf(counter, error, false);',
    ],
    LIMITS,
  ),
  server(
    'limits: a newcomer pauses between posts',
    'server/community/posts/posting-rate.ts',
    ['if (pause.wait > 0) {', 'if (pause.wait > 100_000) {'],
    ['tests/graph/answers.test.ts'],
  ),
  server(
    'validation: a text has so many characters, and not one less',
    'server/core/validation.ts',
    ['if (seen < min)', 'if (seen < min - 1)'],
    ['tests/graph/answers.test.ts'],
  ),
  server(
    'worker pool: a runaway is ended by its CPU time',
    'server/core/worker-pool/worker-process.ts',
    ['if (ms >= limitMs * 0.95) return end', 'if (ms >= limitMs * 95) return end'],
    ['tests/core/worker-pool.test.ts'],
  ),
  server(
    'worker pool: no task is judged by the clock',
    'server/core/worker-pool/worker-process.ts',
    [': processMs() - processBefore;', ': performance.now() - (began ?? 0);'],
    ['tests/core/worker-pool.test.ts'],
  ),
  server(
    'events: a listener is told that a vote was cast',
    'server/community/votes/operations.ts',
    ['  if (outcome.changed)\n    ctx.events.publish', '  if (!outcome.changed)\n    ctx.events.publish'],
    ['tests/graph/live.test.ts'],
  ),
  {
    rule: 'optimistic values: a vote shows at once what the server will say',
    file: 'client/features/community/post/cast-vote.ts',
    source: "- Number(before === 'DOWN')",
    mutation: "+ Number(before === 'DOWN')",
    project: 'client',
    tests: ['tests/client/cast-vote.test.ts'],
  },
];
