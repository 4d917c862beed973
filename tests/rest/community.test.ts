import { describe, expect, test } from 'vitest';
import { routes } from '../../server/rest/table/routes.ts';
import { answeredId, askedId, draft, vote } from '../support/posts.ts';
import { idOf, openWorld, type Json } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community';

const body = (more: object = {}) => {
  const { subjectCode, topic, ...rest } = draft();
  return { ...rest, subject_code: subjectCode, topic_slug: topic, ...more };
};
const dataOf = (json: Json) => json['data']!;

describe('questions over REST', () => {
  test('one is asked with 201, a location and the whole of it', async () => {
    const ada = await world.person({ name: 'Ada' });
    const {
      status,
      headers,
      body: json,
    } = await ada.rest('POST', `${AT}/questions`, body({ body: 'Is $x^2$ positive?' }));
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`${AT}/questions/${idOf(dataOf(json))}`);
    expect(dataOf(json)).toMatchObject({
      subject_code: '9709',
      topic_slug: 'quadratics',
      status: 'open',
      author: { id: ada.id, name: 'Ada', role: 'student', avatar_url: null },
      answer_count: 0,
      accepted_answer_id: null,
      viewer: { vote: null, can_edit: true, can_vote: false },
      similar: expect.any(Array),
    });
    expect(String(dataOf(json)['body_html'])).toContain('<math');
  });

  test('the same Idempotency-Key asks once', async () => {
    const ada = await world.person();
    const same = body();
    const key = { 'idempotency-key': 'rest-1' };
    const [first, second] = [
      await ada.rest('POST', `${AT}/questions`, same, key),
      await ada.rest('POST', `${AT}/questions`, same, key),
    ];
    expect(idOf(dataOf(second.body))).toBe(idOf(dataOf(first.body)));
    const other = await ada.rest('POST', `${AT}/questions`, body(), key);
    expect(other).toMatchObject({ status: 409, body: { earlier_id: idOf(dataOf(first.body)) } });
  });

  test('an edit that changes nothing makes no version and answers with the post as it is', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const path = `${AT}/questions/${id}`;
    const answerPath = `${AT}/answers/${await answeredId(ada, id)}`;
    const [question, answer] = [await ada.rest('GET', path), await ada.rest('GET', answerPath)];
    const { title, body: text, tags } = dataOf(question.body);
    const same = { title, body: text, tags };
    const current = { 'if-match': question.headers.get('etag')! };
    for (const again of [
      await ada.rest('PUT', path, {}),
      await ada.rest('PUT', path, same),
      await ada.rest('PUT', path, same, current),
    ]) {
      expect(again.status).toBe(200);
      expect(dataOf(again.body)).toMatchObject({ title, version: 1, edited_at: null });
    }
    const sent = await ada.rest('PUT', answerPath, { body: dataOf(answer.body)['body'] });
    expect([sent.status, dataOf(sent.body)['version']]).toEqual([200, 1]);
    expect((await ada.rest('PUT', path, same, { 'if-match': '"7"' })).status).toBe(412);
    const { body: json } = await ada.rest('PUT', path, { title: `${String(title)} Really?` }, current);
    expect(dataOf(json)['version']).toBe(2);
  });

  test('a refusal is a problem with its code, the fields and the request, in the reader’s language', async () => {
    const ada = await world.person();
    const {
      status,
      headers,
      body: json,
    } = await ada.rest('POST', `${AT}/questions`, body({ title: '短' }), {
      'accept-language': 'zh',
      'x-request-id': 'request-of-mine',
    });
    expect(status).toBe(422);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(json).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      message: '标题至少需要 6 个字符。',
      detail: '标题至少需要 6 个字符。',
      errors: [{ field: 'title', code: 'TOO_SHORT', min: 6 }],
      request_id: 'request-of-mine',
    });
  });

  test('what cannot be read is refused before the graph is asked', async () => {
    const ada = await world.person();
    expect((await ada.rest('POST', `${AT}/questions`, '{"title":')).status).toBe(400);
    expect((await ada.rest('POST', `${AT}/questions`, { title: 12 })).status).toBe(422);
    expect((await ada.rest('POST', `${AT}/questions`, body({ body: 'x'.repeat(300_000) }))).status).toBe(413);
    for (const limit of ['101', '0', '-1', '2.5', '1e1', 'many']) {
      const { status, body: json } = await ada.rest('GET', `${AT}/questions?limit=${limit}`);
      expect([status, json['message']]).toEqual([422, '“limit” must be a whole number from 1 to 100.']);
      expect(json['errors']).toMatchObject([{ field: 'limit', min: 1, max: 100 }]);
    }
    expect((await ada.rest('GET', `${AT}/questions?sort=strange`)).status).toBe(422);
    expect((await ada.rest('GET', `${AT}/questions?cursor=strange`)).status).toBe(422);
  });

  test('without a token one reads and is told to sign in to write; a bad token is refused everywhere', async () => {
    expect((await world.guest().rest('GET', `${AT}/questions`)).status).toBe(200);
    const { status, body: json } = await world.guest().rest('POST', `${AT}/questions`, body());
    expect([status, json['code']]).toEqual([401, 'SIGNED_OUT']);
    expect((await world.visitorWith('bad').rest('GET', `${AT}/questions`)).status).toBe(401);
  });

  test('a list tells its page, and the total only when asked', async () => {
    const ada = await world.person();
    for (let i = 0; i < 3; i += 1)
      await askedId(ada, { subjectCode: '9231', paper: 'p1', topic: 'matrices', tags: ['matrices'] });
    const first = await ada.rest('GET', `${AT}/questions?subject_code=9231&limit=2&total=true`);
    expect(first.body['page']).toMatchObject({ has_more: true, total: 3 });
    const cursor = String(first.body['page']!['next_cursor']);
    const second = await ada.rest('GET', `${AT}/questions?subject_code=9231&limit=2&cursor=${cursor}`);
    expect(second.body).toMatchObject({
      data: [expect.anything()],
      page: { has_more: false, next_cursor: null, total: null },
    });
    expect((first.body['data'] as unknown as object[])[0]).not.toHaveProperty('body');
  });

  test('search is not taken for an id, and shows what matches', async () => {
    const ada = await world.person();
    await askedId(ada, { title: 'Moment of inertia of a rod', body: 'About its centre of mass.' });
    const { status, body: json } = await ada.rest('GET', `${AT}/questions/search?q=inertia`);
    expect(status).toBe(200);
    expect(json['data']).toMatchObject([
      { title: 'Moment of inertia of a rod', highlights: expect.any(Array) },
    ]);
    expect((await ada.rest('GET', `${AT}/questions/search?q=`)).status).toBe(422);
  });

  test('one that did not change is 304, and looking at it changes nothing about that', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const first = await ada.rest('GET', `${AT}/questions/${id}`);
    expect(first.headers.get('cache-control')).toContain('private');
    expect(first.headers.get('vary')).toContain('authorization');
    await ada.graph('mutation ($ids: [ID!]!) { recordViews(questionIds: $ids) }', { ids: [id] });
    const etag = first.headers.get('etag')!;
    expect(
      (await ada.rest('GET', `${AT}/questions/${id}`, undefined, { 'if-none-match': etag })).status,
    ).toBe(304);
    await vote(await world.person(), id, 'UP');
    expect(
      (await ada.rest('GET', `${AT}/questions/${id}`, undefined, { 'if-none-match': etag })).status,
    ).toBe(200);
  });

  test('If-Match lets an edit through only from the version it names', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const etag = (await ada.rest('GET', `${AT}/questions/${id}`)).headers.get('etag')!;
    const put = (title: string) => ada.rest('PUT', `${AT}/questions/${id}`, { title }, { 'if-match': etag });
    expect(await put('A new title for it')).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    expect(await put('Another title for it')).toMatchObject({ status: 412, body: { code: 'EDIT_CONFLICT' } });
  });

  test('deleting is 204, and then 404', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    expect(await ada.rest('DELETE', `${AT}/questions/${id}`)).toMatchObject({ status: 204, body: null });
    expect((await ada.rest('GET', `${AT}/questions/${id}`)).status).toBe(404);
    expect((await ada.rest('DELETE', `${AT}/questions/${id}`)).status).toBe(404);
    expect((await ada.rest('GET', `${AT}/nothing/here`)).status).toBe(404);
  });
});

describe('answers and votes over REST', () => {
  test('an answer is posted, read, changed, accepted, voted on and deleted', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const questionId = await askedId(ada);
    const posted = await ben.rest('POST', `${AT}/questions/${questionId}/answers`, {
      body: 'Because it is a square.',
    });
    expect(posted.status).toBe(201);
    const id = idOf(dataOf(posted.body));
    expect(posted.headers.get('location')).toBe(`${AT}/answers/${id}`);

    expect((await ada.rest('GET', `${AT}/answers/${id}`)).body).toMatchObject({
      data: { question: { id: questionId }, is_accepted: false },
    });
    expect(
      (await ben.rest('PUT', `${AT}/answers/${id}`, { body: 'Because squares are not negative.' })).body,
    ).toMatchObject({ data: { version: 2 } });
    expect((await ada.rest('POST', `${AT}/answers/${id}/accept`)).body).toMatchObject({
      data: { question: { accepted_answer_id: id }, answer: { is_accepted: true } },
    });
    const voted = await ada.rest('POST', `${AT}/interactions/vote`, {
      target_type: 'answer',
      target_id: id,
      vote_type: 'up',
    });
    expect(voted).toMatchObject({ status: 200, body: { data: { vote: 'up', up: 1, down: 0, score: 1 } } });
    const self = await ben.rest('POST', `${AT}/interactions/vote`, {
      target_type: 'answer',
      target_id: id,
      vote_type: 'up',
    });
    expect(self).toMatchObject({ status: 403, body: { code: 'SELF_VOTE' } });
    expect(
      (await ada.rest('POST', `${AT}/interactions/vote`, { target_id: id, vote_type: 'sideways' })).status,
    ).toBe(422);
    expect((await ada.rest('GET', `${AT}/questions/${questionId}/answers?total=true`)).body).toMatchObject({
      data: [{ id }],
      page: { total: 1 },
    });
    expect((await ada.rest('POST', `${AT}/answers/${id}/accept`, { accepted: false })).body).toMatchObject({
      data: { answer: { is_accepted: false } },
    });
    expect((await ben.rest('DELETE', `${AT}/answers/${id}`)).status).toBe(204);
  });
});

describe('REST and the graph', () => {
  test('tell the same of everything that can be read', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada, {
      subjectCode: '9702',
      paper: 'all',
      topic: 'waves',
      tags: ['waves'],
      title: 'Waves that interfere with themselves',
    });
    const answerId = await answeredId(ben, id);
    await vote(ben, id, 'UP');
    const QUESTION =
      'id title body bodyHtml excerpt language subjectCode paper topic tags status score up down answerCount viewCount acceptedAnswerId version createdAt author { id name reputation }';
    const { data } = await ben.graph(
      `query ($id: ID!, $answer: ID!) { question(id: $id) { ${QUESTION} viewer { vote } answers { nodes { id } } }
        answer(id: $answer) { id body score accepted question { id title } }
        questions(filter: { subjectCode: "9702" }) { nodes { id title score } } searchQuestions(query: "interfere") { nodes { id } } }`,
      { id, answer: answerId },
    );
    const rest = async (path: string) =>
      dataOf((await ben.rest('GET', `${AT}${path}`)).body) as unknown as Record<string, unknown>;
    const question = data!['question'] as unknown as Record<string, unknown>;
    const overRest = await rest(`/questions/${id}`);
    const SAME: [string, string][] = [
      ['id', 'id'],
      ['title', 'title'],
      ['body', 'body'],
      ['body_html', 'bodyHtml'],
      ['language', 'language'],
      ['subject_code', 'subjectCode'],
      ['paper', 'paper'],
      ['topic_slug', 'topic'],
      ['score', 'score'],
      ['up', 'up'],
      ['answer_count', 'answerCount'],
      ['version', 'version'],
      ['created_at', 'createdAt'],
    ];
    for (const [restName, graphName] of SAME)
      expect(overRest[restName], restName).toEqual(question[graphName]);
    expect(overRest).toMatchObject({
      tags: question['tags'],
      viewer: { vote: 'up' },
      top_answer_ids: [answerId],
    });
    expect(await rest(`/answers/${answerId}`)).toMatchObject({ id: answerId, question: { id } });
    expect(await rest(`/questions/${id}/answers`)).toMatchObject([{ id: answerId }]);
    expect(await rest('/questions?subject_code=9702')).toMatchObject([{ id }]);
    expect(await rest('/questions/search?q=interfere')).toMatchObject([{ id }]);
  });

  test('OpenAPI describes every call of the table, and resolves within itself', async () => {
    const { body: json } = await world.guest().rest('GET', '/api/openapi.json');
    const document = json as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path } of routes) {
      const described = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described, `${method} ${path}`).toMatchObject({
        summary: expect.any(String),
        responses: expect.any(Object),
      });
    }
    const refs = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g)!;
    for (const ref of refs) expect(JSON.stringify(document)).toContain(`"${ref.split('/').at(-1)}":{`);
  });
});
