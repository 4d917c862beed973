import { fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { it, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const BAR = '(tow-bar|towbar|tow bar|coupling|bar)';

/** Brakes, and the force in what joins two vehicles. */
const BRAKES: Rule[] = [
  ...rule<{ x?: RawTerm }>('facts', 'the brakes [of {x:body}] are [then|now] applied', ({ x }, [at]) => [
    fact('brakes on', x ?? it(at)),
  ]),
  ...rule<{ x: RawTerm }>('facts', '{x:body} applies (its|her|his|the) brakes', ({ x }) => [
    fact('brakes on', x),
  ]),
  ...rule<{ x: RawTerm; f: RawTerm }>(
    'facts',
    '[the] brakes [of {y:body}] (produce|exert|provide|apply) [a] [constant|total] [braking] force [of] [magnitude] {f:force} on {x:body}',
    ({ x, f }) => [fact('equal', the('braking force', x), f)],
  ),
  ...rule<object>('moment', '(while|when) the brakes are [being] applied', () => ({
    the: 'moment',
    of: ['braking'],
    where: [],
  })),
  ...rule<{ x: RawTerm }>('does', '(has|have) no brakes', () => [
    fact('equal', the('braking force', SELF), '0'),
  ]),
  ...rule<{ x: RawTerm }>('facts', 'there are no brakes on {x:body}', ({ x }) => [
    fact('equal', the('braking force', x), '0'),
  ]),
  ...['body', 'bodys'].flatMap((kind) =>
    rule<{ x: RawTerm }>(
      'wanted',
      `[the] distance (in which|that) {x:${kind}} (come|comes|travel before coming|travels before coming) to [instantaneous] rest`,
      ({ x }) => untilRest(x),
    ),
  ),
  ...rule<object>(
    'wanted',
    `[the] [magnitude of the] force in the ${BAR} (during the braking|during braking|while braking|at this instant)`,
    () => the('bar force'),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (stating|and state|and say|saying) whether (it|this|this force|the force) is a (tension or a thrust|tension or thrust|thrust or a tension|tension or a compression)',
    ({ g }) =>
      g.every(({ target }) => typeof target === 'object' && 'the' in target && target.the === 'bar force')
        ? g
        : null,
  ),
];

const untilRest = (x: RawTerm): RawTerm => ({
  the: 'way',
  of: isAll(x) ? [] : [x],
  where: [fact('until', { the: 'moment', of: [], where: [fact('act', x, 'stop')] })],
});

const OVER =
  '((just|immediately) after (the|this|their) (collision|impact)|after (the|this|their) (collision|impact)|after (they|the (particles|spheres|balls|blocks|trucks)) have collided)';
const BEFORE = '[(just|immediately) before (the|this|their) (collision|impact)]';

const NAMES: Rule[] = [
  ...rule<{ n: string; m: string }>('bodys', 'the {n:body-noun} and {m:body-noun}', ({ n, m }, [at]) => ({
    all: [reference(n, null, 'the', at), reference(m, null, 'the', at + 0.01)],
  })),
  ...rule<{ n: string; a: string; m: RawTerm; b: string; k: RawTerm }>(
    'bodys',
    '[the] [two] {n:many-noun} [,] {a:label} [,] (of|with) mass {m:mass} [,] and {b:label} [,] (of|with) mass {k:mass} [,]',
    ({ n, a, m, b, k }, [at]) => ({
      all: [
        { ...reference(n, a, 'the', at), says: [fact('equal', the('mass', SELF), m)] },
        { ...reference(n, b, 'the', at + 0.01), says: [fact('equal', the('mass', SELF), k)] },
      ],
    }),
  ),
  ...rule<object>(
    'does',
    '[then|now|subsequently] (collide|collide directly|collide with each other)',
    () => [fact('act', SELF, 'collide')],
  ),
];

/** Speeds of several bodies, and how they are placed along their line. */
const SPEEDS: Rule[] = [
  ...rule<{ v: RawTerm }>('does', '(has|have) [a] (speed|velocity) [of] {v:speed}', ({ v }) => [
    fact('equal', the('speed', SELF), v),
  ]),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    `(the speeds of {x:bodys} [${BEFORE}] are|their speeds [${BEFORE}] are) {v:speeds} [respectively]`,
    ({ x, v }, [at]) => {
      const all = x ?? theTwo(at);
      return isAll(all) && isAll(v) && all.all.length === v.all.length
        ? all.all.map((one, i) => fact('equal', the('speed', one), v.all[i]!))
        : null;
    },
  ),
  ...rule<{ q: RawTerm; m: RawTerm; v: RawTerm }>(
    'facts',
    '{q:quant} {m:moment} (is|was) {v:amount}',
    ({ q, m, v }) => [fact('when', m), fact('equal', q, v)],
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>('how', '[,] with {x:body} behind {y:body}', ({ x, y }) =>
    the('behind', x, y),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'how',
    '[,] with {y:body} (in front of|ahead of) {x:body}',
    ({ x, y }) => the('behind', x, y),
  ),
  ...rule<object>('moment', OVER, () => ({ the: 'moment', of: ['after collision'], where: [] })),
  ...rule<{ f: RawFact[]; x: RawTerm; d: RawFact[] }>(
    'facts',
    `${OVER} [,] {x:body} continues (to move|moving) {h:hows}`,
    (slots) => {
      const { x, h } = slots as unknown as { x: RawTerm; h: RawTerm };
      return isAll(h)
        ? [
            fact('when', { the: 'moment', of: ['after collision'], where: [] }),
            ...sayOf(x, [fact('act', SELF, 'move', the('same way'), ...h.all)]),
          ]
        : null;
    },
  ),
];

const theTwo = (at: number): RawTerm => ({
  all: [reference('body', null, 'one', at), reference('body', null, 'other', at + 0.01)],
});

export const TOLD_RULES: Rule[] = [...BRAKES, ...NAMES, ...SPEEDS];
