import { expressionOf } from '../algebra/question-equations.ts';
import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { contains, type Expression } from '../../algebra-system/expressions/expression.ts';
import { type LengthUnit, lengthUnitIn } from './length-unit.ts';
import type { Question } from '../questions/question.ts';

export type Size = 'radius' | 'angle' | 'arc' | 'area';
export type Want = Size | 'perimeter' | 'segment' | 'radians' | 'degrees';

/** What a question gives of a sector, and what it asks for. */
export interface Sector {
  known: Partial<Record<Size, Expression>>;
  want: Want;
  unit: LengthUnit | null;
}

/** Each clause takes the formulas of its "#" signs; what no clause takes is not understood. */
const CLAUSES: [RegExp, Size | null][] = [
  [/^(?:with |of |has |and |whose |is )*radius (?:is |of )?#/, 'radius'],
  [
    /^(?:with |of |has |and |whose |subtends |subtending |that subtends |which subtends |contains |central )*angle (?:of |is )?#(?: radians?| degrees?)?(?: at (?:its )?centre)?/,
    'angle',
  ],
  [/^(?:with |of |has |and |whose |its )*arcs? length (?:is |of )?#/, 'arc'],
  [/^(?:with |of |has |and |whose |its )*area (?:is |of )?#/, 'area'],
  [/^(?:的|且|，|其|、)*半径(?:为|是)? #/u, 'radius'],
  [/^(?:的|且|，|其|、)*(?:圆心角|中心角)(?:为|是)? # ?(?:弧度)?/u, 'angle'],
  [/^(?:的|且|，|其|、)*弧长(?:为|是)? #/u, 'arc'],
  [/^(?:的|且|，|其|、)*面积(?:为|是)? #/u, 'area'],
];
const WANTS: [RegExp, Want][] = [
  [/^find (?:area of (?:minor )?segment|弓形的?面积)(?: bounded by chord)?/u, 'segment'],
  [/^find (?:its |the )?(?:arcs? length|length of (?:minor )?arcs?)(?: of (?:sector|circle))?/, 'arc'],
  [/^find (?:its |the )?area(?: of sector)?/, 'area'],
  [/^find (?:its |the )?perimeter(?: of sector)?/, 'perimeter'],
  [/^find (?:its |central )?angle(?: of sector)?(?: in radians)?/, 'angle'],
  [/^find (?:its )?radius(?: of (?:sector|circle))?/, 'radius'],
  [/^的?(?:扇形)?(?:的)?弧长/u, 'arc'],
  [/^的?(?:扇形)?(?:的)?面积/u, 'area'],
  [/^的?(?:扇形)?(?:的)?周长/u, 'perimeter'],
  [/^求?(?:它的|其)?圆心角/u, 'angle'],
  [/^求?(?:它的|其)?半径/u, 'radius'],
];
const NOISE =
  /^(?:sector of circle|sector|of circle|in circle|circle|given that|given|and|扇形|已知|求|find|的|圆|，|中)\s*/u;

export function sectorIn(say: string, formulas: string[], { text }: Question): Sector | null {
  const known: Sector['known'] = {};
  let [rest, want, next] = [say.trim(), null as Want | null, 0];
  while (rest) {
    const request = WANTS.find(([form]) => form.test(rest));
    const clause = CLAUSES.find(([form]) => form.test(rest));
    if (clause?.[1]) {
      const formula = formulas[next];
      const value =
        formula &&
        (clause[1] === 'angle'
          ? angleIn(formula, /°|\\circ/.test(formula) ? 'degrees' : 'radians')
          : sizeIn(formula));
      if (!value || known[clause[1]]) return null;
      known[clause[1]] = value;
      next += 1;
      rest = rest.replace(clause[0], '').trim();
    } else if (request) {
      if (want) return null;
      want = request[1];
      rest = rest.replace(request[0], '').trim();
    } else if (NOISE.test(rest)) rest = rest.replace(NOISE, '').trim();
    else return null;
  }
  const count = Object.keys(known).length;
  const unit = lengthUnitIn(text);
  return want && next === formulas.length && count === 2 && !(want in known) && unit !== undefined
    ? { known, want, unit }
    : null;
}

/** "6 cm" is 6. */
function sizeIn(formula: string): Expression | null {
  const one = expressionOf(
    formula.replace(
      /\s{0,9}\\?(?:text\{)?\s{0,9}(?:cm|mm|km|m)\s{0,9}\}?\s{0,9}(?:\^\{?2\}?|²)?\s{0,9}$/u,
      '',
    ),
  );
  return one && Number.isFinite(evaluate(one)) && evaluate(one) > 0 ? one : null;
}

export function angleIn(formula: string, unit: 'radians' | 'degrees'): Expression | null {
  const one = expressionOf(formula.replace(/\s{0,9}(?:rad|radians?)$/, ''));
  const hasSign = one !== null && contains(one, (part) => part.kind === 'call' && part.name === 'degrees');
  if (!one || !(evaluate(one) > 0)) return null;
  if (unit === 'degrees') return hasSign ? one : null;
  return hasSign ? null : one;
}
