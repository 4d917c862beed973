import { afterAll, expect, test } from 'vitest';
import { openBudgets } from '../../server/limits/budgets.ts';
import { renderPost } from '../../server/community/posts/rendering/render-post.ts';
import { openRenderer } from '../../server/text/markdown/renderer.ts';
import { askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const renderer = openRenderer({ warn() {} } as never);
afterAll(() => renderer.close());

/** What rendering a post takes from its author's budget. */
async function paidFor(body: string): Promise<number> {
  const record = { cost: 0 };
  const ctx = {
    actor: { id: body.slice(0, 8), reputation: 3000 },
    address: '192.0.2.1',
    device: '',
    now: () => new Date(),
    budgets: openBudgets(),
    record,
    renderer,
  };
  await renderPost(ctx as never, { title: null, body }).catch(() => {});
  return record.cost;
}

test('a post is paid for by the time that it took to render', async () => {
  await paidFor('The first one starts the worker.');
  const short = await paidFor('Short words and $x^2$.');
  expect(short).toBeLessThan(10);
  expect(await paidFor('\\[\n'.repeat(6600))).toBeGreaterThan(3 * short);
});

const ANSWER = `mutation ($questionId: ID!, $body: String!, $idempotencyKey: String) {
  postAnswer(input: { questionId: $questionId, body: $body, idempotencyKey: $idempotencyKey }) {
    __typename ... on Answer { id } ... on Problem { code }
  }
}`;

test('whoever may not post yet is told so before anything is rendered', async () => {
  const questionId = await askedId(await world.person());
  const ben = await world.person({ reputation: 1 });
  const post = async (body: string, idempotencyKey: string | null = null) =>
    (await ben.graph(ANSWER, { questionId, body, idempotencyKey })).data!['postAnswer']!;

  /** What a post that is refused for its author's standing takes from their budget. */
  const costOfRefusal = async (body: string) => {
    const before = world.requests.length;
    expect(await post(body)).toMatchObject({ code: 'RATE_LIMITED' });
    await expect.poll(() => world.requests.length).toBeGreaterThan(before);
    return world.requests.at(-1)!.cost;
  };

  const first = await post('The discriminant is positive.', 'key-1');
  expect(first).toMatchObject({ __typename: 'Answer' });
  expect(await costOfRefusal('$'.repeat(15_000))).toBe(await costOfRefusal('It is positive.'));
  // Sent again, it is told what came of it.
  expect(await post('The discriminant is positive.', 'key-1')).toEqual(first);
});
