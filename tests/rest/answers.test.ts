import { describe, expect, test } from 'vitest';
import { askedId } from '../support/posts.ts';
import { idOf, openWorld, type Json } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community';
const dataOf = (json: Json) => json['data']!;

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
    expect((await ben.rest('GET', `${AT}/answers/${id}`)).status).toBe(404);
  });
});
