import { asks, eachOf, fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { meeting, reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const BOUNDED = '[the|that] [finite|shaded] [region|area] (bounded|enclosed) by';
const region = (at: number, bounds: RawTerm[]): RawTerm => ({
  ...reference('region', null, 'the', at),
  says: [fact('bounded', SELF, ...bounds.flatMap(eachOf))],
});
const all = (lines: RawTerm): RawTerm[] => (isAll(lines) ? lines.all : [lines]);
const spoken = (at: number): RawTerm => reference('region', null, 'left out', at);

export const isFullTurn = (angle: RawTerm): boolean =>
  typeof angle === 'string'
    ? /^(?:360(?:°|\^\{?\\circ\}?)|2(?:\\pi|π))$/.test(angle.replace(/[\s$]/g, ''))
    : 'amount' in angle &&
      ((angle.amount === '360' && /^(?:°|deg)/.test(angle.unit)) ||
        (/^2(?:\\pi|π)$/.test(angle.amount) && angle.unit.startsWith('rad')));
const TURN = '(completely|through one complete revolution|through four right angles|fully)';

/** Regions between curves, their areas, and the volumes when they are rotated. */
export const REGION_RULES: Rule[] = [
  ...rule<{ x: RawTerm; z: RawTerm }>('region', `${BOUNDED} {x:thing} and {z:lines}`, ({ x, z }, [at]) =>
    region(at, [x, ...all(z)]),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; z: RawTerm }>(
    'region',
    `${BOUNDED} {x:thing} , {y:thing} and {z:lines}`,
    ({ x, y, z }, [at]) => region(at, [x, y, ...all(z)]),
  ),
  ...rule<object>('region', '(the|this|that) [shaded] region', (_, [at]) =>
    reference('region', null, 'the', at),
  ),
  ...rule<{ p: string }>('region', '(the|this) [shaded] region in [part] {p:part-label}', (_, [at]) =>
    reference('region', null, 'the', at),
  ),
  ...rule<{ r: RawTerm; c: string }>('region', '{r:region} , for {c:condition} ,', ({ r, c }) =>
    saying(r, [fact('within', SELF, c)]),
  ),
  ...rule<{ r: RawTerm; x: RawTerm }>('facts', `{r:region} is rotated ${TURN} about {x:line}`, ({ r, x }) => [
    fact('rotated', r, x),
  ]),
  ...['expression', 'number', 'quantity'].flatMap((kind) =>
    rule<{ r: RawTerm; a: RawTerm; x: RawTerm }>(
      'facts',
      `{r:region} is rotated through {a:${kind}} [radians] about {x:line}`,
      ({ r, a, x }) => (isFullTurn(a) ? [fact('rotated', r, x)] : null),
    ),
  ),
  ...rule<object>(
    'value',
    '[the] [exact] volume (of the solid|of the solid formed|of the solid obtained|of the solid generated|of the solid so formed|of revolution|which is obtained|obtained|generated|so formed|formed)',
    (_, [at]) => the('volume', spoken(at)),
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '[hence] (find|calculate|determine) [the] [exact] volume [of the solid] (formed|obtained|generated|produced) when {f:facts}',
    ({ f }, [at]) => asks([{ verb: 'find', target: the('volume', spoken(at)) }], f),
  ),
  ...rule<{ x: RawTerm }>(
    'points',
    '[the] points (where|at which) {x:curve} (~meet|~cut|~cross|~intersect) the (coordinate axes|axes)',
    ({ x }, [at]) => ({
      all: [
        meeting(x, reference('line', 'x-axis', 'the', at), at),
        meeting(x, reference('line', 'y-axis', 'the', at + 0.1), at + 0.2),
      ],
    }),
  ),
];
