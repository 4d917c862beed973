import {
  contains,
  type Expression,
  number,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { definitionsIn, writtenOut } from '../scope/definitions.ts';
import type { Scope } from '../scope/scope.ts';
import { angleOf, inSines } from '../trigonometry/multiple-angles.ts';
import { shownFact, sidesIn, worked } from '../working/worked.ts';
import { type Equation, follows, isMultiple } from './same-roots.ts';
import { type ToldEquation, toldEquations } from './told-equations.ts';
import { undone } from './undone.ts';

/**
 * "The equation … may be written in the form …", "α satisfies the equation x = F(x)": from the equation that is told by
 * steps that a person would write; all solutions of both are compared in numbers.
 */
export const rearrangedShown: Operator = (goal, scope) => {
  const fact = shownFact(goal);
  if (!fact || !['rearranged', 'holds'].includes(fact.relation)) return null;
  const [text, source] = fact.of;
  const printed = equationIn(text, scope);
  if (!printed) return null;
  const own = fact.relation === 'rearranged' && source !== undefined ? equationIn(source, scope) : null;
  if (source !== undefined && !own) return null;
  for (const letter of lettersOf(printed)) {
    const told: ToldEquation[] = own
      ? [{ equation: own, steps: [], facts: [] }]
      : toldEquations(letter, scope);
    for (const one of told) {
      const isSame = isMultiple(one.equation, printed);
      const isAllowed = allowedFor(letter, one, scope);
      if (!isAllowed || !follows(one.equation, printed, letter, isAllowed, own !== null)) {
        if (!isSame || !own) continue;
      }
      for (const used of one.facts) scope.used.add(used);
      return shown(one, printed);
    }
    if (own) break;
  }
  return null;
};

function equationIn(text: unknown, scope: Scope): Equation | null {
  const sides = typeof text === 'string' ? sidesIn(text) : null;
  if (!sides) return null;
  const functions = definitionsIn(scope);
  const isNamed = (one: Expression) => contains(one, ({ kind }) => kind === 'apply');
  const [left, right] = sides.map((one) => (isNamed(one) ? writtenOut(one, functions) : one));
  return left && right ? { left, right } : null;
}

const USUAL = ['x', 'theta', 'y', 't'];

/** The unknown first: of several letters that which is usually one. */
function lettersOf({ left, right }: Equation): string[] {
  const all = [...new Set([left, right].flatMap(symbolsOf))];
  return [...USUAL.filter((one) => all.includes(one)), ...all.filter((one) => !USUAL.includes(one))];
}

const asNumber = (value: number): Expression =>
  number({ n: BigInt(Math.round(value * 2 ** 40)), d: 2n ** 40n });

/** For which values of the letter it is told; null where what is told of them cannot be judged. */
function allowedFor(
  letter: string,
  { within, on }: ToldEquation,
  scope: Scope,
): ((at: number) => boolean) | null {
  const said = within === undefined ? [] : [{ relation: 'holds', of: [within] }];
  const own = conditionsOn({ facts: [...scope.facts, ...said], used: scope.used }, [letter]);
  const unknown = within === undefined ? [] : conditionsOn({ facts: said, used: scope.used }, ['x']);
  const domain = on ? conditionsOn(scope, ['x'], on) : [];
  if (!own || !unknown || !domain) return null;
  return (at) => {
    const value = asNumber(at);
    return (
      own.every((holds) => holds({ [letter]: value })) &&
      [...unknown, ...domain].every((holds) => holds({ x: value }))
    );
  };
}

const tex = ({ left, right }: Equation): string => `${toLatex(left)} = ${toLatex(right)}`;
const text = ({ left, right }: Equation): string => `${toText(left)} = ${toText(right)}`;

function shown({ equation, steps }: ToldEquation, printed: Equation) {
  return worked(
    { en: 'Write an equation in another form', zh: '把方程化为另一形式' },
    '9709/p1/quadratics',
    [
      ...(steps.length > 0
        ? steps
        : [step({ en: 'Start from the equation.', zh: '从方程出发。' }, [tex(equation)])]),
      ...between(equation, printed),
      step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [tex(printed)]),
    ],
    { text: text(printed), tex: tex(printed) },
    [
      check(
        'Every solution of the one equation satisfies the other, in numbers.',
        '经数值检验，原方程的每个解都满足所证方程。',
        true,
      ),
    ],
  );
}

/** The lines between. */
function between(from: Equation, to: Equation): Step[] {
  const back = undone(to);
  const start = back.findIndex((one) => isMultiple(one, from));
  const lines = (start < 0 ? back : back.slice(0, start + 1)).toReversed();
  if (lines.length > 0)
    return [
      step({ en: 'Rearrange.', zh: '整理。' }, lines.filter((one) => text(one) !== text(from)).map(tex)),
    ];
  if (isMultiple(from, to))
    return [step({ en: 'Multiply out and collect the terms.', zh: '展开并合并同类项。' }, [tex(to)])];
  const angle = angleOf([from.left, from.right, to.left, to.right]);
  const [left, right] = angle ? [inSines(from.left, angle), inSines(from.right, angle)] : [];
  if (left && right) {
    const plain = { left, right };
    return [
      ...(text(plain) === text(from)
        ? []
        : [step({ en: 'Write it in sines and cosines.', zh: '全部化为正弦和余弦。' }, [tex(plain)])]),
      step(
        {
          en: 'Use the identities and collect the terms.',
          zh: '利用恒等式变形并合并同类项。',
        },
        [tex(to)],
      ),
    ];
  }
  const isOfLogarithms = [from.left, from.right].some((one) =>
    contains(one, (part) => part.kind === 'log' || (part.kind === 'call' && part.name === 'ln')),
  );
  return [
    step(
      isOfLogarithms
        ? { en: 'Combine the logarithms and remove them.', zh: '合并对数并去掉对数。' }
        : { en: 'Clear the fractions and collect the terms.', zh: '去分母并合并同类项。' },
      [tex(to)],
    ),
  ];
}
