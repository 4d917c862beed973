import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { isReference, type RawFact, type RawTerm, sayOf, the } from '../meaning.ts';
import { saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { also, equalTo, isSpeed } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';
import { ALONG } from '../english-motion/places.ts';

const HERTZ = parseUnit('Hz')!.dimension.join();
const isFrequency = (v: RawTerm): boolean =>
  typeof v === 'string' ||
  (typeof v === 'object' && 'unit' in v && parseUnit(v.unit)?.dimension.join() === HERTZ);

const SOUND =
  '(sound|a sound|sound waves|a sound wave|a note|its horn|its whistle|its siren|a whistle|a siren|a horn|the sound)';
const HEARER =
  '(an observer|the observer|a stationary observer|the stationary observer|a person|the person|a student|a listener|the listener|a man|a woman|a detector|a stationary person|a microphone|a stationary microphone|a stationary listener|a police officer|a child)';
const STANDING =
  '[(standing|who is standing|who stands|that is|positioned|sitting|who is sitting) [still|at rest|stationary] [(beside|near|by|next to|at the side of|on|in|close to) (the|a) (track|road|platform|line|railway track|railway line|pavement|station|path)]]';
const WHO = `(${HEARER} ${STANDING}|him|her|them|the hearer)`;
const HEARS = '(hears|detects|observes|receives|records|measures)';

const source = (at: number): RawTerm => onlyWith('emitted frequency', at);
const sounding = (...facts: RawFact[]): RawFact[] => [...also('moving source of sound'), ...facts];

const NEARER = [
  '(approaches [{h:hearer}|directly]|is approaching [{h:hearer}]|(moves|is moving|travels|is travelling) [directly] towards {h:hearer}|comes towards {h:hearer}|is moving directly towards)',
  'source that approaches',
  'frequency on approach',
] as const;
const AWAY = [
  '(recedes [from {h:hearer}]|is receding|(moves|is moving|travels|is travelling) [directly] away [from {h:hearer}]|has passed [{h:hearer}]|goes away [from {h:hearer}])',
  'source that recedes',
  'frequency on recession',
] as const;

/** What a source does, and what is heard of it. */
const MOVING: Rule[] = [
  ...rule<object>('hearer', WHO, () => ''),
  ...rule<{ v?: RawTerm }>(
    'sounds',
    `[continuously] (sounds|sounding|emits|emitting|is emitting|produces|producing|is sounding|which emits|that emits) ${SOUND} [continuously] [(of|at|with|which has|that has) [a] [constant|single|steady] [frequency [{s:symbol}] [of]] {v:amount}] [continuously]`,
    ({ v }) =>
      v === undefined ? sounding() : isFrequency(v) ? sounding(equalTo('emitted frequency', v)) : null,
  ),
  ...rule<{ f: RawFact[] }>('does', '{f:sounds}', ({ f }) => f),
  ...rule<{ e: RawTerm; f: RawFact[] }>('facts', '{e:entity} {f:moves-on} [,|and] {g:sounds}', (slots) => {
    const { e, f, g } = slots as unknown as { e: RawTerm; f: RawFact[]; g: RawFact[] };
    return isReference(e) ? sayOf(e, [...f, ...g]) : null;
  }),
  ...rule<{ e: RawTerm; f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{e:entity} [,] {g:sounds} [,] {f:moves-on}',
    ({ e, f, g }) => (isReference(e) ? sayOf(e, [...g, ...f]) : null),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    '{e:entity} {g:sounds} [,] (as|while|when) it {f:moves-on}',
    (slots) => {
      const { e, f, g } = slots as unknown as { e: RawTerm; f: RawFact[]; g: RawFact[] };
      return isReference(e) ? sayOf(e, [...g, ...f]) : null;
    },
  ),
  ...rule<{ e: RawTerm; f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{e:entity} {f:moves-on} [,] (while|as|and|with) its (siren|horn|whistle|bell|loudspeaker|alarm) {g:sounds}',
    ({ e, f, g }) => (isReference(e) ? sayOf(e, [...f, ...g]) : null),
  ),
  ...rule<{ g: RawFact[] }>(
    'facts',
    `(the|its) (siren|horn|whistle|loudspeaker|bell|source|buzzer) {g:sounds}`,
    ({ g }, [at]) =>
      sayOf(
        source(at),
        g.filter(({ relation }) => relation !== 'also'),
      ),
  ),
  ...rule<{ v: RawTerm; w?: RawFact[] }>(
    'moves-on',
    `(travels|moves|is travelling|is moving|is driven) [{w:which-way}] (at|with) [a] (constant|steady|uniform|) [(speed|velocity) [{s:symbol}] of] {v:amount} [${ALONG}] [{x:which-way}]`,
    (slots) => {
      const { v, w, x } = slots as { v: RawTerm; w?: RawFact[]; x?: RawFact[] };
      return isSpeed(v) || typeof v === 'string' ? [equalTo('speed', v), ...(w ?? []), ...(x ?? [])] : null;
    },
  ),
  ...rule<{ w: RawFact[]; v: RawTerm }>(
    'does',
    '(travels|moves|is travelling|is moving|is driven) ({w:which-way} (at|with) [a] [constant|steady] [(speed|velocity) [{s:symbol}] of] {v:amount}|(at|with) [a] [constant|steady] [(speed|velocity) [{s:symbol}] of] {v:amount} [along a straight (line|road|track)] {w:which-way})',
    ({ w, v }) => (isSpeed(v) || typeof v === 'string' ? [...sounding(), equalTo('speed', v), ...w] : null),
  ),
  ...rule<{ e: RawTerm }>(
    'entity',
    'the (siren|horn|whistle|loudspeaker|bell) (of|on|in) {e:entity}',
    ({ e }) => (isReference(e) ? e : null),
  ),
  ...rule<{ e: RawTerm; v: RawTerm; w?: RawFact[] }>(
    'entity',
    '{e:entity} [,] (moving|travelling|driven|that is moving|that is travelling) [{w:which-way}] (at|with) [a] [constant|steady] [(speed|velocity) [{s:symbol}] of] {v:quantity} [{w:which-way}] [,]',
    ({ e, v, w }) =>
      isReference(e) && isSpeed(v) && w ? saying(e, [...sounding(), equalTo('speed', v), ...w]) : null,
  ),
  ...rule<{ w: RawFact[] }>('does', '(moves|travels|is moving|is travelling) {w:which-way}', ({ w }) => w),
  ...rule<object>('quant', '[the] speed [{s:symbol}] of the source [of [the] sound]', (_, [at]) =>
    the('speed', source(at)),
  ),
  ...rule<object>('which-way', '[directly] towards {h:hearer}', () => also('source that approaches')),
  ...rule<object>('which-way', '[directly] away from {h:hearer}', () => also('source that recedes')),
  ...rule<{ f: RawFact[] }>('does', '{f:moves-on} [[,] and] {g:sounds}', (slots) => {
    const { f, g } = slots as unknown as { f: RawFact[]; g: RawFact[] };
    return [...f, ...g];
  }),
  ...[NEARER, AWAY].flatMap(([words, , name]) => [
    ...rule<{ v: RawTerm; e: RawTerm }>(
      'facts',
      `{h:hearer} ${HEARS} [a|the] (sound|note) (of|with|at) [a] [frequency [{s:symbol}] [of]] {v:amount} (as|when|while) {e:entity} ${words}`,
      ({ v, e }) => (isFrequency(v) ? [equalTo(name, v, e)] : null),
    ),
    ...rule<{ v: RawTerm; e: RawTerm }>(
      'facts',
      `(as|when|while) {e:entity} ${words} [,] {h:hearer} ${HEARS} [a|the] (sound|note) (of|with|at) [a] [frequency [{s:symbol}] [of]] {v:amount}`,
      ({ v, e }) => (isFrequency(v) ? [equalTo(name, v, e)] : null),
    ),
    ...rule<{ e: RawTerm }>(
      'quant',
      `[the] frequency [{s:symbol}] [of the (sound|note)] [that is] [(heard|detected|observed|received) [by {h:hearer}]|that {h:hearer} ${HEARS}] (as|when|while) {e:entity} ${words}`,
      ({ e }) => the(name, e),
    ),
    ...rule<{ e: RawTerm }>(
      'goals',
      `(which|what) frequency (does {h:hearer} (hear|detect)|is (heard|detected) [by {h:hearer}]) (as|when|while) {e:entity} ${words}`,
      ({ e }) => [{ verb: 'find', target: the(name, e) }],
    ),
  ]),
  ...rule<{ v: RawTerm }>(
    'facts',
    `{h:hearer} ${HEARS} [a|the] (sound|note) (of|with|at) [a] [frequency [{s:symbol}] [of]] {v:amount}`,
    ({ v }, [at]) => (isFrequency(v) ? [equalTo('observed frequency', v, source(at))] : null),
  ),
  ...rule<object>(
    'quant',
    `[the] frequency [{s:symbol}] [of the (sound|note)] [that is] (heard|detected|observed|received) by {h:hearer}`,
    (_, [at]) => the('observed frequency', onlyWith('observed frequency', at)),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[the] speed [{s:symbol}] of [the] sound [in [the] air] is {v:amount}',
    ({ v }, [at]) => [equalTo('speed of sound', v, onlyWith('speed of sound', at))],
  ),
  ...rule<object>('facts', '{h:hearer} is (stationary|at rest)', () => spokenOf()),
  ...rule<{ f: RawFact[] }>('does', '(is|was) [initially] {f:which-way-moving}', ({ f }) => f),
  ...rule<object>('which-way-moving', '(approaching|moving [directly] towards) {h:hearer}', () =>
    also('source that approaches'),
  ),
  ...rule<object>('which-way-moving', '(receding from|moving [directly] away from) {h:hearer}', () =>
    also('source that recedes'),
  ),
];

export const MOVING_SOURCE_RULES: Rule[] = MOVING;
