import {
  asks,
  fact,
  isReference,
  mapTerm,
  type RawFact,
  type RawGoal,
  type RawTerm,
  the,
} from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

export const PERSON =
  '(student|students|teacher|technician|scientist|scientists|engineer|engineers|experimenter|physicist|researcher|girl|boy|manufacturer)';
const INVESTIGATES =
  '(investigates|is investigating|investigate|are investigating|studies|measures|observes|determines|is studying|wishes to determine|wishes to measure|carries out an experiment to determine|carries out an experiment to investigate|uses an experiment to determine|performs an experiment to determine|sets up|uses|is using)';

/** What is spoken of, without anything said of it. */
export const spokenOf = (...terms: RawTerm[]): RawFact[] =>
  terms.map((one) => {
    // What a property is called by a letter.
    if (typeof one !== 'object' || !('the' in one)) return fact('scene', one);
    const [owner, letter] = one.of;
    return fact('equal', the(one.the, owner!), letter!);
  });

const isAside = (facts: RawFact[]): boolean => facts.every(({ relation }) => relation !== 'holds');

/** A property with its letter. */
const isNamed = (part: RawTerm): boolean => typeof part === 'object' && 'the' in part && part.of.length === 2;

/** Every thing in a term, without what is said of it. */
export function thingsIn(term: RawTerm): RawTerm[] {
  const found: RawTerm[] = [];
  mapTerm(term, (part) => {
    if (!isReference(part) && !isNamed(part)) return null;
    found.push(part);
    return part;
  });
  return found;
}

/** Figures and tables are spoken of; what they show is not known by it. */
const FIGURES: Rule[] = [
  ...rule<object>('figure-name', '(figure|table|the figure|the table|the diagram)', () => ''),
  ...rule<object>(
    'aside',
    '[as] (shown|illustrated|indicated|represented|seen|drawn|given) [to scale|not to scale|below|above] in {a:figure-name}',
    () => '',
  ),
  ...rule<object>('aside', '(see {a:figure-name}|as shown|as shown below|shown below)', () => ''),
  ...rule<object>('aside', '\\( {a:aside} \\)', () => ''),
  ...rule<{ f: RawFact[] }>('facts', '{f:facts} [,] {a:aside}', ({ f }) => (isAside(f) ? f : null)),
  ...rule<{ f: RawFact[] }>('facts', '{a:aside} , {f:facts}', ({ f }) => f),
  ...rule<{ e: RawTerm }>('entity', '{e:entity} [,] {a:aside} [,]', ({ e }) => e),
  ...rule<{ e: RawTerm }>('facts', '{a:figure-name} (shows|illustrates|represents) {e:topic}', ({ e }) =>
    spokenOf(...thingsIn(e)),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    '{e:topic} (is|are) (shown|given|illustrated|recorded|plotted|drawn) (in|on) {a:figure-name}',
    ({ e }) => spokenOf(...thingsIn(e)),
  ),
];

const VARY = '(varies|vary|changes|depends)';

/** What is investigated. */
const TOPICS: Rule[] = [
  ...rule<{ e: RawTerm }>('topic', '{e:entity}', ({ e }) => e),
  ...rule<object>('topic-quant', '[the] {p:property} [{s:symbol}]', () => ({ all: [] })),
  ...rule<{ e: RawTerm }>(
    'topic-quant',
    '[the] {p:property} (of|in|across|through) {e:entity}',
    ({ e }) => e,
  ),
  ...rule<{ p: string; s: string; e: RawTerm }>(
    'topic-quant',
    '[the] {p:property} {s:symbol} (of|in|across|through) {e:entity}',
    ({ p, s, e }) => (s === 'g' ? e : the(p, e, s)),
  ),
  ...rule<{ q: RawTerm }>('topic', '{q:topic-quant}', ({ q }) => q),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'topic',
    `how {a:topic-quant} ${VARY} (with|on) {b:topic-quant}`,
    ({ a, b }) => ({ all: [a, b] }),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'topic',
    'the (variation|variations) with {a:topic-quant} of {b:topic-quant}',
    ({ a, b }) => ({ all: [a, b] }),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'topic',
    'the (relationship|relation) between {a:topic-quant} and {b:topic-quant}',
    ({ a, b }) => ({ all: [a, b] }),
  ),
  ...rule<{ e: RawTerm }>(
    'topic',
    'the (motion|movement|behaviour|properties|stretching|extension) of {e:entity}',
    ({ e }) => e,
  ),
];

const NEGLIGIBLE =
  '(is negligible|are negligible|may be neglected|can be neglected|may be ignored|can be ignored|may be assumed to be negligible|can be assumed to be negligible|is assumed to be negligible|has a negligible effect|is so small that it can be ignored)';
const RESISTING =
  '[the] [effect|effects] [of] (air resistance|friction|air resistance and friction|friction and air resistance|resistive forces|frictional forces|all resistive forces|all frictional forces|drag|the mass of the spring|the mass of the wire|the mass of the string|the mass of the thread|absorption|absorption by the air)';

/** Conditions under which the laws hold that are used. */
const CONDITIONS: Rule[] = [
  ...rule<object>('facts', `${RESISTING} [acting] [on {e:entity}|at {e:entity}] ${NEGLIGIBLE}`, () =>
    spokenOf(),
  ),
  ...rule<object>(
    'facts',
    `[you may|we may] (assume|assuming) [that] ${RESISTING} [on {e:entity}] ${NEGLIGIBLE}`,
    () => spokenOf(),
  ),
  ...rule<object>('facts', `(ignore|neglect|ignoring|neglecting) [any] ${RESISTING}`, () => spokenOf()),
  ...rule<{ f: RawFact[] }>('facts', '[you may] (assume|assuming) [that] {f:facts}', ({ f }) => f),
  ...rule<{ e: RawTerm }>('facts', "{e:entity} (obeys|obey) hooke's law", ({ e }) => spokenOf(e)),
  ...rule<{ e: RawTerm }>(
    'facts',
    'the (limit of proportionality|elastic limit) [of {e:entity}] (is not exceeded|has not been exceeded|is not reached)',
    ({ e }) => (e ? spokenOf(e) : spokenOf()),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[the] (acceleration of free fall|acceleration due to gravity|gravitational field strength) [{s:symbol}] is {v:amount}',
    ({ v }) => [fact('equal', 'g', v)],
  ),
];

const SCENES: Rule[] = [
  ...rule<{ e: RawTerm }>('facts', `(a|the|two|some) ${PERSON} ${INVESTIGATES} {e:topic}`, ({ e }) =>
    spokenOf(...thingsIn(e)),
  ),
  ...rule<{ e: RawTerm; f: RawTerm }>(
    'facts',
    `(a|the|two|some) ${PERSON} uses {e:topic} to (investigate|determine|measure|study|show|demonstrate) {f:topic}`,
    ({ e, f }) => spokenOf(...thingsIn(e), ...thingsIn(f)),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `(an experiment is|experiments are) (performed|carried out|set up) to (determine|investigate|measure) {e:topic}`,
    ({ e }) => spokenOf(...thingsIn(e)),
  ),
];

const UNIT = '(unit|units|appropriate unit|appropriate units|si unit|si units)';
const LEADS =
  '(your answer|your answers|the answer|the answers|your value|the value|your result|the result|information|the information|data|the data)';

/** How to answer, which changes nothing of it. */
const MANNERS: Rule[] = [
  ...rule<object>(
    'sentence',
    `(give|state|include|show) [a|an|the] ${UNIT} (with|for|of|in) your (answer|answers)`,
    () => asks([{ verb: 'manner', target: '' }]),
  ),
  ...rule<object>('sentence', `(give|state) your answer with [a|an|its|the] ${UNIT}`, () =>
    asks([{ verb: 'manner', target: '' }]),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    `(use|using) ${LEADS} [in|to|from] ({l:part-label}|part {l:part-label}|{l:part-label} and {m:part-label}|{a:figure-name}) (to|,) {g:goals}`,
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>('goals', '(use|using) [{a:figure-name}] (to|,) {g:goals}', ({ g }) => g),
  ...rule<{ g: RawGoal[] }>('goals', '{g:goals} [,] (using|from) ${LEADS}', ({ g }) => g),
];

export const SCENE_RULES: Rule[] = [...FIGURES, ...TOPICS, ...CONDITIONS, ...SCENES, ...MANNERS];
