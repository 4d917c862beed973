import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  has,
  mapParts,
  negative,
  power,
  root,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { step } from '../../../writing/step.ts';
import { boundsOf } from '../scope/conditions.ts';
import { waveOf } from './harmonic.ts';
import { expressionIn } from './integrals.ts';
import { check, type Operator } from './operator.ts';
import { spelledOut } from '../scope/definitions.ts';

interface InWave {
  /** With u for the wave. */
  outer: Expression;
  wave: Expression;
}

const isOfAngle = (one: Expression): boolean =>
  contains(one, (part) => part.kind === 'call' && (part.name === 'sin' || part.name === 'cos'));

/** The expression as one in a single wave a sin u + b cos u; null where there are several. */
function inWave(one: Expression, letter: string): InWave | null {
  const waves = new Map<string, Expression>();
  const take = (wave: Expression): Expression => {
    waves.set(toText(wave), wave);
    return symbol('u_0');
  };
  const walk = (part: Expression): Expression => {
    if (!has(part, letter)) return part;
    if (part.kind === 'sum') {
      const waving = part.terms.filter((each) => has(each, letter) && waveOf(each));
      if (waving.length > 0 && waving.length === part.terms.filter(isOfAngle).length) {
        const rest = part.terms.filter((each) => !waving.includes(each));
        const wave = waving.length === 1 ? waving[0]! : sum(...waving);
        return rest.length === 0 ? take(wave) : sum(...rest.map(walk), take(wave));
      }
    }
    return waveOf(part) ? take(part) : mapParts(part, walk);
  };
  const outer = walk(one);
  const [wave, another] = [...waves.values()];
  return wave && !another && !has(outer, letter) ? { outer, wave } : null;
}

const SAMPLES = 20_000;

/** "The greatest value of 4 + (3 cos θ − 2 sin θ)² as θ varies". */
export const extreme: Operator = (goal, scope) => {
  const { verb, target, form, figures, terms } = goal;
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || form || figures || terms)
    return null;
  if (target.the !== 'maximum' && target.the !== 'minimum') return null;
  const typed = expressionIn(target.of[0]);
  const one = typed && spelledOut(typed, scope);
  const [letter, another] = one ? symbolsOf(one) : [];
  if (!one || !letter || another || boundsOf(scope, letter)) return null;
  const found = inWave(one, letter);
  const wave = found && waveOf(found.wave);
  if (!found || !wave) return null;
  const size = exact(root(exact(sum(power(wave.sine, 2), power(wave.cosine, 2)))));
  const inner = exactZeros(differentiate(found.outer, 'u_0'), 'u_0');
  if (!inner) return null;
  const ends = [exact(negative(size)), size];
  const places = [...ends, ...inner.filter((at) => Math.abs(evaluate(at)) < evaluate(size))];
  const values = places.map((at) => exact(substitute(found.outer, 'u_0', at)));
  if (values.some((value) => !Number.isFinite(evaluate(value)))) return null;
  const isMost = target.the === 'maximum';
  const best = values.reduce((a, b) => (evaluate(b) > evaluate(a) === isMost ? b : a));
  const sampled = Array.from({ length: SAMPLES }, (_, at) =>
    evaluate(one, { [letter]: (at * 4 * Math.PI) / SAMPLES + 1e-4 }),
  );
  const reached = sampled.reduce((a, b) => (isMost ? Math.max(a, b) : Math.min(a, b)));
  const scale = Math.max(1, Math.abs(reached));
  return {
    title: { en: 'The range of the wave', zh: '取值范围' },
    steps: [
      step({ en: 'The wave takes every value between −R and R.', zh: '该式取遍 −R 到 R 的一切值。' }, [
        `-${toLatex(size)} \\leqslant ${toLatex(found.wave)} \\leqslant ${toLatex(size)}`,
      ]),
      step(
        isMost
          ? { en: 'The greatest value is', zh: '最大值为' }
          : { en: 'The least value is', zh: '最小值为' },
        [toLatex(best)],
      ),
    ],
    answer: { text: toText(best), tex: toLatex(best) },
    checks: [
      check(
        'Of many angles none gives more, and one nearly as much.',
        '取许多角度，没有更大（小）的值，且可任意接近。',
        sampled.every(Number.isFinite) && Math.abs(reached - evaluate(best)) < 1e-4 * scale,
      ),
    ],
    topic: '9709/p3/trigonometry',
  };
};
