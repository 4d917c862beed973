import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryTokens } from '../../server/text/query-tokens.ts';
import { isSpelt, openVocabulary, type Vocabulary } from '../../server/text/spelling.ts';

const WORDS = ['quadratic', 'integration', 'vector', 'vectors', 'force', 'normal', 'completing', 'square'];
const vocabulary = openVocabulary(new Map(WORDS.map((word, i) => [word, i + 1])));

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const edit = fc.record({ at: fc.nat(30), letter, kind: fc.constantFrom('change', 'add', 'drop', 'swap') });

function misspelt(word: string, { at, letter, kind }: typeof edit extends fc.Arbitrary<infer E> ? E : never) {
  const i = at % (word.length - 1);
  const [before, one, two, after] = [word.slice(0, i), word[i]!, word[i + 1]!, word.slice(i + 2)];
  if (kind === 'change') return before + letter + two + after;
  if (kind === 'add') return before + letter + one + two + after;
  return before + (kind === 'drop' ? two : two + one) + after;
}

describe('a word that nobody knows', () => {
  test('is taken for the one that it is a single slip away from', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), edit, (word, slip) => {
        const typed = misspelt(word, slip);
        // What begins with fx is a formula, and no word.
        if (isSpelt(typed) && !vocabulary.has(typed)) expect(vocabulary.nearest(typed)).toContain(word);
      }),
      { numRuns: 2000, seed: 9702 },
    );
  });

  test('is taken for one that begins as it does, of two as near', () => {
    const near = openVocabulary(new Map(Object.entries({ radiant: 9, gradient: 1 })));
    expect(near.nearest('gradiant')).toEqual(['gradient']);
    expect(near.nearest('tadiant')).toEqual(['radiant']);
  });

  test('is not guessed at beyond the sixth, so that nonsense costs no time', () => {
    let lookups = 0;
    const counting: Vocabulary = {
      ...vocabulary,
      nearest(word) {
        lookups += 1;
        return vocabulary.nearest(word);
      },
    };
    const nonsense = Array.from('abcdefghijkl', (one) => `xq${one}zkv`).join(' ');

    queryTokens(nonsense, counting);
    expect(lookups).toBe(6);
    expect(queryTokens('二次方程的解 x^2+5x sin2x 求根公式 quadratc', counting)).toContain('quadratic~');
  });
});
