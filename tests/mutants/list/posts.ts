import { mutantsIn } from '../mutant.ts';

const ANSWERS = 'tests/graph/answers.test.ts';
const QUESTIONS = 'tests/graph/questions.test.ts';
const POLICIES = 'tests/graph/policies.test.ts';
const LISTS = 'tests/graph/lists.test.ts';
const LIVE = 'tests/graph/live.test.ts';
const NEW_SITE = 'tests/graph/new-site.test.ts';
const PROFILES = 'tests/graph/profiles.test.ts';
const CHECKED = 'tests/graph/checked-answers.test.ts';
const RACES = 'tests/graph/races.test.ts';
const VOTES = 'tests/graph/votes.test.ts';
const POSTING = 'tests/database/posting.test.ts';

const POLICY_MUTANTS = [
  ...mutantsIn('server/community/posts/policy.ts', QUESTIONS, {
    'the answers of a question that was deleted are not found': [
      'return { ...visibleAnswersOfQuestion(reader), question: visibleQuestions(reader) };',
      'return visibleAnswersOfQuestion(reader);',
      'a question without thanked answers goes, and',
    ],
  }),
  ...mutantsIn('server/community/posts/policy.ts', ANSWERS, {
    'others do not edit': [
      "if (post.authorId === person.id || hasPrivilege(person, 'editOthers'))",
      'if (true)',
      'others neither edit nor delete it',
    ],
  }),
  ...mutantsIn('server/community/posts/policy.ts', QUESTIONS, {
    'a question that was deleted is not found': [
      'return { deletedAt: null, AND:',
      'return { AND:',
      'an idempotency key of a question that was',
    ],
  }),
  ...mutantsIn('server/community/posts/policy.ts', POLICIES, {
    'a locked question is changed by staff alone': [
      "question.status === 'LOCKED' && !isStaff(person) ? questionLocked() : null;",
      'null;',
      'while a question is locked, it and its answers',
    ],
    'nobody is offered a vote on a locked question': [
      "  if (question.status === 'LOCKED') return questionLocked();\n",
      '',
    ],
    'nobody is offered a vote on their own post': ['  if (authorId === standing.id) return ownPost();\n', ''],
    'nobody is offered a vote that needs more reputation': [
      "hasPrivilege(standing, type === 'UP' ? 'voteUp' : 'voteDown')",
      "hasPrivilege(standing, 'voteUp')",
    ],
  }),
  ...mutantsIn('server/community/answers/policy.ts', ANSWERS, {
    'others do not delete an answer': [
      'if (answer.authorId === person.id || isStaff(person))',
      'if (true)',
      'others neither edit nor delete it',
    ],
  }),
  ...mutantsIn('server/community/answers/policy.ts', POLICIES, {
    'one’s own answer is accepted after a day': ['hours >= OWN_ANSWER_AFTER_HOURS', 'hours >= 0'],
    'who may delete an answer is told so': [
      'delete: refusalToDelete(person, answer, answer.question) === null,',
      'delete: refusalToDelete(person, answer, answer.question) !== null,',
      'while a question is locked, it and its answers',
    ],
  }),
  ...mutantsIn('server/community/questions/policy.ts', NEW_SITE, {
    'closing is a privilege': [
      "if (!hasPrivilege(standing, 'close'))",
      'if (!standing)',
      'closing needs 500 reputation',
    ],
  }),
  ...mutantsIn('server/community/questions/policy.ts', QUESTIONS, {
    'an accepted answer is one that was thanked for': [
      '{ OR: [{ accepted: true }, { up: { gt: 0 } }] }',
      '{ up: { gt: 0 } }',
      'an accepted answer is one that was thanked for',
    ],
    'a locked question is not closed': [
      "return question.status === 'LOCKED' ? questionLocked() : null;\n}\n\n/** Staff alone",
      'return null;\n}\n\n/** Staff alone',
      'a locked question is neither closed nor',
    ],
  }),
  ...mutantsIn('server/community/questions/policy.ts', ANSWERS, {
    'staff accepts after a month of silence, not before': [
      'const STAFF_ACCEPT_AFTER_DAYS = 30;',
      'const STAFF_ACCEPT_AFTER_DAYS = 29;',
      'nobody else accepts; a moderator may after a',
    ],
  }),
  ...mutantsIn('server/community/questions/policy.ts', POLICIES, {
    'nobody but the asker is told that they may accept': [
      'if (question.authorId === person.id) return refusalByLock(person, question);',
      'return refusalByLock(person, question);',
      'on a new site the reader may do what they are',
    ],
  }),
  ...mutantsIn('server/community/questions/policy.ts', QUESTIONS, {
    'a question whose answers were thanked for stays': [
      'if (thanked.length > 0)',
      'if (thanked.length > 1)',
      'an accepted answer is one that was thanked for',
    ],
    'others do not delete a question': [
      'if (question.authorId !== person.id)\n',
      'if (question.authorId === "")\n',
      'it is not for others to delete',
    ],
  }),
  ...mutantsIn('server/community/questions/policy.ts', POLICIES, {
    'who may accept is told so': [
      'accept: refusalToChooseAnswer(person, question, now) === null,',
      'accept: question.authorId === person.id,',
      'while a question is locked, it and its answers',
    ],
  }),
  ...mutantsIn('server/community/questions/policy.ts', NEW_SITE, {
    'tags that nobody has used are a privilege of edits too': [
      "if (hasPrivilege(standing, 'createTag')) return null;",
      'return null;',
      'a new tag needs 150 reputation, and one that',
    ],
  }),
  ...mutantsIn('server/community/profiles/policy.ts', PROFILES, {
    'whoever was deleted has no profile': [
      'return { deletedAt: null };',
      'return {};',
      'whoever was deleted has no profile',
    ],
  }),
  ...mutantsIn('server/community/reputation/rules.ts', NEW_SITE, {
    'staff has every privilege': [
      'if (isStaff(person) || person.reputation',
      'if (person.reputation',
      'moderators need none',
    ],
    'the posts of others are nobody’s to edit on a new site either': [
      "return privilege !== 'editOthers' && person.newSite === true;",
      'return person.newSite === true;',
      'the posts of others are not everybody’s to edit',
    ],
  }),
  ...mutantsIn('server/community/reputation/rules.ts', 'tests/database/vote-rules.test.ts', {
    'somebody is new until they have the reputation': [
      'user.reputation < NEW_USER_REPUTATION ||',
      'user.reputation <= NEW_USER_REPUTATION ||',
      'the database refuses the same votes as the',
    ],
  }),
  ...mutantsIn('server/community/reputation/standing.ts', NEW_SITE, {
    'more than fifty people are no new site': [
      'SELECT count(*) <= ${NEW_SITE_USERS} FROM',
      'SELECT count(*) <= ${NEW_SITE_USERS + 1} FROM',
      'closing needs 500 reputation',
    ],
  }),
];

const QUESTION_MUTANTS = [
  ...mutantsIn('server/community/questions/rules.ts', QUESTIONS, {
    'a question has five tags, the subject’s first': [
      'return [subjectCode, ...tags.filter',
      'return [...tags.filter',
      'a question stands where it was asked, with the',
    ],
  }),
  ...mutantsIn('server/text/limits.ts', QUESTIONS, {
    'a title has six characters': ['TITLE_LENGTH = { min: 6,', 'TITLE_LENGTH = { min: 5,'],
    'a tag has 35 characters': ['export const MAX_TAG = 35;', 'export const MAX_TAG = 36;'],
    'a question is given at most five tags': ['export const MAX_TAGS = 5;', 'export const MAX_TAGS = 6;'],
  }),
  ...mutantsIn('server/database/functions/ask_question.sql', QUESTIONS, {
    'a question stands under a paper that there is': [
      "WHEN p_paper <> '' AND NOT EXISTS",
      "WHEN p_paper = '' AND NOT EXISTS",
      'a subject, paper or topic that does not exist',
    ],
    'a question stands under a topic of its paper': [
      "p_paper, '') = '' OR paper_code = p_paper)",
      "p_paper, '') = '' OR paper_code <> p_paper)",
      'a question stands where it was asked, with the',
    ],
    'what was deleted may be asked again': [
      ' AND body = p_body AND deleted_at IS NULL)',
      ' AND body = p_body)',
    ],
    'a key is good for one input': [
      '    repeated := v_earlier.input = p_input;\n',
      '    repeated := true;\n',
      'an idempotency key asks once, however often it',
    ],
  }),
  ...mutantsIn('server/database/functions/ask_question.sql', NEW_SITE, {
    'a tag that nobody has used is a privilege': [
      "IF NOT has_privilege(v_author, (p_rules ->> 'createTag')::int, p_rules) THEN",
      'IF false THEN',
      'a new tag needs 150 reputation, and one that',
    ],
  }),
  ...mutantsIn('server/database/functions/ask_question.sql', RACES, {
    'questions of one person are counted one after the other, by the lock of the person': [
      'IF p_renderer IS NOT NULL THEN PERFORM 1 FROM users WHERE id = p_author FOR NO KEY UPDATE; END IF;',
      '',
      'a post that meets another of the same newcomer',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/ask-question.ts', QUESTIONS, {
    'a question costs its asker the pause of somebody new': [
      'postingRules(POSTING.question)',
      'postingRules(POSTING.answer)',
      'somebody new waits two minutes, and asks three',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/ask-question.ts', `${LIVE}#over server-sent events`, {
    'the listeners of a subject are told of a question': [
      '  if (!outcome.repeated) {\n    notePostingRate',
      '  if (outcome.repeated) {\n    notePostingRate',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/edit-question.ts', QUESTIONS, {
    'an edit from an older version is refused': [
      '    requireVersion(before, expectedVersion);\n',
      '',
      'an edit that started from an older version is',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/edit-question.ts', QUESTIONS, {
    'what others wrote while an edit was rendered is not written over': [
      '    if (title !== text.title || body !== text.body) throw editConflict();\n',
      '',
      'an edit of what somebody changed while it was',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/find-original.ts', QUESTIONS, {
    'a duplicate names another question': [
      'originalId && originalId !== id &&',
      'originalId &&',
      'a duplicate names another question that it',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/close-question.ts', QUESTIONS, {
    'a question that is reopened has no reason to be closed': [
      ": { status: 'OPEN' as const, closeReason: null, duplicateOfId: null };",
      ": { status: 'OPEN' as const };",
      'a closed question takes no answers until it is',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/close-question.ts', `${LIVE}#closed, reopened`, {
    'listeners are told that a question was closed': [
      '  ctx.events.publish(questionChannel(id)',
      '  if (closing === undefined) ctx.events.publish(questionChannel(id)',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/delete-question.ts', QUESTIONS, {
    'a question that goes takes back the reputation that it gave': [
      '    await undoLedger(ctx, tx, { postIds: [id, ...answers.map((answer) => answer.id)] });\n',
      '',
      'what votes brought goes with the question, and',
    ],
    'a deletion that started from an older version is refused': [
      '    requireVersion(question, expectedVersion);\n',
      '',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/delete-question.ts', `${LIVE}#closed, reopened`, {
    'listeners are told that a question went': [
      "kind: 'QuestionDeleted', questionId: id }",
      "kind: 'QuestionDeleted', questionId: '' }",
    ],
  }),
  ...mutantsIn('server/community/questions/operations/filter.ts', LISTS, {
    'unanswered questions have no answer': ['{ answerCount: 0, status', '{ acceptedAnswerId: null, status'],
    'a list since a time begins with it': ['createdAt: { gte: since }', 'createdAt: { gt: since }'],
    'a search holds what its filter says': ['...(paper ? [Prisma.sql`paper = ${paper}`] : []),', ''],
  }),
  ...mutantsIn('server/community/questions/operations/filter.ts', 'tests/graph/question-filters.test.ts', {
    'a search finds no deleted question': [
      '    Prisma.sql`deleted_at IS NULL`,\n',
      '    Prisma.sql`true`,\n',
    ],
    'a search since a time begins with it': ['`created_at >= ${since}`', '`created_at > ${since}`'],
    'a search holds the unanswered alone': ["[Prisma.sql`answer_count = 0 AND status = 'OPEN'`]", '[]'],
  }),
  ...mutantsIn('server/community/questions/operations/lists.ts', LISTS, {
    'the order of the unanswered holds nothing else': ['{ unanswered: true }', '{}'],
  }),
  ...mutantsIn('server/core/pagination.ts', LISTS, {
    'a page ends where the next begins': ["'gt' : 'lt'", "'gte' : 'lte'"],
  }),
  ...mutantsIn('server/core/pagination.ts', ANSWERS, {
    'of rows with the same place all are on some page': [
      '.slice(0, index)',
      '.slice(0, 0)',
      'are the accepted one, then by score',
    ],
    'the page after the accepted answer begins with the others': [
      "return value === (direction === 'desc') ? { [field]: !value } : null;",
      'return null;',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/search-questions.ts', LISTS, {
    'of matches with the same rank all are on some page': ['hit.id < place[1])', 'hit.id > place[1])'],
  }),
  ...mutantsIn('server/community/questions/operations/record-views.ts', QUESTIONS, {
    'a viewer counts again on the next day': ['return ctx.actor.id;', 'return ctx.actor.sessionId;'],
  }),
  ...mutantsIn('server/database/functions/record_views.sql', QUESTIONS, {
    'each view counts once': ['SET view_count = view_count + 1', 'SET view_count = view_count + 2'],
    'a question that was deleted is viewed by nobody': [
      '(p_questions) AND deleted_at IS NULL AND hidden',
      '(p_questions) AND hidden',
    ],
  }),
];

const ANSWER_MUTANTS = [
  ...mutantsIn('server/community/answers/rules.ts', ANSWERS, {
    'an answer has six characters': ['export const MIN_ANSWER = 6;', 'export const MIN_ANSWER = 5;'],
    'an answer has 20,000 characters at most': ['max: MAX_POST,', 'max: MAX_POST + 1,'],
  }),
  ...mutantsIn('server/database/functions/post_answer.sql', ANSWERS, {
    'a question counts its answers': ['SET answer_count = answer_count + 1, active_at', 'SET active_at'],
    'the same answer again is refused': [
      "    IF v_same THEN refusal := 'DUPLICATE'; RETURN NEXT; RETURN; END IF;\n",
      '',
    ],
  }),
  ...mutantsIn('server/database/functions/post_answer.sql', QUESTIONS, {
    'nothing is told of what another operation wrote': [
      "IF repeated OR v_earlier.operation = 'postAnswer' THEN",
      'IF true THEN',
      'an idempotency key asks once, however often it',
    ],
  }),
  ...mutantsIn('server/database/functions/post_answer.sql', RACES, {
    'a question that was closed meanwhile takes no answers': [
      "IF v_question.status <> 'OPEN' THEN",
      "IF v_question.status = 'LOCKED' THEN",
      'an answer that meets the closing of its question',
    ],
    'an answer waits for the closing of its question, by the lock of the question': [
      '    PERFORM 1 FROM questions WHERE id = p_question FOR NO KEY UPDATE;\n',
      '',
      'an answer that meets the closing of its question',
    ],
    'answers of one person are counted one after the other, by the lock of the person': [
      '    PERFORM 1 FROM users WHERE id = p_author FOR NO KEY UPDATE;\n',
      '',
      'a post that meets another of the same newcomer',
    ],
  }),
  ...mutantsIn('server/database/functions/post_answer.sql', `${LISTS}#in every order`, {
    'an answer makes its question active': [
      'SET answer_count = answer_count + 1, active_at = p_now',
      'SET answer_count = answer_count + 1',
    ],
  }),
  ...mutantsIn('server/database/functions/post_answer.sql', CHECKED, {
    'an answer is checked once it is posted': [
      "  PERFORM add_job('check-answer', jsonb_build_object('id', p_id, 'version', 1));\n",
      '',
    ],
  }),
  ...mutantsIn('server/database/functions/post_answer.sql', 'tests/red-team/posts-paid.test.ts', {
    'what was done already is no reason to refuse its retry': [
      'IF v_earlier.key IS NULL THEN',
      'IF true THEN',
      'whoever may not post yet is told so before',
    ],
    'whoever may not post yet is told so before anything is rendered': [
      '  IF p_renderer IS NULL THEN\n    IF v_earlier',
      '  IF false THEN\n    IF v_earlier',
      'whoever may not post yet is told so before',
    ],
  }),
  ...mutantsIn('server/community/answers/operations/post-answer.ts', `${LIVE}#hears of answers`, {
    'listeners are told of an answer': ["kind: 'AnswerPosted',", "kind: 'AnswerPosted2' as 'AnswerPosted',"],
  }),
  ...mutantsIn('server/community/answers/operations/edit-answer.ts', ANSWERS, {
    'an edit of an older version of an answer is refused': [
      '    requireVersion(before, expectedVersion);\n',
      '',
    ],
  }),
  ...mutantsIn('server/community/answers/operations/write-text.ts', CHECKED, {
    'an edited answer is checked again': [
      '  await ctx.jobs.add(tx, checkAnswer, { id, version: version + 1 });\n',
      '',
    ],
    'the check of an earlier version goes with it': [
      '      ...NOT_LOOKED_AT,\n      working: Prisma.DbNull,\n',
      '',
    ],
  }),
  ...mutantsIn('server/community/answers/operations/check-answer.ts', 'tests/graph/engine-overrun.test.ts', {
    'what overruns is not asked without end': ['tries >= MAX_OVERRUNS', 'tries >= MAX_OVERRUNS + 100'],
  }),
  ...mutantsIn(
    'server/community/questions/operations/check-question.ts',
    'tests/graph/checked-questions.test.ts',
    {
      'a title is read where the body only tells what was tried': ["['TITLE', title], ", ''],
      'what was solved of a question is said': [
        'return { solving: solved, part: other };',
        'return { solving: solved, part };',
      ],
    },
  ),
  ...mutantsIn('server/community/answers/operations/check-answer.ts', CHECKED, {
    'the check of an earlier version is not kept': ['...written, question: {', 'id, question: {'],
    'listeners are told that an answer was checked': ['if (after && ', 'if (!after && '],
  }),
  ...mutantsIn(
    'server/community/answers/operations/check-answer.ts',
    'tests/graph/check-of-older-question.test.ts',
    {
      'the check by an earlier version of the question is not kept': [
        ', question: { version: answer.question.version } }',
        ' }',
      ],
    },
  ),
  ...mutantsIn('server/database/functions/accept_answer.sql', `${LIVE}#changed nothing`, {
    'accepting an answer again is no news': [
      '  IF v_answer.accepted = p_accepted THEN RETURN NEXT; RETURN; END IF;\n',
      '',
    ],
  }),
  ...mutantsIn('server/database/functions/accept_answer.sql', ANSWERS, {
    'accepting another answer takes the first one’s points back': [
      '  IF v_before.id IS NOT NULL THEN\n',
      '  IF false THEN\n',
    ],
    'one’s own answer is accepted for no points': [
      'IF p_accepted AND v_answer.author_id <> v_question.author_id THEN',
      'IF p_accepted THEN',
    ],
    'accepting an answer brings its asker two points': [
      '    IF v_question.author_id = p_actor THEN\n      -- A badge',
      '    IF v_question.author_id <> p_actor THEN\n      -- A badge',
    ],
    'nobody accepts an answer that was deleted': [
      'WHERE id = p_answer AND deleted_at IS NULL;',
      'WHERE id = p_answer;',
    ],
    'nobody accepts an answer of a question that was deleted': [
      'WHERE a.id = p_answer) AND deleted_at IS NULL FOR',
      'WHERE a.id = p_answer) FOR',
    ],
  }),
  ...mutantsIn('server/database/functions/accept_answer.sql', VOTES, {
    'what acceptance brings is not capped': [
      "'ANSWER_ACCEPTED', (p_rules ->> 'answerAccepted')::int, false",
      "'ANSWER_ACCEPTED', (p_rules ->> 'answerAccepted')::int, true",
      'a day brings at most 200 from votes, summed',
    ],
  }),
  ...mutantsIn('server/database/functions/accept_answer.sql', 'tests/database/acceptance-rules.test.ts', {
    'one’s own answer is not accepted at once': ["(p_rules ->> 'ownAfterHours')::int", '0'],
    'staff accepts after a month of silence': ["(p_rules ->> 'staffAfterHours')::int", '0'],
    'in a locked question staff alone accepts': ["= 'LOCKED' AND NOT v_staff THEN", "= 'LOCKED' THEN"],
  }),
  ...mutantsIn('server/database/functions/accept_answer.sql', RACES, {
    'an answer is accepted under the lock of its question': [
      'WHERE a.id = p_answer) AND deleted_at IS NULL FOR NO KEY UPDATE;',
      'WHERE a.id = p_answer) AND deleted_at IS NULL;',
      'an acceptance that meets another waits for it',
    ],
  }),
  ...mutantsIn('server/community/answers/operations/accept-answer.ts', `${LIVE}#hears of answers`, {
    'listeners are told which answer is accepted': [
      'acceptedAnswerId: accepted ? answerId : null,\n    });',
      'acceptedAnswerId: null,\n    });',
    ],
  }),
  ...mutantsIn('server/community/answers/operations/delete-answer.ts', ANSWERS, {
    'an answer that goes takes back the reputation that it gave': [
      '    await undoLedger(ctx, tx, { postIds: [id] });\n',
      '',
    ],
    'an answer that goes is no longer accepted': ['answer.accepted && {', 'false && {'],
    'an answer that goes is counted no more': ['answerCount: { decrement: 1 } })', '})'],
    'a deletion of an older version of an answer is refused': [
      '    requireVersion(answer, expectedVersion);\n',
      '',
    ],
  }),
  ...mutantsIn('server/community/answers/operations/lists.ts', ANSWERS, {
    'the accepted answer comes first': [
      "kind: 'boolean', direction: 'desc' }",
      "kind: 'boolean', direction: 'asc' }",
    ],
    'of answers with the same score the oldest comes first': [
      "kind: 'date', direction: 'asc' }",
      "kind: 'date', direction: 'desc' }",
    ],
  }),
  ...mutantsIn('server/community/posts/lock.ts', RACES, {
    'edits of a question stand in line, by its lock': [
      '  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ${id}::uuid FOR NO KEY UPDATE`;\n',
      '  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ${id}::uuid`;\n',
      'an edit that meets another waits for it',
    ],
  }),
  ...mutantsIn('server/database/functions/refusal_to_post.sql', POSTING, {
    'a newcomer pauses between posts': ['make_interval(secs => pause_seconds)', 'make_interval(secs => 0)'],
    'a day has so many posts': ['IF v_over > 0 THEN', 'IF v_over > 1 THEN'],
    'the oldest post leaves the day first': [
      "p_times[v_over] + interval '24 hours'",
      "p_times[cardinality(p_times)] + interval '24 hours'",
    ],
  }),
  ...mutantsIn('server/community/posts/posting-rate.ts', 'tests/rest/limits.test.ts', {
    'what is left of the day’s posts is told': [
      '  noteLimit(ctx, { limit, remaining, reset: DAY_SECONDS });\n',
      '',
      'the answers of a day',
    ],
    'the pause that a post begins is told': [
      '  if (pause) noteLimit',
      '  if (!pause) noteLimit',
      'of whoever is new the pause before the next',
    ],
  }),
  ...mutantsIn('server/community/posts/author-row.ts', POSTING, {
    'listeners are told when an author joined': [
      'createdAt: new Date(created_at)',
      'createdAt: new Date(updated_at)',
      'what is told of a post is what is stored of it',
    ],
  }),
  ...mutantsIn('server/database/functions/add_job.sql', 'tests/database/jobs.test.ts', {
    'a job has as much time as those of its queue': [
      'heartbeat_seconds,\n    retry_limit, retry_delay, retry_backoff, retry_delay_max\n  FROM',
      'heartbeat_seconds,\n    retry_limit, retry_delay, retry_backoff, retry_delay\n  FROM',
      'that a function of the database adds is as the',
    ],
  }),
  ...mutantsIn('server/community/posts/revise.ts', QUESTIONS, {
    'the original is kept with the first edit': ['if (before.version === 1)', 'if (before.version === 0)'],
    'each version is kept under its number': ['number: before.version + 1,', 'number: before.version + 2,'],
  }),
  ...mutantsIn('server/community/posts/revise.ts', 'tests/red-team/after-the-commit.test.ts', {
    'an edit that is sent again is the same edit': [
      '[expectedVersion, expectedVersion + 1].includes',
      '[expectedVersion].includes',
    ],
  }),
  ...mutantsIn('server/community/stats/operations.ts', 'tests/graph/stats.test.ts', {
    'figures are looked up once a minute': ['const CACHED_MS = 60_000;', 'const CACHED_MS = 0;'],
    'the system itself is no person': [" AND role <> 'SYSTEM' ORDER", ' ORDER'],
  }),
];

export const POST_MUTANTS = [...POLICY_MUTANTS, ...QUESTION_MUTANTS, ...ANSWER_MUTANTS];
