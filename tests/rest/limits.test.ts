import { describe, expect, test } from 'vitest';
import { POSTING, REPLIES, VOTING } from '../../server/limits/table.ts';
import { answeredId, askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const QUESTIONS = '/api/community/questions';
const VOTE = '/api/community/interactions/vote';
const DAY = 86_400;

const NAMES = ['limit', 'remaining', 'reset'];
const told = ({ headers }: { headers: Headers }) =>
  NAMES.map((name) => Number(headers.get(`ratelimit-${name}`) ?? Number.NaN));

let count = 0;
const question = () => ({ title: `What comes next, number ${(count += 1)}?`, subject_code: '9709' });
const answer = () => ({ body: `Nothing of that kind, number ${(count += 1)}.` });

describe('an answer says what is left of the limit that it came closest to', () => {
  test('the questions of a day, and with the last of them that none is left', async () => {
    const ada = await world.person();
    const { perDay } = POSTING.question.established;
    for (let asked = 1; asked <= perDay; asked += 1)
      expect(told(await ada.rest('POST', QUESTIONS, question()))).toEqual([perDay, perDay - asked, DAY]);
    const refused = await ada.rest('POST', QUESTIONS, question());
    expect([refused.status, ...told(refused)]).toEqual([
      429,
      perDay,
      0,
      Number(refused.headers.get('retry-after')),
    ]);
  });

  test('of whoever is new the pause before the next, and at the end of the day’s questions the day', async () => {
    const newcomer = await world.person({ reputation: 1, days: 0 });
    const { perDay, pauseSeconds } = POSTING.question.fresh;
    for (let asked = 1; asked <= perDay; asked += 1) {
      const kept = await newcomer.rest('POST', QUESTIONS, question());
      expect([kept.status, ...told(kept)]).toEqual(
        asked < perDay ? [201, 1, 0, pauseSeconds] : [201, perDay, 0, DAY],
      );
      const early = await newcomer.rest('POST', QUESTIONS, question());
      expect([early.status, told(early)[1]]).toEqual([429, 0]);
      world.later(pauseSeconds);
    }
  });

  test('the answers of a day', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const path = `${QUESTIONS}/${await askedId(ada)}/answers`;
    const { perDay } = POSTING.answer.established;
    expect(told(await ben.rest('POST', path, answer()))).toEqual([perDay, perDay - 1, DAY]);
    expect(told(await ben.rest('POST', path, answer()))).toEqual([perDay, perDay - 2, DAY]);
  });

  test('the posts that one may vote on in a day; turning a vote round takes nothing', async () => {
    const [ada, newcomer] = [await world.person(), await world.person({ reputation: 20, days: 0 })];
    const cast = (target_id: string, vote_type: string) =>
      newcomer.rest('POST', VOTE, { target_id, vote_type });
    for (let voted = 1; voted <= VOTING.fresh; voted += 1) {
      const id = await answeredId(await world.person(), await askedId(ada));
      expect(told(await cast(id, 'up'))).toEqual([VOTING.fresh, VOTING.fresh - voted, DAY]);
      expect(told(await cast(id, 'none'))).toEqual([VOTING.fresh, VOTING.fresh - voted, DAY]);
    }
    const refused = await cast(await askedId(await world.person()), 'up');
    expect([refused.status, ...told(refused)]).toEqual([429, VOTING.fresh, 0, DAY]);
    expect(refused.headers.get('retry-after')).toBe(String(DAY));
  });

  test('the replies of an hour', async () => {
    const ada = await world.person();
    const asked = await ada.rest('POST', '/api/chat/conversations', { text: 'Differentiate x^3' });
    expect([asked.status, ...told(asked)]).toEqual([201, REPLIES.perHour, REPLIES.perHour - 1, 3600]);
  });

  test('the requests of an address, where nothing else is counted', async () => {
    const there = { 'x-forwarded-for': '203.0.113.9' };
    const [limit, remaining] = told(
      await world.passerBy().rest('GET', '/api/openapi.json', undefined, there),
    );
    expect(limit).toBeGreaterThan(1000);
    expect(remaining).toBeGreaterThan(limit! - 100);
    expect(remaining).toBeLessThan(limit!);
  });
});
