import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { isTime } from '../english-physics/tails.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import {
  changing,
  difference,
  holder,
  ice,
  isMass,
  isPower,
  isTemperature,
  nameIn,
  VESSEL,
  warmed,
} from './heat.ts';

const is = (name: string, value: RawTerm, of: RawTerm): RawFact => fact('equal', the(name, of), value);

const GONE =
  '[completely] (vaporised|vaporized|boiled away|boiled off|evaporated|melted|turned into (steam|vapour)|converted (to|into) (steam|vapour))';
const POINT = '[(that is|which is|,)] [already] at its (boiling|melting) point [,]';

/** What melts or boils while its temperature stays. */
const CHANGING: Rule[] = [
  ...rule<{ p: RawTerm; s: string }>(
    'facts',
    `(a|an|the) [electric|electrical|small|immersion] (heater|heating coil) [of|with|rated at] [power] {p:quantity} is (immersed in|placed in|used to boil|used to melt) (a|an|the|some|) {s:substance} ${POINT}`,
    ({ p, s }, [at]) => (isPower(p) ? [is('power', p, changing(s, at))] : null),
  ),
  ...rule<{ t: RawTerm; s: string; m: RawTerm }>(
    'facts',
    `in [a time of] {t:quantity} [,] (the mass of [the] {s:substance} [that is|which is] ${GONE} is {m:quantity}|[a mass of] {m:quantity} of [the] {s:substance} (is|are) ${GONE})`,
    ({ t, s, m }, [at]) => gone(s, m, t, at),
  ),
  ...rule<{ t: RawTerm; s: string; m: RawTerm }>(
    'facts',
    `(the mass of [the] {s:substance} ${GONE} in [a time of] {t:quantity} is {m:quantity}|[a mass of] {m:quantity} of [the] {s:substance} (is|are) ${GONE} in [a time of] {t:quantity})`,
    ({ t, s, m }, [at]) => gone(s, m, t, at),
  ),
];

/** A liquid and its vapour. */
const VAPOURS: Rule[] = [
  ...rule<{ m: RawTerm; s: string; p?: RawTerm; v: RawTerm }>(
    'facts',
    'the volume of {m:quantity} of {s:substance} [in the liquid state|as a liquid|when liquid] [at {t:quantity}] [and [at] [a pressure of] {p:quantity}] is {v:quantity}',
    ({ m, s, p, v }, [at]) => phase(s, s === 'steam', [m, p, v], at),
  ),
  ...rule<{ m: RawTerm; s: string; p?: RawTerm; v: RawTerm }>(
    'facts',
    'the volume of {m:quantity} of {s:substance} (vapour|in the gaseous state|as a vapour) [at {t:quantity}] [and [at] [a pressure of] {p:quantity}] is {v:quantity}',
    ({ m, s, p, v }, [at]) => phase(s, true, [m, p, v], at),
  ),
  ...rule<{ m: RawTerm; s: string }>(
    'quant',
    '[the] work done [by {x:entity}] [against the atmosphere] (when|as) ({m:quantity} of|the) {s:substance} (vaporises|boils|is vaporised|evaporates)',
    ({ s }, [at]) => the('work done by it', changing(s, at)),
  ),
  ...rule<{ s: string }>(
    'quant',
    '[the] (increase|change) in [the] internal energy of [the|{m:quantity} of] {s:substance} [(when|as) it (vaporises|boils|is vaporised|evaporates)]',
    ({ s }, [at]) => the('increase in internal energy', changing(s, at)),
  ),
];

/** Steam is water that has boiled. */
function phase(
  s: string,
  isVapour: boolean,
  [m, p, v]: readonly (RawTerm | undefined)[],
  at: number,
): RawFact[] | null {
  const e = changing(s === 'steam' ? 'water' : s, at);
  if (m === undefined || v === undefined || !isMass(m)) return null;
  return [
    is('mass', m, e),
    is(isVapour ? 'volume as a vapour' : 'volume as a liquid', v, e),
    ...(p === undefined ? [] : [is('pressure', p, e)]),
  ];
}

const gone = (s: string, m: RawTerm, t: RawTerm, at: number): RawFact[] | null =>
  isMass(m) && isTime(t) ? [is('mass', m, changing(s, at)), is('time', t, changing(s, at))] : null;

const DATA: Rule[] = [
  ...rule<{ s: string }>(
    'quant',
    '[the] specific heat capacity [{c:symbol}] (of|for) [the] {s:substance}',
    ({ s }, [at]) => the('specific heat capacity', holder(s, at)),
  ),
  ...rule<{ s: string }>(
    'quant',
    '[the] specific latent heat [of (fusion|vaporisation|vaporization)] [{l:symbol}] (of|for) [the] {s:substance}',
    ({ s }, [at]) => the('specific latent heat', changing(s, at)),
  ),
  ...rule<object>(
    'quant',
    '[the] specific latent heat [of fusion] [{l:symbol}] (of|for) [the] ice',
    (_, [at]) => the('specific latent heat', ice(at)),
  ),
  ...rule<{ s: string; v: RawTerm; r: string; w: RawTerm }>(
    'facts',
    '[the] specific heat (capacity|capacities) (of|for) [the] {s:substance} (is {v:quantity} [,] (and|while) (that (of|for)|the specific heat capacity of)|and) [the] {r:substance} (is {w:quantity}|are {v:quantity} and {w:quantity} [respectively|, respectively])',
    ({ s, v, r, w }, [at]) =>
      v === undefined || w === undefined
        ? null
        : [
            is('specific heat capacity', v, holder(s, at)),
            is('specific heat capacity', w, holder(r, at + 0.5)),
          ],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    'data (for|about|on) {s:substance} [[and] [for] {r:substance}] (are|are as follows|are given below) [:] {f:datums}',
    ({ f }) => f,
  ),
];

const ENERGY =
  '[the] [minimum] [total] [thermal] (energy|heat) [{q:symbol}] [that must be] (required|needed|transferred|supplied|that is required|that is needed)';
const RAISE = '(raise|increase) the temperature of {b:warm-thing}|(heat|warm) {b:warm-thing}';

const ASKED: Rule[] = [
  ...rule<{ b: RawTerm; x: RawTerm; y: RawTerm }>(
    'quant',
    `${ENERGY} to (${RAISE}) from {x:quantity} to {y:quantity}`,
    ({ b, x, y }) => warming('energy taken', b, y, x),
  ),
  ...rule<{ b: RawTerm; y: RawTerm }>('quant', `${ENERGY} to (${RAISE}) to {y:quantity}`, ({ b, y }) =>
    warming('energy taken', b, y),
  ),
  ...rule<{ b: RawTerm; x: RawTerm }>(
    'quant',
    `${ENERGY} to (raise|increase) the temperature of {b:warm-thing} by {x:quantity}`,
    ({ b, x }) =>
      nameIn(b) === 'ice' || !isTemperature(x)
        ? null
        : { ...the('energy taken', b), where: [is('rise in temperature', difference(x), b)] },
  ),
  ...rule<{ v: RawTerm }>(
    'quant',
    `${ENERGY} to (convert|change|turn) the [block of|piece of|lump of] ice (into|to) water at {v:quantity}`,
    ({ v }, [at]) =>
      typeof v === 'object' && 'amount' in v && Number(v.amount) === 0 && isTemperature(v)
        ? the('energy to melt', ice(at))
        : null,
  ),
  ...rule<object>(
    'quant',
    `${ENERGY} to [completely] melt [all [of]] the [block of|piece of|lump of] ice`,
    (_, [at]) => the('energy to melt', ice(at)),
  ),
  ...rule<{ s: string }>(
    'quant',
    `[the] final temperature [{c:symbol}] of the {s:substance} [in the ${VESSEL}]`,
    ({ s }, [at]) => (s === 'ice' ? null : the('final temperature', warmed(s, at))),
  ),
  ...rule<object>('quant', '[the] final temperature [{c:symbol}] [of the mixture]', (_, [at]) =>
    the('final temperature', reference('has energy given', null, 'only', at)),
  ),
  ...rule<object>(
    'quant',
    '[the] time [{t:symbol}] [taken|required|needed] (for [all [of]] the [block of] ice to melt [completely]|to [completely] melt [all [of]] the [block of] ice)',
    (_, [at]) => the('time to melt', ice(at)),
  ),
  ...rule<{ b: RawTerm; y: RawTerm; x?: RawTerm }>(
    'quant',
    `[the] time [{t:symbol}] [taken|required|needed] (for {b:warm-thing} to (reach|be heated to|boil at)|to (heat|warm|raise the temperature of) {b:warm-thing} [from {x:quantity}] to) [(its|the) boiling point [of]] {y:quantity}`,
    ({ b, y, x }) => warming('time', b, y, x),
  ),
];

function warming(name: string, b: RawTerm, y: RawTerm, x?: RawTerm): RawTerm | null {
  if (nameIn(b) === 'ice' || !isTemperature(y) || (x !== undefined && !isTemperature(x))) return null;
  return {
    ...the(name, b),
    where: [is('final temperature', y, b), ...(x === undefined ? [] : [is('initial temperature', x, b)])],
  };
}

export const MELTING_RULES: Rule[] = [...CHANGING, ...VAPOURS, ...DATA, ...ASKED];
