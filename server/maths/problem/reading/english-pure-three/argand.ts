import { fact, isAll, isReference, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { pointsIn, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const OF = '[of (this|the|that|its|the given) (equation|cubic|polynomial)]';
const ROOT = '(root|solution)';

/** The roots of an equation beside the one that is known. */
const ROOTS: Rule[] = [
  ...rule<object>(
    'value',
    `(another|a second|the second|the other|one other|a further|the other non-real|another non-real) [non-real|complex] ${ROOT} ${OF}`,
    () => the('conjugate root'),
  ),
  ...rule<object>(
    'value',
    `(the third|the remaining|the final|the real|its real|the only real|the third real) ${ROOT} ${OF}`,
    () => the('real root'),
  ),
  ...rule<object>(
    'values',
    `(the other|the remaining|the other two|the remaining two|all the other|the other three) (roots|solutions) ${OF}`,
    () => the('other roots'),
  ),
];

const DIAGRAM =
  '(on|in) (an argand diagram|a sketch of an argand diagram|a single argand diagram|the argand diagram|the complex plane) [[,] with origin {o:label}]';
const NUMBERS = '[the] [complex] [number|numbers]';
const REPRESENT = '(represent|represents|correspond to|corresponds to)';
const REPRESENTED = '(is|are) [each] represented [on an argand diagram|in an argand diagram] by';

/** Each point stands where its number is. */
function represented(points: RawTerm, numbers: RawTerm): RawFact[] | null {
  const [all, values] = [isAll(points) ? points.all : [points], isAll(numbers) ? numbers.all : [numbers]];
  return all.length === values.length ? all.map((point, at) => fact('represents', point, values[at]!)) : null;
}

const ofLabels = (labels: RawTerm, at: number): RawTerm => {
  const all = isAll(labels) ? labels.all : [labels];
  return { all: all.flatMap((one, i) => pointsIn(String(one), at + i / 10)) };
};

/** Points of the diagram, and the numbers that they stand for. */
const POINTS: Rule[] = [
  ...[`${DIAGRAM} [,|and] {f:placed}`, `{f:placed} [,] ${DIAGRAM}`].flatMap((pattern) =>
    rule<{ f: RawFact[]; o?: string }>('facts', pattern, ({ f, o = 'O' }) =>
      /^\W*O\W*$/.test(o) ? f : null,
    ),
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:placed}', ({ f }) => f),
  ...rule<object>('triangle', '(the|this|that) triangle', (_, [at]) =>
    reference('triangle', null, 'the', at),
  ),
  ...['points', 'point'].flatMap((points) =>
    ['complexs', 'complex', 'expressions', 'expression'].flatMap((numbers) => [
      ...rule<{ p: RawTerm; z: RawTerm }>(
        'placed',
        `{p:${points}} [${DIAGRAM}] ${REPRESENT} ${NUMBERS} {z:${numbers}} [respectively]`,
        ({ p, z }) => represented(p, z),
      ),
      ...rule<{ p: RawTerm; z: RawTerm }>(
        'placed',
        `${NUMBERS} {z:${numbers}} ${REPRESENTED} {p:${points}} [respectively]`,
        ({ p, z }) => represented(p, z),
      ),
    ]),
  ),
  ...rule<{ p: RawTerm }>('placed', `[the] [two|three|four] roots ${OF} ${REPRESENTED} {p:points}`, ({ p }) =>
    isAll(p) ? [fact('roots at', ...p.all)] : null,
  ),
  ...rule<{ p: RawTerm }>('placed', `{p:points} ${REPRESENT} [the] [two|three|four] roots ${OF}`, ({ p }) =>
    isAll(p) ? [fact('roots at', ...p.all)] : null,
  ),
  ...rule<{ t: string }>(
    'placed',
    `[the] [two|three|four] roots ${OF} ${REPRESENTED} [the] (vertices|corners) of [the|a] triangle [{t:three-labels}]`,
    ({ t }: { t?: string }, [at]) => rootsOf(t, at),
  ),
  ...rule<{ t: string }>(
    'placed',
    `[the] points (representing|that represent|which represent|corresponding to) [the] [two|three|four] roots ${OF} (are|form) [the] [vertices of|corners of] [the|a] triangle [{t:three-labels}]`,
    ({ t }: { t?: string }, [at]) => rootsOf(t, at),
  ),
];

function rootsOf(labels: string | undefined, at: number): RawFact[] {
  if (labels !== undefined) return [fact('roots at', ...(ofLabels(labels, at) as { all: RawTerm[] }).all)];
  return [fact('roots at', reference('triangle', null, 'a', at))];
}

/** Several numbers in one form. */
const FORMS: Rule[] = ['expressions', 'complexs'].flatMap((kind) =>
  rule<{ e: RawTerm; f: string }>(
    'goals',
    `(express|write) [each of|both] [the complex numbers] {e:${kind}} in the form {f:form}`,
    ({ e, f }): RawGoal[] | null =>
      isAll(e) && e.all.every((one) => typeof one === 'string' || isReference(one))
        ? e.all.map((target) => ({ verb: 'find', target, form: f }))
        : null,
  ),
);

export const ARGAND_RULES: Rule[] = [...ROOTS, ...POINTS, ...FORMS];
