import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const RATE = '(rate|power|rate of working|power output)';
const FASTEST = '(greatest|maximum|highest|greatest possible|maximum possible) [steady|constant] speed';

/** What an engine can do, and how fast that makes it go. */
export const POWER_RULES: Rule[] = [
  ...rule<object>(
    'attribute',
    '(greatest|maximum) [possible] [useful] (power|power output|rate of working)',
    () => 'greatest power',
  ),
  ...rule<{ q: RawTerm; x: RawTerm }>(
    'amount',
    '{q:quantity} of (the|its|this) (greatest|maximum) [possible] [power|power output|value|rate]',
    ({ q }, [at]) =>
      typeof q === 'object' && 'amount' in q && q.unit === '%'
        ? the('share', `(${q.amount})/100`, the('greatest power', it(at)))
        : null,
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    `{e:engine} [now] (works|is working|is now working|operates|is operating) at {v:amount}`,
    ({ e, v }) =>
      typeof v === 'object' && 'the' in v && v.the === 'share' ? [fact('equal', the('power', e), v)] : null,
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>('does', '(works|is working) at {v:amount}', ({ v }) =>
    typeof v === 'object' && 'the' in v && v.the === 'share' ? [fact('equal', the('power', SELF), v)] : null,
  ),
  ...rule<object>(
    'does',
    `[now] (continues to work|continues working|keeps working|still works|works|is still working|continues to develop|maintains|continues to exert) [at] (the same|this|that) [constant] ${RATE} [as before]`,
    () => [fact('unchanged', SELF, 'power')],
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `{e:engine} (continues to work|continues working|still works|works|is still working|continues to operate) at (the same|this|that) [constant] ${RATE} [as before]`,
    ({ e }) => [fact('unchanged', e, 'power')],
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    '[the] (power|power output|rate of working|power of the engine|power of {e:engine}) (is unchanged|remains unchanged|does not change|is the same|is the same as before|stays the same|remains the same|remains constant)',
    (_, [at]) => [fact('unchanged', it(at), 'power')],
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    '[the] (resistance|resistance to motion|resistance to the motion|resisting force|resistance force) [to the motion of {x:body}|of {x:body}|on {x:body}] (is unchanged|remains unchanged|does not change|is the same|is the same as before|stays the same|remains the same|is constant throughout|is still the same)',
    ({ x }: { x?: RawTerm }, [at]) => [fact('unchanged', x ?? it(at), 'resistance')],
  ),
  ...rule<{ x: RawTerm; v: RawTerm; h: RawTerm; t: RawTerm }>(
    'facts',
    `[the] ${FASTEST} of {x:body} (on|along|up|down) {t:track} is {v:speed}`,
    ({ x, v, t }) => [
      { relation: 'equal', of: [{ ...the('greatest speed', x), where: [fact('with', the('on', t))] }, v] },
    ],
  ),
  ...rule<{ x: RawTerm; v: RawTerm; h: RawTerm }>(
    'facts',
    `[the] ${FASTEST} (at which|which|that|with which|) {x:body} can (travel|move|maintain|reach|attain|go) [{h:hows}] is {v:speed}`,
    ({ x, v, h }: { x: RawTerm; v: RawTerm; h?: RawTerm }) => fastest(x, v, h),
  ),
  ...rule<{ v: RawTerm; h: RawTerm }>(
    'does',
    `(can (reach|attain|maintain|travel at)|has|reaches|attains) a ${FASTEST} of {v:speed} [{h:hows}]`,
    ({ v, h }: { v: RawTerm; h?: RawTerm }) => fastest(SELF, v, h),
  ),
  ...rule<{ x: RawTerm; h: RawTerm }>(
    'wanted',
    '[the] speed (that|which) {x:body} (cannot|can not|is unable to|could not) exceed [{h:hows}]',
    ({ x, h }: { x: RawTerm; h?: RawTerm }) => going('greatest speed', x, h),
  ),
  ...rule<{ x: RawTerm; h: RawTerm; v: string }>(
    'wanted',
    `[the] ${FASTEST} (at which|with which|which|that|) {x:body} (can|could|is able to) ({v:verb-base}|maintain|attain|achieve|reach) [{h:hows}]`,
    ({ x, h }: { x: RawTerm; h?: RawTerm }) => going('greatest speed', x, h),
  ),
  ...rule<{ x: RawTerm; h: RawTerm; v: string }>(
    'wanted',
    `[the] [constant|steady] speed (at which|with which|which|that) {x:body} (can|could|would|will) ({v:verb-base}|maintain|sustain|keep up) [{h:hows}]`,
    ({ x, h }: { x: RawTerm; h?: RawTerm }) => going('steady speed', x, h),
  ),
  ...rule<{ x: RawTerm; e: RawTerm }>(
    'wanted',
    '[the] (power|rate) (that|which|at which) ({x:body}|{e:engine}) (is developing|develops|is working|works|must work|exerts|is producing|produces|is generating)',
    ({ x, e }: { x?: RawTerm; e?: RawTerm }) => the('power', (x ?? e)!),
  ),
  ...rule<{ t: RawTerm }>(
    'does',
    '[then|now] (comes to|reaches|arrives at|enters|comes onto|joins|moves onto|gets to|turns onto|approaches) {t:track}',
    ({ t }) =>
      typeof t === 'object' && 'the' in t && (t.of[0] === 'road' || t.of[0] === 'slope')
        ? [fact('act', SELF, 'come onto', the('object', t))]
        : null,
  ),
  ...rule<{ t: RawTerm; h: RawTerm }>(
    'facts',
    '[(at|beyond|after) {p:place} [,]] {t:track} (becomes|is now|levels out and becomes) {h:track-hows}',
    ({ t, h }) =>
      typeof t === 'object' && 'the' in t && isAll(h)
        ? [
            {
              relation: 'track',
              of: [{ ...t, of: [t.of[0]!, 'a', ...h.all.filter((one) => !isPlain(one))] }],
            },
          ]
        : null,
  ),
];

/** A resistance that depends on the speed. */
export const VARIABLE_RESISTANCES: Rule[] = [
  ...rule<{ f: RawFact[]; v: RawTerm; x: RawTerm; o: RawTerm }>(
    'facts',
    '{f:facts} [,] where {v:speed} is (the speed of {x:body}|{o:owner} speed|the speed)',
    ({ f, v, x, o }: { f: RawFact[]; v: RawTerm; x?: RawTerm; o?: RawTerm }, [at]) =>
      isLetter(v) ? [whenSpeed(x ?? o ?? it(at), v), ...f] : null,
  ),
  ...rule<{ f: RawFact[]; v: RawTerm; x: RawTerm; o: RawTerm }>(
    'facts',
    '{f:facts} [,] where {v:speed} is (the speed of {x:body}|{o:owner} speed|the speed) and {g:note}',
    (slots, [at]) => {
      const { f, v, x, o, g } = slots as typeof slots & { g: RawFact[] };
      return isLetter(v) ? [whenSpeed(x ?? o ?? it(at), v), ...f, ...g] : null;
    },
  ),
  ...rule<{ f: RawFact[]; v: RawTerm }>(
    'facts',
    '{f:facts} at [a] [speed] [of] {v:speed}',
    ({ f, v }, [at]) => (isLetter(v) ? [whenSpeed(it(at), v), ...f] : null),
  ),
];

const isLetter = (v: RawTerm): boolean => typeof v === 'object' && 'amount' in v && /^[a-z]$/.test(v.amount);

const whenSpeed = (x: RawTerm, v: RawTerm): RawFact =>
  fact('when', { the: 'moment', of: ['when'], where: [fact('equal', the('speed', x), v)] });

const isPlain = (one: RawTerm): boolean => typeof one === 'object' && 'the' in one && one.the === 'plain';

const WAYS = new Set(['up', 'down', 'on']);

function going(name: string, x: RawTerm, hows?: RawTerm): RawTerm | null {
  if (hows === undefined) return the(name, x);
  const all = isAll(hows) ? hows.all : [];
  const isWay = (one: RawTerm) => typeof one === 'object' && 'the' in one && WAYS.has(one.the);
  return all.length === 1 && all.every(isWay) ? { ...the(name, x), where: [fact('with', ...all)] } : null;
}

function fastest(x: RawTerm, v: RawTerm, hows?: RawTerm): RawFact[] | null {
  const left = going('greatest speed', x, hows);
  return left === null ? null : [fact('equal', left, v)];
}
