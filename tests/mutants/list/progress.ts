import { mutantsIn } from '../mutant.ts';

const STUDY = 'tests/graph/study-records.test.ts';
const BOOK = 'tests/graph/error-book.test.ts';
const RULES = 'tests/rules/progress.test.ts';

export const PROGRESS_MUTANTS = [
  ...mutantsIn('server/progress/policy.ts', RULES, {
    'a moderator reads nobody’s study': ["reader.role === 'ADMIN' ?", "reader.role !== 'STUDENT' ?"],
    'what was removed is in no error book': ['{ userId: ownerId, deletedAt: null }', '{ userId: ownerId }'],
    'an entry is changed by its owner': [
      'return { ...entriesOf(actor.id), id };',
      'return { deletedAt: null, id };',
    ],
  }),
  ...mutantsIn('server/progress/read-by.ts', STUDY, {
    'an admin’s look at the study of others is put into the audit': [
      'if (ownerId !== actor.id)',
      'if (!ownerId)',
    ],
  }),
  ...mutantsIn('server/progress/study/rules.ts', RULES, {
    'mastery is a mean': ['(old + score) / 2', 'Math.max(old, score)'],
    'mastery is at most 100': ['Math.min(MAX_SCORE, (old + score) / 2)', '(old + score) / 2'],
    'a completion without a score counts as 100': ['DEFAULT_SCORE = 100;', 'DEFAULT_SCORE = 80;'],
  }),
  ...mutantsIn('server/progress/study/rules.ts', STUDY, {
    'a thousand events of a topic are kept': ['MAX_EVENTS_OF_TOPIC = 1000;', 'MAX_EVENTS_OF_TOPIC = 1001;'],
    'events come a hundred at a time': ['MAX_EVENTS = 100;', 'MAX_EVENTS = 101;'],
    'a score is at most 100': ['value >= 0 && value <= MAX_SCORE,', 'value >= 0,'],
  }),
  ...mutantsIn('server/database/functions/record_study.sql', STUDY, {
    'one person’s devices take turns': ['  PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;\n', ''],
    'events are replayed in time': [
      'PARTITION BY topic_id, kind ORDER BY at DESC, id DESC',
      'PARTITION BY topic_id, kind ORDER BY id DESC',
    ],
    'an attempt leaves mastery as it is': [
      "ORDER BY place) FILTER (WHERE kind = 'COMPLETED'), 0)",
      "ORDER BY place) FILTER (WHERE kind <> 'TIME'), 0)",
    ],
    'a time to come counts as now': ['least(e.at, p_now)', 'e.at'],
    'what was sent before counts once among the thousand': [
      "      WHERE NOT EXISTS (SELECT 1 FROM study_events s WHERE s.user_id = p_user AND s.id = (e ->> 'id')::uuid)\n",
      '',
    ],
  }),
  ...mutantsIn('server/progress/error-book/rules.ts', BOOK, {
    'an error book holds a thousand entries': ['MAX_ENTRIES = 1000;', 'MAX_ENTRIES = 1001;'],
    'a question of an error book has 5,000 characters': [
      'MAX_ERROR_QUESTION = 5000;',
      'MAX_ERROR_QUESTION = 5001;',
    ],
    'a note has 2,000 characters': ['MAX_ERROR_NOTE = 2000;', 'MAX_ERROR_NOTE = 2001;'],
    'entries of a device come fifty at a time': ['MAX_MERGED = 50;', 'MAX_MERGED = 51;'],
  }),
  ...mutantsIn('server/progress/error-book/operations/add-entry.ts', BOOK, {
    'of those who add at once none exceeds the limit': ['    await lockUsers(tx, [actor.id]);\n', ''],
  }),
  ...mutantsIn('server/progress/error-book/operations/change-entry.ts', BOOK, {
    'reviews that are said twice count once': ['{ ...where, reviewed: !reviewed }', 'where'],
  }),
  ...mutantsIn('server/progress/error-book/operations/merge-entries.ts', BOOK, {
    'what was removed on one device is removed': ['id: { in: removed } }', 'id: { in: [] } }'],
    'the later version of an entry stands': ['.updatedAt > before.updatedAt', '.updatedAt'],
  }),
];
