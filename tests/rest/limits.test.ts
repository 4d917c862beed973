import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_RATES,
  FOLLOWS_PER_DAY,
  NEW_USER_REPUTATION,
  POSTING,
  REPLIES,
  VOTING,
} from '../../server/limits/table.ts';
import { answeredId, askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld({ limited: true, config: { trustedProxies: 1 } });
const QUESTIONS = '/api/community/questions';
const VOTE = '/api/community/interactions/vote';
const DAY = 86_400;

const NAMES = ['limit', 'remaining', 'reset'];
const rateLimitOf = ({ headers }: { headers: Headers }) =>
  NAMES.map((name) => Number(headers.get(`ratelimit-${name}`) ?? Number.NaN));

let count = 0;
const PASSWORD = 'Cedar-Lantern-41';

/** An account made from an address of its own. */
async function account(from: string) {
  const auth = (path: string, body: object) =>
    fetch(`${world.address}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
  const email = `somebody-${(count += 1)}@example.org`;
  const signedUp = await auth('signup', { email, password: PASSWORD, data: { name: 'Ada' } });
  const signIn = (password: string) => auth('token?grant_type=password', { email, password });
  return { auth, signedUp, signIn };
}

const question = () => ({ title: `What comes next, number ${(count += 1)}?`, subject_code: '9709' });
const answer = () => ({ body: `Nothing of that kind, number ${(count += 1)}.` });

describe('an answer says what is left of the limit that it came closest to', () => {
  test('the questions of a day, and with the last of them that none is left', async () => {
    const ada = await world.person();
    const { perDay } = POSTING.question.member;
    for (let sent = 1; sent <= perDay; sent += 1)
      expect(rateLimitOf(await ada.rest('POST', QUESTIONS, question()))).toEqual([
        perDay,
        perDay - sent,
        DAY,
      ]);
    const refused = await ada.rest('POST', QUESTIONS, question());
    expect([refused.status, ...rateLimitOf(refused)]).toEqual([
      429,
      perDay,
      0,
      Number(refused.headers.get('retry-after')),
    ]);
  });

  test('of whoever is new the pause before the next, and at the end of the day’s questions the day', async () => {
    const newcomer = await world.person({ reputation: 1, days: 0 });
    const { perDay, pauseSeconds } = POSTING.question.newMember;
    for (let sent = 1; sent <= perDay; sent += 1) {
      const accepted = await newcomer.rest('POST', QUESTIONS, question());
      expect([accepted.status, ...rateLimitOf(accepted)]).toEqual(
        sent < perDay ? [201, 1, 0, pauseSeconds] : [201, perDay, 0, DAY],
      );
      const early = await newcomer.rest('POST', QUESTIONS, question());
      expect([early.status, rateLimitOf(early)[1]]).toEqual([429, 0]);
      world.later(pauseSeconds);
    }
  });

  test('the answers of a day', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const path = `${QUESTIONS}/${await askedId(ada)}/answers`;
    const { perDay } = POSTING.answer.member;
    expect(rateLimitOf(await ben.rest('POST', path, answer()))).toEqual([perDay, perDay - 1, DAY]);
    expect(rateLimitOf(await ben.rest('POST', path, answer()))).toEqual([perDay, perDay - 2, DAY]);
  });

  test('the posts that one may vote on in a day; turning a vote round takes nothing', async () => {
    const [ada, newcomer] = [await world.person(), await world.person({ reputation: 20, days: 0 })];
    const cast = (target_id: string, vote_type: string) =>
      newcomer.rest('POST', VOTE, { target_id, vote_type });
    for (let voted = 1; voted <= VOTING.newMember; voted += 1) {
      const id = await answeredId(await world.person(), await askedId(ada));
      expect(rateLimitOf(await cast(id, 'up'))).toEqual([VOTING.newMember, VOTING.newMember - voted, DAY]);
      expect(rateLimitOf(await cast(id, 'none'))).toEqual([VOTING.newMember, VOTING.newMember - voted, DAY]);
    }
    const refused = await cast(await askedId(await world.person()), 'up');
    expect([refused.status, ...rateLimitOf(refused)]).toEqual([429, VOTING.newMember, 0, DAY]);
    expect(refused.headers.get('retry-after')).toBe(String(DAY));
  });

  test('of a vote that costs its voter the last point above being new, the few votes of somebody new', async () => {
    const [ada, ben] = [await world.person(), await world.person({ reputation: NEW_USER_REPUTATION })];
    const target_id = await answeredId(ada, await askedId(ada));
    const { newMember } = VOTING;
    const cast = await ben.rest('POST', VOTE, { target_id, vote_type: 'down' });
    expect(rateLimitOf(cast)).toEqual([newMember, newMember - 1, DAY]);
  });

  test('the people whom one may follow in a day', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const follow = await ada.rest('POST', `/api/community/profiles/${ben.id}/follow`, { active: true });
    expect([follow.status, ...rateLimitOf(follow)]).toEqual([200, FOLLOWS_PER_DAY, FOLLOWS_PER_DAY - 1, DAY]);
  });

  test('the replies of an hour', async () => {
    const ada = await world.person();
    const created = await ada.rest('POST', '/api/chat/conversations', { text: 'Differentiate x^3' });
    expect([created.status, ...rateLimitOf(created)]).toEqual([
      201,
      REPLIES.perHour,
      REPLIES.perHour - 1,
      3600,
    ]);
  });

  test('wrong passwords for one account, which the right one takes back', async () => {
    const { signIn } = await account('203.0.113.31');
    const { points } = ACCOUNT_RATES.signInHere;
    for (let tried = 1; tried <= points; tried += 1) {
      const [limit, remaining] = rateLimitOf(await signIn('wrong'));
      expect([limit, remaining]).toEqual([points, points - tried]);
    }
    const refused = await signIn(PASSWORD);
    expect([refused.status, ...rateLimitOf(refused)]).toEqual([
      429,
      points,
      0,
      Number(refused.headers.get('retry-after')),
    ]);

    const other = await account('203.0.113.32');
    await other.signIn('wrong');
    const right = await other.signIn(PASSWORD);
    expect([right.status, rateLimitOf(right)[0]]).toEqual([200, ACCOUNT_RATES.signInAddress.points]);
  });

  test('new accounts from one address, and refreshes of one session', async () => {
    const { signedUp, auth } = await account('203.0.113.33');
    const { signUpAddress, refreshSession } = ACCOUNT_RATES;
    expect(rateLimitOf(signedUp).slice(0, 2)).toEqual([signUpAddress.points, signUpAddress.points - 1]);
    const { refresh_token } = (await signedUp.json()) as { refresh_token: string };
    const refresh = () => auth('token?grant_type=refresh_token', { refresh_token });
    for (let done = 1; done <= refreshSession.points; done += 1)
      expect(rateLimitOf(await refresh()).slice(0, 2)).toEqual([
        refreshSession.points,
        refreshSession.points - done,
      ]);
    const refused = await refresh();
    expect([refused.status, rateLimitOf(refused)[1]]).toEqual([503, 0]);
  });

  test('the requests of an address, where nothing else is counted', async () => {
    const there = { 'x-forwarded-for': '203.0.113.9' };
    const [limit, remaining] = rateLimitOf(
      await world.guest().rest('GET', '/api/openapi.json', undefined, there),
    );
    expect(limit).toBeGreaterThan(1000);
    expect(remaining).toBeGreaterThan(limit! - 100);
    expect(remaining).toBeLessThan(limit!);
  });
});
