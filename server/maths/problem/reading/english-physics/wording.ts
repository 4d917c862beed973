import {
  asks,
  fact,
  isReference,
  mapFacts,
  type RawFact,
  type RawGoal,
  type RawTerm,
  SELF,
  the,
} from '../meaning.ts';
import { saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf, thingsIn } from './scenes.ts';
import { AT, onlyWith } from './things.ts';

const LAW =
  "[the] (principle of conservation of energy|principle of conservation of momentum|principle of moments|conservation of energy|conservation of momentum|first law of thermodynamics|equation of state|equation of state of an ideal gas|ideal gas equation|equations of motion|equation of motion|equations of uniformly accelerated motion|kirchhoff's laws|kirchhoff's first law|kirchhoff's second law|newton's second law|newton's second law of motion|newton's law of gravitation|coulomb's law|ohm's law|faraday's law|hooke's law|hubble's law|wien's displacement law|stefan-boltzmann law|law of conservation of energy|law of conservation of momentum|concept of momentum|einstein's photoelectric equation|photoelectric equation)";
const BY_WORK =
  '(further calculation|calculation|taking moments about (it|[the] {l:story-word}|{p:label}|end {p:label}|point {p:label}|the {x:story-word} {p:label}))';

/** How something is to be found, which says nothing of what is found. */
const MEANS: Rule[] = [
  ...rule<{ g: RawGoal[] }>(
    'goals',
    `(use|apply|using|by using|by applying) [an|a] ${LAW} [to|,] {g:goals}`,
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>('goals', '{g:goals} [,] (using|by using|from) [an|a] ' + LAW, ({ g }) => g),
  ...rule<{ g: RawGoal[] }>('goals', `by ${BY_WORK} [,] {g:goals}`, ({ g }) => g),
  ...rule<{ g: RawGoal[] }>('goals', '{g:goals} [,] as a percentage', ({ g: [goal, another] }) =>
    goal && !another && goal.unit === undefined ? [{ ...goal, unit: '%' }] : null,
  ),
  ...rule<{ g: RawGoal[] }>('goals', '(you may|you should) use {a:figure-name} to {g:goals}', ({ g }) => g),
  // "For the electron between the plates, calculate its acceleration".
  ...rule<{ e: RawTerm; g: RawGoal[] }>('sentence', 'for {e:entity} [,] {g:goals}', ({ e, g }) =>
    isTold(e) ? null : asks(g, spokenOf(e)),
  ),
];

const isTold = (e: RawTerm): boolean =>
  thingsIn(e).some((one) => typeof one === 'object' && 'says' in one && one.says.length > 0);

/** Where something is, in which no law sees a difference. */
const PLACE =
  "(a vacuum|vacuum|air|the air|free space|space|an evacuated tube|an evacuated container|a laboratory|the laboratory|an experiment|a horizontal plane|a vertical plane|a circuit|an electric circuit|the circuit|a student's experiment|outer space)";

const PLACES: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'entity',
    'the (metal|material|glass|alloy|plastic|wood|rubber) (of|of which|from which) {e:entity} [is made]',
    ({ e }) => e,
  ),
  ...rule<{ q: RawTerm }>('quant', '(the|a) [calculated|measured] value [of|for] {q:quant}', ({ q }) => q),
  ...rule<{ s: string }>(
    'quant',
    '(the|a) [calculated|measured] value (of|for) {s:letter} (given|obtained) (by|from) (these|the|this) (measurements|data|readings|results|values)',
    ({ s }) => s,
  ),
  ...rule<object>('does', `(is|are) [situated|placed|contained|located|held|in use] in ${PLACE}`, () =>
    spokenOf(SELF),
  ),
  ...rule<{ e: RawTerm }>('entity', `{e:entity} [that is|which is|situated|placed] in ${PLACE}`, ({ e }) =>
    isReference(e) ? saying(e, [fact('scene', SELF, 'in air')]) : e,
  ),
  ...rule<object>(
    'does',
    '(is|are) (uniform|isolated|vertical|horizontal|smooth|straight|light|thin|inextensible|coherent|monochromatic)',
    () => spokenOf(SELF),
  ),
];

/** The properties that are told of a subject. */
const told = (facts: RawFact[]): string[] =>
  facts.flatMap(({ relation, of: [left] }) =>
    relation === 'equal' &&
    typeof left === 'object' &&
    'the' in left &&
    left.of.length === 1 &&
    left.of[0] === SELF
      ? [left.the]
      : [],
  );

/** "It has a diameter of 0.5 mm": whatever has one. */
const PRONOUN: Rule[] = [
  ...rule<{ f: RawFact[] }>('facts', 'it [then|now|also] {f:does}', ({ f }, [at]) => {
    const [name] = told(f);
    if (name === undefined || told(f).length !== f.length) return null;
    return mapFacts(f, (part) => (part === SELF ? onlyWith(name, at) : null));
  }),
];

/** "The tension T in the string is 4 N": what the letter is as well. */
const NAMED: Rule[] = [
  ...rule<{ p: string; s: string; e: RawTerm; v: RawTerm }>(
    'facts',
    `[the] {p:property} {s:symbol} ${AT} {e:entity} (is|was|is equal to|is found to be|is measured to be) {v:quantity}`,
    ({ p, s, e, v }) => (s === 'g' ? null : [fact('equal', the(p, e), s), fact('equal', the(p, e), v)]),
  ),
];

/** Data one a line. */
const DATA: Rule[] = [
  ...rule<{ q: RawTerm; v: RawTerm }>('datum', '{q:quant} [is] {v:quantity}', ({ q, v }) => [
    fact('equal', q, v),
  ]),
  ...rule<{ p: string; v: RawTerm }>('datum', '{p:property} [is] {v:quantity}', ({ p, v }, [at]) => [
    fact('equal', the(p, onlyWith(p, at)), v),
  ]),
  ...rule<{ v: RawFact[] }>('datum', '[the] [{p:property}|{w:story-word}] {v:note}', ({ v }) => v),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>('datums', '{f:datum} [[,|;] [and] {g:datums}]', ({ f, g }) => [
    ...f,
    ...(g ?? []),
  ]),
  ...rule<{ f: RawFact[] }>(
    'data-list',
    '[(the|some|the following) (measurements|data|readings|results|values|information|quantities) [(taken|obtained|made|recorded|used|given|below|shown)] [(for|about|on|of) {t:data-about}] (are|are as follows|are shown below|are given|are given below|are recorded|are obtained|are taken|is given|is given below|were obtained|were taken|were made)] [:] {f:datums}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:data-list}', ({ f }) => f),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('data-list', '{f:facts} : {g:datums}', ({ f, g }) => [...f, ...g]),
  // Lines without an end stand before what is asked.
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{f:data-list} {g:goals}', ({ f, g }) => asks(g, f)),
  ...rule<object>('data-about', '{n:some-thing} [and {m:some-thing}]', () => ''),
  ...rule<object>('some-thing', '(the|this|a|an|) [{a:looks}] ({n:physics-noun}|{w:story-word})', () => ''),
];

const UNCERTAIN: Rule[] = [
  ...rule<object>('uncertainty', 'percentage uncertainty', () => 'percentage uncertainty'),
  ...rule<object>('uncertainty', 'absolute uncertainty', () => 'absolute uncertainty'),
  ...rule<{ u: string; q: RawTerm }>(
    'sought',
    '[the] {u:uncertainty} (in|of) [(the|a) [calculated|measured|determined] value (of|for)|(the|a) (calculated|measured|determined) value (of|for)] {q:quant}',
    ({ u, q }) => the(u, q),
  ),
  ...rule<{ u: string; p: string }>(
    'sought',
    '[the] {u:uncertainty} (in|of) [(the|a) [calculated|measured|determined] value (of|for)|this|the|your|the calculated] [value of|value for] [the|this|your] {p:property} [{s:symbol}]',
    ({ u, p }, [at]) => the(u, the(p, onlyWith(p, at))),
  ),
  ...rule<{ q: RawTerm; u: string }>(
    'sought',
    '{q:quant} [,] (and|with|together with) (its|the|your) {u:uncertainty} [in (it|this value|your answer)]',
    ({ q, u }) => ({
      all: [q, the(u, q)],
    }),
  ),
  ...rule<{ u: string; s: string }>(
    'sought',
    '[the] {u:uncertainty} (in|of) [(the|a|your|this) [calculated|measured] value (of|for)] {s:letter}',
    ({ u, s }) => the(u, s),
  ),
];

export const WORDING_RULES: Rule[] = [...UNCERTAIN, ...NAMED, ...MEANS, ...PLACES, ...PRONOUN, ...DATA];
