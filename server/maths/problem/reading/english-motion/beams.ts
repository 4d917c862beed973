import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { equalTo, isLength } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const beam = (at: number): RawTerm => onlyWith('moment of the loads', at);
const WIRE =
  '(wire|cable|rope|string|chain|steel wire|steel cable|light wire|light cable|light rope|light string|cord|tie)';
const END =
  '([the] [free|other|right-hand|far|outer] end [{l:label}] [of the beam]|[point] {l:label}|the free end of the beam)';
const HORIZONTAL =
  '(horizontal|horizontally|in a horizontal position|in equilibrium in a horizontal position)';
const HANGS = '(hangs|is hung|is suspended|is attached|is fixed|is placed|is hanging|is supported|rests)';

/** A beam that a hinge and a wire hold. */
const HINGED: Rule[] = [
  ...rule<object>(
    'does',
    '(is|are) [freely|smoothly] (hinged|pivoted|attached by a hinge|attached by a [smooth|frictionless|free] hinge) [to (a|the) [vertical] wall] at (one end|[end|point] {l:label}|one end {l:label}|its left-hand end)',
    () => spokenOf(SELF),
  ),
  ...rule<object>(
    'does',
    'is (attached|fixed) to a [vertical] wall by (a|an) [smooth|frictionless|free] hinge [at (one end|end {l:label}|one end {l:label}|{l:label})]',
    () => spokenOf(SELF),
  ),
  ...rule<{ f: RawFact[] }>(
    'does',
    `is (held|kept|supported|maintained) ${HORIZONTAL} by (a|the|means of a) ${WIRE} [that is|which is|,] (attached|fixed|connected) to {f:wire-at}`,
    ({ f }) => f,
  ),
  ...rule<object>(
    'does',
    `is (held|kept|supported|maintained) ${HORIZONTAL} by (a|the|means of a) ${WIRE} [,] [one end of which is (fixed|attached) to the wall [vertically] above (the hinge|{l:label}|it)]`,
    () => spokenOf(SELF),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `the (other|lower) end of the ${WIRE} is (attached|fixed|connected) to {f:wire-at}`,
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `the ${WIRE} is (attached|fixed|connected) to {f:wire-at}`,
    ({ f }) => f,
  ),
  ...rule<{ v: RawTerm; a?: RawFact[] }>(
    'wire-at',
    '(the (beam|shelf|plank|boom|pole|rod|platform|bar)|it) at [a] [point] [{k:label}] [,] [[a] distance [{s:symbol}] [of]] {v:amount} from ([end|point] {l:label}|the hinge|the wall) [{a:wire-angle}]',
    ({ v, a }, [at]) => (isLength(v) ? [equalTo('distance of the wire', v, beam(at)), ...(a ?? [])] : null),
  ),
  ...rule<{ a?: RawFact[] }>('wire-at', `${END} [{a:wire-angle}]`, ({ a }, [at]) => [
    equalTo('distance of the wire', the('length', beam(at)), beam(at)),
    ...(a ?? []),
  ]),
  ...rule<{ t: RawTerm }>(
    'wire-angle',
    `[,] (where it makes|and makes|where the ${WIRE} makes|making|at) an angle [{s:symbol}] of {t:amount} (with|to) the (beam|shelf|plank|boom|pole|rod|platform|bar|horizontal)`,
    ({ t }, [at]) => [equalTo('angle of the wire', t, beam(at))],
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    `(the ${WIRE} makes|the angle between the ${WIRE} and the beam is) [an angle [{s:symbol}] of] {t:amount} [(with|to) the (beam|shelf|plank|boom|pole|rod|platform|bar|horizontal)]`,
    ({ t }, [at]) => [equalTo('angle of the wire', t, beam(at))],
  ),
];

const LOADED: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'load',
    '(a|an|the) {w:story-word} [{l:label}] of weight [{s:symbol}] {v:amount}',
    ({ v }) => v,
  ),
  ...rule<{ v: RawTerm }>('load', 'a (load|weight|force) [{s:symbol}] of {v:quantity}', ({ v }) => v),
  ...rule<{ v: RawTerm; f: RawTerm }>(
    'facts',
    `{v:load} ${HANGS} [vertically] (from|at|to|on) {f:load-place}`,
    ({ v, f }, [at]) => [fact('beam load', beam(at), v, f)],
  ),
  ...rule<{ v: RawTerm; w: RawTerm }>(
    'facts',
    '{v:load} rests [on the (beam|shelf|plank|boom|pole)] with its (centre of gravity|centre of mass) [at] [a] [distance [of]] {w:amount} from ([end|point] {l:label}|the hinge|the wall)',
    ({ v, w }, [at]) => (isLength(w) ? [fact('beam load', beam(at), v, w)] : null),
  ),
  ...rule<object>('load-place', END, () => 'end'),
  ...rule<{ v: RawTerm }>(
    'load-place',
    '[the beam at] [a] [point] [{k:label}] [on the beam] [,] [[at] [a] distance [{s:symbol}] [of]] {v:amount} from ([end|point] {l:label}|the hinge|the wall)',
    ({ v }) => (isLength(v) ? v : null),
  ),
];

const ASKED: Rule[] = [
  ...rule<object>('quant', `[the] tension [{s:symbol}] in the ${WIRE}`, (_, [at]) =>
    the('tension', beam(at)),
  ),
  ...['horizontal', 'vertical'].flatMap((way) =>
    rule<object>(
      'quant',
      `[the] [magnitude of the] ${way} component [{s:symbol}] of the (force|reaction) [{r:symbol}] [exerted] (on the (beam|shelf|plank|boom|pole|rod|platform|bar) by the hinge|by the hinge on the (beam|shelf|plank|boom|pole|rod|platform|bar)|at the hinge|of the hinge [on the (beam|shelf|plank|boom|pole|rod|platform|bar)]|on the (beam|shelf|plank|boom|pole|rod|platform|bar) at the hinge)`,
      (_, [at]) => the(`${way} force of the hinge`, beam(at)),
    ),
  ),
];

const rulers = (at: number): RawTerm => reference('physics metre rule', null, 'the', at);

/** A metre rule on a pivot. */
const RULES: Rule[] = [
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:ruler} (is pivoted|is supported on a pivot|is balanced on a pivot|balances on a pivot|is freely pivoted) at [the] {v:quantity} mark',
    ({ e, v }) => [fact('rule pivot', e, v)],
  ),
  ...rule<object>('ruler', 'a uniform metre (rule|ruler)', (_, [at]) =>
    reference('physics metre rule', null, 'a', at),
  ),
  ...rule<{ v: RawTerm; w: RawTerm }>(
    'rule-load',
    `(a|an) [{m:story-word}] {n:story-word} of weight [{s:symbol}] {v:amount} ${HANGS} (from|at) the {w:quantity} mark`,
    ({ v, w }, [at]) => [fact('rule load', rulers(at), v, w)],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(it|the rule) (balances|is in equilibrium|is balanced) [horizontally] when {f:rule-load} [and no other object is attached to the rule]',
    ({ f }) => f,
  ),
];

const RULE_WEIGHT: Rule[] = rule<object>(
  'quant',
  '[the] weight [{s:symbol}] of the (metre|) (rule|ruler)',
  (_, [at]) => the('weight', rulers(at)),
);

export const BEAM_RULES: Rule[] = [...HINGED, ...LOADED, ...ASKED, ...RULES, ...RULE_WEIGHT];
