import {
  always,
  answered,
  bestAnswers,
  columns,
  newestQuestions,
  NODES,
  nullable,
  nullableTime,
  number,
  object,
  orNull,
  pageInfo,
  placeOfAnswer,
  placeOfQuestion,
  string,
  time,
  titlePage,
  word,
} from './sql.ts';

const NULL = always('null');
/** A guest is shown no post that is hidden. */
const SHOWN = { hiddenAt: NULL, hiddenReason: NULL, editShowsFrom: NULL };
const languageOf = (table: string) => word(`upper(${table}.language::text)`);
const checkOf = (table: string) =>
  object({
    linesOk: number(`coalesce(${table}.lines_ok, 0)`),
    linesTotal: number(`coalesce(${table}.lines_total, 0)`),
    __typename: always('"WorkingCheck"'),
  });
const ID_AND_NAME = { id: word('u.id'), name: string('u.name') };
const AUTHOR = object({
  ...ID_AND_NAME,
  avatarUrl: nullable('u.avatar_url'),
  reputation: number('u.reputation'),
  role: word('u.role'),
  __typename: always('"User"'),
});
const SHORT_AUTHOR = object({ name: string('u.name'), reputation: number('u.reputation') });

const ANSWER = object({
  ...columns(word, 'it', { id: 'id', questionId: 'question_id' }),
  ...columns(string, 'it', { accepted: 'accepted', body: 'body', aiGenerated: 'ai_generated' }),
  ...columns(number, 'it', { version: 'version', up: 'up', down: 'down', score: 'score' }),
  ...SHOWN,
  bodyPage: nullable('r.page'),
  check: checkOf('it'),
  working: nullable('CASE WHEN it.lines_ok <> 0 THEN it.working END'),
  createdAt: time('it.created_at'),
  editedAt: nullableTime('it.edited_at'),
  author: AUTHOR,
  viewer: NULL,
  __typename: always('"Answer"'),
});

const ORIGINAL = object({
  id: word('d.id'),
  title: string('d.title'),
  titlePage: titlePage('d', 'dr'),
  language: languageOf('d'),
  __typename: always('"Question"'),
});

const QUESTION = object({
  ...columns(word, 'q', { id: 'id', status: 'status' }),
  language: languageOf('q'),
  ...columns(string, 'q', { title: 'title', body: 'body', subjectCode: 'subject_code', tags: 'tags' }),
  ...columns(nullable, 'q', { paper: 'paper', topicSlug: 'topic_slug', solved: 'solved' }),
  ...columns(nullable, 'q', { solvedPart: 'solved_part' }),
  ...columns(nullable, 'q', { acceptedAnswerId: 'accepted_answer_id' }),
  ...SHOWN,
  anonymous: string('q.anonymous'),
  check: checkOf('q'),
  ...columns(number, 'q', { up: 'up', down: 'down', score: 'score', version: 'version' }),
  ...columns(number, 'q', { viewCount: 'view_count', answerCount: 'answer_count' }),
  excerpt: string('r.excerpt'),
  titlePage: titlePage('q', 'r'),
  bodyPage: nullable('r.page'),
  author: orNull('NOT q.anonymous', AUTHOR),
  close: orNull(
    'q.close_reason IS NOT NULL',
    object({
      reason: nullable('q.close_reason'),
      duplicateOf: orNull(
        'q.duplicate_of_id IS NOT NULL',
        number(`SELECT ${ORIGINAL.sql} FROM questions d LEFT JOIN renderings dr ON dr.question_id = d.id
          WHERE d.id = q.duplicate_of_id AND d.deleted_at IS NULL AND d.hidden_at IS NULL`),
      ),
      __typename: always('"QuestionClosing"'),
    }),
  ),
  createdAt: time('q.created_at'),
  editedAt: nullableTime('q.edited_at'),
  viewer: NULL,
  answers: object({
    edges: NODES,
    pageInfo: object({ ...pageInfo(placeOfAnswer), __typename: always('"PageInfo"') }),
    __typename: always('"AnswerConnection"'),
  }),
  __typename: always('"Question"'),
});

const ROW = object({
  ...columns(word, 'it', { id: 'id', status: 'status' }),
  language: languageOf('it'),
  ...columns(string, 'it', { title: 'title', subjectCode: 'subject_code', tags: 'tags' }),
  ...columns(number, 'it', { score: 'score', answerCount: 'answer_count' }),
  ...columns(nullable, 'it', { paper: 'paper', acceptedAnswerId: 'accepted_answer_id' }),
  titlePage: titlePage('it', 'r'),
  createdAt: time('it.created_at'),
  author: orNull('NOT it.anonymous', object({ ...ID_AND_NAME, __typename: always('"User"') })),
  __typename: always('"Question"'),
});

const LATEST = object({
  id: word('it.id'),
  ...columns(string, 'it', { title: 'title', tags: 'tags' }),
  ...columns(number, 'it', { score: 'score', answerCount: 'answer_count' }),
  createdAt: time('it.created_at'),
  author: orNull('NOT it.anonymous', SHORT_AUTHOR),
});

const THREAD = object({
  ...columns(string, 'q', { title: 'title', tags: 'tags' }),
  ...columns(number, 'q', { score: 'score' }),
  status: word('q.status'),
  bodyHtml: string('r.html'),
  createdAt: time('q.created_at'),
  author: orNull('NOT q.anonymous', SHORT_AUTHOR),
  answers: object({ nodes: NODES, pageInfo: object(pageInfo(placeOfAnswer)) }),
});
const THREAD_ANSWER = object({
  score: number('it.score'),
  accepted: string('it.accepted'),
  bodyHtml: string('r.html'),
  createdAt: time('it.created_at'),
  author: SHORT_AUTHOR,
});

type Value = ReturnType<typeof object>;
const edge = (node: Value, cursor: Value, name: string) =>
  object({ cursor, node, __typename: always(`"${name}Edge"`) });
const oneQuestion = (question: Value, answers: string) => `SELECT ${answered('question', question)}
  FROM questions q JOIN users u ON u.id = q.author_id LEFT JOIN renderings r ON r.question_id = q.id
  CROSS JOIN LATERAL ${answers} WHERE q.id = $1 AND q.deleted_at IS NULL AND q.hidden_at IS NULL`;
const cast = (tally: Value) => `SELECT ${answered('vote', tally)}
  FROM cast_vote(new_id(5, now()), $1::uuid, 'question', $2::uuid, 1, now(), $3::jsonb) t WHERE t.refusal IS NULL`;

/** What a guest is told, in the very bytes that Lemma sends but for the order of the keys. */
export const STATEMENTS = {
  page: oneQuestion(QUESTION, bestAnswers(50, edge(ANSWER, placeOfAnswer('it'), 'Answer'))),
  list: `SELECT ${answered(
    'questions',
    object({
      edges: NODES,
      pageInfo: object({ ...pageInfo(placeOfQuestion), __typename: always('"PageInfo"') }),
      __typename: always('"QuestionConnection"'),
    }),
  )} FROM ${newestQuestions(20, edge(ROW, placeOfQuestion('it'), 'Question'))}`,
  vote: cast(
    object({
      ...columns(number, 't', { up: 'up', down: 'down', score: 'score' }),
      postId: word('$2::uuid'),
      vote: always('"UP"'),
      __typename: always('"Tally"'),
    }),
  ),
  thread: oneQuestion(THREAD, bestAnswers(20, THREAD_ANSWER)),
  latest: `SELECT ${answered('questions', object({ nodes: NODES, pageInfo: object(pageInfo(placeOfQuestion)) }))}
    FROM ${newestQuestions(20, LATEST)}`,
  upvote: cast(object({ score: number('t.score'), vote: always('"UP"') })),
};

export const NOTHING = '{"data":{"__typename":"Query"}}';
