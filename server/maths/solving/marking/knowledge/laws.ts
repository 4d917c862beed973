import {
  difference,
  type Expression,
  negative,
  partsOf,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import { compareValues } from '../../../checking/values/values.ts';
import { sameUpToFactor } from '../../../checking/judging/mistake-naming.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { numbersAtEnd } from '../lines/ends.ts';
import { likeness, type Measures } from '../lines/numbers.ts';
import { compile } from '../../../checking/values/compiled.ts';
import type { Said } from '../lines/said.ts';
import type { Zero } from './system.ts';

/** Laws and definitions as they are written before numbers are put in, in the letters that are usual for them. */
const LAWS = `v = u + at; s = ut + 1/2 at^2; s = vt - 1/2 at^2; s = 1/2(u + v)t; s = (u + v)t/2; v^2 = u^2 + 2as; s = vt; d = vt; x = vt; v = s/t; v = d/t
F = ma; W = mg; F = μR; F = μN; R = mg; N = mg; p = mv; P = Fv; P = W/t; P = E/t; E = Pt; W = Fs; W = Fd; W = Fx; W = Fs cos θ; E = mgh; E = 1/2 mv^2; T = λx/l; E = λx^2/(2l); F = kx; E = 1/2 kx^2; E = 1/2 Fx
mg - T = ma; T - mg = ma; P - F = ma; T - F = ma; mg sin θ = ma; mg sin θ - F = ma; F - mg sin θ = ma; P - F - mg sin θ = ma; R = mg cos θ; mgh = 1/2 mv^2; 1/2 mu^2 + mgh = 1/2 mv^2; v^2 = u^2 + 2gh; v^2 = 2gh
I = Ft; T = mg; ρ = m/V; p = F/A; P = F/A; p = ρgh; M = Fd
V = IR; P = IV; P = VI; P = I^2R; P = I^2r; P = V^2/R; Q = It; W = QV; E = QV; E = I(R + r); V = E - Ir; E = V + Ir; I = E/(R + r); R = ρL/A; R = ρl/A; I = nAvq; I = Anvq; I = nAve; Q = CV; C = Q/V; E = 1/2 CV^2; E = 1/2 QV; W = 1/2 CV^2; W = 1/2 QV
v = fλ; c = fλ; λ = v/f; f = v/λ; T = 1/f; f = 1/T; ω = 2πf; ω = 2π/T; v = rω; v = ωr; a = rω^2; a = v^2/r; F = mv^2/r; F = mrω^2; F = mω^2r; λ = ax/D; x = λD/a; d sin θ = nλ; n = sin i/sin r
σ = F/A; ε = x/L; E = σ/ε; E = FL/(Ax); x = FL/(EA)
pV = nRT; pV = NkT; PV = nRT; E = 3/2 kT; Q = mcθ; Q = mL
F = GMm/r^2; T^2 = 4π^2 r^3/(GM); g = GM/r^2; F = Qq/(4πε r^2); E = V/d; F = qE; F = BIL; F = BIl; F = Bqv; F = BQv; E = hf; λ = h/p; E = hc/λ; E = mc^2; A = λN; A = A_0 e^(-λt); N = N_0 e^(-λt); N = λ
a = -ω^2x; v = ωx; x = x_0 sin(ωt)
A = 1/2 r^2θ; s = rθ; l = rθ; P = 2r + rθ; A = πr^2; V = πr^2h; V = 4/3 πr^3; A = 1/2 ab sin C; A = 1/2 bh; c^2 = a^2 + b^2; a^2 = b^2 + c^2 - 2bc cos A
u_n = a + (n - 1)d; S_n = n/2(2a + (n - 1)d); S_n = n/2(a + l); u_n = ar^(n - 1); S_n = a(1 - r^n)/(1 - r); S_n = a(r^n - 1)/(r - 1); S = a/(1 - r)
y = mx + c; x = (-b + sqrt(b^2 - 4ac))/(2a); y - y_1 = m(x - x_1); m = (y_2 - y_1)/(x_2 - x_1)
R = sqrt(a^2 + b^2); z = (x - μ)/σ; Z = (X - μ)/σ; σ^2 = npq; μ = np
sin^2 θ + cos^2 θ = 1; tan θ = sin θ/cos θ
x = r cos θ; y = r sin θ; r^2 = x^2 + y^2`;

interface Law {
  left: Expression;
  right: Expression;
  letters: string;
}

let known: Law[] | null = null;

function laws(): Law[] {
  known ??= LAWS.split(/[;\n]/).map((text) => {
    const [left, right] = text
      .trim()
      .split(' = ')
      .map((side) => expression(side)) as [Expression, Expression];
    return { left, right, letters: symbolsOf(difference(left, right)).sort().join() };
  });
  return known;
}

/** A law whose letters are numbers of the question: "arc length = rθ = 9.6" of r = 8 and θ = 1.2. */
export function isLawOf(said: Said, data: readonly number[], measures: Measures): boolean {
  const end = numbersAtEnd(said, measures);
  const formula = said.sides.find(
    ({ value }, at) => value && at < said.sides.length - 1 && symbolsOf(value).length > (at === 0 ? 1 : 0),
  )?.value;
  if (
    end.length === 0 ||
    !formula ||
    !isLaw({ ...said, sides: [said.sides[0]!, { ...said.sides[0]!, value: formula, others: [] }] })
  )
    return false;
  return assignments(symbolsOf(formula), [...new Set(data)].slice(0, 14)).some(
    (way) => likeness(evaluate(formula, way), end[0]!) === 'same',
  );
}

const MOST_PUT_IN = 4;
const MOST_TOLD = 10;
const MOST_SEEN = 4;

/**
 * A law with numbers put in for some of its letters: 96 = 8(8) + 0.5a(64) is s = ut + ½at². All of these numbers but one
 * stand in the line, or many a number would be some law's.
 */
export function isLawPutIn(zero: Zero, numbers: readonly number[], degrees: boolean): boolean {
  const own = [...new Set([...symbolsOf(zero.left), ...symbolsOf(zero.right)])];
  if (own.length === 0 || own.length > PLACES[0].length || isValue(zero)) return false;
  const shown = [zero.left, zero.right].flatMap(closedIn);
  const told = [...new Set(numbers)].slice(0, MOST_TOLD);
  const seen = told
    .filter((one) => shown.some((other) => likeness(one, other) === 'same'))
    .slice(0, MOST_SEEN);
  const ours = termsOf(zero);
  const fitting = laws().filter(
    (law) =>
      termsOf(law).length === ours.length && own.every((letter) => law.letters.split(',').includes(letter)),
  );
  return fitting.some((law) => {
    const rest = law.letters.split(',').filter((letter) => !own.includes(letter));
    if (rest.length === 0 || rest.length > MOST_PUT_IN) return false;
    const names = [...own, ...rest];
    const [theirs, given] = [termsOf(law), ours].map((terms) => terms.map((term) => compile(term, names)));
    const turned = (letter: string, all: number[]) =>
      degrees && letter === 'theta' ? all.map(inRadians) : all;
    const fits = (way: number[]) =>
      PLACES.every((place) => {
        const at = [...place.slice(0, own.length), ...way];
        return isProportional(
          theirs!.map((term) => term(at)),
          given!.map((term) => term(at)),
        );
      });
    return told.some((hidden) =>
      waysOf(rest.map((letter) => turned(letter, [...new Set([...seen, hidden])]))).some(fits),
    );
  });
}

const isValue = ({ left, right }: Zero) => left.kind === 'symbol' && symbolsOf(right).length === 0;

/** The values of the parts of a formula that have no letter. */
const closedIn = (one: Expression): number[] => [
  ...(symbolsOf(one).length === 0 ? [evaluate(one)] : []),
  ...partsOf(one).flatMap(closedIn),
];

const PLACES = [
  [1.3, 2.1, 0.7, 1.9],
  [2.7, 0.9, 1.6, 3.1],
] as const;

const inRadians = (angle: number) => (angle * Math.PI) / 180;

/** What is added on the left, and taken away on the right. */
const termsOf = ({ left, right }: { left: Expression; right: Expression }): Expression[] => {
  const added = (one: Expression): Expression[] =>
    one.kind === 'sum'
      ? one.terms.flatMap(added)
      : one.kind === 'negative'
        ? added(one.of).map(negative)
        : [one];
  return [...added(left), ...added(right).map(negative)];
};

/** Term by term, in any order, but for one factor. */
function isProportional(ones: readonly number[], others: readonly number[]): boolean {
  const [a, b] = [ones, others].map((all) => {
    const largest = all.reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one), 0);
    return all.map((one) => one / largest).sort((one, other) => one - other);
  });
  return a!.every((one, at) => Math.abs(one - b![at]!) <= 2e-3 * Math.abs(one));
}

const waysOf = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])), [[]]);

function assignments(letters: readonly string[], values: readonly number[]): Record<string, number>[] {
  if (letters.length > 3) return [];
  return letters.reduce<Record<string, number>[]>(
    (ways, letter) => ways.flatMap((way) => values.map((value) => ({ ...way, [letter]: value }))),
    [{}],
  );
}

/** Whether a line is a law as it stands in the books; what a name in words is called, is not compared. */
export function isLaw(said: Said): boolean {
  const { sides } = said;
  const [first, ...others] = sides;
  if (isDiscriminant(said)) return true;
  if (!first || others.length === 0) return false;
  return others.every(({ value: right }, at) => {
    const left = sides[at]!.value;
    if (!right) return false;
    if (!left)
      return laws().some(
        (law) =>
          law.letters !== '' && compareValues(law.right, right) === 'same' && symbolsOf(right).length > 1,
      );
    const letters = symbolsOf(difference(left, right)).sort().join();
    return laws().some(
      (law) =>
        law.letters === letters && sameUpToFactor(difference(law.left, law.right), difference(left, right)),
    );
  });
}

/** b² − 4ac > 0 */
const isDiscriminant = ({ statement }: Said): boolean =>
  statement?.kind === 'relation' &&
  statement.sides.length === 2 &&
  statement.sides.some(
    (side) => symbolsOf(side).sort().join() === 'a,b,c' && sameUpToFactor(side, expression('b^2 - 4ac')),
  );
