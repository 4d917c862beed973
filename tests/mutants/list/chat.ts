import { mutantsIn } from '../mutant.ts';

const CHAT = 'tests/graph/chat.test.ts';
const LIMITS = 'tests/graph/chat-limits.test.ts';
const STREAMS = 'tests/graph/model-streams.test.ts';
const FAILURES = 'tests/graph/model-failures.test.ts';
const MODEL = 'tests/graph/model.test.ts';
const POLICIES = 'tests/graph/private-policies.test.ts#done to a message';
const RULES = 'tests/rules/chat.test.ts';

export const CHAT_MUTANTS = [
  ...mutantsIn('server/chat/policy.ts', [RULES, CHAT], {
    'a conversation is nobody else’s business': [
      'return { ownerId: reader.id };',
      'return { ownerId: reader.id && undefined };',
    ],
    'words of the tutor are not put otherwise': [
      "return message?.role === 'USER' ? null : noSuchMessage();",
      'return message ? null : noSuchMessage();',
    ],
    'a conversation goes on from what the tutor said': [
      "return message?.role === 'TUTOR' ? null : noSuchMessage();",
      'return message ? null : noSuchMessage();',
    ],
    'one’s own words are no reply': ["  role === 'TUTOR'\n    ? null", '  role !== undefined\n    ? null'],
  }),
  ...mutantsIn('server/chat/policy.ts', RULES, {
    'only replies are stopped': [
      'refusalToStop = (message: WithRole): Refusal | null => refusalUnlessReply(message)',
      'refusalToStop = (_message: WithRole): Refusal | null => null',
    ],
  }),
  ...mutantsIn('server/chat/policy.ts', [RULES, LIMITS], {
    'a conversation holds so many messages': [
      'to.messageCount + messages <= MAX_MESSAGES',
      'to.messageCount + messages <= MAX_MESSAGES + 2',
    ],
    'one reply at a time is written in a conversation': [
      'if (underWay.some((reply) => reply.conversationId === conversationId))',
      'if (underWay.length > 100)',
    ],
    'three replies at once are written for one person': [
      'if (underWay.length < REPLIES.concurrent) return null;',
      'if (underWay.length <= REPLIES.concurrent) return null;',
    ],
  }),
  ...mutantsIn('server/chat/rules.ts', LIMITS, {
    'a message has 8,000 characters': [
      'text: text({ min: 0, max: MAX_MESSAGE, label: MESSAGE }),',
      'text: text({ min: 0, max: MAX_MESSAGE + 1, label: MESSAGE }),',
    ],
    'a message says something': [
      "draft.text !== '' || draft.attachmentIds.length > 0",
      "draft.text !== ' ' || draft.attachmentIds.length > 0",
    ],
  }),
  ...mutantsIn('server/chat/rules.ts', [RULES, CHAT], {
    'a reply that gave no sign of life for a minute was interrupted': [
      "return silence > SILENCE_MS ? 'FAILED' : 'WRITING';",
      "return silence > SILENCE_MS * 100 ? 'FAILED' : 'WRITING';",
    ],
    'a conversation goes on from its newest message': [
      'row.number > last.number ? row : last',
      'row.number < last.number ? row : last',
    ],
    'of branches the newest is followed': [
      '(a.number < b.number ? 1 : -1)',
      '(a.number > b.number ? 1 : -1)',
    ],
    'a title has sixty characters': ['characters.slice(0, 59)', 'characters.slice(0, 60)'],
  }),
  ...mutantsIn('server/chat/rules.ts', MODEL, {
    'of many selections the newest count': ['.slice(-MAX_SEGMENTS)', '.slice(0, MAX_SEGMENTS)'],
    'a selection too short to say anything does not count': ['length >= MIN_SEGMENT)', 'length >= 1)'],
  }),
  ...mutantsIn('server/chat/operations/quota.ts', LIMITS, {
    'a reply counts, whatever becomes of its conversation': [
      '  await tx.chatUse.create({ data: { userId: actor.id, createdAt: ctx.now() } });\n',
      '',
    ],
    'two hundred replies a day': ['if (hour.wait + day.wait > 0)', 'if (hour.wait > 0)'],
    'sixty replies an hour': [
      '{ points: perHour, seconds: HOUR / 1000 }',
      '{ points: perHour + 1, seconds: HOUR / 1000 }',
    ],
    'a reply that was interrupted holds up no other': [
      '      beatAt: { gt: new Date(ctx.now().getTime() - SILENCE_MS) },\n',
      '',
    ],
  }),
  ...mutantsIn('server/chat/operations/ask-tutor.ts', LIMITS, {
    'a client that keeps its conversations pays for its replies': [
      "  ctx.budgets.spend(ctx, 1, 'chat');\n",
      '',
    ],
  }),
  ...mutantsIn('server/chat/operations/send-message.ts', LIMITS, {
    'of messages sent at once one is answered, by the lock of the person': [
      '    await lockUsers(tx, [actor.id]);\n',
      '',
    ],
    'a full conversation takes no message': [
      '  enforce(refusalToAdd(2, { messageCount: rows.length }));\n',
      '',
    ],
  }),
  ...mutantsIn('server/chat/operations/send-message.ts', CHAT, {
    'an edited question stands beside the old one': [
      'parentId: edited?.parentId ?? null }',
      'parentId: editsId }',
    ],
    'nobody speaks in another’s conversation': [
      'where: { id: conversationId, ...visibleConversations(actor) }',
      'where: { id: conversationId }',
    ],
  }),
  ...mutantsIn('server/chat/operations/send-message.ts', 'tests/graph/attachments.test.ts', {
    'editing a message keeps its files': [
      'if (input.editsId && !input.attachmentIds)',
      'if (input.editsId && input.attachmentIds)',
    ],
  }),
  ...mutantsIn('server/chat/operations/regenerate-reply.ts', LIMITS, {
    'a full conversation takes no other reply': [
      '      enforce(refusalToAdd(1, { messageCount: await tx.chatMessage.count({ where: { conversationId } }) }));\n',
      '',
    ],
    'another reply counts as well': ['      await admitReply(ctx, tx, actor, conversationId);\n', ''],
  }),
  ...mutantsIn('server/chat/operations/conversations.ts', CHAT, {
    'the latest conversation comes first': [
      "orderBy: [{ activeAt: 'desc' }, { id: 'desc' }],",
      "orderBy: [{ activeAt: 'asc' }, { id: 'desc' }],",
    ],
    'a page of conversations ends where the next begins': [
      '[{ activeAt: { lt: activeAt } }',
      '[{ activeAt: { lte: activeAt } }',
    ],
    'a sign of the search is a sign of the text': [
      'contains: words.replaceAll(/[\\\\%_]/g, String.raw`\\$&`)',
      'contains: words',
    ],
    'nobody renames another’s conversation': [
      'where: { id, ...visibleConversations(actor) },\n    data: { title },',
      'where: { id },\n    data: { title },',
    ],
    'nobody deletes another’s conversation': [
      'deleteMany({ where: { id, ...visibleConversations(actor) } })',
      'deleteMany({ where: { id } })',
    ],
  }),
  ...mutantsIn('server/chat/operations/branch.ts', CHAT, {
    'a branch goes through the message that is named': [
      'through ? leafBelow(tree, through) : null',
      'through ? null : null',
    ],
  }),
  ...mutantsIn('server/chat/operations/rate-reply.ts', POLICIES, {
    'one’s own words are not rated': [
      '  enforce(refusalToRate(await ownMessage(ctx, id)));\n',
      '  await ownMessage(ctx, id);\n',
    ],
  }),
  ...mutantsIn('server/chat/operations/rate-reply.ts', CHAT, {
    'a note goes with its rating': [
      "feedbackNote: rating === 'NONE' ? null : note || null",
      'feedbackNote: note || null',
    ],
  }),
  ...mutantsIn('server/chat/operations/history.ts', 'tests/rest/chat.test.ts', {
    'history has what was answered': ["status: { in: ['DONE', 'STOPPED'] }, ", ''],
    'history begins with the newest': ["orderBy: { number: 'desc' },", "orderBy: { number: 'asc' },"],
  }),
  ...mutantsIn('server/chat/operations/stop-reply.ts', CHAT, {
    'a reply that has ended stays as it is': ["where: { id, status: 'WRITING' },", 'where: { id },'],
  }),
  ...mutantsIn('server/chat/operations/stop-reply.ts', POLICIES, {
    'one’s own words are not stopped': [
      '  enforce(refusalToStop(await ownMessage(ctx, id)));\n',
      '  await ownMessage(ctx, id);\n',
    ],
  }),
  ...mutantsIn('server/chat/operations/follow-reply.ts', STREAMS, {
    'a subscriber receives the text from its offset on': [
      'yield { at, text: message.content.slice(at), endedId: null };',
      'yield { at, text: message.content, endedId: null };',
    ],
  }),
  ...mutantsIn('server/chat/reply/write-reply.ts', STREAMS, {
    'a reply that was stopped elsewhere says nothing more': [
      "where: { id, status: 'WRITING' },",
      'where: { id },',
    ],
    'what there was when a reply was stopped is kept': [
      '      await flush();\n      const { content: own',
      '      const { content: own',
    ],
  }),
  ...mutantsIn('server/chat/reply/write-reply.ts', 'tests/graph/shutdown-replies.test.ts', {
    'a reply interrupted by a shutdown is marked interrupted': [
      "page.end('FAILED', { failure: 'INTERRUPTED' })",
      "page.end('STOPPED', {})",
    ],
  }),
  ...mutantsIn('server/chat/reply/verify-reply.ts', MODEL, {
    'a reply is verified where all that it states holds': [
      "if (isAnswerOurs && isWhole) return 'VERIFIED';",
      "if (isAnswerOurs) return 'VERIFIED';",
    ],
    'a reply is verified where its answer is ours': [
      "if (isAnswerOurs && isWhole) return 'VERIFIED';",
      "if (isWhole) return 'VERIFIED';",
    ],
    'a line that is wrong is told as such': [
      "return verdict === 'wrong' || isLost ? false : null;",
      'return isLost ? false : null;',
    ],
  }),
  ...mutantsIn('server/chat/reply/model-reply.ts', MODEL, {
    'an answer that repeats the instructions is withheld': [
      "if (safe === null) throw new ProviderFailure('MALFORMED_REPLY', 'the model revealed its instructions');",
      'if (safe === null) { yield chunk.text; continue; }',
    ],
  }),
  ...mutantsIn('server/chat/reply/reply-to.ts', MODEL, {
    'hints come from the engine': [
      "turn.rung === 'HINT' || turn.rung === 'STEP') return true;",
      "turn.rung === 'STEP') return true;",
    ],
  }),
  ...mutantsIn('server/chat/provider/breaker.ts', FAILURES, {
    'a service that failed five times in a row is left alone': ['const FAILURES = 5;', 'const FAILURES = 6;'],
    'a service is tried once more after half a minute': [
      'const PAUSE_MS = 30_000;',
      'const PAUSE_MS = 29_000;',
    ],
    'a service that answered has failed no more': ['      failures = 0;\n', ''],
  }),
  ...mutantsIn('server/chat/provider/post.ts', FAILURES, {
    'a service is asked three times and no more': ['tried >= retries ||', 'tried > retries ||'],
    'a long Retry-After is not waited for': [' || pause > MAX_PAUSE_MS) {', ') {'],
  }),
  ...mutantsIn('server/photos/policy.ts', RULES, {
    'what is read is a picture': ['if (isImage(contentType)) return null;', 'return null;'],
  }),
  ...mutantsIn('server/photos/rules.ts', 'tests/graph/photos.test.ts', {
    'a photo without a question has none': ['text === NOTHING || text.length', 'text.length'],
    'a question has so many characters': ['text.length > MAX_TRANSCRIPT', 'text.length > MAX_TRANSCRIPT * 2'],
  }),
  ...mutantsIn('server/photos/operations/transcribe-photo.ts', 'tests/graph/photos.test.ts', {
    'a photo that is read counts among the replies of an hour': ['  await countReply(ctx, actor);\n', ''],
    'nobody has another’s photo read': [
      'await ownUpload(ctx, uploadId)',
      '(await ctx.db.upload.findUniqueOrThrow({ where: { id: uploadId } }))',
    ],
    'a photo that was read is gone': [
      '    await deleteUnsent(ctx, { id }).catch',
      '    await Promise.resolve().catch',
    ],
  }),
  ...mutantsIn('server/tutor/rules.ts', 'tests/graph/tutor.test.ts', {
    'Chinese is answered in Chinese': [
      "if (HAN.test(text)) return 'zh';",
      "if (HAN.test(text)) return 'en';",
    ],
  }),
  ...mutantsIn('server/tutor/rules.ts', 'tests/graph/tutoring.test.ts', {
    'a topic is told apart from one of the same name in another paper': [
      "const [slug = '', paper = '']",
      "const [slug = '', _paper, paper = '']",
    ],
  }),
];
