import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { isLongForm, isReduction, isTurn } from '../shared/further.ts';

/** Curves in polar coordinates, and how far their points are. */
const POLAR: Rule[] = [
  ...rule<{ c: RawTerm; e: string; d: string }>(
    'facts',
    '{c:curve} (has|with) polar equation {e:equation} [,] (for|where|) {d:condition}',
    ({ c, e, d }) => [fact('equal', the('polar equation', c), e), fact('domain', c, d)],
  ),
  ...rule<{ c: RawTerm; e: string; d: string; n: RawFact[] }>(
    'facts',
    '{c:curve} has polar equation {e:equation} [, where {n:note}] [,] (for|where|and) {d:condition}',
    ({ c, e, d, n }: { c: RawTerm; e: string; d: string; n?: RawFact[] }) => [
      fact('equal', the('polar equation', c), e),
      fact('domain', c, d),
      ...(n ?? []),
    ],
  ),
  ...rule<{ c: RawTerm; e: string; d: string; n: RawFact[] }>(
    'facts',
    '{c:curve} has polar equation {e:equation} [,] (for|where|) {d:condition} [,] (where|and) {n:note}',
    ({ c, e, d, n }) => [fact('equal', the('polar equation', c), e), fact('domain', c, d), ...n],
  ),
  ...rule<{ c: RawTerm; e: string }>(
    'facts',
    '[the] polar equation of {c:curve} is {e:equation}',
    ({ c, e }) => [fact('equal', the('polar equation', c), e)],
  ),
  ...rule<{ c: RawTerm }>(
    'value',
    '[the] [exact] area (of the region (enclosed by|inside|bounded by)|of the region that is enclosed by|enclosed by|inside|bounded by|of) {c:curve}',
    ({ c }) => the('polar area', c),
  ),
  ...rule<{ c: RawTerm }>(
    'value',
    '[the] [exact] area (of the region (enclosed|bounded) by|enclosed by|bounded by) {c:curve} and the initial line',
    ({ c }) => the('polar area to line', c),
  ),
  ...rule<{ c: RawTerm; e: string }>(
    'value',
    '[the] [exact] area (of the region (enclosed|bounded) by|enclosed by|bounded by) {c:curve} and the (half-line|line|half line) {e:equation}',
    ({ c, e }) => the('polar area to line', c, e),
  ),
  ...rule<{ c: RawTerm; e: string }>(
    'value',
    '[the] [exact] area (of the region (enclosed|bounded) by|enclosed by|bounded by) {c:curve} , the initial line and the (half-line|line|half line) {e:equation}',
    ({ c, e }) => the('polar area between', c, '\\theta = 0', e),
  ),
  ...rule<{ c: RawTerm; e: string; f: string }>(
    'value',
    '[the] [exact] area (of the region (enclosed|bounded) by|enclosed by|bounded by) {c:curve} and the (half-lines|lines|half lines) {e:equation} and {f:equation}',
    ({ c, e, f }) => the('polar area between', c, e, f),
  ),
  ...rule<{ c: RawTerm }>(
    'formula',
    '[the|a] cartesian equation (of|for) {c:curve} [, giving your answer without square roots]',
    ({ c }) => the('polar cartesian equation', c),
  ),
];

const ARC = '(length|arc length)';

/** Lengths of curves and the surfaces that they make. */
const LENGTHS: Rule[] = [
  ...rule<{ c: RawTerm }>('value', `[the] [exact] ${ARC} of [the arc of] {c:curve}`, ({ c }) =>
    the('arc length', c),
  ),
  ...rule<{ c: RawTerm; a: string; b: string }>(
    'value',
    `[the] [exact] ${ARC} of [the arc of] {c:curve} from [the point where] {a:equation} to [the point where] {b:equation}`,
    ({ c, a, b }) => the('arc length', c, a, b),
  ),
  ...rule<{ c: RawTerm; a: string; b: string }>(
    'value',
    `[the] [exact] ${ARC} of the arc of {c:curve} (between|for which|for) {a:condition}`,
    ({ c, a }) => the('arc length', c, a),
  ),
  ...rule<{ c: RawTerm; x: RawTerm; t?: RawTerm }>(
    'facts',
    '[the arc of] {c:curve} is rotated (through one complete revolution|completely|fully|through {t:value} [radians]|) about {x:line}',
    ({ c, x, t }) => (isTurn(t) ? [fact('revolved', c, x)] : null),
  ),
  ...rule<{ c: RawTerm; x: RawTerm; t?: RawTerm }>(
    'facts',
    '[the arc of] {c:curve} is rotated (through one complete revolution|completely|fully|through {t:quantity}|) about {x:line}',
    ({ c, x, t }) => (isTurn(t) ? [fact('revolved', c, x)] : null),
  ),
  ...rule<{ c: RawTerm; d: string; x: RawTerm; t?: RawTerm }>(
    'facts',
    '[the arc of] {c:curve} [,] (for|where) {d:condition} [,] is rotated (through one complete revolution|completely|fully|through {t:value} [radians]|) about {x:line}',
    ({ c, d, x, t }) => (isTurn(t) ? [fact('domain', c, d), fact('revolved', c, x)] : null),
  ),
  ...rule<object>(
    'value',
    '[the] [exact] (area of the surface of revolution|area of the surface|area of the curved surface|surface area) [generated|so generated|formed|so formed|which is generated|that is generated]',
    () => the('surface area'),
  ),
  ...rule<{ c: RawTerm; x: RawTerm; t?: RawTerm }>(
    'value',
    '[the] [exact] (area of the surface of revolution|area of the surface|area of the curved surface|surface area) (generated|formed|obtained) (when|as) [the arc of] {c:curve} is rotated (through one complete revolution|completely|through {t:value} [radians]|) about {x:line}',
    ({ c, x, t }) => (isTurn(t) ? { the: 'surface area', of: [], where: [fact('revolved', c, x)] } : null),
  ),
  ...rule<{ c: RawTerm; x: RawTerm; t?: RawTerm }>(
    'value',
    '[the] [exact] (area of the surface of revolution|area of the surface|area of the curved surface|surface area) (generated|formed|obtained) (when|as) [the arc of] {c:curve} is rotated through {t:quantity} about {x:line}',
    ({ c, x, t }) => (isTurn(t) ? { the: 'surface area', of: [], where: [fact('revolved', c, x)] } : null),
  ),
  ...rule<{ e: string; x: string; c: string }>(
    'value',
    '[the] [exact] mean value of {e:expression} [with respect to {x:letter}] (over the interval|for|over|in the interval) {c:condition}',
    ({ e, c }) => the('mean value', e, c),
  ),
];

/** Points where a curve is level. */
const LEVEL: Rule[] = [
  ...rule<{ c: RawTerm; e: string }>('facts', '{c:curve} has cartesian equation {e:equation}', ({ c, e }) => [
    fact('equal', the('equation', c), e),
  ]),
  ...rule<{ c: RawTerm }>(
    'coordinates',
    '[the] [exact] coordinates of (any|all|all the|each of the|the two) (stationary|turning) points (of|on) {c:curve}',
    ({ c }) => the('coordinates', the('stationary points', c)),
  ),
];

const MACLAURIN = "(maclaurin|maclaurin's) (series|expansion)";
const END = '(up to and including|as far as|up to) the (term|terms) (in|involving) {t:expression}';

/** Maclaurin series, and derivatives at a point. */
const DERIVATIVES: Rule[] = [
  ...rule<{ e: string; t: string; x?: string }>(
    'value',
    `[the] ${MACLAURIN} (for|of) {e:expression} [,] [in ascending powers of {x:letter} [,]] ${END}`,
    ({ e, t }) => the('maclaurin series', e, t),
  ),
  ...rule<{ d: string; p: RawTerm }>(
    'value',
    '[the] [exact] (value|values) of {d:derivative} at [the point] {p:point}',
    ({ d, p }) => the('derivative at', d, p),
  ),
  ...rule<{ d: string; p: RawTerm }>('value', '{d:derivative} at [the point] {p:point}', ({ d, p }) =>
    the('derivative at', d, p),
  ),
  ...rule<{ d: string; p: RawTerm; g: RawGoal[] }>(
    'goals',
    '(find|determine|obtain) , at [the point] {p:point} , [the] [exact] (value|values) of {d:derivative} [and [of] {e:derivative}]',
    ({ d, p, e }: { d: string; p: RawTerm; e?: string }) =>
      [d, ...(e ? [e] : [])].map((one) => ({ verb: 'find', target: the('derivative at', one, p) })),
  ),
  ...rule<{ d: string; e: string; p: RawTerm }>(
    'wanted',
    '[the] [exact] (value|values) of {d:derivative} and [of|the value of|the exact value of] {e:derivative} at [the point] {p:point}',
    ({ d, e, p }) => ({ all: [the('derivative at', d, p), the('derivative at', e, p)] }),
  ),
  ...rule<{ d: string; p: RawTerm; v: string }>(
    'goals',
    'show that , at [the point] {p:point} , {d:derivative} (is|equals|is equal to) {v:expression}',
    ({ d, p, v }) => [{ verb: 'show', target: the('statement:equal', the('derivative at', d, p), v) }],
  ),
  ...rule<{ e: string; p: RawTerm }>(
    'goals',
    '(show|prove|verify) that {e:equation} at [the point] {p:point}',
    ({ e, p }) =>
      isLongForm(e)
        ? [{ verb: 'show', target: the('statement:equal', the('derivative at', left(e), p), right(e)) }]
        : null,
  ),
  ...rule<{ e: string; p: RawTerm }>(
    'goals',
    '(show|prove|verify) that , at [the point] {p:point} , {e:equation}',
    ({ e, p }) =>
      isLongForm(e)
        ? [{ verb: 'show', target: the('statement:equal', the('derivative at', left(e), p), right(e)) }]
        : null,
  ),
];

const left = (equation: string) => equation.slice(0, equation.indexOf('='));
const right = (equation: string) => equation.slice(equation.indexOf('=') + 1);

/** Integrals with a count n in them. */
const REDUCTION: Rule[] = [
  ...rule<{ e: string; n?: RawFact[]; m?: RawFact[] }>(
    'facts',
    'the integral {i:expression} [, where {n:note} ,] is (defined|given) by {e:equation} [, where {m:note}]',
    ({ e, n, m }) => (isReduction(e) ? [holds(e), ...(n ?? []), ...(m ?? [])] : null),
  ),
  ...rule<{ e: string; a: string; b: string; c: string }>(
    'facts',
    'the integral {i:expression} is defined [, for {c:condition} ,|for {c:condition}] by {e:equation} with limits {a:expression} and {b:expression}',
    ({ e, a, b, c }) => {
      const isOpen = isReduction(e) && !/(?:\\int|∫)\s*[_^]/.test(e);
      return isOpen ? [holds(e.replace(/\\int|∫/, `\\int_{${a}}^{${b}} `)), ...(c ? [holds(c)] : [])] : null;
    },
  ),
  ...rule<{ e: string; c: string }>(
    'facts',
    'the integral {i:expression} is defined [, for {c:condition} ,|for {c:condition}] by {e:equation}',
    ({ e, c }) => (isReduction(e) ? [holds(e), ...(c ? [holds(c)] : [])] : null),
  ),
  ...rule<{ e: string; c: string }>('facts', '(for|where) {c:condition} , {e:equation}', ({ e, c }) =>
    isReduction(e) ? [holds(e), holds(c)] : null,
  ),
  ...rule<{ f: RawFact[] }>('sentence', '(it is given that|given that) , {f:facts}', ({ f }) => ({
    facts: f,
    goals: [],
  })),
  ...rule<object>('quality', '(non-negative integer|nonnegative integer)', () => 'count'),
  ...rule<{ c: string; e: string }>(
    'goals',
    '(show|prove) that [,] for {c:condition} [,] {e:equation}',
    ({ e }) =>
      /[A-Z]_/.test(left(e)) && !/int/.test(e)
        ? [{ verb: 'show', target: the('statement:recurrence', e) }]
        : null,
  ),
];

export const CURVE_RULES: Rule[] = [...LEVEL, ...POLAR, ...LENGTHS, ...DERIVATIVES, ...REDUCTION];
