import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const operations = readFileSync('client/features/tools/check/CheckPage.graphql', 'utf8');
const operation = (name: string) => operations.slice(operations.indexOf(`query ${name}`)).split(/\n\n/)[0]!;

/** Written anew by `vitest run tests/graph/landing-samples.test.ts -u` when the engine says it better. */
test('what the landing page shows before anybody asked is what the graph answers', async () => {
  const guest = await world.person();
  const solve = async (question: string) =>
    (await guest.graph(operation('SolveQuestion'), { question })).data!['solve'];
  const check = async (lines: string[]) =>
    (await guest.graph(operation('CheckWorking'), { lines })).data!['checkWorking'];

  const samples = {
    hero: await solve('Solve 2 sin² θ + 3 cos θ = 3 for 0° ≤ θ ≤ 360°'),
    plain: await check(['x^3 = 4x', 'x^2 = 4', 'x = 2']),
    marked: await solve('Solve x^3 = 4x'),
  };

  await expect(`${JSON.stringify(samples, null, 2)}\n`).toMatchFileSnapshot(
    '../../client/app/home/samples.json',
  );
});
