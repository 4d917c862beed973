import {
  wordingOf,
  type Equation,
  equationOf,
  lettersOf,
} from '../../../reading/algebra/question-equations.ts';
import { type Pair, pairChecked, solvePair } from '../../../techniques/algebra/simultaneous-pairs.ts';
import { equationTex } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { number, symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { none } from '../../../writing/answers.ts';

const THING = '(?:(?:straight )?lines?|curves?|circle|parabola|graphs?(?: of)?)';
const MEETING = [
  new RegExp(
    `^find (?:coordinates of )?(?:points?|two points) (?:of intersection|where|at which|in which) (?:of )?(?:two )?(?:${THING} )?#(?: and ${THING} #| (?:meets?|intersects?|cuts?|crosses)(?: ${THING})? #| (?:meet|intersect))?$`,
  ),
  new RegExp(
    `^(?:where|at which points?) (?:do|does) (?:${THING} )?#(?: (?:and|meet|intersect|cut|cross)(?: ${THING})? #)?(?: (?:meet|intersect|cross))?$`,
  ),
  new RegExp(
    `^find where (?:${THING} )?#(?: (?:meets?|intersects?|cuts?|crosses)(?: ${THING})? #| and(?: ${THING})? # (?:meet|intersect)| (?:meet|intersect))$`,
  ),
  /^find ?(?:两?直线|两?曲线|两条直线)? ?# ?(?:与(?:直线|曲线|圆|抛物线)? ?# ?)?的(?:所有)?交点(?:坐标)?$/u,
];
const AXIS = [
  /^find (?:coordinates of )?(?:points? )?(?:where|at which) (?:line |curve )?# (?:meets|cuts|crosses|intersects) ?(?:[xy][ -]?)?axis$/,
  /^(?:at which points? |where )(?:do|does) (?:line |curve |graph (?:of )?)?# (?:meet|cut|cross|intersect) ?(?:[xy][ -]?)?axis$/,
];
const INTERCEPTS = [
  /^find (?:coordinates of )?# intercepts? of (?:line |curve |graph (?:of )?)?#$/,
  /^find (?:直线|曲线|抛物线|函数)? ?#(?: 与 #)? 轴的(?:所有)?交点(?:坐标)?$/u,
];

/** "x-" or "x" beside the equation. */
function axisNamed(formulas: string[]): { axis: string; formula: string } | null {
  const axis = formulas.find((one) => /^[xy]-?$/.test(one))?.[0];
  const [formula, more] = formulas.filter((one) => !/^[xy]-?$/.test(one));
  return axis && formula && !more ? { axis, formula } : null;
}

export const intersection: Method<Pair> = {
  id: 'intersection',
  topic: '9709/p1/coordinate-geometry',
  match(question) {
    const whole = wordingOf(question);
    const named = INTERCEPTS.some((form) => form.test(whole.say)) ? axisNamed(whole.formulas) : null;
    const { say, formulas } = named ? { say: '', formulas: [named.formula] } : whole;
    const equations = formulas.map(equationOf);
    if (equations.some((one) => !one)) return null;
    const axis =
      named?.axis ??
      (AXIS.some((form) => form.test(say)) && equations.length === 1
        ? /\b([xy])[- ]axis/.exec(question.lower)?.[1]
        : undefined);
    if (axis) equations.push({ left: symbol(axis === 'x' ? 'y' : 'x'), right: number(0) });
    else if (!MEETING.some((form) => form.test(say))) return null;
    if (equations.length !== 2) return null;
    const [first, second] = equations as [Equation, Equation];
    const letters = [...new Set([...lettersOf(first), ...lettersOf(second)])].sort();
    const pair: Pair = { letters: ['x', 'y'], equations: [first, second] };
    return letters.join() === 'x,y' && solvePair(pair) ? pair : null;
  },
  solve(pair) {
    const { points, steps } = solvePair(pair)!;
    return {
      title: { en: 'Points of intersection', zh: '交点坐标' },
      steps: [
        step(
          { en: 'At a point of intersection both equations hold', zh: '在交点处两个方程同时成立' },
          pair.equations.map((one) => equationTex(one)),
          [],
        ),
        ...steps,
      ],
      answer:
        points.length === 0
          ? none({ en: 'They do not meet.', zh: '没有交点。' })
          : {
              text: points.map(({ x, y }) => `(${toText(x)}, ${toText(y)})`).join(', '),
              tex: points
                .map(({ x, y }) => `\\left(${toLatex(x)},\\, ${toLatex(y)}\\right)`)
                .join(',\\quad '),
            },
    };
  },
  verify: ({ answer }, pair) => pairChecked(answer.text, pair),
};
