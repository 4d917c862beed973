import { expect, test } from 'vitest';
import { openParser, type Rule } from '../../../server/maths/problem/reading/chart.ts';
import { patternOf } from '../../../server/maths/problem/reading/patterns/pattern.ts';
import { tokensOf } from '../../../server/maths/problem/reading/tokens.ts';

type Slots = Readonly<Record<string, string>>;

const ruleOf = (pattern: string): Rule<string> => ({
  kind: 'sentence',
  pattern: patternOf(pattern),
  make: (slots: Slots) => JSON.stringify(slots),
});

/** What each reading of a text fills the slots of a pattern with. */
function readingsOf(pattern: string, text: string): unknown[] {
  const parse = openParser<string>({
    rules: [ruleOf(pattern)],
    kindsAbove: (kind) => [kind],
    phrasesOf: ({ word }) => (word === null ? [] : [{ kind: 'word', meaning: word }]),
  });
  const tokens = tokensOf(text);
  return parse(tokens)
    .at('sentence', [0, tokens.length])
    .map(({ meaning }) => JSON.parse(meaning) as unknown);
}

test('what may be left out fills its slot or leaves it open', () => {
  expect(readingsOf('find [the {a:word}] of {b:word}', 'find the gradient of it')).toEqual([
    { a: 'gradient', b: 'it' },
  ]);
  expect(readingsOf('find [the {a:word}] of {b:word}', 'find of it')).toEqual([{ b: 'it' }]);
});

test('of choices one has to stand there, and none where a bracket does not close', () => {
  expect(readingsOf('(find|state) {a:word}', 'state it')).toEqual([{ a: 'it' }]);
  expect(readingsOf('(find|state) {a:word}', 'sketch it')).toEqual([]);
  expect(() => patternOf('(find|state')).toThrow('not closed');
  expect(() => patternOf('find|state)')).toThrow('not opened');
});

test('a text that two slots can share is read in each way', () => {
  expect(readingsOf('[{a:word}] [{b:word}] end', 'one end')).toEqual(
    expect.arrayContaining([{ a: 'one' }, { b: 'one' }]),
  );
});

test('forty choices behind each other cost no more than their words', () => {
  const many = (one: string) => Array.from({ length: 40 }, () => one).join(' ');
  expect(readingsOf(many('(red|green|blue) [and]'), many('green and'))).toEqual([{}]);
  expect(readingsOf(many('(red|green|blue) [and]'), `${many('green')} red`)).toEqual([]);
});

test('a rule of which nothing need stand there is refused', () => {
  expect(() => readingsOf('[find] [it]', 'find it')).toThrow('is empty');
});
