import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';
import { normalise } from '../../../reading/spelling.ts';
import type { Method } from '../../../writing/method.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import { exactOrRounded } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { saysQuantity } from '../../../writing/quantity.ts';

/** An acceleration or a force that depends on where the particle is. */
interface Parameters {
  of: Expression;
  mass: number | null;
  from: number;
  speed: number;
  to: number;
}

export const variableForce: Method<Parameters> = {
  id: 'variable-force',
  topic: '9231/p3/linear-motion-under-a-variable-force',

  match(question) {
    const text = normalise(question.text).replace(/²/g, '^2').replace(/³/g, '^3');
    if (/greatest|maximum|resist|retard|towards O|show that|时间|\btime\b|最大|阻力|减速|证明/i.test(text))
      return null;
    const law =
      /(acceleration|force|加速度|合力|力)\s{0,9}(?:of (?:magnitude )?|is |acting on it is |given by |[aF] = |= |为|是){0,30}\(?\s{0,9}((?:[-+*/^().\d\s{}x]|\\frac|e\^|sqrt|\\sqrt){0,120}x(?:[-+*/^().\d\s{}x]|\\frac){0,120}?)\s{0,9}\)?\s{0,9}(?:m s\^\{?-2\}?|ms\^\{?-2\}?|m\/s\^2|N|newtons)/i.exec(
        text,
      );
    if (!law) return null;
    const isForce = /force|(?<!加速)力/i.test(law[1]!);
    const typed = law[2]!.trim();
    const balanced = typed.split('(').length - typed.split(')').length;
    const parsed = parseExpression(balanced === -1 ? `(${typed}` : balanced === 1 ? `${typed})` : typed);
    if (!parsed.ok || symbolsOf(parsed.value).join() !== 'x') return null;
    const rest = text.replace(law[0], ' ');
    const mass = /mass (?:of )?(\d+(?:\.\d+)?)\s*kg|质量为\s*(\d+(?:\.\d+)?)\s*kg/.exec(rest);
    if (isForce !== Boolean(mass)) return null;
    const places = [...rest.matchAll(/x\s*=\s*(-?\d+(?:\.\d+)?)/g)].map(([, place]) => Number(place));
    const origin = /from (?:the origin|O\b)|at (?:the origin|O\b)|从原点|在原点/.test(rest);
    const ends = places.length === 2 ? places : places.length === 1 && origin ? [0, places[0]!] : null;
    const moving =
      /(?:speed|velocity) (?:of |is |= )?(\d+(?:\.\d+)?)\s*(?:m|ms)|v = (\d+(?:\.\d+)?)\s*(?:m|when|at)|(?:速度|速率)(?:为|是)?\s*(\d+(?:\.\d+)?)\s*m|以\s*(\d+(?:\.\d+)?)\s*m/.exec(
        rest,
      );
    const still = /from rest|at rest|静止/.test(rest);
    const target =
      /(?:find|calculate|determine)[^.]{0,300}(?:speed|velocity|\bv\b)[^.]{0,300}(?:when|at)\s{0,9}x\s{0,9}=\s{0,9}(-?\d{1,40}(?:\.\d{1,40})?)|求\s{0,9}x\s{0,9}=\s{0,9}(-?\d{1,40}(?:\.\d{1,40})?)\s{0,9}时的?(?:质点的?)?(?:速度|速率)/i.exec(
        rest,
      );
    const numbers = (rest.replace(/m\s?s\^\{?-?\d\}?|m\/s\^?\d?/g, ' ').match(/\d+(?:\.\d+)?/g) ?? []).length;
    if (!ends || !target || still === Boolean(moving) || Number(target[1] ?? target[2]) !== ends[1])
      return null;
    if (numbers !== places.length + Number(Boolean(moving)) + Number(Boolean(mass))) return null;
    return {
      of: parsed.value,
      mass: mass ? Number(mass[1] ?? mass[2]) : null,
      from: ends[0]!,
      speed: Number(moving?.slice(1).find(Boolean) ?? 0),
      to: ends[1]!,
    };
  },

  solve(parameters, { precision }) {
    const { of, mass, from, speed, to } = parameters;
    const square = squareAt(parameters, to);
    const stops = Array.from({ length: 400 }, (_, index) => from + ((to - from) * (index + 1)) / 401).some(
      (x) => squareAt(parameters, x) < -1e-9,
    );
    if (
      !(square >= 0) ||
      stops ||
      (speed === 0 && evaluate(of, { x: from + (to - from) * 1e-6 }) * (to - from) <= 0)
    )
      return null;
    const number = exactOrRounded(Math.sqrt(square), precision);
    const [m, set] = [mass === null ? '' : `${exactOrRounded(mass)}\\,`, toLatex(of)];
    return {
      title: { en: 'Motion under a variable force', zh: '变力作用下的运动' },
      steps: [
        step(
          {
            en: 'The force depends on x, so write the acceleration as v dv/dx.',
            zh: '力随 x 变化，因此把加速度写成 v dv/dx。',
          },
          `${m}v\\frac{dv}{dx} = ${set}`,
          ['M1'],
          { en: 'dv/dt = (dv/dx)(dx/dt) = v dv/dx.', zh: 'dv/dt = (dv/dx)(dx/dt) = v dv/dx。' },
        ),
        step(
          {
            en: 'Separate the variables and integrate between the two positions.',
            zh: '分离变量，在两个位置之间积分。',
          },
          `${m}\\left[\\tfrac{1}{2}v^{2}\\right]_{${exactOrRounded(speed)}}^{v} = \\int_{${exactOrRounded(from)}}^{${exactOrRounded(to)}} ${set} \\,dx = ${exactOrRounded(integral((x) => evaluate(of, { x }), from, to))}`,
          ['M1', 'A1'],
        ),
        step(
          { en: 'Solve for v.', zh: '解出 v。' },
          [`v^{2} = ${exactOrRounded(square)}`, `v = ${number}\\;\\mathrm{m\\,s^{-1}}`],
          ['M1', 'A1'],
        ),
      ],
      answer: { text: `${number} m s^-1`, tex: `${number}\\;\\mathrm{m\\,s^{-1}}` },
    };
  },

  /** The motion itself is followed in short steps of time from just after the start. */
  verify({ answer }, parameters) {
    const { of, mass, from, to } = parameters;
    const direction = Math.sign(to - from);
    const f = (x: number) => evaluate(of, { x }) / (mass ?? 1);
    let x = from;
    let v = parameters.speed * direction;
    const pace = Math.max(Math.sqrt(squareAt(parameters, to)), 1e-3);
    const dt = Math.abs(to - from) / pace / 100_000;
    for (let index = 0; index < 3_000_000 && (to - x) * direction > 0; index += 1) {
      const middle = x + (v * dt) / 2;
      const halfway = v + (f(x) * dt) / 2;
      x += halfway * dt;
      v += f(middle + (f(x) * dt * dt) / 8) * dt;
    }
    return [
      {
        name: {
          en: 'A numerical simulation of the motion gives the same speed.',
          zh: '对运动作数值模拟，得到相同的速率。',
        },
        passed:
          (to - x) * direction <= 0 &&
          saysQuantity(answer.text, Math.abs(v), 'm s^-1', 1e-4 * Math.max(1, Math.abs(v))),
      },
    ];
  },
};

function squareAt({ of, mass, from, speed }: Parameters, x: number): number {
  return speed ** 2 + (2 / (mass ?? 1)) * integral((at) => evaluate(of, { x: at }), from, x);
}
