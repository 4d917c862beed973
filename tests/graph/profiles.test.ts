import { expect, test } from 'vitest';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const profile = async (who: Visitor, id: string) =>
  (await who.graph('query ($id: ID!) { profile(id: $id) { id name } }', { id })).data!['profile'];

test('everybody is found by their id, and oneself by “me”', async () => {
  const [ada, ben] = [await world.person({ name: 'Ada' }), await world.person({ name: 'Ben' })];
  expect(await profile(ben, ada.id)).toEqual({ id: ada.id, name: 'Ada' });
  expect(await profile(ben, 'me')).toEqual({ id: ben.id, name: 'Ben' });
  expect(await profile(world.guest(), 'me')).toBeNull();
});

test('whoever was deleted has no profile', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  await world.db.user.update({ where: { id: ada.id }, data: { deletedAt: world.now } });
  expect(await profile(ben, ada.id)).toBeNull();
});
