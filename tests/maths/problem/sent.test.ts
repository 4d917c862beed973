import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../../server/chat/reading/examples.ts';
import { wordsLike } from '../../../server/chat/reading/words.ts';
import { readSent } from '../../../server/maths/problem/sent/read-sent.ts';
import { agreed } from '../../../server/maths/solving/agreed.ts';
import { solutionOfGiven } from '../../../server/maths/solving/read-solution.ts';

const TEXT =
  'Ravi is $a$ years old and Lee is $b$. Their ages add up to 20. Ravi is 4 years older. Find $a$.';
const node = (of: string, quote: string) => ({ relation: 'holds', of: [of], quote });
const READING = {
  facts: [
    node('a + b = 20', 'Ravi is $a$ years old and Lee is $b$. Their ages add up to 20'),
    node('a + b = 20', 'Their ages add up to 20'),
    node('a = b + 4', 'Ravi is 4 years older'),
  ],
  goals: [{ verb: 'find', target: 'a', quote: 'Find $a$' }],
};
const sent = (reading: object, text = TEXT) => readSent(text, JSON.stringify(reading));
const faultOf = (change: object) => {
  const read = sent({ ...READING, ...change });
  return 'fault' in read ? read.fault : 'taken';
};

describe('a question that somebody else read', () => {
  test('is a problem whose nodes stand where they are quoted', () => {
    const read = sent(READING);
    if (!('problem' in read)) throw new Error(read.fault);
    const [part] = read.problem.parts;
    const points = Array.from(TEXT);
    expect(part!.facts.map(({ span }) => points.slice(...span!).join(''))).toEqual([
      'Ravi is $a$ years old and Lee is $b',
      'Their ages add up to 20',
      'Ravi is 4 years older',
    ]);
    expect(part!.unread).toEqual([]);
    const solved = solutionOfGiven(read.problem);
    expect(solved.solved && solved.worked.answer.text).toBe('a = 12');
  });

  test.each<[string, object, string]>([
    ['quotes what is not there', { goals: [{ ...READING.goals[0], quote: 'Find $b$' }] }, 'quote'],
    [
      'holds a number that its words have not',
      { facts: [node('a + b = 21', 'Their ages add up to 20')] },
      'number',
    ],
    [
      'holds a number of another sentence',
      { facts: [node('a + b = 4', 'Their ages add up to 20')] },
      'number',
    ],
    ['adds a condition', { facts: [...READING.facts, node('a > 0', 'Ravi is 4 years older')] }, 'number'],
    [
      'holds a letter that the text has not',
      { facts: [node('a + c = 20', 'Their ages add up to 20')] },
      'letter',
    ],
    [
      'names what the text does not',
      { things: [{ id: 'P', kind: 'point', name: 'P', quote: 'Find' }] },
      'thing',
    ],
    [
      'speaks of a thing that it does not name',
      { goals: [{ ...READING.goals[0], target: { thing: 'P' } }] },
      'thing',
    ],
    ['asks for nothing', { goals: [] }, 'goal'],
    ['has another shape', { answer: 'a = 12' }, 'shape'],
  ])('is not taken where it %s', (_what, change, fault) => {
    expect(faultOf(change)).toBe(fault);
  });

  test('is not taken where it is no JSON, too long or too deep', () => {
    expect(readSent(TEXT, 'I cannot do this.')).toEqual({ fault: 'json' });
    expect(readSent(TEXT, JSON.stringify({ ...READING, context: ['x'.repeat(20_000)] }))).toEqual({
      fault: 'json',
    });
    let target: unknown = 'a';
    for (let depth = 0; depth < 40; depth += 1) target = { all: [target] };
    expect(faultOf({ goals: [{ ...READING.goals[0], target }] })).toBe('shape');
  });

  test('leaves unread what it does not quote, and where it does not hold each number', () => {
    const without = (facts: object[]) => {
      const read = sent({ ...READING, facts });
      if (!('problem' in read)) throw new Error(read.fault);
      expect(solutionOfGiven(read.problem).solved).toBe(false);
      const points = Array.from(TEXT);
      return read.problem.parts[0]!.unread.map(({ span }) => points.slice(...span).join(''));
    };
    expect(without(READING.facts.slice(0, 2))).toEqual(['Ravi is 4 years older']);
    expect(without([...READING.facts.slice(0, 2), node('a > b', 'Ravi is 4 years older')])).toEqual([
      'Ravi is 4 years older',
    ]);
    const said = sent({ ...READING, context: ['Ravi is 4 years older'], facts: READING.facts.slice(0, 2) });
    expect('problem' in said && said.problem.parts[0]!.unread).toHaveLength(1);
  });

  test('may say numbers as words do', () => {
    const text = 'Twice $a$ is 5% of $b$, where $b$ is one hundred. Find $a$.';
    const facts = [node('2a = 0.05b', 'Twice $a$ is 5% of $b$'), node('b = 100', '$b$ is one hundred')];
    const read = sent({ facts, goals: READING.goals }, text);
    expect('problem' in read && read.problem.parts[0]!.unread).toEqual([]);
  });
});

describe('several readings of a question', () => {
  const parts = [{ label: '' }];
  const unsolved = solutionOfGiven({
    version: 1,
    language: 'en',
    text: '',
    things: [],
    facts: [],
    unread: [],
    parts: [] as never[],
  } as never);
  const solutionOf = (facts: object[]) => {
    const read = sent({ ...READING, facts });
    if (!('problem' in read)) throw new Error(read.fault);
    return solutionOfGiven(read.problem);
  };
  const right = solutionOf(READING.facts);
  const turned = solutionOf([...READING.facts.slice(0, 2), node('b = a + 4', 'Ravi is 4 years older')]);

  test('answer it where two lead to the same answer', () => {
    expect(agreed(parts, unsolved, [right, right])).toMatchObject({
      solution: { answer: { text: 'a = 12' } },
      labels: [''],
      isWhole: true,
    });
  });

  test('do not answer it alone, nor where they lead to different answers', () => {
    const none = { solution: null, labels: [], isWhole: false };
    expect(agreed(parts, unsolved, [right])).toEqual(none);
    expect(agreed(parts, unsolved, [right, turned])).toEqual(none);
    expect(agreed(parts, unsolved, [right, right, turned])).toEqual(none);
  });

  test('are left out where they contradict what was solved without them', () => {
    expect(agreed(parts, right, [turned, turned])).toMatchObject({
      solution: { answer: { text: 'a = 12' } },
      labels: [],
    });
  });
});

describe('what a model is shown', () => {
  test('are questions whose readings are taken and solved', () => {
    for (const { text, reading } of EXAMPLES) {
      const read = sent(reading, text);
      if (!('problem' in read)) throw new Error(`${read.fault}: ${text}`);
      const solved = solutionOfGiven(read.problem);
      expect(solved.solved && solved.worked.parts.every((part) => part.solved.solved), text).toBe(true);
    }
  });

  test('are the sentences that have most in common with the question', () => {
    const near = wordsLike('Find the coefficient of x^3 in the expansion of (1 + 2x)^5.', 5);
    expect(near.map(({ word }) => word)).toContain('coefficient');
    expect(wordsLike('求不同的排列方法的种数', 5).some(({ sentence }) => sentence.includes('排列'))).toBe(
      true,
    );
  });
});
