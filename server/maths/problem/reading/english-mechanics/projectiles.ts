import { fact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);
const GROUND = '{g:ground-word}';
const TOWER = '{w:tower}';

/** Where it is thrown from. */
const FROM: Rule[] = [
  ...rule<object>(
    'ground-word',
    '(ground|plane|horizontal plane|horizontal ground|sea|water|ground level|sea level|floor)',
    () => '',
  ),
  ...rule<object>('tower', '(tower|cliff|vertical cliff|vertical tower|building|bridge|balcony)', () => ''),
  ...rule<{ o: RawTerm }>(
    'how',
    'from {o:origin} on (horizontal ground|a horizontal plane|the ground|level ground|horizontal level ground)',
    ({ o }) => the('from the ground', o),
  ),
  ...rule<object>(
    'how',
    '(from|at) (a point on horizontal ground|horizontal ground|a point on a horizontal plane|ground level|the ground|a point on the ground|a horizontal plane)',
    () => the('from the ground'),
  ),
  ...rule<{ h: RawTerm }>(
    'how',
    `from [{o:origin} ,] [a point] [at] [the top of a ${TOWER}] [which is|that is] {h:length} above [the] [horizontal] ${GROUND}`,
    ({ h }) => the('from a height', h),
  ),
  ...rule<{ h: RawTerm }>(
    'how',
    `from (a point at a height of|a height of|a point at height|a point which is) {h:length} above [the] [horizontal] ${GROUND}`,
    ({ h }) => the('from a height', h),
  ),
  ...rule<{ h: RawTerm }>(
    'how',
    `from the top of a ${TOWER} (of height {h:length}|{h:length} high)`,
    ({ h }) => the('from a height', h),
  ),
  ...rule<object>('facts', '{x:body} [then|subsequently] moves freely under gravity', () => [fact('free')]),
  ...rule<object>('does-body', '[then] (moves|moving) freely under gravity', () => [fact('free')]),
  ...rule<{ h: RawTerm; x: RawTerm }>(
    'does-body',
    '(reaches|attains) a (maximum|greatest) height of {h:length} [above the ground|above the plane]',
    ({ h }) => [fact('equal', the('greatest height', SELF), h)],
  ),
  ...rule<{ t: RawTerm }>(
    'does-body',
    `(hits|reaches|strikes|returns to|lands on) the ${GROUND} ({t:duration} later|after {t:duration}|{t:duration} after (projection|it is projected|it was projected|being projected))`,
    ({ t }) => [fact('equal', the('time to the floor', SELF), t)],
  ),
  ...rule<{ v: RawTerm }>(
    'does-body',
    `(hits|reaches|strikes) the ${GROUND} with speed {v:speed}`,
    ({ v }) => [fact('equal', the('speed at the floor', SELF), v)],
  ),
];

const ABOVE: [words: string, from: string][] = [
  [`above the ${GROUND}`, 'ground'],
  [`above ${GROUND}`, 'ground'],
  [
    'above (the level of projection|the point of projection|its point of projection|its starting point|its initial position|{o:origin}|the level of {o:origin})',
    'start',
  ],
];
const whose = (x: RawTerm | undefined, at: number) => x ?? it(at);

/** What is asked of it. */
const ASKED: Rule[] = [
  ...['', ...ABOVE.map(([words]) => words)].flatMap((words, index) => {
    const from = index === 0 ? [] : [ABOVE[index - 1]![1]];
    return [
      ...rule<{ x: RawTerm }>(
        'wanted',
        `[the] (greatest|maximum) height (of|reached by|attained by) {x:body} ${words}`,
        ({ x }) => the('greatest height', x, ...from),
      ),
      ...(words === ''
        ? rule<{ x: RawTerm }>('wanted', '[the] (greatest|maximum) height (reached|attained)', (_, [at]) =>
            the('greatest height', it(at)),
          )
        : rule<{ x: RawTerm }>(
            'wanted',
            `[the] (greatest|maximum) height ${words} (reached|attained) [by {x:body}]`,
            ({ x }: { x?: RawTerm }, [at]) => the('greatest height', whose(x, at), ...from),
          )),
      ...rule<{ x: RawTerm; h: RawTerm }>(
        'wanted',
        `[the] (time|length of time|total time) (for|during) which {x:body} is (more than|at least|higher than|above) {h:length} ${words}`,
        ({ x, h }) => the('time above', x, h, ...from),
      ),
      ...rule<{ x: RawTerm; h: RawTerm }>(
        'wanted',
        `[the] speed of {x:body} (when it is|at a height of|when it is at a height of|at the instant when it is) {h:length} ${words}`,
        ({ x, h }) => (words === '' ? null : the('speed at height', x, h, ...from)),
      ),
      ...rule<{ x: RawTerm; t: RawTerm }>(
        'wanted',
        `[the] height of {x:body} ${words} {t:duration} after (projection|it is projected|it was projected)`,
        ({ x, t }) =>
          words === '' || from[0] === 'ground' || from[0] === 'start' ? the('height later', x, t) : null,
      ),
    ];
  }),
  ...rule<object>('wanted', '[the] time of flight [of {x:body}]', () => the('time of flight')),
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[the] time (taken for|for|taken by|it takes for) {x:body} to (reach|hit|return to|strike) the ${GROUND}`,
    ({ x }) => the('time to the floor', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] time (taken for|for|taken by|it takes for) {x:body} to reach its (greatest|maximum) height',
    ({ x }) => the('time to the top', x),
  ),
  ...rule<object>('wanted', '[the] [horizontal] range [of {x:body}] [on the horizontal (ground|plane)]', () =>
    the('range'),
  ),
  ...rule<{ x: RawTerm }>('wanted', '[the] horizontal distance (travelled by|moved by) {x:body}', ({ x }) =>
    the('range', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[the] speed (with which|at which) {x:body} (hits|strikes|reaches|enters) the (ground|plane|horizontal plane|sea|water)`,
    ({ x }) => the('speed at the floor', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] speed of {x:body} (when it|as it|just before it|immediately before it|at the instant it) (hits|strikes|reaches|enters|lands on) the (plane|horizontal plane|sea|water)',
    ({ x }) => the('speed at the floor', x),
  ),
  ...rule<{ t: RawTerm; x: RawTerm }>(
    'wanted',
    '[the] speed of {x:body} {t:duration} after (projection|it is projected|it was projected|being projected)',
    ({ x, t }) => the('speed later', x, t),
  ),
];

export const PROJECTILE_RULES: Rule[] = [...FROM, ...ASKED];
