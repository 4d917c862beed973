import { normalQuantile, phi } from '../../algebra-system/numeric/distributions.ts';
import { density } from '../../algebra-system/numeric/distributions.ts';
import { integral } from '../../algebra-system/numeric/roots.ts';
import { fractionLatex, rounded, tableValue, working } from '../../writing/rounding.ts';
import type { Step } from '../../writing/method.ts';
import { step } from '../../writing/step.ts';
import type { Goal } from '../schema/problem.ts';
import { isClose } from '../statistics/laws/known.ts';
import { decided, signTex, THREE } from '../statistics/tests/claim.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { chanceIn, lawOf, SIGN_TEX } from './laws.ts';
import { amountOf, claimOf, LETTER } from './says.ts';
import type { Region, Tested } from './tested.ts';

export const TOPIC = '9231/p4/inference-using-normal-and-t-distributions';

export const hypotheses = ({ kind, sign, value }: Tested): { text: string; tex: string } => {
  const letter = { mean: 'mu', share: 'p', rate: 'lambda' }[kind];
  const amount = amountOf(value);
  return {
    text: `H0: ${letter} = ${amount}, H1: ${letter} ${sign} ${amount}`,
    tex: `H_{0}: ${LETTER[kind]} = ${fractionLatex(amount)},\\quad H_{1}: ${LETTER[kind]} ${signTex(sign)} ${fractionLatex(amount)}`,
  };
};

export const stated = (tested: Tested): Step =>
  step({ en: 'State the hypotheses.', zh: '写出假设。' }, hypotheses(tested).tex);

/** Whether the null hypothesis is rejected: null where too little is told, or where it hangs on a hair. */
export function isRejected(tested: Tested): boolean | null {
  const { kind, level, region, count, sampleMean } = tested;
  const found = kind === 'mean' ? sampleMean : count;
  if (found === null) return null;
  if (region) return holds(region, found);
  if (level === null) return null;
  const chance = kind === 'mean' ? meanChance(tested)?.chance : (tail(tested)?.value ?? null);
  if (chance === null || chance === undefined || Math.abs(chance - level) < 1e-4) return null;
  return chance < level;
}

const holds = ({ sign, value }: Region, found: number): boolean =>
  sign === '='
    ? found === value
    : sign === '<'
      ? found < value
      : sign === '>'
        ? found > value
        : sign === '<='
          ? found <= value
          : found >= value;

function meanChance(tested: Tested): { z: number; chance: number; again: number } | null {
  const { value, sign, sigma, size, sampleMean } = tested;
  if (sigma === null || size === null || sampleMean === null) return null;
  const z = (sampleMean - value) / (sigma / Math.sqrt(size));
  const above = 1 - phi(z);
  const measured =
    z >= 0 ? 0.5 - integral(density, 0, Math.min(z, 9)) : 0.5 + integral(density, 0, Math.min(-z, 9));
  const of = (one: number) => (sign === '>' ? one : sign === '<' ? 1 - one : 2 * Math.min(one, 1 - one));
  return { z, chance: of(above), again: of(measured) };
}

/** The chance of what was counted, or of what lies further out. */
function tail(tested: Tested) {
  const { sign, count, value, size, kind } = tested;
  const law = count === null ? null : lawOf(tested, value);
  if (!law || count === null) return null;
  const middle = kind === 'share' ? (size ?? 0) * value : value;
  const isLow = sign === '<' || (sign === '!=' && count < middle);
  const region: Region = { sign: isLow ? '<=' : '>=', value: count };
  const found = chanceIn(law, region);
  const sides = sign === '!=' ? 2 : 1;
  return { law, region, sides, found, value: Math.min(1, sides * found.value) };
}

/** The test itself. */
export function decide(goal: Goal, tested: Tested): Outcome | null {
  if (tested.region) return byRegion(tested, tested.region);
  return tested.kind === 'mean' ? ofMean(goal, tested) : ofCount(goal, tested);
}

function ofMean(goal: Goal, tested: Tested): Outcome | null {
  const { value, sign, level, sigma, size, sampleMean, isNormal } = tested;
  const found = meanChance(tested);
  const rejected = isRejected(tested);
  if (!found || rejected === null || level === null || (size! < 30 && !isNormal)) return null;
  const point = normalQuantile(1 - (sign === '!=' ? level / 2 : level));
  const critical = sign === '<' ? -point : sign === '!=' && found.z < 0 ? -point : point;
  const text = rounded(found.z, goal.figures ?? THREE);
  return {
    topic: TOPIC,
    steps: [
      stated(tested),
      step(
        { en: 'Find the test statistic.', zh: '求检验统计量。' },
        `z = \\frac{${working(sampleMean!)} - ${value < 0 ? `(${working(value)})` : working(value)}}{${working(sigma!)} / \\sqrt{${size!}}} = ${text}`,
      ),
      step({ en: 'Compare with the critical value.', zh: '与临界值比较。' }, tableValue(critical)),
    ],
    ...decided('z', text, tableValue(critical), rejected, level, claimOf(tested)),
    isRight: Math.abs(found.chance - found.again) < 1e-7,
  };
}

function ofCount(goal: Goal, tested: Tested): Outcome | null {
  const { level } = tested;
  const one = tail(tested);
  const rejected = isRejected(tested);
  if (!one || rejected === null || level === null) return null;
  const text = rounded(one.value, goal.figures ?? THREE);
  const event = `P(X ${SIGN_TEX[one.region.sign]} ${one.region.value})`;
  const result = rejected ? 'reject H0' : 'do not reject H0';
  const claim = claimOf(tested);
  const twice = one.sides === 2 ? '2 \\times ' : '';
  return {
    topic: TOPIC,
    steps: [
      stated(tested),
      step({ en: 'Under H₀:', zh: '在 H₀ 下：' }, `X \\sim ${one.law.tex}`),
      ...one.found.steps,
      step(
        { en: `Compare with ${working(level * 100)}%.`, zh: `与 ${working(level * 100)}% 比较。` },
        `${twice}${event} = ${text} ${rejected ? '<' : '>'} ${working(level)}`,
      ),
    ],
    shown: {
      text: `${one.sides === 2 ? '2' : ''}P(X ${one.region.sign} ${one.region.value}) = ${text}, ${result}`,
      tex: `${twice}${event} = ${text},\\quad \\text{${result}}`,
    },
    say: {
      en: `${text} ${rejected ? '<' : '>'} ${working(level)}. There is ${rejected ? 'sufficient' : 'insufficient'} evidence that ${claim.en}.`,
      zh: `${text} ${rejected ? '<' : '>'} ${working(level)}，${rejected ? '有' : '没有'}充分证据表明${claim.zh}。`,
    },
    isRight: isClose(one.found),
  };
}

function byRegion(tested: Tested, region: Region): Outcome | null {
  const rejected = isRejected(tested);
  if (rejected === null) return null;
  const found = tested.kind === 'mean' ? tested.sampleMean! : tested.count!;
  const claim = claimOf(tested);
  const result = rejected ? 'reject H0' : 'do not reject H0';
  const name = tested.kind === 'mean' ? '\\bar{x}' : 'x';
  return {
    topic: TOPIC,
    steps: [
      step(
        { en: 'Compare the outcome with the rejection region.', zh: '把结果与拒绝域比较。' },
        `${name} = ${working(found)},\\quad ${SIGN_TEX[region.sign]} ${working(region.value)}`,
      ),
    ],
    shown: { text: result, tex: `\\text{${result}}` },
    say: {
      en: `The outcome is ${rejected ? '' : 'not '}in the rejection region. There is ${rejected ? 'sufficient' : 'insufficient'} evidence that ${claim.en}.`,
      zh: `结果${rejected ? '' : '不'}在拒绝域内，${rejected ? '有' : '没有'}充分证据表明${claim.zh}。`,
    },
    isRight: true,
  };
}
