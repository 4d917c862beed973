import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { also, equalTo, isLength } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const SURFACE =
  '(below the surface|below the water surface|below the surface of the (water|liquid|oil)|under the surface|submerged|immersed|in the (water|liquid|oil)|beneath the surface)';
const floating = (at: number): RawTerm => onlyWith('submerged depth', at);

/** What floats, and how much of it is below the surface. */
const FLOATS: Rule[] = [
  ...rule<{ l: RawTerm; f?: RawFact[] }>(
    'does',
    'floats [in equilibrium] [upright|vertically|horizontally] (in|on) {l:liquid} [[,] {f:float-way}]',
    ({ l, f }) => [
      ...also('floating block'),
      fact('equal', the('fluid density', SELF), the('density', l)),
      ...(f ?? []),
    ],
  ),
  ...rule<{ l: RawTerm }>('liquid', '{l:entity}', ({ l }) => l),
  ...rule<{ v: RawTerm }>(
    'float-way',
    `with {v:quantity} [of its (height|length|depth|side|thickness)] ${SURFACE}`,
    ({ v }) => (isLength(v) ? [equalTo('submerged depth', v)] : null),
  ),
  ...rule<{ v: RawTerm }>('float-way', `with {v:quantity} of its volume ${SURFACE}`, ({ v }) => [
    equalTo('submerged fraction', v),
  ]),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(the depth [of {e:entity}] ${SURFACE}|the length of {f:entity} ${SURFACE}|the submerged depth) [{s:symbol}] is {v:amount}`,
    ({ v }, [at]) => [equalTo('submerged depth', v, floating(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `{v:quantity} of (the|its) volume [of {e:entity}] is ${SURFACE}`,
    ({ v }, [at]) => [equalTo('submerged fraction', v, floating(at))],
  ),
  ...rule<{ e: RawTerm }>(
    'entity',
    `{e:entity} of (ice|wood|cork|plastic|iron|steel|aluminium|copper|brass|metal|glass|lead|concrete|stone)`,
    ({ e }) => e,
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[the] density [{s:symbol}] of [the] (wood|ice|plastic|cork) is {v:quantity}',
    ({ v }, [at]) => [equalTo('density', v, floating(at))],
  ),
  ...rule<object>(
    'quant',
    `[the] (fraction|percentage|proportion) of (the|its) volume [of (the (ice|wood|block|cork|iceberg)|{e:entity})] [that is] ${SURFACE}`,
    (_, [at]) => the('submerged fraction', floating(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] density [{s:symbol}] of the (wood|material|ice|plastic|cork|block)',
    (_, [at]) => the('density', floating(at)),
  ),
  ...rule<{ e: RawTerm }>('quant', `[the] volume [{s:symbol}] of {e:entity} (that is|) ${SURFACE}`, ({ e }) =>
    the('submerged volume', e),
  ),
  ...rule<{ f: string; v: RawTerm }>(
    'with',
    '[each] (side|sides|edge|edges|each side|each edge) [of] [length] [{s:symbol}] {v:amount}',
    ({ v }) => [equalTo('side length', v)],
  ),
];

const couple = (at: number): RawTerm => reference('physics couple', null, 'any', at);
const APART =
  '(separated by|at a perpendicular distance of|apart by|a distance of|a perpendicular distance of)';

/** Two forces that turn. */
const COUPLES: Rule[] = [
  ...rule<{ v: RawTerm; d?: RawTerm }>(
    'facts',
    `two [equal|parallel|equal and opposite|opposite] forces [{s:symbol}] [,] (of magnitude|each of magnitude|each of|of) {v:amount} [,] [[each] act|[each] are applied|[each] acting] [in opposite directions] {f:couple-at} [, forming a couple|and form a couple|to form a couple]`,
    (slots, [at]) => {
      const { v, f } = slots as unknown as { v: RawTerm; f: RawFact[] };
      return [equalTo('force', v, couple(at)), ...f];
    },
  ),
  ...rule<{ v: RawTerm }>(
    'couple-at',
    `[, (separated|apart) by|at opposite ends of|on opposite (sides|ends) of|tangentially to|to|on|at] (a|the) [opposite ends of a] (diameter|rim|edge|opposite sides|handle|circumference) of (a|the) [steering|circular] (wheel|disc|steering wheel|tap|shaft|pulley) [of diameter [{s:symbol}] {v:amount}]`,
    ({ v }, [at]) => (v === undefined ? spokenOf() : [equalTo('separation', v, couple(at))]),
  ),
  ...rule<{ v: RawTerm }>('couple-at', `[,] ${APART} {v:amount} [apart]`, ({ v }, [at]) =>
    isLength(v) ? [equalTo('separation', v, couple(at))] : null,
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '(the|this) (diameter of the (wheel|disc|steering wheel|tap|shaft|pulley)|(perpendicular|) distance between the [lines of action of the] [two] forces|separation of the forces) is {v:amount}',
    ({ v }, [at]) => [equalTo('separation', v, couple(at))],
  ),
  ...rule<object>(
    'quant',
    '[the] (torque|moment) [{s:symbol}] (of|due to|produced by) (the|this) (couple|forces|two forces)',
    (_, [at]) => the('torque', couple(at)),
  ),
];

export const FLOAT_RULES: Rule[] = [...FLOATS, ...COUPLES];
