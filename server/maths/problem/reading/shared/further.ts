import {
  eachOf,
  fact,
  isAll,
  isReference,
  saidOf,
  type RawFact,
  type RawGoal,
  type RawTerm,
  type Said,
  the,
} from '../meaning.ts';
import { reference } from '../references.ts';
import { holds, isGreek, isOf, isSum, startedAt } from '../restrictions.ts';

/** Whether all of these are α, β, γ, δ. */
export const areGreek = (letters: RawTerm): boolean => eachOf(letters).every(isGreek);

/** "α², β², γ² are the roots of …": to be shown. */
export const ofRoots = (images: RawTerm, equation: string): RawGoal[] | null =>
  isAll(images) && images.all.every(isGreek)
    ? [
        {
          verb: 'show',
          target: the('statement:equal', the('transformed equation', ...images.all), equation),
        },
      ]
    : null;

/** "The roots α, β, γ are such that α + β + γ = 3, …": as many equations as there are roots. */
export function symmetricFacts(letters: RawTerm, facts: RawFact[]): RawFact[] | null {
  const all = eachOf(letters);
  const isSaid = ({ relation, of: [text] }: RawFact) => relation === 'holds' && isGreek(text);
  return areGreek(letters) && facts.length === all.length && facts.every(isSaid)
    ? [fact('roots-by-sums', ...all), ...facts]
    : null;
}

/** A matrix as it is typed. */
export const typedMatrix = ([a, b, c, d]: readonly [string, string, string, string]): string =>
  `\\begin{pmatrix}${a}&${b}\\\\${c}&${d}\\end{pmatrix}`;

/** Whether a letter stands in a formula by itself. */
export const isOfLetter = (letter: string, formula: string): boolean =>
  isOf(letter.replaceAll('$', '').trim(), formula);

/** S_n = Σ … */
export const namesSum = (equation: string): boolean => isSum(equation.slice(equation.indexOf('=') + 1));

const plain = (term: RawTerm): string | null =>
  typeof term === 'string' ? term.replaceAll('$', '').trim() : 'amount' in term ? term.amount : null;

/** The matrix of a transformation with a scale factor. */
export function factorOf(
  factor: RawTerm,
  entries: (size: string) => [string, string, string, string],
): string | null {
  const size = plain(factor);
  return size === null ? null : typedMatrix(entries(size));
}

/** A rotation about the origin, anticlockwise for 1; of what is no number of degrees or part of π nothing. */
export function turned(angle: RawTerm, way: number): string | null {
  const degrees =
    typeof angle === 'object' && 'amount' in angle
      ? /^(?:°|deg)/.test(angle.unit)
        ? angle.amount
        : null
      : degreesIn(plain(angle) ?? '');
  const by = degrees ?? (/\\pi|π/.test(plain(angle) ?? '') ? plain(angle) : null);
  if (by === null) return null;
  const inside = degrees === null ? `\\left(${by}\\right)` : `\\left(\\frac{${degrees}\\pi}{180}\\right)`;
  const [over, under] = way === 1 ? ['-', ''] : ['', '-'];
  return typedMatrix([`\\cos${inside}`, `${over}\\sin${inside}`, `${under}\\sin${inside}`, `\\cos${inside}`]);
}

const degreesIn = (text: string): string | null =>
  /^(\d{1,4}(?:\.\d{1,4})?)\s?(?:°|\^\s?\{?\s?\\circ\s?\}?)$/.exec(text)?.[1] ?? null;

/** A shear along an axis by where it takes the unit point on the other one, or any other on that axis. */
export function imagePoint(point: string, image: string, along: 'x' | 'y'): string | null {
  const [from, to] = [pairOf(point), pairOf(image)];
  if (!from || !to) return null;
  const [still, moved] = along === 'x' ? [1, 0] : [0, 1];
  if (from[still] !== to[still] || from[moved] !== '0') return null;
  const by = from[still] === '1' ? to[moved]! : `\\frac{${to[moved]!}}{${from[still]!}}`;
  return typedMatrix(along === 'x' ? ['1', by, '0', '1'] : ['1', '0', by, '1']);
}

function pairOf(text: string): string[] | null {
  const inner = /^\(([^()]{1,40})\)$/.exec(text.replace(/[\s$]/g, ''))?.[1]?.split(',');
  return inner?.length === 2 ? inner : null;
}

/** A full turn, or nothing said of it. */
export const isTurn = (angle: RawTerm | undefined): boolean =>
  angle === undefined ||
  /^(?:360(?:°|\^\{?\\circ\}?)?|2(?:\\pi|π))$/.test((plain(angle) ?? '').replace(/\s/g, ''));

/** dy/dx = … or d²y/dx² = …. */
export const isLongForm = (equation: string): boolean =>
  /^\s*(?:\\displaystyle\s*)?\\[dt]?frac\s*\{\s*(?:\\mathrm\{d\}|d)/.test(
    equation.replaceAll('\\text{d}', '\\mathrm{d}'),
  ) && equation.split('=').length === 2;

/** zⁿ = …, zⁿ + … = 0 */
export const isPowerEquation = (equation: string): boolean =>
  /^\s*[zw]\s*\^\s*(?:\{\s*\d\s*\}|\d)\s*(?:=|[-+][^zwx=]{1,40}=\s*0\s*$)/.test(equation);

const UNITY: Record<string, number> = { cube: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8 };

/** The cube roots of unity as an equation. */
export const ofUnity = (word: string): string => `z^{${UNITY[word] ?? 3}} = 1`;

/** "y = 1 and dy/dx = 0 when x = 0". */
export function startsIn(when: string, given: RawTerm): RawFact[] | null {
  const all = eachOf(given);
  return all.every((one) => typeof one === 'string') && /^\W*[a-z]\s*=/.test(when)
    ? startedAt(when, given)
    : null;
}

export const leftOf = (equation: string): string => equation.slice(0, equation.indexOf('='));
export const rightOf = (equation: string): string => equation.slice(equation.indexOf('=') + 1);

/** I_n = ∫ … */
export const isReduction = (equation: string): boolean =>
  /_/.test(leftOf(equation)) && /\\int|∫/.test(rightOf(equation));

/** I_3 */
export const isReductionValue = (formula: string): boolean =>
  /^[$\s]*[A-Z]\s*_\s*(?:\{\s*\d\s*\}|\d)[$\s]*$/.test(formula);

/** cos 5θ by powers of cos θ. */
export const isMultiple = (one: string, by: string): boolean =>
  [one, by].every((each) => /^[$\s]*(?:\\?(?:sin|cos|tan))/.test(each));

/** r = a + λb */
export const isVectorLine = (equation: string): boolean =>
  /^[$\s]*(?:\\math(?:bf|rm)\s?\{?\s?r\s?\}?|\\boldsymbol\s?\{\s?r\s?\}|r)\s?=/.test(equation);

/** Equations as they were typed, where they are as many as their unknowns. */
export function systemOf(facts: RawFact[]): RawTerm[] | null {
  const texts = facts.map(({ of }) => of[0]!);
  const unknowns = ['x', 'y', 'z'].filter((letter) => texts.some((one) => isOf(letter, String(one))));
  return unknowns.length === texts.length ? texts : null;
}

/** "Is true for every n", as what induction is to show; null where the statement has no such letter. */
export const byInduction = (statement: string, letter: string): RawGoal[] | null =>
  isOfLetter(letter, statement) || statement.includes(`{${letter.replaceAll('$', '').trim()}}`)
    ? [{ verb: 'show', target: the('statement:induction', statement, letter) }]
    : null;

export const dividesByInduction = (formula: string, by: string, letter: string): RawGoal[] | null =>
  isOfLetter(letter, formula)
    ? [{ verb: 'show', target: the('statement:always-divisible', formula, by, letter) }]
    : null;

/** A = (1 2; 3 4): the matrix, and what it is; null for any other equation. */
export function matrixDefined(equation: string, at: number): RawFact[] | null {
  const name = /^\s*\\math(?:bf|rm)\{([A-Z])\}\s*=/.exec(equation)?.[1];
  return name && equation.includes('matrix}')
    ? [fact('given', reference('matrix', name, 'the', at)), holds(equation)]
    : null;
}

/** Σ r² from r = 1 to r = n, ∫ x dx from x = 0 to x = 1: with its ends; null where they are of different letters. */
export function between(open: string, from: string, to: string): string | null {
  const [letter, low] = from.split('=').map((one) => one.replaceAll('$', '').trim()) as [string, string?];
  const parts = to.split('=').map((one) => one.replaceAll('$', '').trim());
  const high = parts.at(-1)!;
  if (low === undefined || parts.length > 2 || (parts.length === 2 && parts[0] !== letter)) return null;
  const [, sign, body] = /^(?:\\displaystyle)?\s*(\\sum|\\int|∑|∫)\s*([^]{1,300})$/.exec(open.trim()) ?? [];
  if (!sign || !body) return null;
  const isSum = sign === '\\sum' || sign === '∑';
  if (!isSum && !body.replaceAll(' ', '').endsWith(`d${letter}`)) return null;
  return isSum ? `\\sum_{${letter}=${low}}^{${high}} ${body}` : `\\int_{${low}}^{${high}} ${body}`;
}

export const isDifferential = (equation: string): boolean =>
  /frac\s*\{\s*(?:\\mathrm\{d\}|\\text\{d\}|d)|d[a-z]\/d[a-z]|d\^?\{?[2²]/.test(equation);

export const tellsDifferential = (facts: readonly RawFact[]): boolean =>
  facts.some(({ relation, of: [text] }) => relation === 'differential' && typeof text === 'string');

/** An integrating factor of this equation, or of the one that was told. */
export function factorTold(equation: string, factor: string): Said | null {
  const isOwn = equation === 'own';
  if (!isOwn && !isDifferential(equation)) return null;
  return {
    facts: isOwn ? [] : [fact('differential', equation)],
    goals: [
      { verb: 'show', target: the('statement:integrating factor', ...(isOwn ? [] : [equation]), factor) },
    ],
  };
}

/** What an equation becomes when something is put in, which may have been told before. */
export function variableTold(put: string | undefined, equation: string, into: string): Said | null {
  const isOwn = equation === 'own';
  if (!isDifferential(into) || (!isOwn && !isDifferential(equation))) return null;
  const target = the('statement:substituted', put ?? '', into, ...(isOwn ? [] : [equation]));
  return {
    facts: [
      ...(isOwn ? [] : [fact('differential', equation)]),
      ...(put === undefined ? [] : [fact('replaced', put, into)]),
    ],
    goals: [{ verb: 'show', target }],
  };
}

/** "A and B have position vectors a = …, b = …": each is that of the point with this letter. */
export function withPositions(points: RawTerm, facts: RawFact[]): RawFact[] | null {
  const all = eachOf(points);
  const positions = facts.map((one) => {
    const [, letter, value] =
      /^\\mathbf\{?([a-z])\}?=([^=]{1,120})$/.exec(
        one.relation === 'holds' ? String(one.of[0]).replace(/[\s$]/g, '') : '',
      ) ?? [];
    const point = all.find((each) => isReference(each) && each.name?.toLowerCase() === letter);
    const text = String(one.of[0]);
    return point && value
      ? fact('equal', the('position vector', point), rightOf(text).replaceAll('$', '').trim())
      : one;
  });
  const found = positions.filter((one, at) => one !== facts[at]).length;
  if (found > 0 && found !== all.length) return null;
  return [...all.map((one) => fact('given', one)), ...saidOf(points, positions)];
}

/** θ = ½π */
export const isUpright = (equation: string): boolean =>
  /^(?:\\theta|θ)=(?:\\[dt]?frac\{?1\}?\{?2\}?(?:\\pi|π)|\\[dt]?frac\{?(?:\\pi|π)\}?\{?2\}?|(?:\\pi|π)\/2|½(?:\\pi|π)|1\/2(?:\\pi|π))$/.test(
    equation.replace(/[\s$]/g, ''),
  );

/** The point of a polar curve that is furthest from the pole, from the initial line or from θ = ½π. */
export const placeFrom = (base: string, curve: RawTerm): RawTerm => the(`furthest from ${base}`, curve);

export const distanceFrom = (base: string, curve: RawTerm): RawTerm =>
  base === 'line'
    ? the('greatest distance from line', curve, '\\theta = \\frac{\\pi}{2}')
    : the(`greatest distance from ${base}`, curve);

/** A⁴ = pA² + qA + rI, A⁻¹ = …: a power by others. */
export function ofPowers(equation: string): RawGoal[] | null {
  const [power, others, third] = equation.split('=').map((one) => one.trim());
  const name = /^(?:\\mathbf)?\{?([A-Z])\}?\^\{?-?\d\}?$/.exec((power ?? '').replace(/[\s$]/g, ''))?.[1];
  return name && others && third === undefined && isOfMatrix(others, name)
    ? [{ verb: 'express', target: power!, form: others }]
    : null;
}

/** pA² + qA + rI, or the same in bold letters. */
const isOfMatrix = (formula: string, name: string): boolean => {
  const capitals: string[] = formula.replace(/\\[a-z]+/g, '').match(/[A-Z]/g) ?? [];
  return capitals.includes(name) && capitals.every((one) => one === name || one === 'I');
};
