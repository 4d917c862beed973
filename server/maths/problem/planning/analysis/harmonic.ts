import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  type Expression,
  fraction,
  negative,
  number,
  PI,
  power,
  product,
  quotient,
  root,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { asLatex, rounded } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { boundsOf } from '../scope/conditions.ts';
import type { Scope } from '../scope/scope.ts';
import { expressionIn } from './integrals.ts';
import { bare, check, type Operator } from './operator.ts';

/** a sin u + b cos u. */
export interface Wave {
  sine: Expression;
  cosine: Expression;
  /** u */
  of: Expression;
}

/** The wave that an expression is; null where it is none. */
export function waveOf(one: Expression): Wave | null {
  const angles = new Map<string, Expression>();
  const look = (part: Expression): void => {
    contains(part, (each) => {
      if (each.kind === 'call' && (each.name === 'sin' || each.name === 'cos'))
        angles.set(toText(each.of), each.of);
      return false;
    });
  };
  look(one);
  const [of, another] = [...angles.values()];
  const [letter, more] = symbolsOf(one);
  if (!of || another || !letter || more) return null;
  const at = (sine: number, cosine: number) => exact(withFunctions(one, number(sine), number(cosine)));
  const [sine, cosine, none] = [at(1, 0), at(0, 1), at(0, 0)];
  if (evaluate(none) !== 0 || [sine, cosine].some((each) => symbolsOf(each).length > 0)) return null;
  const wave = { sine, cosine, of };
  const whole = sum(product(sine, call('sin', of)), product(cosine, call('cos', of)));
  const isSame = [0.3, 1.1, 2.9, 4.4].every(
    (x) => Math.abs(evaluate(one, { [letter]: x }) - evaluate(whole, { [letter]: x })) < 1e-9,
  );
  return isSame ? wave : null;
}

/** The same where the angles differ by constants, such as x and x + 45°: by its values at 0 and at a right angle. */
function compoundWave(one: Expression, of: Expression): Wave | null {
  if (of.kind !== 'symbol' || symbolsOf(one).join() !== of.name) return null;
  const at = (angle: Expression) => exact(substitute(one, of.name, angle));
  const [sine, cosine] = [at(quotient(PI, number(2))), at(number(0))];
  const whole = sum(product(sine, call('sin', of)), product(cosine, call('cos', of)));
  const isSame = [0.3, 1.1, 2.9, 4.4, 5.8].every(
    (x) => Math.abs(evaluate(one, { [of.name]: x }) - evaluate(whole, { [of.name]: x })) < 1e-9,
  );
  return isSame ? { sine, cosine, of } : null;
}

function withFunctions(one: Expression, sine: Expression, cosine: Expression): Expression {
  if (one.kind === 'call' && one.name === 'sin') return sine;
  if (one.kind === 'call' && one.name === 'cos') return cosine;
  switch (one.kind) {
    case 'sum':
      return { ...one, terms: one.terms.map((part) => withFunctions(part, sine, cosine)) };
    case 'product':
      return { ...one, factors: one.factors.map((part) => withFunctions(part, sine, cosine)) };
    case 'negative':
      return { ...one, of: withFunctions(one.of, sine, cosine) };
    case 'quotient':
      return { ...one, numerator: withFunctions(one.numerator, sine, cosine) };
    default:
      return one;
  }
}

interface Form {
  size: string;
  angle: string;
  name: 'sin' | 'cos';
  sign: 1 | -1;
  of: Expression;
}

/** R sin(u ± α). */
function formOf(text: string): Form | null {
  const one = expressionIn(bare(text));
  if (one?.kind !== 'product' || one.factors.length !== 2) return null;
  const [size, wave] = one.factors as [Expression, Expression];
  if (size.kind !== 'symbol' || wave.kind !== 'call' || (wave.name !== 'sin' && wave.name !== 'cos'))
    return null;
  if (wave.of.kind !== 'sum' || wave.of.terms.length !== 2) return null;
  const [of, shift] = wave.of.terms as [Expression, Expression];
  const angle = shift.kind === 'negative' ? shift.of : shift;
  if (angle.kind !== 'symbol') return null;
  return {
    size: size.name,
    angle: angle.name,
    name: wave.name,
    sign: shift.kind === 'negative' ? -1 : 1,
    of,
  };
}

interface Found {
  form: Form;
  size: Expression;
  /** The tangent of α. */
  tangent: Expression;
  inDegrees: boolean;
  facts: Fact[];
  wave: Wave;
}

/** R and α of an identity a sin u + b cos u = R sin(u + α), where R > 0 and α was said to be acute. */
function solvedForm(identity: Fact, scope: Scope): Found | null {
  const [one, text] = identity.of;
  const [target, form] = [expressionIn(one), typeof text === 'string' ? formOf(text) : null];
  const wave = target && (waveOf(target) ?? (form && compoundWave(target, form.of)));
  if (!form || !wave || toText(wave.of) !== toText(form.of)) return null;
  const { name, sign } = form;
  const [across, along] = name === 'sin' ? [wave.sine, wave.cosine] : [wave.cosine, negative(wave.sine)];
  const up = exact(sign === 1 ? along : negative(along));
  const positive = saidPositive(form.size, scope);
  const range = acuteRange(form.angle, scope) ?? saidAcute(form.angle, scope, String(one));
  if (!positive || !range || evaluate(across) <= 0 || evaluate(up) <= 0) return null;
  return {
    form,
    wave,
    size: exact(root(exact(sum(power(across, 2), power(up, 2))))),
    tangent: exact(quotient(up, across)),
    inDegrees: range.inDegrees,
    facts: [identity, positive, ...range.facts],
  };
}

const saidPositive = (letter: string, { facts }: Scope): Fact | null =>
  facts.find(
    ({ relation, of: [text] }) =>
      (relation === 'positive' && text === letter) ||
      (relation === 'holds' &&
        typeof text === 'string' &&
        /^(?:[A-Za-z])>0$/.test(bare(text).replaceAll(' ', '')) &&
        bare(text).trim().startsWith(letter)),
  ) ?? null;

/** 0° < α < 90°, or in radians. */
function acuteRange(letter: string, scope: Scope): { inDegrees: boolean; facts: Fact[] } | null {
  const bounds = boundsOf(scope, letter);
  const facts = scope.facts.filter(({ relation, of: [text] }) => {
    const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
    return statement?.kind === 'relation' && statement.sides.flatMap(symbolsOf).includes(letter);
  });
  if (!bounds || Math.abs(bounds[0]) > 1e-9 || Math.abs(bounds[1] - Math.PI / 2) > 1e-9) return null;
  return { facts, inDegrees: facts.some(({ of: [text] }) => /\\circ|°/.test(String(text))) };
}

/** "Where α is acute": in degrees where the angles beside it are. */
function saidAcute(letter: string, { facts }: Scope, source: string) {
  const said = facts.find(
    ({ relation, of: [one] }) => relation === 'acute' && String(one).replace('\\', '') === letter,
  );
  return said && /\\circ|°/.test(source) ? { facts: [said], inDegrees: true } : null;
}

/** "Express 3 cos θ − 2 sin θ in the form R cos(θ + α)": R and α. */
export const harmonic: Operator = (goal, scope) => {
  if (goal.terms) return null;
  if (goal.verb === 'express' && typeof goal.target === 'string' && goal.form)
    return lettersOf({ relation: 'identity', of: [goal.target, goal.form] }, null, goal, scope);
  if (goal.verb !== 'find' || goal.form) return null;
  const letter = expressionIn(goal.target);
  const identity =
    letter?.kind === 'symbol' &&
    scope.facts.find(
      ({ relation, of: [, form] }) =>
        relation === 'identity' && typeof form === 'string' && symbolsIn(form).includes(letter.name),
    );
  return identity && letter.kind === 'symbol' ? lettersOf(identity, letter.name, goal, scope) : null;
};

const symbolsIn = (form: string): string[] => {
  const one = expressionIn(bare(form));
  return one ? symbolsOf(one) : [];
};

function lettersOf(identity: Fact, only: string | null, goal: Goal, scope: Scope) {
  const found = solvedForm(identity, scope);
  if (!found || (only !== null && only !== found.form.size && only !== found.form.angle)) return null;
  const { form, size, tangent, inDegrees } = found;
  for (const one of found.facts) scope.used.add(one);
  const radians = Math.atan(evaluate(tangent));
  const figures =
    goal.figures ??
    (inDegrees ? { kind: 'places' as const, digits: 2 } : { kind: 'figures' as const, digits: 3 });
  const angle = angleText(radians, inDegrees, figures, goal.exact ?? false);
  if (!angle && only !== form.size) return null;
  const shownSize =
    goal.figures && only === form.size && !/^\d+$/.test(toText(size))
      ? rounded(evaluate(size), goal.figures)
      : null;
  const [sizeText, sizeTex] = shownSize ? [shownSize, asLatex(shownSize)] : [toText(size), toLatex(size)];
  const answers = [
    { letter: form.size, text: sizeText, tex: sizeTex },
    ...(angle ? [{ letter: form.angle, ...angle }] : []),
  ].filter(({ letter }) => only === null || only === letter);
  return {
    title: { en: 'Compare the two sides', zh: '比较两边' },
    steps: stepsOf(found),
    answer: {
      text: answers.map(({ letter, text }) => `${letter} = ${text}`).join(', '),
      tex: answers.map(({ letter, tex }) => `${toLatex(symbol(letter))} = ${tex}`).join(',\\quad '),
    },
    checks: [
      check(
        'Both sides agree for many angles.',
        '两边对许多角度取值相同。',
        agrees(found, evaluate(size), radians),
      ),
    ],
    topic: '9709/p3/trigonometry',
    found: [
      ...(only === null ? [identity] : []),
      ...(only === form.angle ? [] : [{ relation: 'equal', of: [form.size, toText(size)] }]),
    ],
  };
}

function angleText(
  radians: number,
  inDegrees: boolean,
  figures: NonNullable<Goal['figures']>,
  isExact: boolean,
): { text: string; tex: string } | null {
  const part = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((d) => {
    const n = Math.round((radians / Math.PI) * d);
    return n > 0 && Math.abs((n * Math.PI) / d - radians) < 1e-12 ? [[n, d] as const] : [];
  })[0];
  if (part && inDegrees)
    return { text: `${(180 * part[0]) / part[1]}°`, tex: `${(180 * part[0]) / part[1]}^{\\circ}` };
  if (part) {
    const one = exact(product(fraction(part[0], part[1]), PI));
    return { text: toText(one), tex: toLatex(one) };
  }
  // An angle that is no part of a turn has no exact value that one writes.
  if (isExact) return null;
  const text = rounded(inDegrees ? (radians * 180) / Math.PI : radians, figures);
  return { text: `${text}${inDegrees ? '°' : ''}`, tex: `${asLatex(text)}${inDegrees ? '^{\\circ}' : ''}` };
}

function agrees({ form, wave }: Found, size: number, angle: number): boolean {
  const [letter] = symbolsOf(wave.of);
  return [0.2, 0.9, 1.8, 3.3, 5.2].every((x) => {
    const values = { [letter!]: x };
    const u = evaluate(wave.of, values);
    const left = evaluate(wave.sine) * Math.sin(u) + evaluate(wave.cosine) * Math.cos(u);
    return Math.abs(left - size * Math[form.name](u + form.sign * angle)) < 1e-9;
  });
}

function stepsOf({ form, wave, size, tangent }: Found) {
  const [R, α] = [toLatex(symbol(form.size)), toLatex(symbol(form.angle))];
  return [
    step(
      {
        en: 'Open the bracket and compare the coefficients of sine and cosine.',
        zh: '展开并比较正弦、余弦的系数。',
      },
      [`${R}\\cos ${α},\\; ${R}\\sin ${α}: \\quad ${toLatex(wave.sine)},\\; ${toLatex(wave.cosine)}`],
    ),
    step({ en: 'Square and add; divide.', zh: '平方相加，再相除。' }, [
      `${R} = ${toLatex(size)},\\quad \\tan ${α} = ${toLatex(tangent)}`,
    ]),
  ];
}
