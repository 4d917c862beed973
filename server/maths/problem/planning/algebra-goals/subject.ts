import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  mapParts,
  power,
  product,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { makeSubject } from '../../../techniques/algebra/rearranging.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { expressionIn } from '../analysis/integrals.ts';
import { lawIn } from '../growth/straight-line.ts';

/** e^(a + n ln y) as yⁿ e^a. */
function withoutLogarithms(one: Expression): Expression {
  const inner = mapParts(one, withoutLogarithms);
  if (inner.kind !== 'power' || inner.base.kind !== 'constant' || inner.base.name !== 'e') return inner;
  const exponent = exact(inner.exponent);
  const terms = exponent.kind === 'sum' ? exponent.terms : [exponent];
  const powers = terms.map((term) => logarithmIn(term));
  const rest = terms.filter((_, at) => powers[at] === null);
  const found = powers.filter((each) => each !== null);
  if (found.length === 0) return inner;
  const factors = found.map(({ of, times }) => power(of, times));
  return product(...factors, ...(rest.length === 0 ? [] : [power(inner.base, sum(...rest))]));
}

/** n ln y: y and n. */
function logarithmIn(term: Expression): { of: Expression; times: Expression } | null {
  const factors = term.kind === 'product' ? term.factors : [term];
  const logs = factors.filter((one) => one.kind === 'call' && one.name === 'ln');
  const [log] = logs;
  const others = factors.filter((one) => one !== log);
  if (logs.length !== 1 || log?.kind !== 'call' || others.some((one) => symbolsOf(one).length > 0))
    return null;
  return {
    of: log.of,
    times: others.length === 0 ? { kind: 'number', value: { n: 1n, d: 1n } } : exact(product(...others)),
  };
}

/** "Express x in terms of y": by the only equation between them. */
export const subject: Operator = ({ verb, target, form, figures }, scope) => {
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || target.the !== 'solution')
    return null;
  const letters = target.of.map((one) => expressionIn(one));
  const names = letters.flatMap((one) => (one?.kind === 'symbol' ? [one.name] : []));
  const [of, by] = names;
  const known = !form && !figures && of && by && names.length === 2 ? lawIn(scope, [of, by]) : null;
  const [left, right] = known?.law.sides ?? [];
  if (
    !known ||
    !left ||
    !right ||
    known.law.sides.some((side) => contains(side, ({ kind }) => kind === 'derivative'))
  )
    return null;
  if (new Set([...symbolsOf(left), ...symbolsOf(right)]).size !== 2) return null;
  const found = makeSubject({ left, right }, of!);
  const [value, another] = found?.values ?? [];
  if (!found || !value || another) return null;
  const shown = exact(withoutLogarithms(exact(value)));
  if (symbolsOf(shown).join() !== by) return null;
  const isMet = SAMPLES.map((at) => {
    const x = evaluate(shown, { [by!]: at });
    const [a, b] = [left, right].map((side) => evaluate(side, { [by!]: at, [of!]: x })) as [number, number];
    return Number.isFinite(a + b) ? Math.abs(a - b) < 1e-8 * Math.max(1, Math.abs(a)) : null;
  }).filter((one) => one !== null);
  scope.used.add(known.fact);
  const line = `${of!} = ${toLatex(shown)}`;
  return {
    title: { en: 'Change the subject', zh: '变换主元' },
    steps: [
      ...found.lines.map((one) =>
        step({ en: 'Undo what is done to it.', zh: '逐步还原。' }, [
          statementLatex({ kind: 'relation', sides: [one.left, one.right], signs: ['='] }),
        ]),
      ),
      step({ en: `${of!} stands alone.`, zh: `得到 ${of!}。` }, [line]),
    ],
    answer: { text: `${of!} = ${toText(shown)}`, tex: line },
    checks: [
      check(
        'It satisfies the equation in numbers.',
        '以数值代入，等式成立。',
        isMet.length >= 3 && isMet.every(Boolean),
      ),
    ],
    topic: '9709/p3/logarithmic-and-exponential-functions',
    found: [{ relation: 'holds', of: [`${of!} = ${toText(shown)}`] }],
  };
};

const SAMPLES = [0.3, 0.9, 1.7, 2.6, 4.2, 7.5, 13];
