import { difference, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import { compareValues } from '../../../checking/values/values.ts';
import { sameUpToFactor } from '../../../checking/judging/mistake-naming.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { numbersAtEnd } from '../lines/ends.ts';
import { likeness, type Measures } from '../lines/numbers.ts';
import type { Said } from '../lines/said.ts';

/** Laws and definitions as they are written before numbers are put in, in the letters that are usual for them. */
const LAWS = `v = u + at; s = ut + 1/2 at^2; s = vt - 1/2 at^2; s = 1/2(u + v)t; s = (u + v)t/2; v^2 = u^2 + 2as; s = vt; d = vt; x = vt; v = s/t; v = d/t
F = ma; W = mg; F = μR; F = μN; R = mg; N = mg; p = mv; P = Fv; P = W/t; P = E/t; E = Pt; W = Fs; W = Fd; W = Fx; W = Fs cos θ; E = mgh; E = 1/2 mv^2; T = λx/l; E = λx^2/(2l); F = kx; E = 1/2 kx^2; E = 1/2 Fx
I = Ft; T = mg; ρ = m/V; p = F/A; P = F/A; p = ρgh; M = Fd
V = IR; P = IV; P = VI; P = I^2R; P = V^2/R; Q = It; W = QV; E = QV; E = I(R + r); V = E - Ir; E = V + Ir; I = E/(R + r); R = ρL/A; R = ρl/A; I = nAvq; I = Anvq; I = nAve; Q = CV; C = Q/V; E = 1/2 CV^2; E = 1/2 QV; W = 1/2 CV^2; W = 1/2 QV
v = fλ; c = fλ; λ = v/f; f = v/λ; T = 1/f; f = 1/T; ω = 2πf; ω = 2π/T; v = rω; v = ωr; a = rω^2; a = v^2/r; F = mv^2/r; F = mrω^2; F = mω^2r; λ = ax/D; x = λD/a; d sin θ = nλ; n = sin i/sin r
σ = F/A; ε = x/L; E = σ/ε; E = FL/(Ax); x = FL/(EA)
pV = nRT; pV = NkT; PV = nRT; E = 3/2 kT; Q = mcθ; Q = mL
F = GMm/r^2; g = GM/r^2; F = Qq/(4πε r^2); E = V/d; F = qE; F = BIL; F = BIl; F = Bqv; F = BQv; E = hf; λ = h/p; E = hc/λ; E = mc^2; A = λN; N = λ
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
  return assignments(symbolsOf(formula), [...new Set(data)].slice(0, 9)).some(
    (way) => likeness(evaluate(formula, way), end[0]!) === 'same',
  );
}

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
