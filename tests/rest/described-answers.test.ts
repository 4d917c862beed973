import { beforeAll, describe, expect, test } from 'vitest';
import { pdf, upload } from '../support/files.ts';
import { type Description, expectAnswerDescribed } from '../support/described-answers.ts';
import { answeredId, askedId } from '../support/posts.ts';
import { idOf, openWorld, type RestAnswer, type Visitor } from '../support/world.ts';

const world = openWorld();

let document: Description;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  document = (await world.guest().rest('GET', '/api/openapi.json')).body as unknown as Description;
  ada = await world.person();
  ben = await world.person();
});

const expectDescribed = (answer: RestAnswer, operationId: string) =>
  expectAnswerDescribed(document, answer, operationId);

const AT = '/api/community';
const QUESTION = { subject_code: '9709', paper: 'p1', topic_slug: 'quadratics', tags: ['quadratics'] };

describe('what is answered over REST is what the description says', () => {
  test('of questions and answers', async () => {
    const sent = { ...QUESTION, title: 'Why is the discriminant negative here?', body: '$x^2 + x + 1 = 0$' };
    const created = await ada.rest('POST', `${AT}/questions`, sent);
    expectDescribed(created, 'AskQuestion');
    const id = idOf(created.body['data']);
    const at = `${AT}/questions/${id}`;
    const answered = await ben.rest('POST', `${at}/answers`, { body: 'Since $x^2 = 4$\n\n$x = 2$' });
    expectDescribed(answered, 'PostAnswer');
    await world.work();
    const answer = `${AT}/answers/${idOf(answered.body['data'])}`;
    const again = { ...sent, title: 'Why is the discriminant negative here too?' };
    expectDescribed(await ada.rest('POST', `${AT}/questions`, again), 'AskQuestion');

    expectDescribed(await ada.rest('GET', `${AT}/questions?total=true`), 'ListQuestions');
    expectDescribed(await ben.rest('GET', `${AT}/questions/search?q=discriminant`), 'SearchQuestions');
    expectDescribed(await world.guest().rest('GET', at), 'GetQuestion');
    expectDescribed(await ben.rest('GET', `${at}/answers`), 'ListAnswers');
    expectDescribed(await ada.rest('GET', answer), 'GetAnswer');
    const vote = (target_id: string) =>
      ben.rest('POST', `${AT}/interactions/vote`, { target_id, vote_type: 'up' });
    expectDescribed(await vote(id), 'CastVote');
    expectDescribed(await ada.rest('POST', `${answer}/accept`), 'AcceptAnswer');
    expectDescribed(await ada.rest('PUT', at, { title: 'Why is it negative here?' }), 'EditQuestion');
    expectDescribed(await ben.rest('PUT', answer, { body: 'Since $x^2 = 9$' }), 'EditAnswer');

    const tag = (await ada.rest('GET', at)).headers.get('etag')!;
    expectDescribed(await ada.rest('GET', at, undefined, { 'if-none-match': tag }), 'GetQuestion');
    expectDescribed(await ada.rest('GET', at, undefined, { 'if-match': '"9.a"' }), 'GetQuestion');
    expectDescribed(await ada.rest('DELETE', at, undefined, { 'if-match': '"9.a"' }), 'DeleteQuestion');
    expectDescribed(await vote(answer.split('/').at(-1)!), 'CastVote');
    expectDescribed(await ada.rest('DELETE', at), 'DeleteQuestion');
    expectDescribed(await ben.rest('DELETE', answer), 'DeleteAnswer');
    expectDescribed(await ben.rest('DELETE', answer), 'DeleteAnswer');
  });

  test('of mathematics', async () => {
    const post = (path: string, body: object) => ada.rest('POST', `/api/maths/${path}`, body);
    expectDescribed(await post('solve', { question: 'Solve x^2 - 5x + 6 = 0' }), 'SolveQuestion');
    expectDescribed(await post('solve', { question: 'Differentiate sin3x/3' }), 'SolveQuestion');
    expectDescribed(await post('solve', { question: 'Solve (x = 1' }), 'SolveQuestion');
    expectDescribed(await post('check', { lines: ['2x = 6', 'x = 3', 'x = 4', ')'] }), 'CheckWorking');
    const both = { a: '(x + 1)^2', b: 'x^2 + 2x + 1', form: 'expanded' };
    expectDescribed(await post('equivalent', both), 'CompareAnswers');
    expectDescribed(await post('equivalent', { a: '(', b: 'x' }), 'CompareAnswers');
  });

  test('of conversations, files and chat', async () => {
    const file = await upload(world, ada, 'notes.pdf', pdf('Solve x = 1'));
    expectDescribed(file as unknown as RestAnswer, 'KeepUpload');
    const begun = await ada.rest('POST', '/api/chat/conversations', {
      text: 'Solve x^2 = 9',
      mode: 'study',
      attachment_ids: [idOf(file.body['data'] as never)],
    });
    expectDescribed(begun, 'BeginConversation');
    const at = `/api/chat/conversations/${idOf(begun.body['data']!['conversation'])}`;
    const reply = `/api/chat/replies/${idOf(begun.body['data']!['reply'])}`;
    expectDescribed(await ada.rest('POST', `${reply}/stop`), 'StopReply');
    expectDescribed(await ada.rest('POST', `${at}/messages`, { text: 'solution' }), 'SendMessage');
    expectDescribed(await ada.rest('POST', `${reply}/regenerate`, { rung: 'step' }), 'RegenerateReply');
    expectDescribed(await ada.rest('POST', `${reply}/feedback`, { rating: 'up' }), 'RateReply');
    expectDescribed(await ada.rest('PUT', at, { title: 'Squares' }), 'RenameConversation');
    expectDescribed(await ada.rest('GET', at), 'GetConversation');
    expectDescribed(await ada.rest('GET', '/api/chat/conversations'), 'ListConversations');
    expectDescribed(await ada.rest('GET', '/api/chat/history'), 'ListChatHistory');
    const upload_ = `/api/uploads/${idOf(file.body['data'] as never)}`;
    expectDescribed(await ada.rest('DELETE', upload_), 'DeleteUpload');
    expectDescribed(await ada.rest('GET', upload_), 'GetUpload');
    expectDescribed(await ada.rest('DELETE', at), 'DeleteConversation');
    expectDescribed(await ada.rest('GET', at), 'GetConversation');

    const messages = [{ role: 'user', content: 'Solve x^2 - 5x + 6 = 0' }];
    expectDescribed(await ada.rest('POST', '/api/chat', { messages }), 'Chat');
    const refused = [
      await ada.rest('POST', '/api/chat', '{'),
      await ada.rest('POST', '/api/chat', {}),
      await ada.rest('POST', '/api/chat', `"${'x'.repeat(300_000)}"`),
      await world.visitorWith('bad').rest('POST', '/api/chat', { messages }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 422, 413, 401]);
    for (const one of refused) {
      expect(one.body).toMatchObject({
        userMessage: one.body['message'],
        error: { message: one.body['message'], code: one.body['code'] },
      });
      expectDescribed(one, 'Chat');
    }
  });

  test('of what is refused', async () => {
    const id = await askedId(ada);
    const answer = await answeredId(ben, id);
    const at = `${AT}/questions/${id}`;
    expectDescribed(await ada.rest('POST', `${at}/answers`, { body: 'short' }), 'PostAnswer');
    expectDescribed(await world.guest().rest('DELETE', at), 'DeleteQuestion');
    expectDescribed(await ada.rest('DELETE', `${AT}/answers/${answer}`), 'DeleteAnswer');
    expectDescribed(await ada.rest('GET', `${AT}/questions?limit=1000`), 'ListQuestions');
    expectDescribed(await ada.rest('POST', `${AT}/questions`, '{'), 'AskQuestion');

    const key = { 'idempotency-key': 'asked-and-deleted' };
    const sent = { ...QUESTION, title: 'Why was this deleted meanwhile?' };
    const created = await ada.rest('POST', `${AT}/questions`, sent, key);
    await ada.rest('DELETE', `${AT}/questions/${idOf(created.body['data'])}`);
    const retried = await ada.rest('POST', `${AT}/questions`, sent, key);
    expect(retried.status).toBe(404);
    expectDescribed(retried, 'AskQuestion');
  });

  test('and nothing is said that never happens', () => {
    const statuses = (path: string, method: string) => Object.keys(document.paths[path]![method]!.responses);
    expect(statuses('/api/chat/conversations/{id}', 'delete')).toEqual([
      '204',
      '401',
      '404',
      '422',
      '429',
      '503',
      '507',
      'default',
    ]);
    expect(statuses('/api/community/questions', 'get')).toEqual([
      '200',
      '401',
      '422',
      '429',
      '503',
      'default',
    ]);
  });
});
