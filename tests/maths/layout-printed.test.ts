import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutOf } from '#server/maths/problem/layout/layout.ts';

interface Part {
  text: string;
  marks: number;
  /** What is given behind it, for the parts that follow. */
  given: string | null;
}

interface Outer {
  intro: string;
  parts: Part[];
}

interface Style {
  outer: (n: number) => string;
  inner: (n: number) => string;
  marks: ((marks: number) => string) | null;
  gap: string;
  indent: string;
  heading: string;
}

const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];
const letter = (n: number) => 'abcdef'[n - 1]!;
const roman = (n: number) => ROMANS[n - 1]!;

const STEMS = [
  'The curve C has equation $y = x^2 - (a)x + [3]$, where f(a) = 2.',
  'A particle P of mass 0.5 kg moves in a straight line.  Its speed at O is 3 m/s.',
  '函数 $f(x)=(x-1)(x-2)$，其中 f(1) = 0。',
  'The table shows the results.\n\n| x | 1 | 2 |\n|---|---|---|\n| y | 3 | 4 |',
];
const INTROS = ['When k = 2, find', 'The point Q lies on C, and f(a) > 0. Find', '对于点 Q，求'];
const REQUESTS = [
  'Find the value of $f(a)$ on the interval [0, 2].',
  'Show that (x - 1)(x + 2) = 0, and hence find x.',
  'State the coordinates of (1, 2) under the map.',
  'Find the greatest speed of P.\nGive your answer in the form $a + b$.',
  'Solve $$\n(i)z = [2]\n$$ for z.',
  '求 $x$ 的值，精确到 0.1。',
  '证明：$f(x)>0$。',
];
const GIVEN = [
  'It is given instead that P moves in a circle.',
  'The normal at P meets the x-axis at N.',
  '另有一点 Q 在直线上，且 f(a) = 3。',
];

const part: fc.Arbitrary<Part> = fc.record({
  text: fc.constantFrom(...REQUESTS),
  marks: fc.integer({ min: 1, max: 15 }),
  given: fc.option(fc.constantFrom(...GIVEN), { freq: 4 }),
});
const outer: fc.Arbitrary<Outer> = fc.oneof(
  fc.record({ intro: fc.constant(''), parts: fc.array(part, { minLength: 1, maxLength: 1 }) }),
  fc.record({ intro: fc.constantFrom(...INTROS), parts: fc.array(part, { minLength: 2, maxLength: 4 }) }),
);
const style: fc.Arbitrary<Style> = fc.record({
  outer: fc.constantFrom<((n: number) => string)[]>(
    (n) => `(${letter(n)})`,
    (n) => `（${letter(n)}）`,
    (n) => `${letter(n)})`,
    (n) => `（${n}）`,
    (n) => `(${n})`,
    (n) => `${n}.`,
    (n) => `第(${n})问`,
    (n) => `**(${letter(n)})**`,
    (n) => `Part (${letter(n)}):`,
  ),
  inner: fc.constantFrom<((n: number) => string)[]>(
    (n) => `(${roman(n)})`,
    (n) => `（${roman(n)}）`,
    (n) => `${roman(n)})`,
    (n) => `(${String.fromCodePoint(0x216f + n)})`,
    (n) => String.fromCodePoint(0x245f + n),
  ),
  marks: fc.constantFrom<(((marks: number) => string) | null)[]>(
    (n) => ` [${n}]`,
    (n) => `   (${n} ${n === 1 ? 'mark' : 'marks'})`,
    (n) => `（${n}分）`,
    (n) => `【${n}分】`,
    (n) => `\n[${n}]`,
    (n) => `\n\n    [${n} marks]`,
    null,
  ),
  gap: fc.constantFrom('\n', '\n\n', '\r\n'),
  indent: fc.constantFrom('', '  ', '\t', '　'),
  heading: fc.constantFrom('', '5.  ', 'Q7   ', '【练习 2】'),
});

function printed(
  stem: string,
  outers: Outer[],
  { outer: label, inner, marks, gap, indent, heading }: Style,
): string {
  const blocks = outers.flatMap(({ intro, parts }, at) => {
    const shown = parts.flatMap(({ text, marks: worth, given }, n) => {
      const own = `${text}${marks?.(worth) ?? ''}`;
      const line = intro ? `${indent}${inner(n + 1)} ${own}` : `${label(at + 1)} ${own}`;
      return given ? [line, given] : [line];
    });
    return intro ? [`${label(at + 1)} ${intro}`, ...shown] : shown;
  });
  return [...(stem ? [heading + stem] : []), ...blocks].join(gap);
}

test('a question that is printed from its parts, in any style of labels and marks, is read as these parts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STEMS),
      fc.array(outer, { minLength: 2, maxLength: 5 }),
      style,
      (stem, outers, look) => {
        const last = outers.at(-1)!.parts.at(-1)!;
        last.given = null;
        const text = printed(stem, outers, look);
        const layout = layoutOf(text);

        let given: string[] = [];
        const expected = outers.flatMap(({ intro, parts }, at) => {
          const before = given.length;
          return parts.map((one, n) => {
            const context = [
              stem,
              ...given.slice(0, before),
              ...(intro ? [intro] : []),
              ...given.slice(before),
            ];
            if (one.given) given = [...given, one.given];
            const outerSign = /[a-z][)）]/.test(look.outer(1)) ? letter(at + 1) : at + 1;
            const innerSign = /①/.test(look.inner(1)) ? n + 1 : roman(n + 1);
            return {
              label: intro ? `(${outerSign})(${innerSign})` : `(${outerSign})`,
              text: one.text,
              context,
              marks: look.marks ? one.marks : null,
            };
          });
        });
        const read = layout.parts.map(({ label, text: own, context, marks }) => ({
          label,
          text: own,
          context,
          marks,
        }));
        expect(read).toEqual(expected);
        expect(layout.stem).toBe(stem);

        const points = Array.from(text);
        for (const one of layout.parts)
          expect(one.spans.map(([from, to]) => points.slice(from, to).join('')).join('')).toBe(one.text);
      },
    ),
    { numRuns: 300, seed: 14 },
  );
});

test('no text is too odd for it, and no span leaves the text', () => {
  const pieces = [
    '(a)',
    '(i)',
    '[3]',
    '（2分）',
    '\n',
    ' ',
    '$',
    '$$',
    '\\(',
    '1.',
    'A',
    'B',
    'C',
    'D',
    'Find x',
    '𝑥',
    '。',
    '①',
    '第(1)问',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const { length } = Array.from(text);
      const layout = layoutOf(text);
      expect(layout.parts.length).toBeGreaterThan(0);
      for (const { spans } of layout.parts)
        for (const [from, to] of spans) expect(0 <= from && from < to && to <= length).toBe(true);
    }),
    { numRuns: 300, seed: 14 },
  );
});
