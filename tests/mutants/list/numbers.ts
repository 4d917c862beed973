import { mutantsIn } from '../mutant.ts';

const RULES = 'tests/rules/limits.test.ts';
const EQUIVALENCE = 'tests/rules/equivalence.test.ts';
const GRAPH_LIMITS = 'tests/graph/limits.test.ts#at most';
const PRICES = 'tests/red-team/prices.test.ts';

/** Faults in limits, prices and comparisons: numbers that are one too high, and parts that are not counted. */
export const NUMBER_MUTANTS = [
  ...mutantsIn('server/limits/table.ts', RULES, {
    'a member has forty votes a day': ['member: 40, series', 'member: 400, series'],
    'a series has five votes': ['member: 40, series: 5 }', 'member: 40, series: 6 }'],
    'a new member asks three questions a day': ['newMember: { perDay: 3,', 'newMember: { perDay: 4,'],
    'a member asks twenty questions a day': ['member: { perDay: 20,', 'member: { perDay: 21,'],
    'a member answers thirty times a day': [
      'pauseSeconds: 30 }, member: { perDay: 30,',
      'pauseSeconds: 30 }, member: { perDay: 31,',
    ],
    'a session is refreshed thirty times a minute': [
      'refreshSession: { points: 30,',
      'refreshSession: { points: 31,',
    ],
    'one person sends five files at once, by the table': [
      'CONCURRENT_UPLOADS = { person: 5,',
      'CONCURRENT_UPLOADS = { person: 6,',
    ],
    'an operation has twelve levels': ['  depth: 12,', '  depth: 13,'],
    'an operation costs ten thousand': ['  price: 10_000,', '  price: 20_000,'],
    'a hundred files a day': ['filesPerDay: 100,', 'filesPerDay: 101,'],
  }),
  ...mutantsIn('server/limits/connections/connections.ts', RULES, {
    'connections leave files for the rest': [
      'Math.max(openFiles - CONNECTIONS.reservedFiles, openFiles / 2)',
      'openFiles',
    ],
  }),
  ...mutantsIn('server/limits/connections/allowance.ts', RULES, {
    'one connection has a rate of its own': ['performance.now()) === 0', 'performance.now()) >= 0'],
  }),
  ...mutantsIn('server/limits/connections/adaptive-limit.ts', RULES, {
    'a busy database lowers how many requests are handled at once': ['|| isDatabaseBusy()', ''],
    'a few requests are always handled': ['Math.max(CONCURRENCY.min, most * 0.8)', 'most * 0.8'],
  }),
  ...mutantsIn(
    'server/community/reputation/operations.ts',
    'tests/graph/questions.test.ts#thanked answer stays',
    {
      'the points of every post of a question are taken back': [
        'undo_post_ledger(${what.postIds}::uuid[]',
        'undo_post_ledger(${what.postIds.slice(0, 1)}::uuid[]',
      ],
    },
  ),
  ...mutantsIn('server/graph/validation/limits.ts', GRAPH_LIMITS, {
    'an operation has no more levels': ['n: OPERATION.depth,', 'n: OPERATION.depth + 1,'],
    'an operation has no more aliases': ['n: OPERATION.aliases,', 'n: OPERATION.aliases + 1,'],
  }),
  ...mutantsIn('server/graph/cost/show-cost.ts', 'tests/graph/shown-cost.test.ts', {
    'what is left is that of the headers': ['limit?.remaining ?? null', 'limit?.limit ?? null'],
    'nobody is told who did not ask': ["headers[HEADER] === '1'", 'HEADER in headers || true'],
  }),
  ...mutantsIn('server/graph/cost/cost-rule.ts', `${PRICES}#is refused before it begins`, {
    'what is asked of the schema counts as well': ['maxComplexity: most - besides,', 'maxComplexity: most,'],
  }),
  ...mutantsIn('server/graph/cost/compiled-price.ts', 'tests/rules/compiled-prices.test.ts', {
    'what is selected counts as often as the variables ask for': [
      'times * totalOf(inner, results)',
      'totalOf(inner, results)',
    ],
    'what is selected counts as often as the document asks for': [
      'add({ fixed: priceOf.own, steps: new Map() }, inner, priceOf.times)',
      'add({ fixed: priceOf.own, steps: new Map() }, inner)',
    ],
  }),
  ...mutantsIn('server/graph/cost/names-variable.ts', 'tests/rules/compiled-prices.test.ts', {
    'a variable is seen wherever it stands': ['names = true', 'names = false'],
  }),
  ...mutantsIn('server/graph/documents/answer-known.ts', 'tests/graph/known-documents.test.ts', {
    'a mutation is not sent by GET': ["|| (req.method !== 'POST' && !runnable.operation.isQuery)", ''],
  }),
  ...mutantsIn('server/graph/documents/known-operation.ts', 'tests/graph/known-documents.test.ts', {
    'a known document has no more rows': [' && argumentsFit(sent)', ''],
    'a known document is no dearer': [' && !fitting.isTooDear', ''],
  }),
  ...mutantsIn('server/graph/documents/answer-known.ts', 'tests/graph/own-operations-only.test.ts', {
    'an installation that takes no text takes none that it knows': ['onlyPersisted || ', ''],
  }),
  ...mutantsIn('server/graph/documents/known-documents.ts', 'tests/graph/known-documents.test.ts', {
    'documents of strangers are kept in so many characters': [
      ' && characters <= KNOWN_DOCUMENTS.characters',
      '',
    ],
    'the web client’s documents are not pushed out': [
      'if (clientTexts.has(text)) return',
      'if (!text) return',
    ],
  }),
  ...mutantsIn('server/graph/cost/introspection-price.ts', `${PRICES}#costs more with every further alias`, {
    'a list of all types costs as much as there are': [
      'types: Object.keys(schema.getTypeMap()).length',
      'types: 1',
    ],
  }),
  ...mutantsIn('server/graph/cost/pay.ts', `${PRICES}#over and over is told to wait`, {
    'operations are paid for': ["else context.budgets.spend(context, price, 'read');", ''],
  }),
  ...mutantsIn('server/graph/cost/pay.ts', `${PRICES}#not told for nothing`, {
    'reading a document is paid for': ['  if (context.fromHere) return;\n  try {', '  return;\n  try {'],
  }),
  ...mutantsIn('server/graph/cost/price.ts', 'tests/rules/prices.test.ts', {
    'a row of a list costs what the database takes for it': ['READ_PRICES.row * length', '0 * length'],
    'each row costs what is selected of it': [
      'READ_PRICES.row * length,\n  multiplier: length,',
      'READ_PRICES.row * length,\n  multiplier: 1,',
    ],
  }),
  ...mutantsIn('server/graph/cost/response-size.ts', 'tests/rules/prices.test.ts', {
    'an answer has four million characters of HTML': [
      'after > RESPONSE_CHARACTERS.html',
      'after > RESPONSE_CHARACTERS.html * 2',
    ],
    'text that an answer repeats is added up': [
      'if (after > RESPONSE_CHARACTERS.posts)',
      'if (text.length > RESPONSE_CHARACTERS.posts)',
    ],
    'an answer is paid for by its length': [
      'ctx.chargeRead(Math.floor(html.length',
      'void (Math.floor(html.length',
    ],
  }),
  ...mutantsIn('server/text/limits.ts', 'tests/rules/domains.test.ts#has 1 to 200 characters', {
    'a search has 200 characters': ['MAX_QUERY = 200;', 'MAX_QUERY = 201;'],
  }),
  ...mutantsIn('server/maths/algebra-system/equivalence/sampling.ts', EQUIVALENCE, {
    'functions agree at eight points at least': ['agreed >= SAMPLE_COUNT', 'agreed >= 0'],
    'functions differ by more than a millionth': ['tolerance = 1e-6', 'tolerance = 1e-2'],
    'a slope is one that two widths agree on': [
      '<= 1e-6 * Math.max(1, Math.abs(fine)) ? fine : NaN',
      '<= 1e6 * Math.max(1, Math.abs(fine)) ? fine : NaN',
    ],
    'what grows beyond all bounds has a pole': ['highest > 1e4 * first', 'highest > 1e40 * first'],
  }),
  ...mutantsIn(
    'server/maths/algebra-system/equivalence/same-expression.ts',
    'tests/maths/equivalence.test.ts',
    {
      'a small difference is one': ['const TOLERANCE = 1e-9;', 'const TOLERANCE = 1e-3;'],
      'vectors are compared in order': [
        "a.open === '{' && b.open === '{'",
        "a.open !== '[' && b.open !== '['",
      ],
      'each part of a vector counts': [
        'verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;\n}\n\nfunction sameUnordered',
        'verdicts.includes(true);\n}\n\nfunction sameUnordered',
      ],
    },
  ),
];
