import { openParser, type Chart } from './chart.ts';
import { CALCULUS_RULES as CHINESE_CALCULUS } from './chinese/calculus.ts';
import { FRAME_RULES as CHINESE_FRAMES } from './chinese-graphs/frames.ts';
import { GRAPH_RULES as CHINESE_GRAPHS } from './chinese-graphs/curves.ts';
import { CIRCLE_RULES as CHINESE_CIRCLES } from './chinese-graphs/circles.ts';
import { PURE_RULES as CHINESE_PURE } from './chinese-pure/pure.ts';
import { SHORT_RULES as CHINESE_SHORT } from './chinese-short/short.ts';
import { GRADIENT_RULES as CHINESE_GRADIENTS } from './chinese-graphs/gradients.ts';
import { POINT_RULES as CHINESE_POINTS } from './chinese-graphs/points.ts';
import { SHOWING_RULES as CHINESE_SHOWINGS } from './chinese-graphs/showings.ts';
import { SKETCH_RULES as CHINESE_SKETCHES } from './chinese-graphs/sketches.ts';
import { SERIES_RULES as CHINESE_PROGRESSIONS } from './chinese-graphs/series.ts';
import { COMPLEX_RULES as CHINESE_COMPLEX } from './chinese/complex.ts';
import { CURVE_RULES as CHINESE_CURVES } from './chinese/curves.ts';
import { FIGURE_RULES as CHINESE_FIGURES } from './chinese/figures.ts';
import { REGION_RULES as CHINESE_REGIONS } from './chinese/regions.ts';
import {
  FUNCTION_RULES as CHINESE_FUNCTIONS,
  POLYNOMIAL_RULES as CHINESE_POLYNOMIALS,
  SERIES_RULES as CHINESE_SERIES,
} from './chinese/functions.ts';
import { INTERSECTION_RULES as CHINESE_INTERSECTIONS } from './chinese/intersections.ts';
import { MAPPING_RULES as CHINESE_MAPPINGS } from './chinese/mappings.ts';
import { MECHANICS_RULES as CHINESE_MECHANICS } from './chinese-mechanics/mechanics.ts';
import { SENTENCE_RULES as CHINESE_SENTENCES } from './chinese/sentences.ts';
import { CALCULUS_RULES } from './english-graphs/calculus.ts';
import { SPACE_RULES as CHINESE_SPACE } from './chinese/space.ts';
import { COMPLEX_RULES } from './english/complex.ts';
import { STATISTICS_RULES as CHINESE_STATISTICS } from './chinese-statistics/statistics.ts';
import { CURVE_RULES } from './english/curves.ts';
import { CIRCLE_RULES } from './english-graphs/circles.ts';
import { FRAME_RULES } from './english-graphs/frames.ts';
import { SERIES_FRAMES } from './english-graphs/series.ts';
import { FIGURE_RULES } from './english-graphs/figures.ts';
import { PROGRESSION_RULES } from './english-graphs/progressions.ts';
import { GRADIENT_RULES } from './english-graphs/gradients.ts';
import { REGION_RULES } from './english-graphs/regions.ts';
import { PREDICATE_RULES } from './english-graphs/predicates.ts';
import { SKETCH_RULES } from './english-graphs/sketches.ts';
import { FUNCTION_RULES, POLYNOMIAL_RULES, SERIES_RULES } from './english/functions.ts';
import { SHOWING_RULES } from './english-graphs/showings.ts';
import { INTERSECTION_RULES } from './english-graphs/intersections.ts';
import { MAPPING_RULES } from './english-graphs/mappings.ts';
import { FURTHER_RULES as CHINESE_FURTHER } from './chinese/further.ts';
import { FURTHER_PURE as CHINESE_FURTHER_PURE } from './chinese-further/further.ts';
import { FURTHER_RULES } from './english/further.ts';
import { PURE_RULES } from './english-pure/pure.ts';
import { SHORT_RULES } from './english-short/short.ts';
import { PURE_THREE as CHINESE_PURE_THREE } from './chinese-pure-three/pure-three.ts';
import { PURE_THREE } from './english-pure-three/pure-three.ts';
import { FURTHER_PURE } from './english-further/further.ts';
import { MECHANICS_RULES } from './english-mechanics/mechanics.ts';
import { ALGEBRA_RULES as CHINESE_ALGEBRA } from './chinese-analysis/algebra.ts';
import { DIFFERENTIAL_RULES as CHINESE_DIFFERENTIAL } from './chinese-analysis/differential.ts';
import { NUMERICAL_RULES as CHINESE_NUMERICAL } from './chinese-analysis/numerical.ts';
import { TURNING_RULES as CHINESE_TURNINGS } from './chinese-analysis/turnings.ts';
import { ANALYSIS_RULES as CHINESE_ANALYSIS } from './chinese-analysis/analysis.ts';
import { GROWTH_RULES as CHINESE_GROWTH } from './chinese-analysis/growth.ts';
import { MANNER_RULES as CHINESE_MANNERS } from './chinese-analysis/manners.ts';
import { RATE_RULES as CHINESE_RATES } from './chinese-analysis/rates.ts';
import { PATH_RULES as CHINESE_PATHS } from './chinese/paths.ts';
import { ANALYSIS_RULES } from './english-analysis/analysis.ts';
import { GROWTH_RULES } from './english-analysis/growth.ts';
import { DIRECTION_RULES } from './english-analysis/directions.ts';
import { MANNER_RULES } from './english-analysis/manners.ts';
import { NUMERICAL_RULES } from './english-analysis/numerical.ts';
import { RATE_GOALS } from './english-analysis/rate-goals.ts';
import { RATE_RULES } from './english-analysis/rates.ts';
import { POLYNOMIAL_RULES as DIVISION_RULES } from './english-analysis/polynomials.ts';
import { PATH_RULES } from './english/paths.ts';
import { MATRIX_RULES as CHINESE_MATRICES } from './chinese/matrices.ts';
import { MATRIX_RULES } from './english/matrices.ts';
import { SENTENCE_RULES } from './english/sentences.ts';
import { SPACE_RELATIONS } from './english/space-relations.ts';
import { SPACE_RULES } from './english/space.ts';
import { TWO_LINES } from './english/two-lines.ts';
import { CHINESE_TWO_LINES } from './chinese-pure-three/two-lines.ts';
import { COUNTING_RULES, COUNTING_WORDS } from './english-stories/counting.ts';
import { DRAW_RULES, DRAW_WORDS } from './english-draws/draws.ts';
import { CHINESE_DRAWS } from './chinese-draws/draws.ts';
import { CHINESE_COUNTING } from './chinese-stories/counting.ts';
import { openPhrases } from './stories/phrases.ts';
import { CHINESE_INFERENCE } from './chinese-inference/inference.ts';
import { INFERENCE_RULES } from './english-inference/inference.ts';
import { EVENT_RULES } from './english-statistics/events.ts';
import { DATA_RULES } from './english-statistics/data.ts';
import { STATISTICS_RULES } from './english-statistics/statistics.ts';
import { phrasesOfToken } from './formulas.ts';
import { COSINE_RULES } from './shared/figures.ts';
import { isScene } from './shared/nouns.ts';
import { kindsAbove } from './kinds.ts';
import type { Meaning, Said } from './meaning.ts';
import { withChineseNames } from './statistics/chinese-names.ts';
import { phrasesOfStatistics, withVariances } from './statistics/phrases.ts';
import { plainWord } from './patterns/synonyms.ts';
import type { Token } from './tokens.ts';

const parseEnglish = openParser<Meaning>({
  rules: [
    ...SENTENCE_RULES,
    ...CURVE_RULES,
    ...FUNCTION_RULES,
    ...SERIES_RULES,
    ...POLYNOMIAL_RULES,
    ...MAPPING_RULES,
    ...INTERSECTION_RULES,
    ...SHOWING_RULES,
    ...MECHANICS_RULES,
    ...CALCULUS_RULES,
    ...GRADIENT_RULES,
    ...PURE_RULES,
    ...PURE_THREE,
    ...SHORT_RULES,
    ...FIGURE_RULES,
    ...CIRCLE_RULES,
    ...FRAME_RULES,
    ...SKETCH_RULES,
    ...PREDICATE_RULES,
    ...SERIES_FRAMES,
    ...SPACE_RULES,
    ...SPACE_RELATIONS,
    ...TWO_LINES,
    ...COMPLEX_RULES,
    ...PATH_RULES,
    ...ANALYSIS_RULES,
    ...GROWTH_RULES,
    ...NUMERICAL_RULES,
    ...MANNER_RULES,
    ...DIRECTION_RULES,
    ...DIVISION_RULES,
    ...RATE_RULES,
    ...RATE_GOALS,
    ...REGION_RULES,
    ...PROGRESSION_RULES,
    ...FURTHER_RULES,
    ...FURTHER_PURE,
    ...MATRIX_RULES,
    ...COSINE_RULES,
  ],
  kindsAbove,
  phrasesOf: phrasesOfToken,
  plainWord,
});

const parseChinese = openParser<Meaning>({
  rules: [
    ...CHINESE_SENTENCES,
    ...CHINESE_CURVES,
    ...CHINESE_FUNCTIONS,
    ...CHINESE_SERIES,
    ...CHINESE_POLYNOMIALS,
    ...CHINESE_MAPPINGS,
    ...CHINESE_FIGURES,
    ...CHINESE_REGIONS,
    ...CHINESE_CALCULUS,
    ...CHINESE_INTERSECTIONS,
    ...CHINESE_MECHANICS,
    ...CHINESE_SPACE,
    ...CHINESE_TWO_LINES,
    ...CHINESE_COMPLEX,
    ...CHINESE_PATHS,
    ...CHINESE_FURTHER,
    ...CHINESE_FURTHER_PURE,
    ...CHINESE_MATRICES,
    ...CHINESE_ANALYSIS,
    ...CHINESE_GROWTH,
    ...CHINESE_RATES,
    ...CHINESE_FRAMES,
    ...CHINESE_GRAPHS,
    ...CHINESE_SKETCHES,
    ...CHINESE_SHOWINGS,
    ...CHINESE_GRADIENTS,
    ...CHINESE_PURE,
    ...CHINESE_SHORT,
    ...CHINESE_PURE_THREE,
    ...CHINESE_POINTS,
    ...CHINESE_CIRCLES,
    ...CHINESE_PROGRESSIONS,
    ...CHINESE_MANNERS,
    ...CHINESE_ALGEBRA,
    ...CHINESE_TURNINGS,
    ...CHINESE_NUMERICAL,
    ...CHINESE_DIFFERENTIAL,
    ...COSINE_RULES,
  ],
  kindsAbove,
  phrasesOf: phrasesOfToken,
});

const parseStatistics = openParser<Meaning>({
  rules: [...SENTENCE_RULES, ...STATISTICS_RULES, ...DATA_RULES, ...EVENT_RULES, ...INFERENCE_RULES],
  kindsAbove,
  phrasesOf: phrasesOfStatistics,
  plainWord,
});

const parseStories = openParser<Meaning>({
  rules: COUNTING_RULES,
  kindsAbove,
  phrasesOf: openPhrases(COUNTING_WORDS),
});

const parseDraws = openParser<Meaning>({
  rules: DRAW_RULES,
  kindsAbove,
  phrasesOf: openPhrases(DRAW_WORDS),
});

const parseChineseStories = openParser<Meaning>({
  rules: CHINESE_COUNTING,
  kindsAbove,
  phrasesOf: openPhrases(new Set()),
});

const parseChineseDraws = openParser<Meaning>({
  rules: CHINESE_DRAWS,
  kindsAbove,
  phrasesOf: openPhrases(new Set()),
});

const parseChineseStatistics = openParser<Meaning>({
  rules: [...CHINESE_SENTENCES, ...CHINESE_STATISTICS, ...CHINESE_INFERENCE],
  kindsAbove,
  phrasesOf: phrasesOfStatistics,
});

/** A capital A within a sentence, and in Chinese, is no article. */
const asLabel = (token: Token, at: number, all: readonly Token[]): Token =>
  (at > 0 || all.some(isChinese)) && token.spelt === 'A' && token.formula !== null
    ? { ...token, word: null }
    : token;

const isChinese = ({ word }: Token) => word !== null && /[\u4e00-\u9fff]/.test(word);

/** Every meaning of a sentence, and the chart of its phrases. */
export function readSentence(tokens: readonly Token[]): { said: Said[]; chart: Chart<Meaning> } {
  const trimmed = tokens.at(-1)?.word === ',' ? tokens.slice(0, -1) : tokens;
  const inChinese = trimmed.some(isChinese);
  const [first, second] = inChinese
    ? [parseChinese, parseChineseStatistics]
    : [parseEnglish, parseStatistics];
  const chart = first(trimmed);
  const said = saidIn(chart, trimmed.length);
  if (said.length > 0 && !said.every(isCount)) return { said, chart };
  const story = saidIn((inChinese ? parseChineseStories : parseStories)(trimmed), trimmed.length);
  const drawn = saidIn((inChinese ? parseChineseDraws : parseDraws)(trimmed), trimmed.length);
  const again = withVariances(trimmed.map(asLabel));
  const named = inChinese ? withChineseNames(again) : again;
  const plainly = saidIn(second(again), again.length);
  const data =
    plainly.length > 0 || named.length === again.length ? plainly : saidIn(second(named), named.length);
  // What only tells a tale to one of them says more to the other.
  // "One patient is chosen" may set the scene alone; what is counted or thrown does not.
  const isTold =
    story.length > 0 || drawn.some(({ facts }) => facts.some(({ relation }) => relation !== 'turn'));
  const other = [...said, ...drawn, ...story, ...(isTold ? data.filter(tells) : data)];
  return { said: other.length === 0 && isScene(trimmed) ? [SCENE] : other, chart };
}

/** "Water leaks from a tank": names and what they do, without a number, a letter or a comparison. */
const SCENE: Said = { facts: [{ relation: 'scene', of: [] }], goals: [] };

/** "The number of heads is denoted by X": of what is thrown, where it is of that. */
const isCount = ({ facts, goals }: Said): boolean =>
  goals.length === 0 &&
  facts.every(({ relation, of }) => relation === 'measured' && /^number\b/.test(String(of[1])));

const tells = ({ facts, goals }: Said): boolean =>
  goals.length > 0 || facts.some(({ relation }) => relation !== 'scene');

const saidIn = (chart: Chart<Meaning>, length: number): Said[] =>
  withPlaces(chart.at('sentence', [0, length]).map(({ meaning }) => meaning as Said));

/** "At the point where x = 2" says it of the point: where it can be read so, it is said of nothing else. */
function withPlaces(all: Said[]): Said[] {
  const places = all.flatMap((said) => [...JSON.stringify(said).matchAll(PLACE)].map(([, text]) => text!));
  const isElsewhere = (said: Said) => {
    const text = JSON.stringify(said);
    return places.some((place) => text.includes(`{"relation":"holds","of":[${place}]}`));
  };
  return places.length === 0 ? all : all.filter((said) => !isElsewhere(said));
}

const PLACE = /"the":"statement","of":\[("[^"]{1,80}")\]/g;
