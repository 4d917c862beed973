import { withoutPrecision } from '../../../reading/statistics/wording.ts';
import {
  asLatex,
  type Precision,
  precisionWords,
  rounded,
  THREE_FIGURES,
} from '../../../writing/rounding.ts';
import {
  angleOf,
  complexExpression,
  modulusOf,
  type Parts,
  partsOf,
  turnOf,
} from '../../../algebra-system/complex/parts.ts';
import {
  hasI,
  inlineVariable,
  isCartesianForm,
  readComplex,
} from '../../../reading/algebra/complex-numbers.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { contains, type Expression } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Answer, Method, Step } from '../../../writing/method.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { modulus, opposite, plus } from '../../../algebra-system/numbers/complex.ts';
import { step } from '../../../writing/step.ts';

type What = 'both' | 'modulus' | 'argument' | 'polar' | 'exponential' | 'cartesian';
interface Parameters {
  value: Expression;
  what: What;
}

const BOTH =
  /^find (?:modulus and argument of(?: complex number)? #|复数 # 的模(?:与|和|及)(?:辐角|幅角)(?:主值)?)$/u;
const MODULUS = /^find (?:modulus of(?: complex number)? #|复数 # 的模)$/u;
const ARGUMENT = /^find (?:argument of(?: complex number)? #|复数 # 的(?:辐角|幅角)(?:主值)?)$/u;
const POLAR =
  /^(?:(?:express|write) # in (?:polar|modulus argument) form|将(?:复数)? # (?:写成|化为|表示为)(?:极坐标|三角)(?:形式|式))$/u;
const EXPONENTIAL =
  /^(?:(?:express|write) # in exponential form|将(?:复数)? # (?:写成|化为|表示为)指数(?:形式|式))$/u;
const FORM = /^(?:(?:express|write) # in form #|将(?:复数)? # (?:写成|化为|表示为)(?: # 的)?形式)$/u;

/** Between a + bi and modulus and argument. */
export const complexPolar: Method<Parameters> = {
  id: 'complex-polar',
  topic: '9709/p3/complex-numbers',
  match({ text }) {
    const plain = withoutPrecision(text).replaceAll('modulus-argument', 'modulus argument');
    const wording = inlineVariable(readComplex(plain));
    const [first, form] = wording?.statements ?? [];
    if (!wording || first?.kind !== 'expression' || !hasI(first.value)) return null;
    const called = wording.say === 'find #' && first.value.kind === 'call' ? first.value : null;
    const value = called ? called.of : first.value;
    const what = called
      ? { abs: 'modulus' as const, arg: 'argument' as const }[called.name as string]
      : whatOf(wording.say, form, value);
    if (!what || wording.statements.length > (FORM.test(wording.say) ? 2 : 1) || hasI(value) === false)
      return null;
    return partsOf(value) ? { value, what } : null;
  },
  solve({ value, what }, { precision }) {
    const required = precision ?? THREE_FIGURES;
    const parts = partsOf(value)!;
    const direct = complexExpression(parts);
    const steps: Step[] = [];
    if (what === 'cartesian') {
      steps.push(
        step(
          { en: 'Use the exact values of cosine and sine.', zh: '代入余弦和正弦的精确值。' },
          [`${toLatex(value)} = ${toLatex(direct)}`],
          ['M1', 'A1'],
        ),
      );
      return { title: TITLE, steps, answer: { text: toText(direct), tex: toLatex(direct) } };
    }
    if (parts.re.terms.length + parts.im.terms.length === 0) return null;
    if (toText(direct) !== toText(value))
      steps.push(
        step(
          { en: 'Write the number as a + bi.', zh: '化为 a + bi 的形式。' },
          [`${toLatex(value)} = ${toLatex(direct)}`],
          ['M1'],
        ),
      );
    const size = tidy(modulusOf(parts));
    const angle = argumentOf(parts, required);
    if (what !== 'argument')
      steps.push(
        step(
          { en: 'Find the modulus.', zh: '求模。' },
          [`\\sqrt{${squareTex(tidy(parts.re))} + ${squareTex(tidy(parts.im))}} = ${toLatex(size)}`],
          ['M1', 'A1'],
        ),
      );
    if (what !== 'modulus')
      steps.push(
        step(quadrant(parts), [`\\arg z = ${angle.tex}`], ['M1', 'A1'], {
          en: 'tan⁻¹(b/a) is the argument only to the right of the imaginary axis.',
          zh: '只有在虚轴右侧，辐角才直接等于 tan⁻¹(b/a)。',
        }),
      );
    return { title: TITLE, steps, answer: answerOf(what, size, angle, required) };
  },
  verify({ answer }, { value, what }) {
    const z = evaluateComplex(value);
    const near = (text: string, expected: number, isRounded: boolean) =>
      Math.abs(evaluateComplex(expression(text)).re - expected) <=
      (isRounded ? 0.0051 : 1e-9) * Math.max(1, isRounded ? 0 : Math.abs(expected));
    const size = modulus(z);
    const turn = Math.atan2(z.im, z.re);
    const rounded = /\d\.\d/.test(answer.text);
    if (what === 'modulus') return [{ name: SIZE, passed: near(answer.text, size, false) }];
    if (what === 'argument') return [{ name: TURN, passed: near(answer.text, turn, rounded) }];
    if (what === 'both') {
      const [, typedSize, typedTurn] = /^modulus (.{1,300}), argument (.{1,300})$/.exec(answer.text)!;
      return [
        { name: SIZE, passed: near(typedSize!, size, false) },
        { name: TURN, passed: near(typedTurn!, turn, rounded) },
      ];
    }
    const claimed = evaluateComplex(expression(answer.text));
    return [
      {
        name: { en: 'Decimal values give the same point.', zh: '用小数计算，得到同一点。' },
        passed:
          modulus(plus(claimed, opposite(z))) <= (rounded ? 0.006 : 1e-9) * Math.max(rounded ? 0 : 1, size),
      },
    ];
  },
};

const TITLE = { en: 'Modulus and argument', zh: '模与辐角' };
const SIZE = { en: 'The modulus, in decimals, is the same.', zh: '用小数计算模，结果相同。' };
const TURN = { en: 'The argument, in decimals, is the same.', zh: '用小数计算辐角，结果相同。' };

function whatOf(say: string, form: Statement | undefined, value: Expression): What | null {
  if (BOTH.test(say)) return 'both';
  if (MODULUS.test(say)) return 'modulus';
  if (ARGUMENT.test(say)) return 'argument';
  if (POLAR.test(say)) return 'polar';
  if (EXPONENTIAL.test(say)) return 'exponential';
  if (!FORM.test(say) || form?.kind !== 'expression') return null;
  const isPolar = contains(
    value,
    ({ kind, ...one }) => kind === 'call' || (kind === 'constant' && 'name' in one && one.name === 'e'),
  );
  if (isCartesianForm(form)) return isPolar ? 'cartesian' : null;
  const typed = toText(form.value).replace(/[\s*]/g, '');
  if (/^r\(?e\^\(?(?:itheta|thetai)\)?\)?$/.test(typed)) return 'exponential';
  return /^r\(cos\(theta\)\+isin\(theta\)\)$/.test(typed) ? 'polar' : null;
}

function squareTex(one: Expression): string {
  const tex = toLatex(one);
  return /^\d+$/.test(tex) ? `${tex}^2` : `\\left(${tex}\\right)^2`;
}

function quadrant(parts: Parts) {
  const z = evaluateComplex(complexExpression(parts));
  if (z.im === 0 || z.re === 0)
    return { en: 'The point lies on an axis: read off the argument.', zh: '该点在坐标轴上，直接得出辐角。' };
  const [en, zh] =
    z.re > 0
      ? z.im > 0
        ? ['first', '一']
        : ['fourth', '四']
      : z.im > 0
        ? ['second', '二']
        : ['third', '三'];
  return {
    en: `The point lies in the ${en} quadrant: find the argument.`,
    zh: `该点在第${zh}象限，求辐角。`,
  };
}

interface Angle {
  text: string;
  tex: string;
  isExact: boolean;
}
/** In (−π, π]: exact where it is a known angle, else rounded. */
function argumentOf(parts: Parts, precision: Precision): Angle {
  const turn = turnOf(parts);
  if (turn) return { text: toText(angleOf(turn)), tex: toLatex(angleOf(turn)), isExact: true };
  const z = evaluateComplex(complexExpression(parts));
  const text = rounded(Math.atan2(z.im, z.re), precision);
  return { text, tex: asLatex(text), isExact: false };
}

function answerOf(what: What, size: Expression, angle: Angle, precision: Precision): Answer {
  const { en, zh } = precisionWords(precision);
  const say = angle.isExact ? {} : { say: { en: `The argument is given ${en}.`, zh: `辐角${zh}。` } };
  if (what === 'modulus') return { text: toText(size), tex: toLatex(size) };
  if (what === 'argument') return { text: angle.text, tex: angle.tex, ...say };
  if (what === 'both')
    return {
      text: `modulus ${toText(size)}, argument ${angle.text}`,
      tex: `|z| = ${toLatex(size)},\\; \\arg z = ${angle.tex}`,
      ...say,
    };
  const isOne = normalOf(size)?.key === normalOf(expression('1'))!.key;
  const [head, headTex] = isOne ? ['', ''] : [toText(size), toLatex(size)];
  if (what === 'exponential')
    return {
      text: `${head}e^((${angle.text})i)`,
      tex: `${headTex}\\mathrm{e}^{${angle.tex}\\mathrm{i}}`,
      ...say,
    };
  const inner = `cos(${angle.text}) + i sin(${angle.text})`;
  const innerTex = `\\cos\\left(${angle.tex}\\right) + \\mathrm{i}\\sin\\left(${angle.tex}\\right)`;
  return isOne
    ? { text: inner, tex: innerTex, ...say }
    : { text: `${head}(${inner})`, tex: `${headTex}\\left(${innerTex}\\right)`, ...say };
}
