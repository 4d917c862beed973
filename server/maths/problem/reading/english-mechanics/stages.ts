import { fact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);

/** The whole of a journey, and its stages. */
export const STAGE_RULES: Rule[] = [
  ...rule<{ t: RawTerm }>(
    'facts',
    '(the total time [taken] for|the total time of|the time taken for) (the|this) [whole] (journey|motion) is {t:duration}',
    ({ t }) => [fact('whole time', t)],
  ),
  ...rule<{ t: RawTerm }>('facts', '(the|this) [whole] journey takes {t:duration}', ({ t }) => [
    fact('whole time', t),
  ]),
  ...rule<{ d: RawTerm }>(
    'facts',
    '[the] total distance (travelled|covered|travelled by {x:body}) is {d:length}',
    ({ d }) => [fact('whole distance', d)],
  ),
  ...rule<object>('wanted', '[the] total time (taken for|for|of) (the|this) [whole] (journey|motion)', () =>
    the('whole time'),
  ),
  ...rule<object>('wanted', '[the] total distance (travelled|covered)', () => the('whole distance')),
  ...rule<{ x: RawTerm }>('wanted', '[the] total distance (travelled|covered) by {x:body}', ({ x }) =>
    the('whole distance', x),
  ),
  ...rule<{ x: RawTerm }>('wanted', '[the] total distance {x:body} (travels|covers)', ({ x }) =>
    the('whole distance', x),
  ),
  ...rule<object>('wanted', '[the] deceleration', (_, [at]) => the('deceleration', it(at))),
  ...(['accelerate', 'decelerate'] as const).flatMap((kind) => {
    const verb = kind === 'accelerate' ? 'accelerating' : 'decelerating';
    return [
      ...rule<{ x: RawTerm }>(
        'wanted',
        `[the] distance (travelled|covered) [by {x:body}] while (it is|) ${verb}`,
        ({ x }: { x?: RawTerm }, [at]) => the('distance while', x ?? it(at), kind),
      ),
      ...rule<{ x: RawTerm }>('wanted', `[the] time for which {x:body} is ${verb}`, ({ x }) =>
        the('time while', x, kind),
      ),
    ];
  }),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] time for which {x:body} (travels|moves) at (constant speed|this speed|its greatest speed)',
    ({ x }) => the('time while', x, 'steady'),
  ),
];
