import { mutantsIn } from '../mutant.ts';

const VOTE = 'tests/client/cast-vote.test.ts';
const ANSWERS = 'tests/client/answers-in-cache.test.ts';
const EVENTS = 'tests/client/question-events.test.tsx';
const MEMBER = 'tests/client/chat/member.test.tsx';
const REPLIES = 'tests/client/chat/replies.test.tsx';
const FIELD = 'tests/client/chat/field.test.tsx';
const FRESHNESS = 'tests/client/freshness.test.tsx';
const CONNECTION = 'tests/client/connection.test.ts';
const SEARCH = 'tests/client/search.test.tsx';
const ATTACHMENTS = 'tests/client/attachments.test.tsx';
const DRAFTS = 'tests/client/drafts.test.tsx';

export const CLIENT_MUTANTS = [
  ...mutantsIn('client/features/community/post/cast-vote.ts', VOTE, {
    'a vote shows at once what the server will say': [
      "- Number(before === 'DOWN')",
      "+ Number(before === 'DOWN')",
    ],
    'a score shows at once what the server will say': [
      "- WORTH[before ?? 'NONE']",
      "+ WORTH[before ?? 'NONE']",
    ],
    'a vote that is taken back is none': ["vote: type === 'NONE' ? null : type };", 'vote: type };'],
    'a vote that is refused is taken back, with its reason': [
      "return data && 'message' in data.vote ? data.vote.message : null;",
      'return null;',
    ],
    'one’s own vote shows': ['viewer ? { ...viewer, vote: tally.vote } : viewer', 'viewer'],
  }),
  ...mutantsIn('client/features/community/answers/answers-in-cache.ts', ANSWERS, {
    'an answer stands in the list once': [
      'list.edges.some((edge) => edge.node.__ref === node.__ref)',
      'list.edges.length < 0',
    ],
    'an answer counts once': ['answerCount ?? before + added', 'answerCount ?? before + 1'],
    'an answer that goes counts no more': ['Math.max(0, before - taken)', 'before'],
    'an answer that goes is shown as accepted no more': ['(before === answerId ? null : before)', 'before'],
  }),
  ...mutantsIn('client/features/community/question/QuestionEvents.tsx', EVENTS, {
    'votes of others are shown': [
      'fields: { up: () => up, down: () => down, score: () => score },',
      'fields: {},',
    ],
    'an answer of somebody else is shown': [
      '        addAnswer(cache, questionId, id, event.answerCount);\n',
      '',
    ],
    'one’s own answer is no news': ['if (author.id === me) return;', ''],
    'an answer that goes elsewhere goes here': [
      'return removeAnswer(cache, questionId, event.answerId, event.answerCount);',
      'return;',
    ],
    'an answer that is accepted elsewhere is accepted here': [
      'if (after) setAccepted(cache, after, true);',
      '',
    ],
    'an answer that is accepted no more is shown so': ['if (before) setAccepted(cache, before, false);', ''],
    'a question that goes elsewhere goes here': ['        onDeleted();\n', ''],
  }),
  ...mutantsIn('client/features/community/question/use-judgements.ts', EVENTS, {
    'the check of an answer is shown': [
      'fields: { check: () => check, working: () => judged },',
      'fields: {},',
    ],
  }),
  ...mutantsIn('client/features/community/question/use-missed-events.ts', EVENTS, {
    'what happened before the first event is asked for': ['if (live) look().catch(console.warn);', ''],
    'events missed during a disconnection are fetched': ['  useLiveAgain(() => void onMissed());\n', ''],
  }),
  ...mutantsIn('client/features/community/question/use-record-view.ts', EVENTS, {
    'whoever leaves at once has not looked': ['const LOOK_MS = 1500;', 'const LOOK_MS = 0;'],
  }),
  ...mutantsIn('client/features/community/list/NewQuestions.tsx', EVENTS, {
    'one’s own question is no news': ['if (question && question.author?.id !== me)', 'if (question)'],
    'new questions are counted': ['setTold((before) => [...before, question.id])', 'setTold([question.id])'],
  }),
  ...mutantsIn('client/features/chat/store/use-outbox.ts', MEMBER, {
    'what is said shows at once': ['    replace({ messages: [...shown, reply], send });\n', ''],
    'what was lost is said to be lost': ["failed(reply, 'NETWORK')], send }", 'reply], send }'],
  }),
  ...mutantsIn('client/features/chat/store/use-member-chat.ts', MEMBER, {
    'what was lost is sent again as the same message': [
      'if (last?.unsent) outbox.retry();',
      'if (last?.unsent) void send({ text: messages.at(-2)!.content });',
    ],
  }),
  ...mutantsIn('client/features/chat/store/use-chat-mutations.ts', MEMBER, {
    'a rating shows at once': [
      'id, feedback: rating, feedbackNote: note }',
      "id, feedback: 'NONE', feedbackNote: note }",
    ],
    'what was sent stands in its conversation': [
      'update: (cache, { data }) => addExchange(cache, data?.sendMessage),',
      'update: () => {},',
    ],
  }),
  ...mutantsIn('client/features/chat/store/branch-in-cache.ts', MEMBER, {
    'other words take the place of what followed': [
      'messages.findIndex(({ id }) => id === sent.parentId) + 1)',
      'messages.length)',
    ],
  }),
  ...mutantsIn('client/features/chat/store/use-growing-reply.ts', MEMBER, {
    'what came twice stands once': ['text.slice(0, at) + added', 'text + added'],
    'a reply goes on from its last character': [
      'from: reply.content.length, text: reply.content',
      'from: 0, text: reply.content',
    ],
  }),
  ...mutantsIn('client/features/chat/guest/asker.ts', REPLIES, {
    'a reply grows': ['content: now.content + text', 'content: text'],
  }),
  ...mutantsIn('client/features/chat/guest/asker.ts', FIELD, {
    'what was refused is not in the conversation': [
      '          replace(previous, shown.at(-1)?.id ?? null);\n',
      '',
    ],
  }),
  ...mutantsIn('client/features/chat/guest/question.ts', REPLIES, {
    'the last five messages go along': ['const HISTORY = 5;', 'const HISTORY = 4;'],
    'of what came before the questions go along': [
      ".filter(({ role }) => role === 'USER'),",
      '.slice(0, 0),',
    ],
  }),
  ...mutantsIn('client/features/chat/conversation/use-message-draft.ts', FIELD, {
    'what was refused stands in the field again': [
      '      else setText(joined(words, input.current?.value.trim()));\n',
      '',
    ],
    'the field is empty once its words are on their way': ['      setText(unsent);\n', ''],
  }),
  ...mutantsIn('client/lib/device/drafts.ts', FIELD, {
    'what is typed is kept on the device': [
      'if (text) store(PREFIX + key, text);\n  else clearDraft(key);',
      'if (!text) clearDraft(key);',
    ],
  }),
  ...mutantsIn('client/lib/device/use-draft-field.ts', DRAFTS, {
    'an edit that was not saved is kept': [
      'useState<Text>(() => (readDraft(key) as Text | null) ?? before)',
      'useState<Text>(before)',
    ],
    'an edit that says what stood there is none': ["text === before ? '' : text", 'text'],
  }),
  ...mutantsIn('client/features/community/editing/use-base-version.ts', DRAFTS, {
    'an edit that was kept begins from the version of then': [
      '(isKept(keys) ? Number(readDraft(versionKey)) : 0) || opened',
      'opened',
    ],
  }),
  ...mutantsIn('client/features/community/answers/use-post-answer.ts', DRAFTS, {
    'an answer that was lost is sent again under the same key': [
      '      setRefusal(t`Your answer could not be sent.',
      '      setKey(crypto.randomUUID());\n      setRefusal(t`Your answer could not be sent.',
    ],
    'the next answer has another key': ['        setKey(crypto.randomUUID());\n', ''],
  }),
  ...mutantsIn('client/features/chat/attachments/use-attachments.ts', ATTACHMENTS, {
    'a message has five files': ['place >= MAX_ATTACHMENTS ?', 'place > MAX_ATTACHMENTS ?'],
    'nothing is sent while a file is on its way': [
      "pending: list.some(({ state }) => state === 'uploading'),",
      'pending: false,',
    ],
    'a file that is removed is forgotten by the server': [
      '    if (id) void forget(`/api/uploads/${id}`);\n',
      '',
    ],
  }),
  ...mutantsIn('client/lib/graph/cache-freshness.ts', FRESHNESS, {
    'an answer is fresh for a minute': ['export const FRESH_MS = 60_000;', 'export const FRESH_MS = 61_000;'],
    'an answer is shown for five minutes': [
      'export const KEPT_MS = 5 * 60_000;',
      'export const KEPT_MS = 6 * 60_000;',
    ],
    'what was answered to somebody else is asked for again': [
      '    this.#deliveredAt = Number.NEGATIVE_INFINITY;\n    for',
      '    for',
    ],
  }),
  ...mutantsIn('client/lib/graph/pagination.ts', CONNECTION, {
    'a row that moved is shown once': [
      'incoming.edges.filter((edge) => !known.has(refOf(edge)))',
      'incoming.edges',
    ],
    'what was read beyond the beginning stays': [
      'existing.edges.slice(joint + 1)',
      'existing.edges.slice(joint + 2)',
    ],
    'a row that was deleted is not shown': [
      'existing.edges.filter(({ node }) => canRead(node))',
      'existing.edges',
    ],
  }),
  ...mutantsIn('client/lib/graph/links/retry-link.ts', FRESHNESS, {
    'an act is not tried again': ['    isQueryOperation(operation.query) &&\n', ''],
    'a refusal is not tried again': ['error.statusCode >= 500', 'error.statusCode >= 400'],
  }),
  ...mutantsIn('client/lib/graph/socket-link.ts', 'tests/client/heartbeat.test.ts', {
    'a connection that is silent for ten seconds is given up': [
      'const ANSWER_WITHIN_MS = 10_000;',
      'const ANSWER_WITHIN_MS = 20_000;',
    ],
  }),
  ...mutantsIn('client/lib/search/search-history.ts', SEARCH, {
    'a search that is made again is counted': ['(entries.find(same)?.count ?? 0) + 1', '1'],
    'a device remembers fifty searches': ['export const MAX_ENTRIES = 50;', 'export const MAX_ENTRIES = 51;'],
    'the latest search of a device comes first': [
      'entries.toSorted((a, b) => b.timestamp - a.timestamp).slice',
      'entries.toSorted((a, b) => a.timestamp - b.timestamp).slice',
    ],
  }),
];
