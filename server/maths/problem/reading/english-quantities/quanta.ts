import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { isOne, only } from './standing.ts';

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'year'] as const;
const SHORT: Record<string, string> = {
  second: 's',
  minute: 'min',
  hour: 'h',
  day: 'days',
  week: 'weeks',
  year: 'years',
};

/** "One hour". */
const TIMES: Rule[] = UNITS.flatMap((unit) =>
  rule<{ c: string }>('quantity', `{c:count} (${unit}|${unit}s)`, ({ c }) =>
    Number(c) > 0 ? { amount: c, unit: SHORT[unit]! } : null,
  ),
);

const photon = (at: number): RawTerm => reference('physics photon', null, 'any', at);
const sizeOf = (v: RawTerm): number => (typeof v === 'object' && 'amount' in v ? Number(v.amount) : NaN);

/** What a photon has that goes with a change from one level to another. */
function between(from: RawTerm, to: RawTerm, at: number): RawFact[] | null {
  const [a, b] = [sizeOf(from), sizeOf(to)];
  if (!Number.isFinite(a) || !Number.isFinite(b) || a === b || a > 0 || b > 0) return null;
  const [upper, lower] = a > b ? [from, to] : [to, from];
  return [fact('equal', the('energy', photon(at)), the('difference', upper, lower))];
}

const ELECTRON =
  '(an|the) ([orbital] electron [(in|of) (an|the) [{w:story-word}] [isolated] atom [of {x:story-word}]]|atom)';
const MOVES =
  '(makes a transition|undergoes a transition|moves|falls|drops|jumps|de-excites|is excited|is raised|makes the transition)';

const LEVELS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'level-told',
    '(a|an|the) [energy|lower|higher] [energy] (level|state) [(of|at|with) [energy|an energy of] {v:quantity}]',
    ({ v }) => v ?? null,
  ),
  ...rule<{ v: RawTerm }>('level-told', '(a|an|the) {v:quantity} [energy] (level|state)', ({ v }) => v),
  ...rule<{ v: RawTerm }>('level-told', '[an energy of] {v:quantity}', ({ v }) => v),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    `${ELECTRON} ${MOVES} from {a:level-told} to {b:level-told}`,
    ({ a, b }, [at]) => between(a, b, at),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    'two [electron] energy levels (of|in) (an|the) [{w:story-word}] [isolated] atom [of {x:story-word}] (have energies [of]|are at|have values [of]|are) {a:quantity} and {b:quantity}',
    ({ a, b }, [at]) => between(a, b, at),
  ),
  ...rule<{ p: string }>(
    'quant',
    `[the] {p:property} [{s:symbol}] of the (photon|radiation|light|electromagnetic radiation) [that is|which is] (emitted|absorbed) [(when|as|if) ${ELECTRON} ${MOVES} (between (these|the) [two] [energy] levels|from the higher [level] to the lower [level])|in this transition|as a result of this transition|during (the|this) transition]`,
    ({ p }, [at]) => the(p, reference('physics photon', null, 'the', at)),
  ),
];

const sample = (at: number): RawTerm => only('half-life', at);
const NUCLEI = '[undecayed|radioactive] [{i:isotope}] (nuclei|atoms|nuclides)';

/** How many nuclei there are, and which part of them is left. */
const NUCLEI_COUNTED: Rule[] = [
  ...(['', 'initial '] as const).flatMap((when) =>
    rule<{ i?: string }>(
      'quant',
      `[the] ${when}number [{n:symbol}] of ${NUCLEI} [(in|present in|contained in) the (sample|source)]${when === '' ? '' : ' [at (the start|time zero)]'}`,
      ({ i }, [at]) =>
        the(
          `${when}number of nuclei`,
          i === undefined ? sample(at) : reference('physics radioactive sample', i, 'the', at),
        ),
    ),
  ),
  ...(['remaining', 'decayed'] as const).flatMap((which) =>
    rule<{ t: RawTerm }>(
      'quant',
      `[the] (fraction|proportion) of the [original|initial] [number of] ${NUCLEI} [in the sample] (${
        which === 'remaining'
          ? '(that|which) (remain|remains|remain undecayed|are left|have not decayed|is left|are undecayed)|remaining|left'
          : '(that|which) (have decayed|has decayed|decay|will decay|will have decayed)'
      }) [after [a time of] {t:quantity}|in [a time of] {t:quantity}]`,
      ({ t }, [at]) => ({
        ...the(`fraction ${which}`, sample(at)),
        ...(t !== undefined && { where: [fact('equal', the('time', sample(at)), t)] }),
      }),
    ),
  ),
  ...rule<{ p: string; e?: RawTerm; t: RawTerm }>(
    'quant',
    '[the] time [{t:symbol}] [taken|required] for the {p:falling} [of {e:entity}] to (fall|decrease|decay|be reduced|drop) to {t:quantity} of its (initial|original) value',
    ({ p, e, t }, [at]) => {
      const owner = e ?? sample(at);
      const value =
        typeof t === 'object' && 'amount' in t && t.unit === '%'
          ? the('product', t, the(`initial ${p}`, owner))
          : null;
      return value && { ...the('time', owner), where: [fact('equal', the(p, owner), value)] };
    },
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[(in|during) (a|the) [nuclear|fusion|fission] (reaction|decay|process) [,]] the (total mass|mass) [of the (particles|products|system)] (decreases|is reduced|falls) by {v:quantity}',
    ({ v }, [at]) => [
      fact('equal', the('decrease in mass', reference('physics reaction', null, 'any', at)), v),
    ],
  ),
];

const XRAYS = '[(for|of) (a beam of|these|the|this beam of) (x-rays|x-ray photons|x-ray radiation)]';
const absorber = (at: number): RawTerm => only('attenuation coefficient', at);

/** How much of a beam passes, and how thick what stops it is. */
const BEAMS: Rule[] = [
  ...rule<object>('lost', 'by', () => 'by'),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [linear] (attenuation|absorption) coefficient [{m:symbol}] ${XRAYS} (of|in|for) {e:entity} ${XRAYS}`,
    ({ e }) => the('attenuation coefficient', e),
  ),
  ...(['to', 'by'] as const).flatMap((way) =>
    rule<{ e: RawTerm; v: RawTerm }>(
      'quant',
      `[the] thickness [{x:symbol}] of {e:entity} (that|which|needed to|required to|that will) (reduces|reduce|would reduce|attenuates|decreases) the [incident] intensity [of (the|a) [x-ray|ultrasound] beam|of the x-rays] ${way} {v:quantity} [of (its|the) (incident|initial|original) (value|intensity)]`,
      ({ e, v }) => ({
        ...the('thickness', e),
        where: [fact('equal', the(way === 'to' ? 'fraction transmitted' : 'fraction absorbed', e), v)],
      }),
    ),
  ),
  ...rule<{ v: RawTerm; w: RawTerm; e: RawTerm }>(
    'facts',
    'the intensity of (a|the) [parallel|narrow] [x-ray|ultrasound] beam [of (x-rays|ultrasound)] (is reduced|falls|decreases) (to|{b:lost}) {v:quantity} [of (its|the) (initial|incident|original) (value|intensity)] (when it passes|after passing|on passing|after it has passed|in passing) through {w:quantity} of {e:entity}',
    (slots) => {
      const { v, w, e, b } = slots as { v: RawTerm; w: RawTerm; e: RawTerm; b?: string };
      const name = b === undefined ? 'fraction transmitted' : 'fraction absorbed';
      return [fact('equal', the(name, e), v), fact('equal', the('thickness', e), w)];
    },
  ),
  ...rule<{ w: RawTerm; e: RawTerm; v: RawTerm }>(
    'facts',
    '{w:quantity} of {e:entity} (reduces|attenuates) the intensity of (a|the) [parallel] [x-ray] beam [of x-rays] to {v:quantity} [of (its|the) (initial|incident|original) (value|intensity)]',
    ({ w, e, v }) => [
      fact('equal', the('fraction transmitted', e), v),
      fact('equal', the('thickness', e), w),
    ],
  ),
  ...(['transmitted', 'absorbed'] as const).flatMap((what) => [
    ...rule<object>(
      'passed',
      `(the|what) (percentage|proportion) of the [incident|initial] intensity [of the beam|of the x-rays] (${what === 'absorbed' ? '[(that|which) is] absorbed' : '[(that|which) is] transmitted|(that|which) (emerges|passes through|leaves|reaches the far side)'}) [(by|through|from) {e:entity}]`,
      () => what,
    ),
    ...rule<object>(
      'quant',
      `[the] fraction of the [incident|initial] intensity [of the beam|of the x-rays] (${what === 'absorbed' ? '[(that|which) is] absorbed' : '[(that|which) is] transmitted|(that|which) (emerges|passes through|leaves)'}) [(by|through|from) {e:entity}]`,
      (_, [at]) => the(`fraction ${what}`, absorber(at)),
    ),
  ]),
  ...rule<{ w: string }>(
    'goals',
    '(calculate|determine|find|estimate|state) {w:passed}',
    ({ w }, [at]): RawGoal[] => [{ verb: 'find', target: the(`fraction ${w}`, absorber(at)), unit: '%' }],
  ),
  ...rule<{ w: string }>(
    'goals',
    '(calculate|determine|find|estimate|state) {w:passed}',
    ({ w }, [at]): RawGoal[] => [
      { verb: 'find', target: the(`fraction ${w}`, only('crossing', at)), unit: '%' },
    ],
  ),
  ...rule<object>(
    'facts',
    '(during|in) (pet scanning|a pet scan|positron emission tomography|a pet scanner) [,] a positron and an electron (annihilate|annihilate each other|are annihilated) [to (form|produce) two [identical] [gamma-ray|gamma] photons]',
    (_, [at]) => [fact('given', reference('physics annihilation', null, 'any', at))],
  ),
  // "The energy, in MeV, and the wavelength of each photon."
  ...rule<{ p: string; u: string; q: RawTerm }>(
    'goals',
    '(calculate|determine|find) [the] {p:property} , in {u:unit} , and {q:quant}',
    ({ p, u, q }): RawGoal[] | null =>
      isOne(q)
        ? [
            {
              verb: 'find',
              target: the(q.the.startsWith('photon ') ? `photon ${p}` : p, q.of[0]!),
              unit: u,
            },
            { verb: 'find', target: q },
          ]
        : null,
  ),
];

const echo = (at: number): RawTerm => reference('physics echo', null, 'any', at);
const PULSE = '(a|the|an) [short] (pulse|ultrasound pulse) [of ultrasound]';

/** A pulse that comes back from a boundary. */
const ECHOES: Rule[] = [
  ...rule<{ t: RawTerm }>(
    'facts',
    `${PULSE} is [partly|partially] reflected (from|at|by) (a|the) boundary [{b:between}] and [the] (echo|reflected pulse) is (received|detected) {t:quantity} after the pulse is (transmitted|emitted|sent out|sent)`,
    ({ t }, [at]) => [fact('equal', the('time', echo(at)), t)],
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    `${PULSE} is [partly|partially] reflected (from|at|by) (a|the) boundary [{b:between}] and (returns|comes back) to the (crystal|transducer|probe|detector|surface) {t:quantity} (after it (was|is) (sent out|emitted|transmitted|sent)|later)`,
    ({ t }, [at]) => [fact('equal', the('time', echo(at)), t)],
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    `the time (between (the|) (emission|transmission) [of the pulse] and (the|) (detection|reception|return) [of (the reflected pulse|the echo|its echo|the pulse)]|interval between the transmitted pulse and [the|its] echo) is {t:quantity}`,
    ({ t }, [at]) => [fact('equal', the('time', echo(at)), t)],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[the] speed of (ultrasound|sound|the pulse) in (the|this|soft) (tissue|medium|body|muscle|fat|liquid|steel|metal) is {v:quantity}',
    ({ v }, [at]) => [fact('equal', the('speed', reference('physics echo', null, 'the', at)), v)],
  ),
  ...rule<object>(
    'quant',
    '[the] (depth|distance) [{d:symbol}] of the boundary [(below|beneath|from) the (surface|transducer|skin)]',
    (_, [at]) => the('depth', reference('physics echo', null, 'the', at)),
  ),
];

export const QUANTA_RULES: Rule[] = [...TIMES, ...LEVELS, ...NUCLEI_COUNTED, ...BEAMS, ...ECHOES];
