import { fact, isReference, type RawFact, type RawProperty, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { isLength, isSpeed } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';
const slits = (at: number): RawTerm => reference('physics slits', null, 'any', at);

const isWave = (e: RawTerm): boolean =>
  isReference(e) && /^physics (?:light|wave|sound|stationary wave)$/.test(e.a);
const COLOUR = ['red', 'blue', 'green', 'yellow', 'violet', 'orange'];
const coloured = (word: string, at: number): RawTerm => reference('physics light', word, 'the', at);

/** Waves that travel, and what is seen of them. */
const TRAVELLING: Rule[] = [
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:wave-entity} (travel|travels|move|moves|are travelling|is travelling) [{m:wave-where}] (at|with) [a] [speed [{s:symbol}] of] {v:quantity} [{n:wave-where}]',
    ({ e, v }) => (isWave(e) && isSpeed(v) ? [fact('equal', the('speed', e), v)] : null),
  ),
  ...rule<object>(
    'wave-where',
    '(across|on|along|over) (the|a) [surface of a|surface of the] (pond|lake|tank|ripple tank|water|surface|sea)',
    () => '',
  ),
  ...rule<{ e: RawTerm }>('entity', '{e:wave-entity} at a [particular|certain|given] point', ({ e }) =>
    isWave(e) ? e : null,
  ),
  ...rule<{ v: RawTerm }>(
    'quant',
    '[the] phase difference [{s:symbol}] between (two|the two) points [on (the|this) [progressive] wave] [that are|which are|a distance|separated by [a distance [of]]] {v:quantity} [apart] [(in|along) the direction of (travel|propagation|energy transfer) [of the (wave|waves)]]',
    ({ v }, [at]) => {
      const wave = onlyWith('wavelength', at);
      return {
        the: 'phase difference',
        of: [wave],
        where: [fact('equal', the('distance between points', wave), v)],
      };
    },
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    'in (a|an|the) (double-slit|double slit|young|diffraction|interference|laboratory|similar) [slit] (experiment|arrangement) , {f:facts}',
    ({ f }, [at]) => [
      ...spokenOf(
        slits(at),
        reference('physics screen', null, 'any', at),
        reference('physics fringes', null, 'any', at),
      ),
      ...f,
    ],
  ),
  ...rule<{ a: string; b: string; v: RawTerm }>(
    'facts',
    `the (distance|separation) between [the centres of] the ({a:order}|{a:ordinal}) [(bright|dark) fringe] and [the] ({b:order}|{b:ordinal}) (bright|dark) (fringe|fringes) is {v:amount}`,
    ({ a, b, v }, [at]) => {
      const count = Number(b) - Number(a);
      return count > 0
        ? [
            fact(
              'equal',
              the(
                'product',
                String(count),
                the('fringe separation', reference('physics fringes', null, 'any', at)),
              ),
              v,
            ),
          ]
        : null;
    },
  ),
  ...COLOUR.flatMap((word) => [
    ...rule<{ v: RawTerm }>('light-of', `[the] ${word} light [of wavelength {v:amount}]`, ({ v }, [at]) =>
      v === undefined
        ? coloured(word, at)
        : ({
            ...(coloured(word, at) as object),
            says: [fact('equal', the('wavelength', SELF), v)],
          } as RawTerm),
    ),
  ]),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    '[a beam of light consists of|a beam containing|a mixture of] {a:light-of} and ({b:light-of}|light of wavelength {v:letter}) (is|are) [both] incident [normally] on {e:entity}',
    (slots) => {
      const { a, b, e } = slots as { a: RawTerm; b?: RawTerm; e: RawTerm };
      return spokenOf(a, ...(b === undefined ? [] : [b]), e);
    },
  ),
  ...rule<{ v: RawTerm }>('wave-length-of', '[the] [light of] wavelength [of] {v:amount}', ({ v }) => v),
  ...rule<{ e: RawTerm }>('wave-length-of', '{e:light-of}', ({ e }) => the('wavelength', e)),
  ...rule<{ v: RawTerm }>('wave-length-of', 'the light of wavelength {v:amount}', ({ v }) => v),
];

const TUBE = '(tube|pipe|air column|column of air)';
const tube = (at: number): RawTerm => onlyWith('lowest mode', at);
const ENDS: readonly [string, string][] = [
  [
    '(closed at one end|open at one end|open at one end and closed at the other|closed at one end and open at the other|open at one end only|closed at its lower end|with one end closed)',
    'tube closed at one end',
  ],
  ['(open at both ends|open at both of its ends|with both ends open)', 'tube open at both ends'],
];

const RESOUNDS =
  '(a stationary wave is (formed|set up|produced|established)|stationary waves are (formed|set up|produced)|a standing wave is (formed|set up)|resonance occurs|a loud sound is heard|the air column resonates|the tube resonates) [in the (tube|pipe|air column)]';

/** At the lowest frequency the tube is as long as it is; at the shortest length the sound is what it is. */
const modeOf = (name: string, state: string, times: RawTerm, at: number): RawProperty => ({
  the: name,
  of: [tube(at), state],
  where: [
    fact('equal', the('mode', tube(at), state), times),
    fact('equal', the(SAME[name]!, tube(at), state), the(SAME[name]!, tube(at), 'initial')),
  ],
});
const SAME: Readonly<Record<string, string>> = {
  frequency: 'length',
  length: 'wavelength',
  wavelength: 'length',
};
const lowest = (at: number): RawTerm => the('lowest mode', tube(at), 'initial');
const next = (at: number): RawTerm => the('sum', the('lowest mode', tube(at), 'initial'), '2');

const FIRSTS: readonly [string, string, (at: number) => RawTerm][] = [
  ['(lowest|fundamental|minimum|smallest)', 'lowest', lowest],
  ['(next|next higher|next highest|second lowest)', 'next', next],
];
const SHORTS: readonly [string, string, (at: number) => RawTerm][] = [
  ['(shortest|minimum|smallest)', 'shortest', lowest],
  ['(next|next shortest|second shortest)', 'next length', next],
];

/** Air that vibrates in a tube. */
const TUBES: Rule[] = [
  ...ENDS.flatMap(([words, kind]) => [
    ...rule<{ f: RawFact[] }>(
      'facts',
      `(a|the) [long|narrow|glass|cylindrical|uniform|hollow] ${TUBE} [(of|with) {f:with}] [,] (is|that is|) ${words}`,
      ({ f }, [at]) => {
        const one = reference('physics tube', null, 'any', at);
        return [fact('also', one, kind), ...(f ?? []).map((each) => ofOne(each, one))];
      },
    ),
    ...rule<{ f: RawFact[] }>(
      'facts',
      `(a|the) [long|narrow|glass|cylindrical|uniform|hollow] ${TUBE} [,] ${words} [,] (has|is of) {f:with}`,
      ({ f }, [at]) => {
        const one = reference('physics tube', null, 'any', at);
        return [fact('also', one, kind), ...f.map((each) => ofOne(each, one))];
      },
    ),
  ]),
  ...FIRSTS.flatMap(([words, state, mode]) => [
    ...rule<object>('quant', `[the] ${words} frequency [{s:symbol}] (at|for) which ${RESOUNDS}`, (_, [at]) =>
      modeOf('frequency', state, mode(at), at),
    ),
    ...rule<{ v: RawTerm }>(
      'facts',
      `[the] ${words} frequency [{s:symbol}] (at|for) which ${RESOUNDS} is {v:amount}`,
      ({ v }, [at]) => toldOf(modeOf('frequency', state, mode(at), at), v),
    ),
    ...rule<object>('quant', `[the] ${words} frequency [{s:symbol}] (of|for) the ${TUBE}`, (_, [at]) =>
      modeOf('frequency', state, mode(at), at),
    ),
  ]),
  ...SHORTS.flatMap(([words, state, mode]) => [
    ...rule<{ v: RawTerm }>(
      'facts',
      `[the] ${words} length [{s:symbol}] of the ${TUBE} (for|at) which ${RESOUNDS} is {v:amount}`,
      ({ v }, [at]) => toldOf(modeOf('length', state, mode(at), at), v),
    ),
    ...rule<object>(
      'quant',
      `[the] ${words} length [{s:symbol}] of the ${TUBE} (for|at) which ${RESOUNDS}`,
      (_, [at]) => modeOf('length', state, mode(at), at),
    ),
  ]),
  ...rule<{ v?: RawTerm }>(
    'facts',
    `(a|the) (loudspeaker|tuning fork|source of sound) [(emitting|producing|that emits|which emits) (sound|a sound|a note)] [(of|with|vibrating at) [a] [frequency [{s:symbol}] [of]] {v:amount}] is (placed|held|positioned|sounded) (near|at|above|over|close to|just above) (the|one|an) [open] end [of the ${TUBE}]`,
    ({ v }, [at]) => (v === undefined ? spokenOf(tube(at)) : [fact('equal', the('frequency', tube(at)), v)]),
  ),
  ...['wavelength', 'speed', 'frequency'].flatMap((name) =>
    rule<object>(
      'quant',
      `[the] ${name} [{s:symbol}] of [the] sound [waves|wave] [in the (tube|pipe|air|air column)]`,
      (_, [at]) => the(name === 'speed' ? 'speed of sound' : name, tube(at)),
    ),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the speed [{s:symbol}] of sound [in [the] (air|tube|pipe)] is {v:amount}`,
    ({ v }, [at]) => [fact('equal', the('speed of sound', tube(at)), v)],
  ),
];

const ofOne = ({ relation, of }: RawFact, one: RawTerm): RawFact => ({
  relation,
  of: of.map((part) =>
    typeof part === 'object' && 'the' in part
      ? { ...part, of: part.of.map((each) => (each === SELF ? one : each)) }
      : part,
  ),
});

const toldOf = ({ where = [], ...rest }: RawProperty, v: RawTerm): RawFact[] => [
  ...where,
  fact('equal', rest, v),
];

const SPREAD =
  '(uniformly in all directions|equally in all directions|in all directions|uniformly|in all directions uniformly)';

/** What spreads out from a point. */
const SPREADING: Rule[] = [
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'does',
    `(emits|radiates|transmits) (sound|light|sound waves|radio waves|waves|radiation|energy|electromagnetic radiation) [of|with] [a] [total] {f:with} [,] ${SPREAD}`,
    ({ f }) => [fact('also', SELF, 'point source'), ...f],
  ),
  ...rule<{ f: RawFact[] }>('does', `(emits|radiates|transmits) {f:with} ${SPREAD}`, ({ f }) => [
    fact('also', SELF, 'point source'),
    ...f,
  ]),
  ...rule<{ v: RawTerm }>(
    'quant',
    '[the] intensity [{s:symbol}] [of the (sound|light|waves|wave|radiation)] [at] ((a|the) distance [{s:symbol}] of|a point|) {v:quantity} [away] from [the] (source|loudspeaker|lamp|transmitter|bulb|{n:physics-noun})',
    ({ v }, [at]) => {
      const source = onlyWith('distance from the source', at);
      return isLength(v)
        ? { ...the('intensity', source), where: [fact('equal', the('distance from the source', source), v)] }
        : null;
    },
  ),
];

/** Waves that travel, sound in tubes, and what spreads out. */
export const SOUNDING_RULES: Rule[] = [...TUBES, ...SPREADING, ...TRAVELLING];
