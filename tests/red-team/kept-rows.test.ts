import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { BUDGETS, WRITE_PRICES } from '../../server/limits/table.ts';
import { askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld({ config: { trustedProxies: 1 } });

const EDIT =
  'mutation ($id: ID!, $body: String!) { editQuestion(input: { id: $id, body: $body }) { __typename ... on Problem { code } } }';
const VOTE =
  'mutation ($id: ID!, $type: VoteType!) { vote(input: { postId: $id, type: $type }) { __typename ... on Problem { code } } }';
const VIEW =
  'mutation ($ids: [ID!]!) { recordViews(input: { questionIds: $ids }) { ... on RecordedViews { counted } ... on Problem { code } } }';

const MERGE =
  'mutation ($removed: [ID!]!) { mergeErrorEntries(input: { entries: [], removed: $removed }) { __typename ... on Problem { code } } }';

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('rows that nobody takes away again', () => {
  test('are not filled by a guest under ever new names', async () => {
    const id = await askedId(await world.person());
    const ids = [id, ...Array.from({ length: 49 }, () => newId('question', world.now))];
    const guest = world.guest();
    const view = async (address: string, agent: string) => {
      const { data } = await guest.graph(VIEW, { ids }, { ...from(address), 'user-agent': agent });
      const { code, counted } = data!['recordViews']!;
      return code ?? counted;
    };
    const most = BUDGETS.write.newDevices.size / WRITE_PRICES.row / ids.length;
    for (let i = 0; i < most; i += 1) expect(await view('192.0.2.1', `name ${i}`)).toBe(1);
    expect(await view('192.0.2.1', 'another name')).toBe('RATE_LIMITED');
    expect(await view('192.0.2.2', 'another name')).toBe(1);
  });

  test('are not filled by a member who edits again and again, and then turns to votes', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const other = await askedId(await world.person());
    const outcome = async (name: string, query: string, variables: object, address = '192.0.2.3') => {
      const { data } = await ada.graph(query, { ...variables }, from(address));
      return data![name]!['code'] ?? data![name]!['__typename'];
    };
    const edit = (body: string, address?: string) => outcome('editQuestion', EDIT, { id, body }, address);
    const most = BUDGETS.write.member.size / WRITE_PRICES.version;
    for (let i = 0; i < most; i += 1)
      expect(await edit(`These are the roots, number ${i}.`)).toBe('Question');
    expect(await edit('These are the roots at last.')).toBe('RATE_LIMITED');
    expect(await edit('These are the roots at last.', '192.0.2.4')).toBe('RATE_LIMITED');
    expect(await outcome('vote', VOTE, { id: other, type: 'UP' })).toBe('RATE_LIMITED');
    expect(await world.db.revision.count({ where: { questionId: id } })).toBe(most + 1);

    world.later(WRITE_PRICES.version / BUDGETS.write.member.perSecond);
    expect(await edit('These are the roots at last.')).toBe('Question');
  });

  test('are not filled by error books of devices, fifty entries for the price of one', async () => {
    const ada = await world.person();
    const removed = Array.from({ length: 50 }, () => newId('errorEntry', world.now));
    const merge = async () => {
      const { data } = await ada.graph(MERGE, { removed }, from('192.0.2.5'));
      return data!['mergeErrorEntries']!['code'] ?? data!['mergeErrorEntries']!['__typename'];
    };
    const most = BUDGETS.write.member.size / (removed.length * WRITE_PRICES.mergedEntry);
    for (let i = 0; i < most; i += 1) expect(await merge()).toBe('MergedErrorBook');
    expect(await merge()).toBe('RATE_LIMITED');
  });
});
