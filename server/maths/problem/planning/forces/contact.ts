import { evaluate, type Values } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import type { Result } from '../laws/solve-model.ts';
import { propertyIn } from '../told/told.ts';
import { lettersOf } from './arrows.ts';
import { askedOf, rangeOf } from './contact-asked.ts';
import { actIn } from '../journeys/tale.ts';
import { frictionOf, partsOf } from './contact-parts.ts';
import {
  addTo,
  type Contact,
  contactIn,
  isRod,
  lastOf,
  type Moment,
  slopeOf,
  weightOf,
} from './contact-told.ts';
import { rootsFrom } from './numbers.ts';

/** What is asked of one body that touches one surface or rod, whatever pulls or pushes it. */
export function resultOfContact(facts: readonly Fact[], goal: Goal): Result | null {
  const contact = contactIn(facts);
  const inner = (goal.target as { where?: Fact[] }).where ?? [];
  const isOfSet = ['set of values', 'least', 'greatest'].includes(propertyIn(goal.target)?.name ?? '');
  if (!contact) return null;
  for (const fact of [...(goal.where ?? []), ...(isOfSet ? [] : inner)])
    if (!isOfMotion(goal, fact) && (fact.relation === 'by energy' || !addTo(contact, fact))) return null;
  const last = lastOf(contact);
  if (contact.body === null || last.road === null || slopeOf(last.road) === null) return null;
  if (contact.moments.some(({ pushes }) => pushes.some(({ heading }) => heading === null))) return null;
  if (contact.moments.some(({ pushes }) => pushes.filter(({ isOpen }) => isOpen).length > 1)) return null;
  if (!areSided(contact)) return null;
  const isPushed = contact.moments.some(({ pushes }) => pushes.length > 0);
  // What only slides on a slope, others know.
  const isOfRest = ['friction force', 'reaction', 'contact force'].includes(
    propertyIn(goal.target)?.name ?? '',
  );
  if (!isPushed && !isOfRest && contact.moments.every(({ told }) => told.length === 0)) return null;
  if (contact.isInstead) last.told = [];
  if (isOfSet) return rangeOf(contact, goal, inner);
  const found = solutionsOf(contact);
  return found.length === 0 ? null : askedOf(contact, found, goal);
}

/** What keeps a body at rest on a smooth slope, or is about to move it up, acts up the slope. */
const areSided = ({ moments }: Contact): boolean =>
  moments.every(({ pushes }) => pushes.every(({ isAlong }) => !isAlong)) ||
  moments.some(({ road, told }) => told.some(({ way }) => way === 'up' || road?.rough === false));

/** "Until it comes to rest", "when it has slid 2 m": what is asked says it of the motion that begins. */
const isOfMotion = ({ target }: Goal, { relation, of }: Fact): boolean => {
  const [only, another] = (of[0] as { where?: Fact[] } | undefined)?.where ?? [];
  const act = only && !another ? actIn(only) : null;
  const name = propertyIn(target)?.name;
  if (relation === 'when') return name === 'speed' && act?.verb === 'move' && act.roles.has('distance');
  return relation === 'until' && name === 'way' && act?.verb === 'stop' && act.roles.size === 0;
};

/** What is zero because of what was told of a moment. */
function zerosOf(contact: Contact, moment: Moment): ((values: Values) => number)[] {
  const { road, told } = moment;
  const parts = (values: Values) => partsOf(contact, moment, values);
  return told.flatMap(({ kind, way }) => {
    if (road!.rough === false) return [(values: Values) => parts(values).along];
    if (kind === 'rests') return [];
    return [
      (values: Values) => {
        const { along, onto } = parts(values);
        const limit = frictionOf(contact, values) * Math.abs(onto);
        return way === 'up' ? along - limit : way === 'down' ? along + limit : Math.abs(along) - limit;
      },
    ];
  });
}

/** Whether values can be those of the situation: nothing pulls it onto a floor, friction is enough where it rests. */
function isPossible(contact: Contact, values: Values): boolean {
  const mu = frictionOf(contact, values);
  return (
    contact.moments.every((moment) => {
      const { along, onto } = partsOf(contact, moment, values);
      if (!isRod(moment.road) && onto < -1e-9) return false;
      if (moment.pushes.some(({ size }) => evaluate(size, values) < -1e-9)) return false;
      const isHeld = moment.road?.rough === false || !moment.told.some(({ kind }) => kind === 'rests');
      return isHeld || !(Math.abs(along) > mu * Math.abs(onto) * (1 + 1e-9) + 1e-9);
    }) && !(mu <= 0)
  );
}

/** A root at nothing is found but for this: such a system has come to nothing. */
const NOTHING = 1e-4;
const STARTS = [0.15, 0.5, 0.9, 1.6, 2.7];

/** Every set of values with which all that was told holds. */
export function solutionsOf(contact: Contact): Values[] {
  const given: Values = Object.fromEntries(contact.values);
  const moments = contact.moments.filter(({ told }) => told.length > 0);
  if (moments.some(({ road }) => road === null || slopeOf(road) === null)) return [];
  const zeros = moments.flatMap((moment) => zerosOf(contact, moment));
  const isRubbing = moments.some(
    ({ road, told }) => road!.rough !== false && told.some(({ kind }) => kind !== 'rests'),
  );
  const bearing = moments.filter((moment) => zerosOf(contact, moment).length > 0);
  const { sizes, angles } = lettersOf(bearing.flatMap(({ pushes }) => pushes));
  const weight = weightOf(contact);
  const names = [
    ...new Set([
      ...sizes,
      ...angles,
      ...(bearing.length > 0 && weight ? symbolsOf(weight) : []),
      ...(isRubbing ? (contact.friction ? symbolsOf(contact.friction) : ['mu']) : []),
    ]),
  ].filter((one) => !contact.values.has(one));
  if (!weight || names.length > zeros.length) return [];
  if (names.length === 0) return isPossible(contact, given) ? [given] : [];
  const scale = Math.max(
    1,
    ...[weight, ...contact.moments.flatMap(({ pushes }) => pushes.map(({ size }) => size))]
      .map((one) => evaluate(one, given))
      .filter(Number.isFinite),
  );
  const unitOf = (name: string) => (name === 'mu' || angles.includes(name) ? 1 : scale);
  const at = (x: readonly number[]): Values => ({
    ...given,
    ...Object.fromEntries(names.map((one, i) => [one, x[i]! * unitOf(one)])),
  });
  const starts = STARTS.flatMap((one) =>
    [0.3, 1.1].map((factor) => names.map((_, i) => one * (i === 0 ? 1 : factor))),
  );
  const found = rootsFrom((x) => zeros.map((zero) => zero(at(x)) / scale), starts)
    .map(at)
    .filter(
      (values) => names.every((one) => values[one]! > NOTHING * unitOf(one)) && isPossible(contact, values),
    )
    .filter((values) => angles.every((one) => values[one]! < Math.PI / 2));
  return firstOf(contact, found);
}

/** What grows from nothing comes to the smallest first. */
function firstOf({ moving }: Contact, found: Values[]): Values[] {
  if (!moving || found.length < 2) return found;
  const sizes = found.map((values) => values[moving.letter] ?? NaN);
  const first = moving.way === 'up' ? Math.min(...sizes) : NaN;
  return found.filter((_, at) => sizes[at] === first);
}
