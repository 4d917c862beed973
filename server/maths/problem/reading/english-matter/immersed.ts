import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { also, equalTo, isLength } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const METER = '(newton meter|newton-meter|newtonmeter|spring balance|force meter|forcemeter|top-pan balance)';
const BALANCE = '(meter|newton meter|newton-meter|newtonmeter|spring balance|balance|force meter|forcemeter)';
const LIQUID = '(oil|water|liquid|fluid|sea water|brine|alcohol)';
const WHOLLY = '[fully|totally|completely|wholly|now completely|then completely|now fully|then fully]';
const IMMERSED = `${WHOLLY} (immersed|submerged)`;
const hung = (at: number): RawTerm => onlyWith('apparent weight', at);

/** A body that hangs from a meter, in air and in a liquid. */
const HANGING: Rule[] = [
  ...rule<object>(
    'does',
    `(hangs|is hung|is suspended) [, with its axis vertical ,|with its axis vertical|vertically] [by (a|an) [light|thin|fine] (thread|string|wire)] from a ${METER}`,
    () => also('body in a fluid'),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(in air|when [it is] in air|when it hangs in air|when {e:entity} is in air) [,] the reading (of|on) the ${BALANCE} is {v:amount}`,
    ({ v }, [at]) => [equalTo('weight', v, hung(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the reading (of|on) the ${BALANCE} is {v:amount} (in air|when {e:entity} is in air)`,
    ({ v }, [at]) => [equalTo('weight', v, hung(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `when {e:immersing} is ${IMMERSED} [in (a|the|some) ${LIQUID}] [, but is not touching the bottom of the (tank|beaker|container) ,|, but not touching the bottom of the (tank|beaker|container) ,] [,] the reading (of|on) the ${BALANCE} (is|becomes|falls to|decreases to|is reduced to) {v:amount}`,
    ({ v }, [at]) => [equalTo('apparent weight', v, hung(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the reading (of|on) the ${BALANCE} (is|becomes|falls to|decreases to|is reduced to|is then) {v:amount} [when {e:immersing} is ${IMMERSED} [in (a|the|some) ${LIQUID}]]`,
    ({ v }, [at]) => [equalTo('apparent weight', v, hung(at))],
  ),
  ...rule<object>('immersing', '({e:entity}|it)', () => ''),
  ...rule<{ e: RawTerm; l?: RawTerm }>(
    'facts',
    `{e:entity} is [then|now] [gradually|slowly] lowered [gradually|slowly] into (a|the) (tank|beaker|container|bath) of {l:entity}`,
    ({ e, l }) => spokenOf(e, ...(l === undefined ? [] : [l])),
  ),
  ...rule<{ l: RawTerm; e: RawTerm }>(
    'facts',
    `{e:entity} is [now|then] ${IMMERSED} in {l:entity}`,
    ({ e, l }) => [...spokenOf(l), fact('also', e, 'body in a fluid')],
  ),
  ...rule<object>(
    'facts',
    `[the] upthrust [due to|of|in] [the] air (may be ignored|is negligible|may be neglected|can be ignored)`,
    () => spokenOf(),
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `the upthrust [{s:symbol}] (on|acting on) {e:entity} is {v:amount}`,
    ({ v, e }) => [equalTo('upthrust', v, e)],
  ),
];

/** What is asked of it. */
const ASKED: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] density [{s:symbol}] of the (material|metal|substance) (of|from which|of which) {e:entity} [is made]',
    ({ e }) => the('density', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] upthrust [{s:symbol}] [acting] (on|of (the|a) ${LIQUID} on) {e:entity} [(in|due to) the ${LIQUID}]`,
    ({ e }) => the('upthrust', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] upthrust [{s:symbol}] (exerted|acting) on {e:entity} by the ${LIQUID}`,
    ({ e }) => the('upthrust', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] difference [{s:symbol}] (between|in) the pressure (at|on) the (bottom|lower|top|upper) (face|surface|end) of {e:entity} and (that|the pressure) (at|on) (the|its) (bottom|lower|top|upper) (face|surface|end)',
    ({ e }) => the('pressure difference', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] (difference in pressure|pressure difference) [{s:symbol}] between the (top|upper|bottom|lower) and [the] (bottom|lower|top|upper) (faces|surfaces|ends|face|surface) of {e:entity}',
    ({ e }) => the('pressure difference', e),
  ),
  ...rule<{ f: RawFact[] }>(
    'does',
    '(is made of|is made from) [a] (metal|material) (of|with) {f:with}',
    ({ f }) => f,
  ),
];

const VESSEL =
  '(tube|cylinder|tank|container|beaker|vessel|pool|swimming pool|barrel|jar|measuring cylinder|glass tube)';

/** How deep it is, and what presses there. */
const DEPTHS: Rule[] = [
  ...rule<{ e: RawTerm; v: RawTerm; l: RawTerm }>(
    'facts',
    '{e:entity} is at a depth [{s:symbol}] of {v:amount} [below the surface] (of|in) {l:entity}',
    ({ e, v, l }) => [...spokenOf(e), fact('equal', the('depth', l), v)],
  ),
  ...rule<{ e: RawTerm; v: RawTerm; l: RawTerm }>(
    'facts',
    '{e:entity} (contains|is filled with) {l:entity} to a depth [{s:symbol}] of {v:amount}',
    ({ e, v, l }) => [...spokenOf(e), fact('equal', the('depth', l), v)],
  ),
  ...rule<{ l: RawTerm; v: RawTerm }>(
    'facts',
    `(a|an|the) [{a:looks}] [open|deep|rectangular|measuring] ${VESSEL} (contains|is filled with|holds) {l:entity} to a depth [{s:symbol}] of {v:amount}`,
    ({ v, l }) => [...spokenOf(l), fact('equal', the('depth', l), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `(is poured|is added) into (a|an|the) [{a:looks}] [open|deep|rectangular|measuring] ${VESSEL} to a depth [{s:symbol}] of {v:amount}`,
    ({ v }) => (isLength(v) ? [equalTo('depth', v)] : null),
  ),
  ...rule<{ l: RawTerm }>(
    'quant',
    `[the] pressure [{s:symbol}] (due to|of|exerted by) {l:entity} (at|on) the (bottom|base) [of the ${VESSEL}]`,
    ({ l }) => the('pressure', l),
  ),
  ...rule<{ l: RawTerm }>(
    'quant',
    '[the] pressure [{s:symbol}] (due to|of|exerted by) {l:entity} (at|on) the (bottom|base) of {e:entity}',
    ({ l }) => the('pressure', l),
  ),
  ...rule<{ v: RawTerm }>('facts', '[the] atmospheric pressure is {v:quantity}', ({ v }, [at]) => [
    equalTo('atmospheric pressure', v, reference('physics atmosphere', null, 'any', at)),
  ]),
  ...rule<{ l: RawTerm; v: RawTerm }>(
    'quant',
    '[the] total pressure [{s:symbol}] at a depth [{d:symbol}] of {v:amount} [below the surface] (in|of) {l:entity}',
    ({ l, v }, [at]) =>
      the(
        'sum',
        { the: 'pressure', of: [l], where: [fact('equal', the('depth', l), v)] },
        the('atmospheric pressure', reference('physics atmosphere', null, 'any', at)),
      ),
  ),
  ...rule<{ l: RawTerm; v: RawTerm }>(
    'quant',
    '[the] pressure [{s:symbol}] due to {l:entity} at a depth [{d:symbol}] of {v:amount}',
    ({ l, v }) => ({ the: 'pressure', of: [l], where: [fact('equal', the('depth', l), v)] }),
  ),
  ...rule<{ l: RawTerm }>(
    'quant',
    '[the] pressure [{s:symbol}] [on {e:entity}] due to {l:entity} [at this depth]',
    ({ l }) => the('pressure', l),
  ),
  ...rule<{ n: string }>(
    'quant',
    '[the] elastic potential energy [{s:symbol}] (of|in|stored in) the (compressed|stretched|extended) {n:physics-noun}',
    ({ n }, [at]) => the('elastic energy', reference(`physics ${n}`, null, 'the', at)),
  ),
];

export const IMMERSED_RULES: Rule[] = [...HANGING, ...ASKED, ...DEPTHS];
