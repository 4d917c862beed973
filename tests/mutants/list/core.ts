import { mutantsIn } from '../mutant.ts';

const WORKERS = 'tests/core/worker-pool.test.ts';
const LISTS = 'tests/graph/lists.test.ts';

export const CORE_MUTANTS = [
  ...mutantsIn('server/core/validation.ts', 'tests/graph/answers.test.ts', {
    'a text has so many characters, and not one less': ['if (seen < min)', 'if (seen < min - 1)'],
    'a text has so many characters, and not one more': [
      '[...value].length > max ?',
      '[...value].length > max + 1 ?',
    ],
  }),
  ...mutantsIn('server/maths/rules.ts', 'tests/graph/maths.test.ts', {
    'two lines at least are checked': ['v.minLength(\n      2,', 'v.minLength(\n      1,'],
    'a question has 2,000 characters': ["zh: '题目' }, MAX_QUESTION)", "zh: '题目' }, MAX_QUESTION + 1)"],
  }),
  ...mutantsIn(
    'server/text/markdown/rules.ts',
    ['tests/rules/domains.test.ts', 'tests/text/render.test.ts'],
    {
      'what nests deeper than twenty is refused': [
        'export const MAX_DEPTH = 20;',
        'export const MAX_DEPTH = 21;',
      ],
      'a writer is told the busiest line': [
        'signs.indexOf(Math.max(...signs)) + 1',
        'signs.indexOf(Math.max(...signs))',
      ],
    },
  ),
  ...mutantsIn('server/core/pagination.ts', LISTS, {
    'a page has a hundred rows': ['export const MAX_PAGE = 100;', 'export const MAX_PAGE = 101;'],
    'a page has as many rows as were asked for': ['rows.slice(0, size)', 'rows.slice(0, size + 1)'],
    'a cursor belongs to its list': [' && place.every((v, i) => fits(v, shape[i]!)))', ')'],
  }),
  ...mutantsIn('server/core/locale.ts', 'tests/core/locale.test.ts', {
    'the better-liked language is spoken': [
      "return liked[0]?.tag === 'zh' ? 'zh' : 'en';",
      "return liked[1]?.tag === 'zh' ? 'zh' : 'en';",
    ],
  }),
  ...mutantsIn('server/core/outage.ts', 'tests/graph/outage.test.ts', {
    'a database that only reads is an outage': ['/^(08...|25006|', '/^(08...|'],
  }),
  ...mutantsIn('server/core/pubsub/pubsub.ts', 'tests/red-team/events.test.ts', {
    'a listener that takes nothing loses the oldest': [
      'const MAX_BEHIND = 500;',
      'const MAX_BEHIND = 50_000;',
    ],
    'what cannot be told is no fault of whoever wrote': [
      "        log.warn({ message: String(error) }, 'event could not be published');\n",
      '        throw error;\n',
    ],
  }),
  ...mutantsIn('server/core/pubsub/pubsub.ts', 'tests/graph/events.test.ts', {
    'listeners are told at most ten events in a second': [
      'const EVENTS_A_SECOND = 10;',
      'const EVENTS_A_SECOND = 1000;',
    ],
  }),
  ...mutantsIn('server/core/worker-pool/fair-queue.ts', 'tests/core/fair-queue.test.ts', {
    'turns go by the time that was used': ['network.spent += ms - TURN_MS;', 'network.spent += 0;'],
    'a full line of one network refuses that network alone': [
      'if (network.waiting > mostOfNetwork)',
      'if (network.waiting < 0)',
    ],
  }),
  ...mutantsIn('server/core/worker-pool/worker-process.ts', `${WORKERS}#a task that overruns is killed`, {
    'a runaway is ended by its CPU time': [
      'if (ms >= limitMs * 0.95) return end',
      'if (ms >= limitMs * 95) return end',
    ],
  }),
  ...mutantsIn('server/core/worker-pool/worker-process.ts', `${WORKERS}#judged by CPU time alone`, {
    'no task is judged by the clock': [
      ': processMs() - processBefore;',
      ': performance.now() - (began ?? 0);',
    ],
  }),
  ...mutantsIn('server/graph/cost/one-limited-mutation.ts', 'tests/red-team/many-mutations.test.ts', {
    'an operation holds one mutation that is limited': ['if (limited.size > 1)', 'if (limited.size > 2)'],
  }),
  ...mutantsIn('server/rest/protocol/read.ts', 'tests/rest/protocol.test.ts#changes and deletes nothing', {
    'a star fits any version, a foreign tag none': ['const NEVER = -1;', 'const NEVER = 1;'],
  }),
  ...mutantsIn('server/rest/protocol/read.ts', 'tests/red-team/rest-input.test.ts', {
    'a filter that does nothing is refused': [
      '  if (unknown.length === 0) return;\n',
      '  if (unknown.length < 1000) return;\n',
    ],
  }),
];
