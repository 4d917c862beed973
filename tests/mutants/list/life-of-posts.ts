import { mutantsIn } from '../mutant.ts';

const LIFE = 'tests/graph/life-of-posts.test.ts';

/** Faults in what becomes of questions and answers after they were written. */
export const LIFE_MUTANTS = [
  ...mutantsIn('server/community/posts/policy.ts', LIFE, {
    'an anonymous question names its author to nobody else': [
      '!anonymous || reader?.id === authorId || isStaff(reader)',
      'true',
      'names its author to nobody but them and staff',
    ],
  }),
  ...mutantsIn('server/community/posts/decisions.ts', LIFE, {
    'a statement names an anonymous author to nobody else': [
      "return sql`NOT ${row.column('anonymous')}`;",
      'return null;',
      'names its author to nobody but them and staff',
    ],
  }),
  ...mutantsIn('server/community/posts/schema.ts', LIFE, {
    'live events name no anonymous author': [
      'ctx.live ? null : ctx.actor',
      'ctx.actor',
      'tells nobody live who asked it',
    ],
  }),
  ...mutantsIn('server/community/questions/policy.ts', LIFE, {
    'staff alone lock': [
      "  if (isStaff(person)) return null;\n  return new NotAllowed('NOT_ALLOWED', {\n    en: 'Only moderators can lock",
      "  if (person) return null;\n  return new NotAllowed('NOT_ALLOWED', {\n    en: 'Only moderators can lock",
      'is for staff, and keeps why',
    ],
    'the asker alone puts a name to a question': [
      "  if (question.authorId === person.id) return null;\n  return new NotAllowed('NOT_ALLOWED', {\n    en: 'Only whoever asked",
      "  if (question) return null;\n  return new NotAllowed('NOT_ALLOWED', {\n    en: 'Only whoever asked",
      'gets a name by its author alone',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/close-question.ts', LIFE, {
    'closings as duplicates wait for each other': [
      'await tx.$executeRaw`SELECT pg_advisory_xact_lock(${DUPLICATES_LOCK})`;',
      'await Promise.resolve(DUPLICATES_LOCK);',
      'of four that are closed in a circle at once',
    ],
    'a circle of duplicates is refused': ['if (found!.circle)', 'if (!found)', 'never leads back to itself'],
  }),
  ...mutantsIn('server/database/functions/accept_answer.sql', LIFE, {
    'an anonymous asker is not named in an inbox': [
      'CASE WHEN NOT v_question.anonymous THEN p_actor END',
      'p_actor',
      'does not name its author to whoever they thank',
    ],
  }),
];
