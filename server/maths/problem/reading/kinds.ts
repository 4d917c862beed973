import { capabilitiesOf, widerNouns } from './physics-nouns/vocabulary.ts';
import { BODIES, CHINESE_BODIES, MORE_BODIES, MORE_CHINESE_BODIES } from './mechanics/bodies.ts';

/** The kinds of phrases that stand for another kind as well. */
const PARENTS: Record<string, string[]> = {
  number: ['expression'],
  letter: ['expression'],
  derivative: ['expression'],
  'function-value': ['expression'],
  expression: ['value'],
  count: ['number-word'],
  number_word: [],
  equation: ['condition'],
  inequality: ['condition'],
  range: ['condition'],
  equations: ['condition'],
  membership: ['condition'],
  note: ['facts'],
  curve: ['thing'],
  line: ['thing'],
  circle: ['thing'],
  tangent: ['line'],
  normal: ['line'],
  bisector: ['line'],
  axis: ['line'],
  plane: ['thing'],
  point: ['thing'],
  segment: ['thing'],
  function: ['thing'],
  region: ['thing'],
  triangle: ['region'],
  sector: ['thing'],
  arc: ['thing'],
  progression: ['thing'],
  expansion: ['value'],
  body: ['thing'],
  ...Object.fromEntries(
    `${BODIES} ${MORE_BODIES} ${CHINESE_BODIES} ${MORE_CHINESE_BODIES}`
      .split(' ')
      .map((noun) => [noun, ['body']]),
  ),
};

const above = new Map<string, string[]>();

/** A kind and all that it stands for. */
export function kindsAbove(kind: string): readonly string[] {
  const known = above.get(kind);
  if (known) return known;
  if (kind.startsWith(PHYSICS)) return aboveNoun(kind.slice(PHYSICS.length));
  const all = [...new Set([kind, ...(PARENTS[kind] ?? []).flatMap(kindsAbove)])];
  above.set(kind, all);
  return all;
}

const PHYSICS = 'physics ';

/** Any word may be a noun here: what is kept of them would grow with what people write. */
const aboveNoun = (noun: string): string[] => [
  `${PHYSICS}${noun}`,
  ...widerNouns(noun).map((one) => `${PHYSICS}${one}`),
  `${PHYSICS}thing`,
  ...capabilitiesOf(noun),
];
