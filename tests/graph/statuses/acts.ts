/** What can be done to a question, one of its answers or a comment, through the graph and over REST. */
export interface Act {
  /** A field of the mutation that does it. */
  graph: (things: Things) => string;
  /** Absent where REST does it in another call, or not at all. */
  rest?: (things: Things) => [method: string, path: string, body?: object];
  /** Of REST, where it went well. */
  status?: number;
}

export interface Things {
  question: string;
  /** Another open question. */
  original: string;
  answer: string;
  comment: string;
  questionRevision: string;
  answerRevision: string;
  /** Text that stands nowhere else. */
  words: string;
}

export type Target = 'question' | 'answer' | 'comment';

const COMMUNITY = '/api/community';
const REASON = 'As the rules of this place say.';

const vote = (target: Target, type: 'UP' | 'DOWN' | 'NONE'): Act => ({
  graph: (things) => `vote(input: { postId: "${things[target]}", type: ${type} })`,
  rest: (things) => [
    'POST',
    `${COMMUNITY}/interactions/vote`,
    { target_type: target, target_id: things[target], vote_type: type.toLowerCase() },
  ],
});

const interaction = (target: Target, kind: 'like' | 'bookmark'): Act => ({
  graph: (things) =>
    `${kind === 'like' ? 'setLike' : 'setBookmark'}(input: { targetId: "${things[target]}", active: true })`,
  rest: (things) => [
    'POST',
    `${COMMUNITY}/interactions/${kind}`,
    { target_type: target, target_id: things[target], active: true },
  ],
});

const report = (target: Target): Act => ({
  graph: (things) => `reportPost(input: { targetId: "${things[target]}", reason: SPAM })`,
  rest: (things) => [
    'POST',
    `${COMMUNITY}/interactions/report`,
    { target_type: target, target_id: things[target], reason: 'spam' },
  ],
  status: 201,
});

const setHidden = (target: Target, active: boolean): Act => ({
  graph: (things) => `setHidden(input: { id: "${things[target]}", active: ${active}, reason: "${REASON}" })`,
  rest: (things) => ['POST', `${COMMUNITY}/moderation/hide`, { id: things[target], active, reason: REASON }],
});

const comment = (target: 'question' | 'answer'): Act => ({
  graph: (things) => `postComment(input: { postId: "${things[target]}", body: "${things.words}" })`,
  rest: (things) => ['POST', `${COMMUNITY}/${target}s/${things[target]}/comments`, { body: things.words }],
  status: 201,
});

const capitalised = { question: 'Question', answer: 'Answer', comment: 'Comment' };

const edit = (target: Target): Act => ({
  graph: (things) =>
    `edit${capitalised[target]}(input: { id: "${things[target]}", body: "${things.words}" })`,
  rest: (things) => ['PUT', `${COMMUNITY}/${target}s/${things[target]}`, { body: things.words }],
});

const suggest = (target: 'question' | 'answer'): Act => ({
  graph: (things) => `suggestEdit(input: { postId: "${things[target]}", body: "${things.words}" })`,
});

const remove = (target: Target): Act => ({
  graph: (things) => `delete${capitalised[target]}(input: { id: "${things[target]}" })`,
  rest: (things) => ['DELETE', `${COMMUNITY}/${target}s/${things[target]}`],
  status: 204,
});

const restore = (revision: 'questionRevision' | 'answerRevision'): Act => ({
  graph: (things) => `restoreRevision(input: { id: "${things[revision]}", expectedVersion: 2 })`,
  rest: (things) => ['POST', `${COMMUNITY}/revisions/${things[revision]}/restore`, { expected_version: 2 }],
});

const ofQuestion = (
  call: string,
  { field, input = '', body }: { field: string; input?: string; body?: object },
): Act => ({
  graph: ({ question }) => `${field}(input: { id: "${question}"${input} })`,
  rest: ({ question }) => ['POST', `${COMMUNITY}/questions/${question}/${call}`, body ?? {}],
});

const accept = (accepted: boolean): Act => ({
  graph: ({ answer }) => `acceptAnswer(input: { answerId: "${answer}", accepted: ${accepted} })`,
  rest: ({ answer }) => ['POST', `${COMMUNITY}/answers/${answer}/accept`, { accepted }],
});

export const ON_QUESTIONS: Record<string, Act> = {
  'vote a question up': vote('question', 'UP'),
  'vote a question down': vote('question', 'DOWN'),
  'take a vote on a question back': vote('question', 'NONE'),
  'answer a question': {
    graph: ({ question, words }) => `postAnswer(input: { questionId: "${question}", body: "${words}" })`,
    rest: ({ question, words }) => ['POST', `${COMMUNITY}/questions/${question}/answers`, { body: words }],
    status: 201,
  },
  'comment on a question': comment('question'),
  'edit a question': edit('question'),
  'suggest an edit of a question': suggest('question'),
  'restore a version of a question': restore('questionRevision'),
  'like a question': interaction('question', 'like'),
  'bookmark a question': interaction('question', 'bookmark'),
  'report a question': report('question'),
  'follow a question': {
    graph: ({ question }) => `followQuestion(input: { questionId: "${question}", active: true })`,
    rest: ({ question }) => ['POST', `${COMMUNITY}/questions/${question}/follow`, { active: true }],
  },
  'close a question': ofQuestion('close', {
    field: 'closeQuestion',
    input: ', reason: UNCLEAR',
    body: { reason: 'unclear' },
  }),
  'close a question as a duplicate': {
    graph: ({ question, original }) =>
      `closeQuestion(input: { id: "${question}", reason: DUPLICATE, duplicateOfId: "${original}" })`,
    rest: ({ question, original }) => [
      'POST',
      `${COMMUNITY}/questions/${question}/close`,
      { reason: 'duplicate', duplicate_of_id: original },
    ],
  },
  'reopen a question': ofQuestion('reopen', { field: 'reopenQuestion' }),
  'lock a question': ofQuestion('lock', {
    field: 'lockQuestion',
    input: ', locked: true',
    body: { locked: true },
  }),
  'unlock a question': ofQuestion('lock', {
    field: 'lockQuestion',
    input: ', locked: false',
    body: { locked: false },
  }),
  'hide a question': setHidden('question', true),
  'show a question': setHidden('question', false),
  'delete a question': remove('question'),
};

export const ON_ANSWERS: Record<string, Act> = {
  'vote an answer up': vote('answer', 'UP'),
  'vote an answer down': vote('answer', 'DOWN'),
  'take a vote on an answer back': vote('answer', 'NONE'),
  'accept an answer': accept(true),
  'take an acceptance back': accept(false),
  'comment on an answer': comment('answer'),
  'edit an answer': edit('answer'),
  'suggest an edit of an answer': suggest('answer'),
  'restore a version of an answer': restore('answerRevision'),
  'like an answer': interaction('answer', 'like'),
  'bookmark an answer': interaction('answer', 'bookmark'),
  'report an answer': report('answer'),
  'hide an answer': setHidden('answer', true),
  'show an answer': setHidden('answer', false),
  'delete an answer': remove('answer'),
};

export const ON_COMMENTS: Record<string, Act> = {
  'vote a comment up': vote('comment', 'UP'),
  'vote a comment down': vote('comment', 'DOWN'),
  'take a vote on a comment back': vote('comment', 'NONE'),
  'like a comment': interaction('comment', 'like'),
  'edit a comment': edit('comment'),
  'report a comment': report('comment'),
  'hide a comment': setHidden('comment', true),
  'show a comment': setHidden('comment', false),
  'delete a comment': remove('comment'),
};
