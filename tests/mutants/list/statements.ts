import { mutantsIn } from '../mutant.ts';

const GENERATED = 'tests/graph/statement/generated.test.ts#the same bytes as the executor';
const PATHS = 'tests/graph/statement/paths.test.ts';
const BOUNDS = 'tests/graph/statement/bounds.test.ts';
const WRITTEN = 'tests/graph/statement/written-rows.test.ts';
const NEW_SITE = 'tests/graph/new-site.test.ts';
const QUESTIONS = 'tests/graph/questions.test.ts';

const POLICY_MUTANTS = [
  ...mutantsIn('server/community/posts/conditions.ts', GENERATED, {
    'nobody sees the vote of somebody else': [" AND voter_id = ${param('uuid', actorId)}", ''],
  }),
  ...mutantsIn('server/community/posts/conditions.ts', NEW_SITE, {
    'a statement knows fifty people as few': [
      'count(*) <= ${[String(NEW_SITE_USERS)]}',
      'count(*) < ${[String(NEW_SITE_USERS)]}',
      'everybody is told that they may',
    ],
  }),
  ...mutantsIn('server/community/posts/decisions.ts', GENERATED, {
    'a vote down needs its own reputation': ["type === 'UP' ? 'voteUp' : 'voteDown'", "'voteUp'"],
  }),
  ...mutantsIn('server/community/questions/decisions.ts', GENERATED, {
    'staff choose from the moment that a question was silent for so long': [
      "<= ${place.param('timestamptz', silentSince)}",
      "< ${place.param('timestamptz', silentSince)}",
    ],
    'a deleted answer that was thanked for keeps no question': [
      '{ ...visibleAnswersOfQuestion(actor), ...THANKED }',
      '{ ...(actor ? {} : visibleAnswersOfQuestion(actor)), ...THANKED }',
    ],
  }),
  ...mutantsIn('server/community/answers/decisions.ts', GENERATED, {
    'one’s own answer is accepted from the moment that it is a day old': [
      "<= ${param('timestamptz', oldSince)}",
      "< ${param('timestamptz', oldSince)}",
    ],
  }),
  ...mutantsIn('server/community/questions/closing-schema.ts', QUESTIONS, {
    'a statement hides what a duplicate repeats once it was deleted': [
      ', where: ({ actor }) => visibleQuestions(actor) as Filter }',
      ' }',
      'a duplicate says nothing more of the question',
    ],
    'the executor hides it as well': [
      'original && isVisibleQuestion(actor, original) ? original : null',
      'actor && original && !isVisibleQuestion(null, { deletedAt: null }) ? null : original',
      'a duplicate says nothing more of the question',
    ],
  }),
  ...mutantsIn('server/community/posts/rendering/stored-text.ts', GENERATED, {
    'a title with quotation marks is plain text': [`, '"': '&quot;'`, ''],
  }),
];

const FORM_MUTANTS = [
  ...mutantsIn('server/graph/statement/sources.ts', GENERATED, {
    'a statement for one role is not taken for another': [
      "[ctx.actor?.role ?? 'guest', ...included",
      '[...included',
    ],
    'one with what was included is not taken without it': [
      "(isIncluded(node, variables) ? '+' : '-')",
      "'+'",
    ],
    'one for pages of a size is not taken for another': [
      '${page.size} ${formOf(page.after)}',
      '${formOf(page.after)}',
    ],
    'one in an order is not taken for another': ['${form} ${page.keyset.name} ', '${form} '],
  }),
  ...mutantsIn('server/graph/statement/decision.ts', GENERATED, {
    'what may be done depends on reputation': [
      '`${name} ${ctx.actor?.role} ${ctx.actor?.reputation}`',
      '`${name} ${ctx.actor?.role}`',
    ],
  }),
  ...mutantsIn('server/graph/statement/page.ts', GENERATED, {
    'the rows before a page are counted as well': [
      "...conditionsOn(counted, 'where')], compiler",
      "...conditionsOn(counted, 'where'), ...conditionsOn(counted, 'after')], compiler",
    ],
  }),
];

const ANSWER_MUTANTS = [
  ...mutantsIn('server/graph/statement/compile.ts', PATHS, {
    'a word of an enum is the one that the graph has for it': [
      'if (renamed.length === 0) return stored;',
      'if (renamed.length >= 0) return stored;',
    ],
    'text in two languages is in the language that its field names': [
      'declaration.columns[part.name]',
      "declaration.columns['en']",
    ],
  }),
  ...mutantsIn('server/graph/statement/statements.ts', PATHS, {
    'what is still to be rendered is left to the executor': [
      ' || response.includes(UNANSWERED)',
      '',
      'a post that waits to be rendered',
    ],
  }),
  ...mutantsIn('server/graph/statement/statements.ts', BOUNDS, {
    'a response has no more text': ['response.length > WITHIN_LIMITS || ', ''],
    'text is charged for by its length': ['if (plan.holdsText) context.chargeRead(', 'void ('],
  }),
  ...mutantsIn('server/graph/statement/compile.ts', 'tests/graph/statement/long-texts.test.ts', {
    'every row has copies of its text': ['this.#texts.most += row.most', 'this.#texts.most += 1'],
  }),
  ...mutantsIn('server/graph/statement/names.ts', 'tests/rules/statement-names.test.ts', {
    'no more statements are kept ready': ['given[sender] >= MAX_NAMES[sender] || ', ''],
  }),
  ...mutantsIn('server/graph/documents/split-mutation.ts', WRITTEN, {
    'a write says what it refuses': [
      'setOf([onType(row, [ID]), ...refused])',
      'setOf([onType(row, [ID])])',
      'a refusal says what was asked',
    ],
    'errors in what was written are told': [
      '...(placed && { errors: placed }), data',
      'data',
      'an error in what was written',
    ],
  }),
];

/** What is read by a statement: under the same policies as by the executor, and as much. */
export const STATEMENT_MUTANTS = [...POLICY_MUTANTS, ...FORM_MUTANTS, ...ANSWER_MUTANTS];
