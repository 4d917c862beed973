import { fact, isAll, paired, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const MANY = '(particles|spheres|balls|blocks|beads|discs|trucks|wagons|toy trucks|cars|pucks)';
const one = (noun: string) => noun.replace(/^toy /, '').replace(/ies$/, 'y').replace(/s$/, '');

/** Bodies that are named together: "two particles A and B of masses 3 kg and 2 kg". */
const NAMES: Rule[] = [
  ...rule<object>('which', '(two|three) [small] [smooth] [uniform] [identical|toy]', () => ''),
  ...rule<object>(
    'which',
    '(small [smooth] [uniform]|smooth [uniform]|uniform [smooth]|identical|toy)',
    () => '',
  ),
  ...'particles spheres balls blocks beads discs trucks wagons cars pucks stones boxes'
    .split(' ')
    .flatMap((noun) => rule<object>('many-noun', noun, () => (noun === 'boxes' ? 'box' : one(noun)))),
  ...rule<{ n: string; l: RawTerm }>(
    'bodys',
    '[the] [{k:which}] {n:many-noun} [,] {l:labels} [,] [(of|with) equal (radius|radii)] [,]',
    ({ n, l }, [at]) =>
      isAll(l) ? { all: l.all.map((name, i) => reference(n, name as string, 'the', at + i / 100)) } : null,
  ),
  ...rule<{ x: RawTerm; m: RawTerm }>(
    'facts',
    '{x:bodys} (have masses|,|of masses|have masses of|with masses) {m:masss} [respectively]',
    ({ x, m }) => paired('mass', x, m),
  ),
  ...rule<{ x: RawTerm; m: RawTerm; says: RawFact[] }>(
    'massed',
    '{x:bodys} [,] [and] (of|with|having|have) masses {m:masss} [respectively] [,]',
    ({ x, m }) => {
      const masses = paired('mass', x, m);
      return masses && isAll(x)
        ? {
            all: x.all.map((each, at) =>
              typeof each === 'object' && 'a' in each
                ? { ...each, says: [...each.says, fact('equal', the('mass', SELF), masses[at]!.of[1]!)] }
                : each,
            ),
          }
        : null;
    },
  ),
  ...rule<{ x: RawTerm }>('bodys', '{x:massed}', ({ x }) => x),
  ...rule<{ n: string }>('them', `the [two] ${MANY}`, () => 'them'),
  ...rule<object>('them', '(they|these)', () => 'them'),
];

const WHAT: Rule[] = [
  ...rule<{ y: RawTerm }>(
    'does-body',
    '(collides|then collides|subsequently collides|now collides|collides directly) with {y:body}',
    ({ y }) => [fact('collision', SELF, y)],
  ),
  ...rule<{ y: RawTerm }>('does-body', '(hits|strikes|runs into|meets) {y:body}', ({ y }) => [
    fact('collision', SELF, y),
  ]),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'collides',
    '{x:body} (collides|collides directly|runs) (with|into) {y:body}',
    ({ x, y }) => [fact('collision', x, y)],
  ),
  ...rule<{ t: string }>('facts', '{t:them} (collide|then collide|collide directly)', () => [
    fact('collision'),
  ]),
  ...rule<{ t: string }>('facts', '{t:them} collide and (coalesce|stick together|join together)', () => [
    fact('collision'),
    fact('coalesce'),
  ]),
  ...rule<{ x: RawTerm; h: RawTerm }>(
    'facts',
    '{x:bodys} (lie|are) [at rest] [in that order] [in a straight line] on a smooth horizontal (floor|table|plane|surface)',
    ({ x }) => (isAll(x) ? [fact('in order', ...x.all)] : null),
  ),
  ...rule<{ x: RawTerm }>('facts', '{x:bodys} (collide|then collide|collide directly)', ({ x }) =>
    isAll(x) && x.all.length === 2 ? [fact('collision', ...x.all)] : null,
  ),
  ...rule<object>(
    'facts',
    '[when they collide ,] {t:them} (coalesce|join together|couple together|stick together) [on impact|in the collision|and move together|together]',
    () => [fact('coalesce')],
  ),
  ...rule<object>('does-body', '(coalesces|couples|joins) [with it]', () => [fact('coalesce')]),
  ...rule<{ y: RawTerm }>('does-body', 'collides and coalesces with {y:body}', ({ y }) => [
    fact('collision', SELF, y),
    fact('coalesce'),
  ]),
];

const THEM =
  '(the spheres|the two spheres|the particles|the two particles|them|these two particles|the discs|the balls|the two balls|each pair of spheres)';
/** How they bounce, which way and how fast they go. */
const BOUNCES: Rule[] = [
  ...rule<{ e: string }>(
    'facts',
    `[the] coefficient of restitution between ${THEM} is {e:friction-value}`,
    ({ e }) => [fact('restitution', e)],
  ),
  ...rule<{ x: RawTerm; y: RawTerm; e: string }>(
    'facts',
    '[the] coefficient of restitution between {x:body} and {y:body} is {e:friction-value}',
    ({ x, y, e }) => [fact('restitution', e, x, y)],
  ),
  ...rule<{ e: string }>('friction-value', '{e:letter-e}', ({ e }) => e),
  ...rule<{ e: string }>('wanted', '[the] value of {e:letter-e}', ({ e }) => e),
  ...rule<{ e: string; t: string }>('manner', 'in terms of {e:letter-e}', ({ e }) => ({ terms: [e] })),
  ...rule<{ e: string; t: string }>('manner', 'in terms of {t:letter} and {e:letter-e}', ({ t, e }) => ({
    terms: [t, e],
  })),
  ...rule<{ e: string; t: string }>('manner', 'in terms of {e:letter-e} and {t:letter}', ({ t, e }) => ({
    terms: [t, e],
  })),
  ...rule<{ e: string; t: string; m: string }>(
    'manner',
    'in terms of {m:letter} , {t:letter} and {e:letter-e}',
    ({ m, t, e }) => ({ terms: [m, t, e] }),
  ),
  ...rule<object>(
    'bodys',
    '(they|the two spheres|the two particles|the spheres|the particles|both spheres|both particles)',
    (_, [at]) => ({
      all: [reference('body', null, 'one', at), reference('body', null, 'other', at + 0.01)],
    }),
  ),
  ...rule<{ n: string; a: string; m: RawTerm; b: string; k: RawTerm }>(
    'bodys',
    '[the] [{w:which}] {n:many-noun} [,] {a:label} (of|with) mass {m:mass} and {b:label} (of|with) mass {k:mass} [,]',
    ({ n, a, m, b, k }, [at]) => ({
      all: [
        { ...reference(n, a, 'the', at), says: [fact('equal', the('mass', SELF), m)] },
        { ...reference(n, b, 'the', at + 0.01), says: [fact('equal', the('mass', SELF), k)] },
      ],
    }),
  ),
  ...rule<{ v: RawTerm }>('does-body', '(has|have) (speed|velocity) {v:speed}', ({ v }) => [
    fact('go', SELF, 'move', the('speed', v)),
  ]),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    'the speed of {x:body} (after the collision|immediately after the collision|after the impact) is {v:speed}',
    ({ x, v }) => [fact('go', x, 'move', the('speed', v), the('after'))],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>('facts', 'the speed of {x:body} is {v:speed}', ({ x, v }) => [
    fact('go', x, 'move', the('speed', v)),
  ]),
  ...rule<{ v: RawTerm }>(
    'facts',
    '(their speeds are|the speeds of the particles are|the speeds of the spheres are) {v:speeds} [respectively]',
    ({ v }, [at]) =>
      isAll(v) && v.all.length === 2
        ? v.all.map((speed, i) =>
            fact(
              'go',
              reference('body', null, i === 0 ? 'one' : 'other', at + i / 100),
              'move',
              the('speed', speed),
            ),
          )
        : null,
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    'the direction of motion of {x:body} is reversed and (its|the) speed is [now] {v:speed}',
    ({ x, v }) => [fact('go', x, 'move', the('speed', v), the('other way'))],
  ),
  ...rule<object>('does-body', 'is brought to rest (by|in) the (collision|impact)', () => [
    fact('go', SELF, 'rest', the('after')),
  ]),
  ...rule<{ t: string }>(
    'facts',
    '[after the collision|after the impact|on impact|when they collide] [,] {t:them} (move|move off|move on) together',
    () => [fact('coalesce')],
  ),
  ...rule<{ t: string }>('facts', 'on impact [,] {t:them} (coalesce|join together|stick together)', () => [
    fact('coalesce'),
  ]),
  ...rule<{ t: string; v: RawTerm }>(
    'facts',
    '{t:them} coalesce and (move|move off|move on) with [a] [common] speed [of] {v:speed}',
    ({ v }) => [fact('coalesce'), fact('equal', the('speed together'), v)],
  ),
  ...rule<object>(
    'wanted',
    '[the] common speed [of the (particles|spheres|two particles|blocks|trucks)] [immediately] [after the (collision|impact)]',
    () => the('speed together'),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] velocity of {x:body} [immediately] after the (collision|impact)',
    ({ x }) => the('velocity after', x),
  ),
  ...rule<{ y: RawTerm }>('does-body', '(subsequently|then|next|later) collides with {y:body}', ({ y }) => [
    fact('collision', SELF, y),
  ]),
  ...rule<{ n: string; l: string }>('body', 'a (third|second) {n:body-noun} {l:label}', ({ n, l }, [at]) =>
    reference(n, l, 'the', at),
  ),
  ...rule<{ n: string }>('body', 'another {n:body-noun}', ({ n }, [at]) => reference(n, null, 'a', at)),
  ...rule<{ y: RawTerm }>('how', '[directly] away from {y:body}', ({ y }) => the('away from', y)),
  ...rule<object>(
    'does-body',
    '(is|are) free to move (on|along) a smooth horizontal (plane|table|surface|floor|track)',
    () => [fact('go', SELF, 'move', the('on a smooth floor'))],
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'wanted',
    '[the] [magnitude of the] impulse (exerted|) [by {x:body}] on {y:body} [by {x:body}] [in the collision|in this collision]',
    ({ y }) => the('impulse', y),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] [value of the] coefficient of restitution between (the (spheres|particles|two spheres|two particles)|{x:body} and {y:body})',
    () => the('restitution'),
  ),
];

const OVER = '[immediately|just] (after|following) [the|this|their] (collision|impact)';
const LOST =
  '(in|due to|caused by|as a result of|during|in the course of) (the|this|their) (collision|impact)';
/** What is asked of a collision. */
const ASKED: Rule[] = [
  ...rule<{ x: RawTerm }>('wanted', `[the] speed of {x:body} ${OVER}`, ({ x }) => the('speed after', x)),
  ...rule<{ x: RawTerm }>('wanted', `[the] speed (with which {x:body} moves|of {x:body}) ${OVER}`, ({ x }) =>
    the('speed after', x),
  ),
  ...[
    'combined particle',
    'combined body',
    'combined mass',
    'coupled wagons',
    'coupled trucks',
    'combined object',
    'combined particles',
  ].flatMap((noun) => [
    ...rule<object>(
      'wanted',
      `[the] speed of the ${noun} [immediately|just] [after the collision|after the impact|after this collision]`,
      () => the('speed together'),
    ),
  ]),
  ...rule<object>(
    'wanted',
    `[the] [total] loss (of|in) [the] [total] kinetic energy [of the system] ${LOST}`,
    () => the('energy lost'),
  ),
  ...rule<object>('wanted', `[the] [total] kinetic energy [that is|which is|] lost ${LOST}`, () =>
    the('energy lost'),
  ),
];

export const COLLISION_RULES: Rule[] = [...NAMES, ...WHAT, ...BOUNCES, ...ASKED];
