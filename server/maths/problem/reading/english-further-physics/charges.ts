import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const approaching = (at: number): RawTerm => reference('has distance of closest approach', null, 'only', at);
const isParticle = (e: RawTerm): boolean =>
  isReference(e) && /^physics (?:alpha-particle|alpha particle|proton|particle)$/.test(e.a);

/** A particle on its way to a nucleus. */
const APPROACH: Rule[] = [
  ...rule<{ e: RawTerm; v: string }>(
    'facts',
    '{e:entity} is (a long distance|a large distance|a great distance|far|initially a long distance) [away] from a [stationary|fixed] {n:nucleus-name} [nucleus] \\( proton number {v:number} \\)',
    ({ e, v }) => approach(e, v),
  ),
  ...rule<{ e: RawTerm; f: RawFact[]; v: string }>(
    'facts',
    '{e:entity} [(with|of|having) {f:with}] (moves|is moving|travels|is travelling|is fired|is projected) [directly|head-on|straight] (towards|at) [the centre of] a [stationary|fixed] {n:nucleus-name} [nucleus] \\( proton number {v:number} \\)',
    ({ e, v, f }) => {
      const own = approach(e, v);
      return own && [...own, ...(f ?? []).map((one) => ownedBy(one, e))];
    },
  ),
  ...rule<object>(
    'nucleus-name',
    '({w:story-word}|{w:story-word} {n:expression}|{i:isotope}) [nucleus]',
    () => '',
  ),
  ...rule<object>(
    'does',
    '(is|are) (travelling|moving) [directly|head-on|straight] (towards|at) the [centre of the] nucleus',
    () => spokenOf(SELF),
  ),
  ...rule<object>(
    'facts',
    '{e:bodies-of-charge} (may be|can be|are|is) (treated|considered|regarded|assumed) (as|to be) (point charges|a point charge)',
    () => spokenOf(),
  ),
  ...rule<object>(
    'facts',
    '[it may be assumed that|assume that] the nucleus (may be assumed to|can be assumed to|) (remain|remains|be|is) (at rest|stationary|fixed) [in its position]',
    () => spokenOf(),
  ),
  ...rule<object>(
    'bodies-of-charge',
    '(the nucleus and {e:entity}|{e:entity} and the nucleus|both the nucleus and {e:entity}|both particles)',
    () => '',
  ),
  ...rule<{ e?: RawTerm }>(
    'quant',
    '[the] (distance of closest approach|closest distance of approach|least distance|smallest distance|minimum separation) [{s:symbol}] [(of|between) {e:entity}] [(to|from|and) the [centre of the] nucleus]',
    ({ e }, [at]) => (e && !isParticle(e) ? null : the('distance of closest approach', e ?? approaching(at))),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] (electric|electrostatic|repulsive) force [{s:symbol}] (on|acting on|exerted on) {e:entity} (at|when it is at) (its|the) (distance of closest approach|point of closest approach|closest approach)',
    ({ e }) => the('force at the closest approach', e),
  ),
];

const ownedBy = ({ relation, of: [left, ...others] }: RawFact, e: RawTerm): RawFact => ({
  relation,
  of: [typeof left === 'object' && 'the' in left ? { ...left, of: [e] } : left!, ...others],
});

const approach = (e: RawTerm, v: string): RawFact[] | null =>
  isParticle(e) && /^\d{1,3}$/.test(v)
    ? [
        fact('also', e, 'particle that approaches a nucleus'),
        fact('equal', the('proton number of the nucleus', e), v),
      ]
    : null;

const sphere = (at: number): RawTerm => reference('has surface field strength', null, 'only', at);
const FIELD = '[electric] field strength';

/** A charged sphere in air. */
const SPHERES: Rule[] = [
  ...rule<object>('does', '(carries|has) [a] positive charge [on its surface]', () => spokenOf(SELF)),
  ...rule<{ v: RawTerm }>(
    'facts',
    `[the] air [surrounding (the|it) [sphere]|around the sphere|near the sphere] (ceases to be an insulator|breaks down|begins to conduct|conducts|becomes a conductor) (where|when|if) the ${FIELD} [at its surface] (exceeds|is greater than|reaches|is|becomes) {v:quantity}`,
    ({ v }, [at]) => [fact('equal', the('field strength at breakdown', sphere(at)), v)],
  ),
  ...rule<{ e?: RawTerm }>(
    'quant',
    '[the] (maximum|greatest|largest) [possible] charge [{s:symbol}] (that can be (stored|placed|held) on|on|that (the sphere can hold|can be carried by)) {e:entity}',
    ({ e }) => the('greatest charge', e!),
  ),
  ...rule<object>(
    'quant',
    '[the] [electric] potential [{s:symbol}] (at|of) [the surface of] the sphere when (it carries|it has|carrying) (this|the maximum) charge',
    (_, [at]) => the('greatest potential', sphere(at)),
  ),
  ...rule<{ v: RawTerm }>(
    'quant',
    `[the] distance [{s:symbol}] from the surface [of the sphere] (to a|of the|to the) point (at which|where) the ${FIELD} (is|is equal to) {v:quantity}`,
    ({ v }, [at]) => ({
      ...the('distance from the surface', sphere(at)),
      where: [fact('equal', the('field strength', sphere(at)), v)],
    }),
  ),
];

/** Two point charges beside each other. */
const PAIRS: Rule[] = [
  ...rule<{ a: RawTerm; b: RawTerm; d: RawTerm }>(
    'facts',
    '[two] [small] [isolated|positive] [point] charges [{l:physics-names}] of {a:quantity} and {b:quantity} are [placed|situated|fixed|held|separated] [by] [a distance [{s:symbol}] of] {d:quantity} [apart|from each other] [in (a vacuum|air|free space)]',
    ({ a, b, d }, [at]) => pairOf(a, b, d, at),
  ),
  ...rule<{ b: RawTerm; d: RawTerm; a: RawTerm }>(
    'facts',
    'a [point] charge of {a:quantity} is [placed|situated|fixed|held] [at] [a distance [{s:symbol}] of] {d:quantity} from a [second] [point] charge of {b:quantity} [in (a vacuum|air|free space)]',
    ({ a, b, d }, [at]) => pairOf(a, b, d, at),
  ),
  ...rule<object>(
    'quant',
    '[the] [magnitude of the] (electric|electrostatic|) force [{s:symbol}] (between ([the] [two] [point] charges|them)|of one charge on the other|that one charge exerts on the other|on each charge)',
    (_, [at]) => the('force between the charges', reference('physics pair of charges', null, 'the', at)),
  ),
  ...rule<object>(
    'quant',
    '[the] electric potential energy [{s:symbol}] of the (charges|two charges|system|system of charges|pair of charges)',
    (_, [at]) => the('potential energy', reference('physics pair of charges', null, 'the', at)),
  ),
];

function pairOf(a: RawTerm, b: RawTerm, d: RawTerm, at: number): RawFact[] {
  const pair = reference('physics pair of charges', null, 'any', at);
  return [
    fact('equal', the('charge', pair), a),
    fact('equal', the('other charge', pair), b),
    fact('equal', the('separation', pair), d),
  ];
}

export const CHARGE_RULES: Rule[] = [...APPROACH, ...SPHERES, ...PAIRS];
