import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { isTime } from '../english-physics/tails.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const SUBSTANCES =
  'water|oil|copper|aluminium|brass|iron|steel|lead|glass|mercury|alcohol|ethanol|paraffin|silver|gold|tin|zinc|liquid|metal|stone|tea|milk|coffee|wax|nitrogen|oxygen|steam|concrete|marble|sand';
export const VESSEL =
  '[insulated|well-insulated|copper|glass|plastic|metal|polystyrene|thin|small] (beaker|cup|container|vessel|calorimeter|tank|glass|kettle|flask|bucket|saucepan|pan|bath|can)';
const PIECE = '(block|piece|lump|cube|cubes|sphere|ball|cylinder|sample|mass|rod|ring|bar|tray)';

export const warmed = (name: string, at: number): RawTerm =>
  reference('physics warmed body', `warmed ${name}`, 'the', at);
const changing = (name: string, at: number): RawTerm =>
  reference('physics changing body', `changing ${name}`, 'the', at);
const ice = (at: number): RawTerm => reference('physics melting body', 'melting ice', 'the', at);
export const holder = (name: string, at: number): RawTerm => (name === 'ice' ? ice(at) : warmed(name, at));

const is = (name: string, value: RawTerm, of: RawTerm = SELF): RawFact => fact('equal', the(name, of), value);
const same = (name: string, a: RawTerm, b: RawTerm, other = name): RawFact =>
  fact('equal', the(name, a), the(other, b));

const isUnit = (v: RawTerm, unit: RegExp): boolean =>
  typeof v === 'object' && 'amount' in v && unit.test(v.unit);
const isMass = (v: RawTerm): boolean => isUnit(v, /^(?:k|m|\\mu |μ)?g$/);
const isPower = (v: RawTerm): boolean => isUnit(v, /^[kM]?W$/);
const isTemperature = (v: RawTerm): boolean => isUnit(v, /°|\\circ|℃|^K$/);

/** A difference of temperatures has no zero of its own. */
const difference = (v: RawTerm): RawTerm =>
  typeof v === 'object' && 'amount' in v && isTemperature(v) ? { ...v, unit: 'K' } : v;

const isFreezing = (t: RawTerm): boolean =>
  typeof t === 'object' && 'amount' in t && Number(t.amount) === 0 && /°|\\circ|℃/.test(t.unit);

const AT_MELTING = [fact('implied', the('energy to reach melting', SELF), '0')];

/** What is told of a substance where it is spoken of: how much there is of it, and how warm it is at first. */
function some(name: string, at: number, mass?: RawTerm, t?: RawTerm): RawTerm | null {
  if ((mass !== undefined && !isMass(mass)) || (t !== undefined && !isTemperature(t))) return null;
  const says = [
    ...(mass === undefined ? [] : [is('mass', mass)]),
    ...(t === undefined ? [] : [is('initial temperature', t)]),
    ...(t !== undefined && name === 'ice' && isFreezing(t) ? AT_MELTING : []),
  ];
  return saying(holder(name, at), says);
}

const AT = '[,] [initially] [that is] at [a|an] [initial] [temperature [{t:symbol}] [of]] {t:quantity}';
const SIZED = '(of mass|with a mass of|with mass|having a mass of) [{m:symbol}] {v:quantity}';

interface Some {
  s: string;
  v?: RawTerm;
  t?: RawTerm;
}

/** A substance with its amount and its temperature. */
const SOME: Rule[] = [
  ...rule<{ b: RawTerm }>(
    'warm-thing',
    '{b:warm-thing} [,] at (its|the) (melting|freezing) point [,]',
    ({ b }) => (nameIn(b) === 'ice' ? saying(b, AT_MELTING) : null),
  ),
  ...SUBSTANCES.split('|').map((word) => rule<object>('substance', word, () => word)[0]!),
  ...rule<object>('substance', '(ice|ice cubes)', () => 'ice'),
  ...rule<Some>(
    'warm-thing',
    `{v:quantity} of [cold|hot|warm|boiling|crushed|the|this] {s:substance} [${AT}]`,
    ({ s, v, t }, [at]) => some(s, at, v, t),
  ),
  ...rule<Some>(
    'warm-thing',
    `(a|the) mass [{m:symbol}] of {v:quantity} of [cold|hot|warm] {s:substance} [${AT}]`,
    ({ s, v, t }, [at]) => some(s, at, v, t),
  ),
  ...rule<Some>(
    'warm-thing',
    `(a|an|the|some) ${PIECE} of {s:substance} [[,] ${SIZED}] [${AT}] [,]`,
    ({ s, v, t }, [at]) => some(s, at, v, t),
  ),
  ...rule<Some>(
    'warm-thing',
    `(a|an|the) [{v:quantity}] {s:substance} ${PIECE} [[,] ${SIZED}] [${AT}] [,]`,
    ({ s, v, t }, [at]) => some(s, at, v, t),
  ),
  ...rule<Some>(
    'warm-thing',
    `[the|some|this] [cold|hot|warm] {s:substance} [${SIZED}] [${AT}]`,
    ({ s, v, t }, [at]) => some(s, at, v, t),
  ),
];

const nameIn = (b: RawTerm): string =>
  isReference(b) && b.name !== null ? b.name.slice(b.name.indexOf(' ') + 1) : '';

/** A body in another that is warmer or colder: what one gives the other takes, and they come to one temperature. */
function mixed(a: RawTerm, b: RawTerm, at: number): RawFact[] | null {
  if (nameIn(b) === 'ice' || nameIn(a) === nameIn(b)) return null;
  const isIce = nameIn(a) === 'ice';
  return [
    fact('given', a),
    fact('given', b),
    same('energy taken', a, b, 'energy given'),
    same('final temperature', a, b),
    ...(isIce
      ? [
          is('melting temperature', { amount: '0', unit: '°C' }, a),
          same('specific heat capacity when melted', ice(at), b, 'specific heat capacity'),
        ]
      : []),
  ];
}

const IN_VESSEL = `[[that is] [(contained|held)] (in|inside) (a|the) ${VESSEL} [of negligible (heat|thermal) capacity]]`;
const PUT =
  '(is|are|is now|is then) [quickly|carefully|suddenly] (placed|put|dropped|added|immersed|transferred|lowered|poured) (in|into|to)';

const TOLD: Rule[] = [
  ...rule<{ b: RawTerm }>(
    'facts',
    `((a|an|the) ${VESSEL} [of negligible (heat|thermal) capacity]|it) (contains|holds|is filled with) {b:warm-thing}`,
    ({ b }) => [fact('given', b)],
  ),
  ...rule<{ b: RawTerm }>(
    'facts',
    `{b:warm-thing} (is|are) (contained|placed|poured|held) (in|into) (a|an|the) ${VESSEL} [of negligible (heat|thermal) capacity]`,
    ({ b }) => [fact('given', b)],
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    `{a:warm-thing} ${PUT} {b:warm-thing} ${IN_VESSEL}`,
    ({ a, b }, [at]) => mixed(a, b, at + 0.9),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    `{a:warm-thing} (is|are) mixed with {b:warm-thing} ${IN_VESSEL}`,
    ({ a, b }, [at]) => mixed(a, b, at + 0.9),
  ),
  ...rule<object>(
    'facts',
    `(the|its) ${VESSEL} (has (negligible|a negligible) (heat capacity|thermal capacity)|is well insulated|is insulated|is well lagged) [and (is well insulated|is insulated|has negligible heat capacity)]`,
    () => spokenOf(),
  ),
  ...rule<object>(
    'facts',
    '[assume that|assuming that|it may be assumed that] [the] (no [thermal] (energy|heat) is lost|(heat|energy|thermal energy) (losses|loss) (is|are) negligible|all [of] the (energy|heat) [from the heater] is transferred to the {s:substance}) [to the surroundings]',
    () => spokenOf(),
  ),
  ...rule<{ b: RawTerm; x: RawTerm; y: RawTerm; t?: RawTerm }>(
    'facts',
    `(the temperature of {b:warm-thing} (rises|increases|is raised|falls|decreases|changes|drops)|{b:warm-thing} is (heated|warmed|cooled)) from {x:quantity} to {y:quantity} [(in|during|after|over) [a time of] {t:quantity}]`,
    ({ b, x, y, t }) =>
      isTemperature(x) && isTemperature(y) && (t === undefined || isTime(t))
        ? [
            is('initial temperature', x, b),
            is('final temperature', y, b),
            ...(t === undefined ? [] : [is('time', t, b)]),
          ]
        : null,
  ),
  ...rule<{ b: RawTerm; x: RawTerm; t?: RawTerm }>(
    'facts',
    `the temperature of {b:warm-thing} (rises|increases|is raised) by {x:quantity} [(in|during|after|over) [a time of] {t:quantity}]`,
    ({ b, x, t }) =>
      isTemperature(x)
        ? [is('rise in temperature', difference(x), b), ...(t === undefined ? [] : [is('time', t, b)])]
        : null,
  ),
  ...rule<{ v: RawTerm; b?: RawTerm }>(
    'facts',
    `([the] [final] temperature of ({b:warm-thing}|the mixture)|the final temperature) (is|becomes|was) {v:quantity}`,
    ({ v, b }) => (b !== undefined && isTemperature(v) ? [is('final temperature', v, b)] : null),
  ),
  ...rule<{ b: RawTerm; v: RawTerm }>(
    'facts',
    `the (initial temperature|temperature) of {b:warm-thing} is initially {v:quantity}|the initial temperature of {b:warm-thing} is {v:quantity}`,
    ({ b, v }) => (isTemperature(v) ? [is('initial temperature', v, b)] : null),
  ),
];

const HEATER =
  '(a|an|the) [electric|electrical|small|immersion] (heater|kettle|heating element|heating coil)';
const HEATS =
  '(heats|warms|is used to (heat|warm)|is (placed|immersed) in|supplies [thermal] energy to|is switched on in)';

/** What gives energy at a rate that is told. */
const HEATED: Rule[] = [
  ...rule<{ p?: RawTerm; b: RawTerm; t?: RawTerm }>(
    'facts',
    `${HEATER} [(of|with|rated at|with a) [power] [of] {p:quantity}] ${HEATS} {b:warm-thing} ${IN_VESSEL} [for [a time of] {t:quantity}]`,
    ({ p, b, t }) => heated(b, p, t),
  ),
  ...rule<{ b: RawTerm; p?: RawTerm; t?: RawTerm }>(
    'facts',
    `{b:warm-thing} is heated [for [a time of] {t:quantity}] (by|using|with) ${HEATER} [(of|with|rated at) [a] [power] [of] {p:quantity}] [for [a time of] {t:quantity}]`,
    ({ b, p, t }) => heated(b, p, t),
  ),
  ...rule<{ v: RawTerm }>('does', '(is rated at|has a [power] (rating|output) of) {v:quantity}', ({ v }) =>
    isPower(v) ? [is('power', v)] : null,
  ),
  ...rule<object>(
    'quant',
    '[the] [thermal] energy [{s:symbol}] (supplied|provided|transferred) by the heater [in this time]',
    (_, [at]) => the('energy taken', reference('has energy given', null, 'only', at)),
  ),
];

function heated(b: RawTerm, p?: RawTerm, t?: RawTerm): RawFact[] | null {
  if ((p !== undefined && !isPower(p)) || (t !== undefined && !isTime(t))) return null;
  return [
    fact('given', b),
    ...(p === undefined ? [] : [is('power', p, b)]),
    ...(t === undefined ? [] : [is('time', t, b)]),
  ];
}

export const HEAT_RULES: Rule[] = [...SOME, ...TOLD, ...HEATED];
export { changing, difference, ice, isMass, isPower, isTemperature, nameIn };
