import { mutantsIn } from '../mutant.ts';

const JOBS = 'tests/database/jobs.test.ts';
const CLEANUP = 'tests/database/cleanup.test.ts';

export const JOB_MUTANTS = [
  ...mutantsIn('server/jobs/queue.ts', JOBS, {
    'a job comes with the write that it follows, or not at all': [
      'boss.send(name, data, { db });',
      'boss.send(name, data);',
    ],
    'what is added while one runs comes once more': [
      '      await boss.send(name, data, { db, ...ONCE_MORE });\n',
      '',
    ],
    'what is added while one runs comes as one': ["{ singletonKey: 'once more', startAfter", '{ startAfter'],
    'a stop tells the jobs under way': ['      stopping.abort();\n', ''],
  }),
  ...mutantsIn('server/jobs/open-queue.ts', JOBS, {
    'a job that fails is tried again': ['retryLimit: QUEUE_LIMITS.retries,', 'retryLimit: 0,'],
    'a job that failed at every try is parked': ['    deadLetter: PARKED,\n', ''],
    'of some tasks one job is enough': [
      "single ? 'exclusive' : 'standard'",
      "single ? 'standard' : 'standard'",
    ],
    'a job of a process that died goes to another': [
      'heartbeatSeconds: QUEUE_LIMITS.heartbeatSeconds,',
      'heartbeatSeconds: 3600,',
    ],
  }),
  ...mutantsIn('server/jobs/rules.ts', JOBS, {
    'what is added once more comes a minute later': ['debounceSeconds: 60,', 'debounceSeconds: 0,'],
  }),
  ...mutantsIn('server/jobs/run-jobs.ts', JOBS, {
    'a try that lost its job writes nothing': [
      "          if (ended?.state !== 'completed' || ended.retryCount !== job.retryCount)\n",
      '          if (!ended)\n',
    ],
    'a job that failed at every try is told of': [
      'if (job.retryCount >= QUEUE_LIMITS.retries)',
      'if (job.retryCount > QUEUE_LIMITS.retries)',
    ],
  }),
  ...mutantsIn('server/jobs/counts.ts', JOBS, {
    'parked jobs wait no more': [
      "state < 'active' AND NOT parked)::int AS waiting",
      "state < 'active')::int AS waiting",
    ],
  }),
  ...mutantsIn('server/jobs/clean-up.ts', CLEANUP, {
    'idempotency keys stay a week': ['const IDEMPOTENCY_DAYS = 7;', 'const IDEMPOTENCY_DAYS = 6;'],
    'the marks of yesterday’s viewers stay': ['dayOf(now, 1)', 'dayOf(now, -1)'],
    'the marks of viewers go after that': ['dayOf(now, 1)', 'dayOf(now, 2)'],
    'sessions stay until they end': [
      "column: 'expires_at', before: (now) => now }",
      "column: 'expires_at', before: (now) => daysBefore(now, -60) }",
    ],
    'sessions that ended go': [
      "column: 'expires_at', before: (now) => now }",
      "column: 'expires_at', before: (now) => daysBefore(now, 60) }",
    ],
    'what counts replies of a day stays as long': [
      "{ table: 'chat_uses', column: 'created_at', before: (now) => daysBefore(now, 2) }",
      "{ table: 'chat_uses', column: 'created_at', before: (now) => daysBefore(now, 0.5) }",
    ],
    'what counts files of a day stays as long': [
      "{ table: 'upload_uses', column: 'created_at', before: (now) => daysBefore(now, 2) }",
      "{ table: 'upload_uses', column: 'created_at', before: (now) => daysBefore(now, 0.5) }",
    ],
    'a limit is counted until it is reset': [
      "column: 'expire', before: (now) => now.getTime() }",
      "column: 'expire', before: (now) => now.getTime() + 3_600_000 }",
    ],
    'many rows go in small bites': ['LIMIT ${BATCH} FOR UPDATE', 'FOR UPDATE'],
  }),
  ...mutantsIn('server/database/idempotency.ts', 'tests/database/idempotency.test.ts', {
    'a key does its write once': [
      '  if (earlier?.resultId) return { id: earlier.resultId, repeated: true };\n',
      '',
    ],
    'a key names one input': [
      'if (earlier && earlier.input !== digest)',
      'if (earlier && earlier.operation !== operation)',
    ],
    'a key names one operation': ['JSON.stringify([operation, input])', 'JSON.stringify([input])'],
    'a key has 200 characters': ['if (key.length > MAX_KEY)', 'if (key.length > MAX_KEY + 1)'],
    'a key is its owner’s alone': [
      'tx.idempotencyKey.findUnique({ where: { userId_key: { userId: actor.id, key } } })',
      'tx.idempotencyKey.findFirst({ where: { key } })',
    ],
    'a key is taken to the letter': [
      'where: { userId_key: { userId: actor.id, key } }',
      'where: { userId_key: { userId: actor.id, key: key.trim() } }',
    ],
  }),
];
