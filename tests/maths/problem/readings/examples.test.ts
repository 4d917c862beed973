import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KINDS } from '#server/maths/problem/kinds/kinds.ts';
import { CALCULUS } from '#server/maths/problem/quantities/sheet/calculus.ts';
import { COMBINED } from '#server/maths/problem/quantities/sheet/amount.ts';
import { RELATION_NAMES } from '#server/maths/problem/quantities/sheet/told.ts';
import { validProblem } from '#server/maths/problem/schema/valid-problem.ts';
import { solveGiven } from '#server/maths/solving/solve.ts';

const pageOf = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

const EXAMPLE = /^## (.+)\n[^`]*```json\n([^`]*)```\n\n((?:- `[^`]*`\n)+)/gm;
const examples = [...pageOf('problem-examples.md').matchAll(EXAMPLE)];

test('there is a worked example for each kind of question', () => {
  expect(examples.length).toBe(pageOf('problem-examples.md').split('\n## ').length - 1);
});

test.each(examples.map(([, title, json, answers]) => [title, json, answers] as const))(
  'the example “%s” is solved as the page says',
  (_, json, answers) => {
    const shown = solveGiven(validProblem(JSON.parse(json!))).map(({ outcome }) =>
      outcome.solved ? outcome.worked.answer.text : null,
    );
    expect(shown).toEqual([...answers!.matchAll(/`([^`]*)`/g)].map(([, text]) => text));
  },
);

test('every kind, property, relation and term of quantities stands on their page', () => {
  const page = pageOf('problem-quantities.md');
  const words = [
    ...RELATION_NAMES,
    ...Object.keys(CALCULUS),
    ...Object.keys(COMBINED),
    ...[...KINDS.values()].flatMap(({ name, properties }) => [name, ...properties.keys()]),
  ];
  expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
});
