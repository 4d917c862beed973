import { solveBodies } from '../problem/bodies/solve.ts';
import { solveDrives } from '../problem/drives/solve.ts';
import { solveDistributions } from '../problem/distributions/solve.ts';
import { solveFigures } from '../problem/figures/solve.ts';
import { type Layout, layoutOf } from '../problem/layout/layout.ts';
import type { SolvedPart } from '../problem/planning/goals/solved-part.ts';
import type { Problem } from '../problem/schema/problem.ts';
import { problemsIn } from '../problem/problems-in.ts';
import { solveGames } from '../problem/games/solve.ts';
import { solveHypotheses } from '../problem/hypotheses/solve.ts';
import { solveMotions } from '../problem/motions/solve.ts';
import { readBodies } from '../problem/reading/bodies.ts';
import { isOutside } from '../problem/reading/drives/outside.ts';
import { readDrives } from '../problem/reading/drives/read-drives.ts';
import { readFigures } from '../problem/reading/figures/read-figures.ts';
import { readGames } from '../problem/reading/games/read-games.ts';
import { readMotions } from '../problem/reading/motions/read-motions.ts';
import { readHypotheses } from '../problem/reading/hypotheses/read-hypotheses.ts';
import { readDistributions } from '../problem/reading/distributions/read-distributions.ts';
import { readTrees } from '../problem/reading/trees/read-trees.ts';
import { readRepeats } from '../problem/reading/repeats/read-repeats.ts';
import { readSequences } from '../problem/reading/sequences/read-sequences.ts';
import { readRecords } from '../problem/reading/records/read-records.ts';
import { readSamples } from '../problem/reading/samples/read-samples.ts';
import { solveRecords } from '../problem/records/solve.ts';
import { solveRepeats } from '../problem/repeats/solve.ts';
import { solveSamples } from '../problem/samples/solve.ts';
import { solveTrees } from '../problem/trees/solve.ts';
import { solveSequences } from '../problem/sequences/solve.ts';

/** Whatever goes wrong inside a plan means that it has no safe answer. */
export function orNothing(parts: () => (SolvedPart | null)[]): (SolvedPart | null)[] {
  try {
    return parts();
  } catch {
    return [];
  }
}

/** A grammar of its own for what a question tells, with the planner for it. */
export interface OwnGrammar {
  /** Whether a text may be of it at all: a look that costs little. */
  isFor: (plain: string) => boolean;
  read: (plain: string, layout: Layout) => Problem[];
  solve: (ways: Problem[]) => (SolvedPart | null)[];
}

/** Bodies that move or hang. */
export const BODIES: OwnGrammar = {
  isFor: () => true,
  read: (plain, layout) => problemsIn(plain, layout, readBodies),
  solve: solveBodies,
};

/** A plane figure, drawn from what is told. */
const FIGURES: OwnGrammar = {
  isFor: (plain) =>
    /\b(?:arcs?|sectors?|segment|semicircle|triangle|circles?)\b|[弧扇圆]|弓形|三角形/i.test(plain),
  read: (plain, layout) => problemsIn(plain, layout, readFigures),
  solve: solveFigures,
};

/** Progressions, and what grows from one period to the next. */
const SEQUENCES: OwnGrammar = {
  isFor: (plain) =>
    /progression|sequence|series|数列|每一?[年月周天日个]|(?:each|every|first|previous) (?:\w{1,12} )?(?:week|month|year|day|hour)/i.test(
      plain,
    ),
  read(plain, layout) {
    const text = withoutDollars(plain);
    return problemsIn(text, text === plain ? layout : layoutOf(text), readSequences);
  },
  solve: solveSequences,
};

/** Bodies that move along a line. */
const MOTIONS: OwnGrammar = {
  isFor: (plain) =>
    /\b(?:velocity|speed|accelerat\w{1,6}|displacement)\b|速度|速率|加速|位移|抛/.test(plain) &&
    /m\s?\/?\s?s|\bm\b|metres|米/.test(plain),
  read: (plain, layout) => problemsIn(plain, layout, readMotions),
  solve: solveMotions,
};

/** Bodies that are driven, pulled or raised, and what joins them. */
const DRIVES: OwnGrammar = {
  isFor: (plain) =>
    /\b(?:resist\w{1,6}|power|engine|tension|pulley|tow-?bar|thrust|driving force|friction\w{0,3}|energy|work done|string|cable|coefficient)\b|阻力|功率|发动机|张力|滑轮|拖杆|牵引力|摩擦|动能|势能|做的?功|绳/i.test(
      plain,
    ) &&
    /\bkg\b|\btonnes?\b|吨|千克/.test(plain) &&
    !isOutside(plain),
  read: (plain, layout) => problemsIn(plain, layout, readDrives),
  solve: solveDrives,
};

/** Samples, and what is inferred from them. */
const SAMPLES: OwnGrammar = {
  isFor: (plain) =>
    /\b(?:significance|confidence interval|pooled|unbiased|wilcoxon|null hypothesis|expected frequenc(?:y|ies))\b|显著性?水平|置信区间|无偏估计|合并估计/i.test(
      plain,
    ),
  read: (plain, layout) => problemsIn(plain, layout, readSamples),
  solve: solveSamples,
};

/** What is thrown, spun or drawn. */
const GAMES: OwnGrammar = {
  isFor: (plain) =>
    /\b(?:dic?e|coins?|spinners?|cards?|balls?|discs?|counters?|bags?|box|boxes|chosen|drawn|thrown)\b/i.test(
      plain,
    ) && /probabilit|random|\bP\}?\(|\bE\}?\(|score|independent|exclusive/i.test(plain),
  read(plain, layout) {
    const text = withoutDollars(plain);
    return problemsIn(text, text === plain ? layout : layoutOf(text), readGames);
  },
  solve: solveGames,
};

/** Tests of hypotheses about a mean, a proportion or a rate. */
const HYPOTHESES: OwnGrammar = {
  isFor: (plain) =>
    /\b(?:significance|hypothes[ie]s|type I|type II|rejection region|critical region)\b/i.test(plain),
  read: (plain, layout) => problemsIn(plain, layout, readHypotheses),
  solve: solveHypotheses,
};

/** Data that are printed, grouped or summed. */
const RECORDS: OwnGrammar = {
  isFor: (plain) =>
    /\b(?:mean|median|quartiles?|deviation|variance|interquartile|histogram|cumulative)\b|[Σ∑]|\\sum/i.test(
      plain,
    ),
  read(plain, layout) {
    const text = withoutDollars(plain);
    return problemsIn(text, text === plain ? layout : layoutOf(text), readRecords);
  },
  solve: solveRecords,
};

/** What may happen, and how likely it is then. */
const TREES: OwnGrammar = {
  isFor: (plain) => /\bprobabilit|\bchance\b/i.test(plain) && !/[\u4e00-\u9fff]/.test(plain),
  read: (plain, layout) => problemsIn(plain, layout, readTrees),
  solve: solveTrees,
};

/** A variable whose values and probabilities are told. */
const DISTRIBUTIONS: OwnGrammar = {
  isFor: (plain) =>
    /\brandom variable|P\}? ?\(|\bdistribution\b/.test(plain) && !/[\u4e00-\u9fff]/.test(plain),
  read: (plain, layout) => problemsIn(plain, layout, readDistributions),
  solve: solveDistributions,
};

/** How many of several trials are so. */
const REPEATS: OwnGrammar = {
  isFor: (plain) =>
    /\bprobability\b/i.test(plain) && /\d\s?\\?%|\b0?\.\d|frac|\d\/\d|\bin (?:every )?\d/i.test(plain),
  read: (plain, layout) => problemsIn(plain, layout, readRepeats),
  solve: solveRepeats,
};

/** Those that are asked where nothing else has an answer. */
export const OTHERS: readonly OwnGrammar[] = [
  FIGURES,
  SEQUENCES,
  MOTIONS,
  SAMPLES,
  GAMES,
  HYPOTHESES,
  DRIVES,
  RECORDS,
  TREES,
  DISTRIBUTIONS,
  REPEATS,
];

/** The parts of a question by one grammar; none where it is not of it. */
export const partsBy = ({ isFor, read, solve }: OwnGrammar, plain: string, layout: Layout) =>
  isFor(plain) ? orNothing(() => solve(read(plain, layout))) : [];

export const countOf = (parts: readonly (SolvedPart | null)[]): number =>
  parts.filter((one) => one !== null).length;

/** Of the ways in which a grammar reads a question, those that lead to the most answers. */
export function solvedWays({ read, solve }: OwnGrammar, plain: string, layout: Layout): Problem[] {
  const ways = read(plain, layout);
  const counts = ways.map((one) => countOf(orNothing(() => solve([one]))));
  const most = Math.max(...counts);
  return ways.filter((_, at) => counts[at] === most);
}

/** "$50" is money where no formula is marked so. */
const withoutDollars = (text: string): string => (/\$(?!\d)/.test(text) ? text : text.replaceAll('$', ''));
