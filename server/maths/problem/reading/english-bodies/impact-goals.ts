import { isAll, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { nameOf } from '../shared/bodies.ts';
import { AFTER, CENTRES } from './impacts.ts';

const speedOf = (p: RawTerm): RawTerm =>
  isAll(p) ? { all: p.all.map((one) => the('after speed', nameOf(one))) } : the('after speed', nameOf(p));

const ALONG = '[,] (along|parallel to|in the direction of) the line of centres [of the spheres] [,]';
const componentOf = (p: RawTerm): RawTerm =>
  isAll(p)
    ? { all: p.all.map((one) => the('after component', nameOf(one))) }
    : the('after component', nameOf(p));

/** What is asked of bodies that run into each other. */
export const IMPACT_GOALS: Rule[] = [
  ...['who', 'couple'].flatMap((kind) =>
    rule<{ x: RawTerm }>(
      'want',
      `[the] (component|components) (${ALONG} of the (velocity|velocities) of {x:${kind}}|of the (velocity|velocities) of {x:${kind}} ${ALONG}) ${AFTER}`,
      ({ x }) => componentOf(x),
    ),
  ),
  ...rule<{ x: RawTerm }>(
    'want',
    '[the] speed of {x:who} [immediately] after (the|this|their) (first|) (collision|impact)',
    ({ x }) => speedOf(x),
  ),
  ...rule<{ x: RawTerm }>(
    'want',
    '[the] speed with which {x:who} moves [immediately] after the (collision|impact)',
    ({ x }) => speedOf(x),
  ),
  ...rule<{ x: RawTerm }>(
    'want',
    '(the|a|an) (corresponding|similar) expression for the speed of {x:who}',
    ({ x }) => speedOf(x),
  ),
  ...rule<object>(
    'want',
    '[the] (total|) kinetic energy lost [in the collision|as a result of the collision|due to the collision]',
    () => the('energy lost'),
  ),
  ...rule<object>(
    'want',
    '[the] [total] loss (of|in) [the] [total] kinetic energy [of {z:them}] [in|due to|as a result of|resulting from] [the] (collision|impact)',
    () => the('energy lost'),
  ),
  ...rule<{ x: RawTerm }>('want', `[the] (speed|magnitude of the velocity) of {x:who} ${AFTER}`, ({ x }) =>
    speedOf(x),
  ),
  ...rule<{ x: RawTerm }>('want', `its speed ${AFTER}`, () => speedOf('')),
  ...rule<{ p: RawTerm }>('want', `[the] (speeds|velocities) of {p:couple} ${AFTER}`, ({ p }) => speedOf(p)),
  ...rule<object>('want', `[the] (speeds|velocities) of {z:them} ${AFTER}`, () => the('after speeds')),
  ...rule<{ w: RawTerm }>('want', `${AFTER} [,] [the] speed of {x:who}`, (slots) =>
    speedOf((slots as unknown as { x: RawTerm }).x),
  ),
  ...rule<{ x: RawTerm }>(
    'want',
    `[the] [acute] angle (through which|by which) the direction of motion of {x:who} is (turned|deflected|changed) [by the collision|as a result of the collision|in the collision]`,
    ({ x }) => the('deflection', nameOf(x)),
  ),
  ...rule<{ x: RawTerm }>('want', `[the] angle of deflection of {x:who}`, ({ x }) =>
    the('deflection', nameOf(x)),
  ),
  ...rule<{ x: RawTerm }>(
    'want',
    `[the] [acute] angle (between|that|which) the direction of motion of {x:who} (and|makes with) ${CENTRES} ${AFTER}`,
    ({ x }) => the('after angle', nameOf(x)),
  ),
  ...rule<object>(
    'want',
    '[the] fraction of the [total] [initial|original] kinetic energy [of {z:them}] [that is|which is] lost [as a result of|in|by|due to] [the] [collision|impact|in the collision]',
    () => the('fraction lost'),
  ),
  ...rule<object>(
    'want',
    '[the] percentage of the [total] [initial|original] kinetic energy [of {z:them}] [that is|which is] lost [as a result of|in|by|due to] [the] [collision|impact]',
    () => the('percentage lost'),
  ),
  ...rule<object>(
    'want',
    '[the] (loss of|loss in|total loss of|total loss in|kinetic energy lost in|total kinetic energy lost in) [the] [total] [kinetic energy] [of {z:them}] [as a result of|in|due to] [the] (collision|impact)',
    () => the('energy lost'),
  ),
  ...rule<{ x: RawTerm }>(
    'want',
    '[the] [magnitude of the] impulse (on|exerted on|that acts on|exerted by the wall on) {x:who} [in the collision|by the wall|by the cushion|by {y:who}|at the impact]',
    ({ x }) => the('impulse', nameOf(x)),
  ),
  ...rule<object>(
    'want',
    '[the] time (between|from) the first (and second collisions|collision (to|and|until) the second [collision]) [between {z:them}]',
    () => the('time between'),
  ),
  ...rule<object>(
    'want',
    '[the] distance from the (wall|barrier|cushion) (of the point where|of the point at which|at which|when) ({z:them}|{p:couple}) (collide|meet|collide directly) (again|for the second time)',
    () => the('place of second'),
  ),
];
