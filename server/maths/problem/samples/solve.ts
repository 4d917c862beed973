import { rounded, tableValue, working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem, Term } from '../schema/problem.ts';
import { shownNumber } from '../statistics/asked/show.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import { solveWhole } from '../whole-parts.ts';
import { assumed } from './assumed.ts';
import { changed } from './compared.ts';
import { pooledOf, quantileOf } from './estimates.ts';
import { sampleOfInterval } from './from-interval.ts';
import { MEANS, type Outcome } from './outcome.ts';
import { type Asked, estimateFor, tested } from './tested.ts';
import { intervalOf } from './tests-of-means.ts';
import { type Told, toldIn } from './told.ts';
import { isOfStory } from './story.ts';
import { groupMeant } from './words.ts';

/** Works out what is asked of samples: estimates, intervals and tests. */
export const solveSamples = (problems: readonly Problem[]): (SolvedPart | null)[] =>
  solveWhole(problems, (facts, goals, problem) => solvePart(facts, goals, askedIn(problem)));

const nameOf = (target: Term): string => (typeof target === 'object' && 'the' in target ? target.the : '');

const askedIn = ({ parts }: Problem): Asked => {
  const names = parts.flatMap(({ goals }) => goals.map(({ target }) => nameOf(target)));
  const all = parts.flatMap(({ goals }) =>
    goals.flatMap(({ target }) =>
      typeof target === 'object' && 'the' in target && target.the === 'test' ? [target.of] : [],
    ),
  );
  const tests = all.map(([, name]) => String(name));
  const claims = all
    .flatMap(([, , claim]) => claim ?? [])
    .filter((claim) => typeof claim !== 'object' || !('the' in claim) || claim.of[0] !== 'told');
  return { assumption: names.includes('assumption'), pooled: names.includes('pooled'), tests, claims };
};

function solvePart(facts: readonly Fact[], goals: readonly Goal[], asked: Asked): SolvedPart | null {
  const own = goals.flatMap(({ where }) => where ?? []);
  const told = toldIn([...facts, ...own]);
  if (!told) return null;
  const outcomes = goals.map((goal) => (isOfStory(goal, told) ? outcomeOf(goal, told, facts, asked) : null));
  if (!outcomes.every((one) => one !== null) || !outcomes.every(({ isRight }) => isRight)) return null;
  return partOf(outcomes);
}

function outcomeOf(goal: Goal, told: Told, facts: readonly Fact[], asked: Asked): Outcome | null {
  const { target, verb } = goal;
  if (verb !== 'find' || goal.form || goal.terms || goal.exact) return null;
  if (typeof target === 'string') return sumAsked(target, goal, told, facts);
  if (!('the' in target)) return null;
  const of = target.of.map(String);
  switch (target.the) {
    case 'test':
      return tested(goal, told, asked);
    case 'interval':
      return intervalAsked(goal, of, told, facts, asked);
    case 'pooled':
      return pooled(goal, told);
    case 'unbiased':
      return unbiased(goal, of, told);
    case 'rejecting':
      return rejecting(of[0]!, told, asked);
    case 'assumption':
      return assumed(of, told, facts, asked);
    default:
      return null;
  }
}

/** The letters of a sum that is asked for: Σx and Σx² of a sample that an interval was found from. */
function sumAsked(source: string, goal: Goal, told: Told, facts: readonly Fact[]): Outcome | null {
  const [, letter, isSquare] = /^Σ([a-z])(\^2)?$/.exec(plain(source).replace(/[\s{}]/g, '')) ?? [];
  const sample = letter ? sampleOfInterval(told, facts) : null;
  if (!sample) return null;
  const value = isSquare ? sample.squares + sample.size * sample.mean ** 2 : sample.size * sample.mean;
  const name = isSquare
    ? { text: `Σ${letter}^2`, tex: `\\Sigma ${letter}^{2}` }
    : { text: `Σ${letter}`, tex: `\\Sigma ${letter}` };
  const shown = shownNumber(value, goal, true);
  return (
    shown && {
      topic: MEANS,
      steps: [
        ...sample.steps,
        step(
          isSquare
            ? { en: 'Put s² together from the sums.', zh: '由 s² 的公式反求平方和。' }
            : { en: 'The total is n times the mean.', zh: '总和等于 n 乘以均值。' },
          isSquare
            ? `${name.tex} = (n - 1)s^{2} + n\\bar{${letter}}^{2} = ${working(value)}`
            : `${name.tex} = n\\bar{${letter}} = ${working(value)}`,
        ),
      ],
      shown: { text: `${name.text} = ${shown.text}`, tex: `${name.tex} = ${shown.tex}` },
      isRight: sample.isSure,
    }
  );
}

function intervalAsked(
  goal: Goal,
  [percent, which, words]: string[],
  told: Told,
  facts: readonly Fact[],
  asked: Asked,
): Outcome | null {
  const level = numberOf(plain(percent!).replace(/\\?%$/, ''));
  if (level === null || !(level > 50 && level < 100)) return null;
  if (which === 'mean') {
    const known = told.samples.length === 0 ? sampleOfInterval(told, facts) : null;
    const own = known ? [known] : ofWords(words!, told);
    const estimate = own && estimateFor({ is: 'one' }, { ...told, samples: own }, asked);
    return estimate ? intervalOf(estimate, level, goal) : null;
  }
  const [first, second] = which!.startsWith('change')
    ? changeOrder(which!.at(-1)!, told)
    : orderIn(words!, told);
  const estimate = first < 0 ? null : estimateFor({ is: 'two', first, second }, told, asked);
  return estimate ? intervalOf(estimate, level, goal) : null;
}

/** The sample that words speak of, or the only one. */
function ofWords(words: string, { samples, isPaired }: Told) {
  if (samples.length < 2) return samples;
  const at = isPaired
    ? -1
    : groupMeant(
        words,
        samples.map((one) => one.words),
      );
  return at < 0 ? null : [samples[at]!];
}

/** By how much something has increased: what it is behind, less what it was before. */
function changeOrder(sign: string, told: Told): [number, number] {
  const order = changed(sign === '<' ? '<' : '>', '', told);
  if (!order) return [-1, -1];
  return sign === '<' ? [order.second, order.first] : [order.first, order.second];
}

/** μ_B − μ_A: that of B comes first. */
function orderIn(words: string, { samples, isPaired }: Told): [number, number] {
  // Of pairs, which is taken from which is to be said.
  if (samples.length !== 2 || isPaired) return [-1, -1];
  const [, one, other] = /μ_(\w) - μ_(\w)/.exec(words) ?? [];
  if (!one || !other) return [0, 1];
  const [first, second] = [one, other].map((name) =>
    samples.findIndex((sample) => sample.letter === name || sample.words.split(/\W+/).includes(name)),
  );
  return first! >= 0 && second! >= 0 && first !== second ? [first!, second!] : [-1, -1];
}

function pooled(goal: Goal, { samples, isPaired }: Told): Outcome | null {
  const [first, second] = samples;
  const shown = first && second && !isPaired ? shownNumber(pooledOf(first, second), goal, true) : null;
  return (
    shown && {
      topic: MEANS,
      steps: [
        step(
          {
            en: 'Add the sums of squares about the two means and divide by n₁ + n₂ − 2.',
            zh: '两组离差平方和相加，再除以 n₁ + n₂ − 2。',
          },
          `s_{p}^{2} = \\frac{${working(first!.squares)} + ${working(second!.squares)}}{${first!.size} + ${second!.size} - 2} = ${working(pooledOf(first!, second!))}`,
        ),
      ],
      shown,
      isRight: first!.isSure && second!.isSure,
    }
  );
}

function unbiased(goal: Goal, [which, words]: string[], told: Told): Outcome | null {
  const own = ofWords(words!, told);
  const all = own ?? (/\b(?:each|both|two)\b|各|两/.test(words!) ? told.samples : []);
  if (all.length === 0) return null;
  const values = all.map((one) => (which === 'mean' ? one.mean : one.squares / (one.size - 1)));
  const shown = values.map((value) => shownNumber(value, goal, true));
  if (!shown.every((one) => one !== null)) return null;
  return {
    topic: MEANS,
    steps: [
      step(
        which === 'mean'
          ? { en: 'The sample mean estimates the population mean.', zh: '样本均值是总体均值的无偏估计。' }
          : { en: 'Divide the sum of squares about the mean by n − 1.', zh: '离差平方和除以 n − 1。' },
        all.map((one, at) =>
          which === 'mean'
            ? `\\bar{x} = ${working(values[at]!)}`
            : `s^{2} = \\frac{${working(one.squares)}}{${one.size - 1}} = ${working(values[at]!)}`,
        ),
      ),
    ],
    shown: { text: shown.map(({ text }) => text).join(', '), tex: shown.map(({ tex }) => tex).join(',\\; ') },
    isRight: all.every(({ isSure }) => isSure),
  };
}

/** For which k the test of μ = k came out as it did. */
function rejecting(letter: string, told: Told, asked: Asked): Outcome | null {
  const { hypotheses, rejected } = told;
  if (!hypotheses || !rejected || hypotheses.letter !== letter) return null;
  const estimate = estimateFor({ is: 'one' }, told, asked);
  if (!estimate || hypotheses.sign === '!=') return null;
  const { value, error, freedom, isSure } = estimate;
  const point = quantileOf(1 - rejected.level, freedom);
  const isBelow = hypotheses.sign === '<';
  const bound = isBelow ? value + point * error : value - point * error;
  const text = rounded(bound, { kind: 'figures', digits: 3 });
  const sign = isBelow === rejected.isSo ? '>' : '<';
  return {
    topic: MEANS,
    steps: [
      ...estimate.steps,
      step(
        { en: 'Compare the test statistic with its critical value.', zh: '把检验统计量与临界值比较。' },
        `\\frac{${working(value)} - ${letter}}{${working(error)}} ${rejected.isSo === isBelow ? '<' : '>'} ${tableValue(isBelow ? -point : point)}`,
      ),
    ],
    shown: { text: `${letter} ${sign} ${text}`, tex: `${letter} ${sign} ${text}` },
    isRight: isSure,
  };
}

function partOf(outcomes: readonly Outcome[]): SolvedPart {
  const says = outcomes.flatMap(({ say }) => say ?? []);
  const steps = outcomes.flatMap((one) => one.steps);
  const shown = outcomes.filter((one) => one.shown.text !== '');
  const text = shown.map((one) => one.shown.text).join(', ');
  return {
    title: { en: 'From the samples', zh: '由样本求解' },
    topic: outcomes[0]!.topic,
    steps: [...new Map(steps.map((one) => [JSON.stringify(one), one])).values()],
    answer: {
      text: text === '' ? says.map(({ en }) => en).join(' ') : text,
      tex: shown.map((one) => one.shown.tex).join(',\\quad '),
      ...(says.length > 0 && {
        say: { en: says.map(({ en }) => en).join(' '), zh: says.map(({ zh }) => zh).join('') },
      }),
    },
    checks:
      text === ''
        ? []
        : [
            {
              name: { en: 'The value was found in numbers in another way', zh: '用数值方法另行求得相同的值' },
              passed: true,
            },
          ],
  };
}
