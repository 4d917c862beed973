import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const documents = [
  'features/tools/question/SolveQuestion',
  'features/tools/check/CheckWorking',
  'lib/tutor/WorkedSolution',
  'lib/tutor/CheckedWorking',
];
const definitions = documents
  .flatMap((name) => readFileSync(`client/${name}.graphql`, 'utf8').split(/\n\n/))
  .map((text) => text.replaceAll(' @unmask', ''));

/** As a page asks it, with the fragments that it spreads. */
function operation(name: string): string {
  const query = definitions.find((text) => text.startsWith(`query ${name}(`))!;
  const spread = new Set([query]);
  // A set that grows while it is walked: fragments spread others.
  for (const one of spread)
    for (const text of definitions)
      if (one.includes(`...${/^fragment (\w+)/.exec(text)?.[1]}\n`)) spread.add(text);
  return [...spread].join('\n\n');
}

/** What the components take of it; were it anything else, the types would say so. */
function written(
  name: string,
  type: string,
  { __typename, parts: _parts, ...answer }: Record<string, unknown>,
): string {
  return `export const ${name}: ${type} = ${JSON.stringify(answer, null, 2)};\n`;
}

/** Written anew by `vitest run tests/graph/landing-samples.test.ts -u` when the engine says it better. */
test('what the landing page shows before anybody asked is what the graph answers', async () => {
  const guest = await world.person();
  const solve = async (question: string) =>
    (await guest.graph(operation('SolveQuestion'), { question })).data!['solve']!;
  const check = async (lines: string[]) =>
    (await guest.graph(operation('CheckWorking'), { lines })).data!['checkWorking']!;

  await expect(
    `import type { Solution, Working } from '../../ui/marks-margin/solution.ts';

${written('hero', 'Solution', await solve('Solve 2 sin² θ + 3 cos θ = 3 for 0° ≤ θ ≤ 360°'))}
${written('plain', 'Working', await check(['x^3 = 4x', 'x^2 = 4', 'x = 2']))}
${written('marked', 'Solution', await solve('Solve x^3 = 4x'))}`,
  ).toMatchFileSnapshot('../../client/app/home/samples.gen.ts');
});
