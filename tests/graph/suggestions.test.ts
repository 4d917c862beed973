import { beforeAll, describe, expect, test } from 'vitest';
import { SUGGESTING } from '../../server/limits/table.ts';
import { answeredId, askedId, REFUSED, reputationOf } from '../support/posts.ts';
import { idOf, type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

/** Past fifty people, privileges have to be earned. */
beforeAll(async () => {
  await Promise.all(Array.from({ length: 51 }, () => world.person()));
});

const SUGGEST = `mutation ($input: SuggestEditInput!) { suggestEdit(input: $input) { __typename ... on Suggestion { id status body baseVersion } ${REFUSED} } }`;
const DECIDE = `mutation ($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { __typename ... on Suggestion { id status reason } ${REFUSED} } }`;
const QUEUE = `query ($mine: Boolean) { suggestions(mine: $mine, first: 20) { nodes { id canDecide isOutdated difference { body { change text } } } } }`;

const WAITING_FOR_LOCKS = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

const suggest = async (who: Visitor, input: object) =>
  (await who.graph(SUGGEST, { input })).data!['suggestEdit']!;
const decide = async (who: Visitor, input: object) =>
  (await who.graph(DECIDE, { input })).data!['decideSuggestion']!;
const queue = async (who: Visitor, mine = false) => (await who.graph(QUEUE, { mine })) as Json;

async function suggested(body = 'Better words.') {
  const [ada, ben] = [await world.person({ reputation: 100 }), await world.person({ reputation: 300 })];
  const postId = await askedId(ada, { body: 'Some words.', tags: [] });
  return { ada, ben, postId, id: idOf(await suggest(ben, { postId, body })) };
}

const bodyOf = async (id: string) =>
  (await world.guest().graph(`{ question(id: "${id}") { body version } }`)).data!['question'];

describe('suggesting an edit', () => {
  test('needs reputation, and is for those who may not edit', async () => {
    const ada = await world.person({ reputation: 100 });
    const postId = await askedId(ada, { tags: [] });
    const body = 'Better words.';
    expect(await suggest(world.guest(), { postId, body })).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await suggest(await world.person({ reputation: 199 }), { postId, body })).toMatchObject({
      code: 'NEED_REPUTATION',
      required: 200,
    });
    expect(await suggest(ada, { postId, body })).toMatchObject({ code: 'CONFLICT' });
    expect(await suggest(await world.person({ reputation: 200 }), { postId, body })).toMatchObject({
      status: 'PENDING',
      baseVersion: 1,
    });
    expect(await suggest(await world.person({ reputation: 2000 }), { postId, body })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('is offered to just those who may', async () => {
    const ada = await world.person({ reputation: 100 });
    const id = await askedId(ada, { tags: [] });
    const offered = async (reputation: number) => {
      const who = await world.person({ reputation });
      const { data } = await who.graph(`{ question(id: "${id}") { viewer { canSuggest } } }`);
      return data!['question']!['viewer']!['canSuggest'];
    };
    for (const [reputation, may] of [
      [199, false],
      [200, true],
      [1999, true],
      [2000, false],
    ] as const)
      expect(await offered(reputation)).toBe(may);
  });

  test('that changes nothing, or waits here already, is refused', async () => {
    const { ben, postId, id } = await suggested();
    expect(await suggest(ben, { postId, body: 'Once more.' })).toMatchObject({ code: 'DUPLICATE_IN_FLIGHT' });
    await ben.graph(`mutation { withdrawSuggestion(input: { id: "${id}" }) { __typename } }`);
    expect(await suggest(ben, { postId, body: 'Some words.' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await suggest(ben, { postId, body: 'Once more.', expectedVersion: 2 })).toMatchObject({
      code: 'EDIT_CONFLICT',
    });
    expect(await suggest(ben, { postId, body: 'Once more.' })).toMatchObject({ status: 'PENDING' });
  });

  test('of one who sends two at once for one post, one is taken', async () => {
    const ada = await world.person();
    const ben = await world.person({ reputation: 300 });
    const postId = await askedId(ada);
    const sent = await Promise.all(['One.', 'Two.', 'Three.'].map((body) => suggest(ben, { postId, body })));
    expect(sent.filter(({ status }) => String(status) === 'PENDING')).toHaveLength(1);
  });

  test('is allowed so often in a day, and less often to whoever is new', async () => {
    const tries = async (who: Visitor, limit: number, from = 0) => {
      for (let i = from; i <= limit; i += 1) {
        const id = await askedId(await world.person());
        const answer = await suggest(who, { postId: id, body: `Other words, ${i}.` });
        expect(String(answer['code'] ?? 'ok')).toBe(i < limit ? 'ok' : 'RATE_LIMITED');
      }
    };
    await tries(await world.person({ reputation: 300, days: 0 }), SUGGESTING.newMember);
    const member = await world.person({ reputation: 300 });
    const postId = await askedId(await world.person());
    await world.sql(
      `INSERT INTO suggestions (id, question_id, author_id, status, base_version, body, comment, created_at)
       SELECT new_id(16, $3), $1, $2, 'WITHDRAWN', 1, 'Words.', '', $3 FROM generate_series(1, $4)`,
      [postId, member.id, world.now, SUGGESTING.member - 1],
    );
    await tries(member, SUGGESTING.member, SUGGESTING.member - 1);
  });

  test('is allowed no more often to whoever suggests many at once', async () => {
    const newcomer = await world.person({ reputation: 300, days: 0 });
    const posts = await Promise.all(
      Array.from({ length: SUGGESTING.newMember + 5 }, async () => askedId(await world.person())),
    );
    const sent = await Promise.all(
      posts.map((postId) => suggest(newcomer, { postId, body: 'Other words.' })),
    );
    expect(sent.filter(({ status }) => String(status) === 'PENDING')).toHaveLength(SUGGESTING.newMember);
  });

  test('is opened from the inbox by the author of the post, who decides whatever their reputation', async () => {
    const { ada, id } = await suggested();
    const { data } = await ada.graph('{ notifications(first: 1) { nodes { url } } }');
    expect(data!['notifications']).toEqual({ nodes: [{ url: `/review/edits?suggestion=${id}` }] });
    const shown = await ada.graph(`{ node(id: "${id}") { ... on Suggestion { status canDecide } } }`);
    expect(shown.data!['node']).toEqual({ status: 'PENDING', canDecide: true });
  });

  test('reaches the inbox of the author, and the decision that of whoever suggested it', async () => {
    const { ada, ben, id } = await suggested();
    const inbox = async (who: Visitor) =>
      (await world.sql('SELECT kind, detail FROM notifications WHERE user_id = $1', [who.id])).rows;
    expect(await inbox(ada)).toMatchObject([{ kind: 'SUGGESTION', detail: { status: 'PENDING' } }]);
    await decide(ada, { id, accepted: false, reason: 'It was right before.' });
    expect(await inbox(ben)).toMatchObject([
      { kind: 'SUGGESTION', detail: { status: 'REJECTED', reason: 'It was right before.' } },
    ]);
  });
});

describe('deciding about a suggested edit', () => {
  test('makes it in the name of whoever suggested it, for two points', async () => {
    const { ada, ben, postId, id } = await suggested();
    expect(await decide(ada, { id, accepted: true })).toMatchObject({ status: 'ACCEPTED' });
    expect(await bodyOf(postId)).toEqual({ body: 'Better words.', version: 2 });
    expect(await reputationOf(ada, ben.id)).toBe(302);
    const { data } = await ada.graph(
      `{ question(id: "${postId}") { revisions { nodes { editor { id } } } } }`,
    );
    expect(data!['question']!['revisions']!['nodes']).toMatchObject([
      { editor: { id: ben.id } },
      { editor: { id: ada.id } },
    ]);
  });

  test('against it takes two points, and needs a reason', async () => {
    const { ben, postId, id } = await suggested();
    const reviewer = await world.person({ reputation: 350 });
    expect(await decide(reviewer, { id, accepted: false })).toMatchObject({ fields: [{ field: 'reason' }] });
    expect(await decide(reviewer, { id, accepted: false, reason: 'Not an improvement.' })).toMatchObject({
      status: 'REJECTED',
      reason: 'Not an improvement.',
    });
    expect(await bodyOf(postId)).toMatchObject({ body: 'Some words.' });
    expect(await reputationOf(ben, ben.id)).toBe(298);
  });

  test('is for reviewers and the author, not for whoever suggested it', async () => {
    const { ben, id } = await suggested();
    expect(await decide(await world.person({ reputation: 349 }), { id, accepted: true })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await decide(ben, { id, accepted: true })).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('is not taken back by others, though they review it', async () => {
    const { id } = await suggested();
    const reviewer = await world.person({ reputation: 350 });
    const { data } = await reviewer.graph(
      `mutation { withdrawSuggestion(input: { id: "${id}" }) { ${REFUSED} } }`,
    );
    expect(data!['withdrawSuggestion']).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('about tags leaves the question that of its subject', async () => {
    const { ada, postId } = await suggested();
    const cy = await world.person({ reputation: 300 });
    const id = idOf(await suggest(cy, { postId, tags: ['quadratics'] }));
    expect(await decide(ada, { id, accepted: true })).toMatchObject({ status: 'ACCEPTED' });
    const { tags } = await world.db.question.findUniqueOrThrow({ where: { id: postId } });
    expect(tags).toEqual(['9709', 'quadratics']);
  });

  test('happens once, however many decide at once', async () => {
    const { ben, id } = await suggested();
    const reviewers = await Promise.all(Array.from({ length: 4 }, () => world.person({ reputation: 350 })));
    const decided = await Promise.all(reviewers.map((who) => decide(who, { id, accepted: true })));
    expect(decided.filter(({ status }) => String(status) === 'ACCEPTED')).toHaveLength(1);
    expect(await reputationOf(ben, ben.id)).toBe(302);
  });

  test('that meets a withdrawal waits for it, and changes nothing', async () => {
    const { ada, postId, id } = await suggested();
    const other = await world.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query(`UPDATE suggestions SET status = 'WITHDRAWN' WHERE id = $1`, [id]);
      const decided = decide(ada, { id, accepted: true });
      await expect.poll(async () => (await world.sql(WAITING_FOR_LOCKS)).rowCount).toBe(1);
      await other.query('COMMIT');
      expect(await decided).toMatchObject({ code: 'CONFLICT' });
    } finally {
      other.release();
    }
    expect(await bodyOf(postId)).toMatchObject({ body: 'Some words.' });
  });

  test('in favour is refused while the question is locked; against it is not', async () => {
    const { ada, postId, id } = await suggested();
    await world.sql(`UPDATE questions SET status = 'LOCKED' WHERE id = $1`, [postId]);
    expect(await decide(ada, { id, accepted: true })).toMatchObject({ code: 'QUESTION_LOCKED' });
    expect(await bodyOf(postId)).toMatchObject({ body: 'Some words.' });
    const reason = 'It was right before.';
    expect(await decide(ada, { id, accepted: false, reason })).toMatchObject({ status: 'REJECTED' });
  });

  test('does not name whoever asked anonymously', async () => {
    const { ada, ben, postId, id } = await suggested();
    await world.sql('UPDATE questions SET anonymous = true WHERE id = $1', [postId]);
    await decide(ada, { id, accepted: true });
    const rows = await world.db.notification.findMany({ where: { userId: ben.id, kind: 'SUGGESTION' } });
    expect(rows).toMatchObject([{ actorId: null }]);
    const { data } = await ben.graph(`{ node(id: "${id}") { ... on Suggestion { decider { id } } } }`);
    expect(data!['node']).toEqual({ decider: null });
  });

  test('in favour is refused once the post has changed', async () => {
    const { ada, postId, id } = await suggested();
    await ada.graph(`mutation { editQuestion(input: { id: "${postId}", body: "Mine." }) { __typename } }`);
    expect(await decide(ada, { id, accepted: true })).toMatchObject({
      code: 'EDIT_CONFLICT',
      message: expect.stringContaining('can only be turned down'),
    });
    expect(await bodyOf(postId)).toMatchObject({ body: 'Mine.' });
    expect(await decide(ada, { id, accepted: false, reason: 'Out of date.' })).toMatchObject({
      status: 'REJECTED',
    });
  });
});

describe('the queue of suggested edits', () => {
  test('is for reviewers, and says of each what it changes', async () => {
    const { ben, id } = await suggested();
    const reviewer = await world.person({ reputation: 350 });
    const nodes = (await queue(reviewer))['data']!['suggestions']!['nodes'] as unknown as Json[];
    expect(nodes.find((node) => idOf(node) === id)).toMatchObject({
      canDecide: true,
      isOutdated: false,
      difference: { body: [{ change: 'REMOVED' }, { change: 'ADDED' }, { change: 'SAME' }] },
    });
    const { errors } = await queue(await world.person({ reputation: 349 }));
    expect(errors).toMatchObject([{ extensions: { code: 'NEED_REPUTATION' } }]);
    expect((await queue(ben, true))['data']).toMatchObject({
      suggestions: { nodes: [{ id, canDecide: false }] },
    });
  });
});

test('a suggestion goes with its post', async () => {
  const { ada, ben, postId, id } = await suggested();
  await ada.graph(`mutation { deleteQuestion(input: { id: "${postId}" }) { __typename } }`);
  const reviewer = await world.person({ reputation: 350 });
  for (const who of [ada, ben, reviewer])
    expect((await who.graph(`{ node(id: "${id}") { id } }`)).data).toEqual({ node: null });
  expect((await queue(ben, true))['data']).toMatchObject({ suggestions: { nodes: [] } });
});

describe('accepting a suggested edit', () => {
  test('shows a post again that reports hid once, as an edit does', async () => {
    const { ada, postId, id } = await suggested();
    await world.sql(
      `UPDATE questions SET hidden_at = $2, hidden_reason = 'REPORTS', hidden_times = 1 WHERE id = $1`,
      [postId, new Date(world.now.getTime() - 11 * 60_000)],
    );
    expect(await bodyOf(postId)).toBeNull();
    expect(await decide(ada, { id, accepted: true })).toMatchObject({ status: 'ACCEPTED' });
    expect(await bodyOf(postId)).toMatchObject({ body: 'Better words.' });
  });

  test('holds a question that quotes a paper being sat from then on', async () => {
    const { ada, postId, id } = await suggested('It is 9709_m30_qp_12.');
    expect(await decide(ada, { id, accepted: true })).toMatchObject({ status: 'ACCEPTED' });
    expect(await bodyOf(postId)).toBeNull();
    expect(await world.db.moderationCase.findMany({ where: { questionId: postId } })).toMatchObject([
      { cause: 'EXAM_LEAK', status: 'OPEN' },
    ]);
  });
});

describe('over REST', () => {
  test('an edit by whoever may only suggest it is taken as a suggestion', async () => {
    const [ada, ben] = [await world.person(), await world.person({ reputation: 300 })];
    const question = await askedId(ada);
    const answer = await answeredId(ada, question);
    for (const path of [`/api/community/questions/${question}`, `/api/community/answers/${answer}`]) {
      const taken = await ben.rest('PUT', path, { body: 'Better words.' });
      expect(taken).toMatchObject({
        status: 202,
        body: { data: { status: 'pending', body: 'Better words.' } },
      });
    }
    const poor = await world.person({ reputation: 199 });
    expect(await poor.rest('PUT', `/api/community/questions/${question}`, { body: 'So.' })).toMatchObject({
      status: 403,
      body: { code: 'NEED_REPUTATION', required: 200 },
    });
    expect((await ada.rest('GET', '/api/community/suggestions?mine=true')).body['data']).toEqual([]);
  });

  test('it is decided and taken back', async () => {
    const { ada, id } = await suggested();
    const decided = await ada.rest('POST', `/api/community/suggestions/${id}/decide`, { accepted: true });
    expect(decided).toMatchObject({ status: 200, body: { data: { status: 'accepted' } } });
    const { ben, id: other } = await suggested();
    const back = await ben.rest('POST', `/api/community/suggestions/${other}/withdraw`);
    expect(back.body['data']).toMatchObject({ status: 'withdrawn' });
  });
});
