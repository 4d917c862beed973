import { eachOf, fact, isAll, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const IS_LEVEL = /^\W*[xy]\s*=[^xy]*$/;

/** An equation in x or y. */
const isOfCurve = (equation: string): boolean => {
  const sides = equation.split('=');
  return sides.length === 2 && /[xy]/.test(sides[0]!);
};

/** A curve or a line of which the equation alone is printed: "bounded by y = x² and x = 2". */
function bareEdge(equation: string, at: number): RawTerm | null {
  if (!isOfCurve(equation)) return null;
  const kind = IS_LEVEL.test(equation) ? 'line' : 'curve';
  return { ...reference(kind, null, 'a', at), says: [fact('equal', the('equation', SELF), equation)] };
}

const region = (at: number, bounds: RawTerm): RawTerm => ({
  ...reference('region', null, 'the', at),
  says: [fact('bounded', SELF, ...eachOf(bounds).flatMap(eachOf))],
});

const joined = (a: RawTerm, b: RawTerm): RawTerm => ({ all: [...eachOf(a), ...eachOf(b)] });

/** Regions whose bounds are printed as equations alone, and the solid that is spoken of last. */
export const REGION_RULES: Rule[] = [
  ...rule<{ e: string }>('bare-edge', '[the (curve|line|graph)] {e:equation}', ({ e }, [at]) =>
    bareEdge(e, at),
  ),
  ...rule<{ a: string; b: string }>(
    'bare-edge',
    '[the] lines {a:equation} and {b:equation}',
    ({ a, b }, [at]) => {
      const all = [bareEdge(a, at), bareEdge(b, at + 0.5)];
      return all.every((one) => one !== null) ? { all: all as RawTerm[] } : null;
    },
  ),
  ...rule<{ l: RawTerm }>('plain-edge', '{l:axis-edge}', ({ l }) => l),
  ...rule<{ l: RawTerm }>('plain-edge', '{l:bare-edge}', ({ l }) => l),
  ...['x', 'y'].flatMap((letter) =>
    rule<object>('axis-edge', `the ${letter}-axis`, (_, [at]) =>
      reference('line', `${letter}-axis`, 'the', at),
    ),
  ),
  ...rule<object>('axis-edge', '[the] [two] [coordinate] axes', (_, [at]) => ({
    all: [reference('line', 'x-axis', 'the', at), reference('line', 'y-axis', 'the', at + 0.5)],
  })),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'plain-edges',
    '{a:plain-edge} [,] and [by] {b:plain-edge}',
    ({ a, b }) => joined(a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('plain-edges', '{a:plain-edge} , {b:plain-edges}', ({ a, b }) =>
    joined(a, b),
  ),
  ...rule<{ b: RawTerm }>(
    'region',
    '[the|a|that] [finite|shaded] [region|area] [which is|that is|lying] (bounded by|enclosed by|between|enclosed between|bounded between) {b:plain-edges}',
    ({ b }, [at]) => (isAll(b) ? region(at, b) : null),
  ),
  ...rule<object>(
    'value',
    '[the] [exact] volume [of (the|this|the resulting|the solid|the new) solid [of revolution] [so|thus] (formed|produced|generated|obtained)|of the resulting solid|of the solid that is (formed|obtained|generated)]',
    (_, [at]) => the('volume', reference('region', null, 'left out', at)),
  ),
];
