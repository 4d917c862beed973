import { type Expression, product, sum } from '../../algebra-system/expressions/expression.ts';
import { expressionOf, propertyIn } from '../planning/told/told.ts';
import type { Fact, Term } from '../schema/problem.ts';
import { type Body, currentOf, goOn, isMoving, isNowhere, type Scene, type Stage } from './scene.ts';
import { allBodies, bodiesNamed, minus, ratiosFor, wordsOf } from './names.ts';

/** Of what is told "unchanged" or "constant", the value stays; other words change it. */
function changed(
  scene: Scene,
  name: 'power' | 'resistance' | 'drive',
  value: Term | undefined,
): Expression | null | 'kept' {
  const known = scene.stages.findLast((one) => one[name] !== null)?.[name] ?? null;
  if (value === 'constant') return 'kept';
  if (value === 'unchanged') return currentOf(scene)[name] === null ? (known ?? 'kept') : 'kept';
  const change = propertyIn(value);
  if (change?.name === 'times' || change?.name === 'by') {
    const size = expressionOf(change.of[0]);
    return size && known && (change.name === 'times' ? product(size, known) : sum(known, size));
  }
  return expressionOf(value);
}

/** "The resistance is 300 N": a quantity of what is spoken of has that value. */
export function addValue(scene: Scene, { of: [quantity, who, value] }: Fact): boolean {
  if (quantity === 'acceleration' || quantity === 'deceleration') anotherMoment(scene);
  const stage = currentOf(scene);
  const names = quantity === 'between' ? [] : wordsOf(who);
  const bodies = names.length === 0 || names[0] === '' ? [] : bodiesNamed(scene, who);
  if (!bodies) return false;
  if (bodies.length > 1 && typeof value === 'object' && 'all' in value)
    return (
      value.all.length === bodies.length &&
      bodies.every((one, at) =>
        addValue(scene, { relation: 'is', of: [quantity!, one.name, value.all[at]!] }),
      )
    );
  const [body] = bodies;
  const own =
    bodies.length === 1 && stage.bodies.length > 1
      ? stage.bodies.find(({ name }) => name === body!.name)
      : null;
  const size = expressionOf(value);
  switch (quantity) {
    case 'resistance':
      return addResistance(scene, own ?? null, value);
    case 'most power':
      scene.mostPower = size;
      if (size === null || !addValue(scene, { relation: 'is', of: ['power', who!, value!] })) return false;
      scene.ownPower = null;
      return true;
    case 'drive':
    case 'power':
      return addEngine(scene, quantity, value);
    case 'brake':
      // The brakes are those of what goes in front.
      if (own && own !== stage.bodies[0]) return false;
      stage.brake = size;
      return size !== null || value === 'constant';
    case 'friction':
      return size !== null && addFriction(scene, bodies, size);
    case 'rub': {
      if (value === 'constant') return true;
      const on = own ?? (stage.bodies.length === 1 ? stage.bodies[0]! : null);
      if (!on || !size) return false;
      on.rub = size;
      return true;
    }
    case 'tension':
      stage.tension = size;
      return size !== null;
    case 'texture': {
      for (const one of scene.stages.flatMap((each) => each.bodies))
        if (one.place?.kind === 'slope') one.place = { ...one.place, isRough: value === 'rough' };
      return value === 'rough' || value === 'smooth';
    }
    case 'angle': {
      const ratios = ratiosFor(scene, value);
      if (!ratios) return false;
      for (const one of scene.stages.flatMap((each) => each.bodies))
        if (one.place?.kind === 'slope' && !one.place.angle) one.place = { ...one.place, angle: ratios };
      return true;
    }
    case 'between': {
      const [one, other] = String(who).replace(/[^A-Z]/g, '');
      return between(scene, [one ?? '', other ?? ''], size);
    }
    case 'height':
      return body !== undefined && size !== null && eachOn(scene, [body.name], (one) => (one.height = size));
    case 'to pulley':
      return (
        body !== undefined && size !== null && eachOn(scene, [body.name], (one) => (one.toPulley = size))
      );
    default:
      return addMotion(stage, quantity as string, value, size);
  }
}

/** Where an acceleration and the speed that goes with it were told, what follows is of another moment. */
export function anotherMoment(scene: Scene): void {
  const { a, at, isConstant, isSteady, v, s, t } = currentOf(scene);
  const isMoment = a !== null && at !== null && [v, s, t].every((one) => one === null);
  if (isMoment && !isConstant && !isSteady) goOn(scene, false);
}

/** What an engine drives with from here on, or the power it works at. */
function addEngine(scene: Scene, name: 'drive' | 'power', value: Term | undefined): boolean {
  const stage = currentOf(scene);
  const next = changed(scene, name, value);
  if (next === null) return false;
  if (next === 'kept') return true;
  const now = stage[name] !== null && isMoving(stage) ? goOn(scene, false) : stage;
  now.drive = null;
  now.power = null;
  now.isOff = false;
  now[name] = next;
  scene.ownPower = name === 'power' && isNowhere(scene) ? next : null;
  return true;
}

/** A coefficient of friction: where a body has one its place is rough. */
function addFriction(scene: Scene, bodies: readonly Body[], size: Expression): boolean {
  const all = allBodies(scene);
  const on = bodies.length > 0 ? bodies : all.length === 1 ? all : [];
  return eachOn(
    scene,
    on.map(({ name }) => name),
    (one) => {
      one.friction = size;
      if (one.place?.isRough === null && one.place.kind !== 'vertical')
        one.place = { ...one.place, isRough: true };
    },
  );
}

/** "AP is 1 m": from a body to the pulley, or the way between two places. */
function between(scene: Scene, ends: [string, string], size: Expression | null): boolean {
  const stage = currentOf(scene);
  const others = ends.filter((one) => one !== scene.pulley);
  if (!size) return false;
  if (others.length === 1) return eachOn(scene, others, (one) => (one.toPulley = size));
  if (![stage.from, stage.to].every((one) => one !== null && ends.includes(one))) return false;
  stage.length = size;
  return true;
}

/** Of a body in every stage. */
function eachOn(scene: Scene, names: readonly string[], set: (one: Body) => void): boolean {
  const known =
    names.length > 0
      ? names
      : allBodies(scene)
          .filter(({ place }) => place?.isRough)
          .map(({ name }) => name);
  if (known.length !== 1 && names.length === 0) return false;
  for (const one of scene.stages.flatMap(({ bodies }) => bodies)) if (known.includes(one.name)) set(one);
  return true;
}

function addResistance(scene: Scene, own: Body | null, value: Term | undefined): boolean {
  const stage = currentOf(scene);
  if (own) {
    if (value === 'unchanged' || value === 'constant') return own.resistance !== null || value === 'constant';
    own.resistance = expressionOf(value);
    return own.resistance !== null;
  }
  if (value === 'unchanged' && stage.bodies.some(({ resistance }) => resistance !== null)) return true;
  const next = changed(scene, 'resistance', value);
  if (next === null) return false;
  if (value === '0') {
    scene.isResisted = false;
    stage.resistance = null;
    return !scene.stages.some((one) => one.resistance !== null);
  }
  if (next !== 'kept') stage.resistance = next;
  return true;
}

/** How fast, how far, how long, and the work that is done meanwhile. */
function addMotion(stage: Stage, name: string, value: Term | undefined, size: Expression | null): boolean {
  if (name === 'acceleration' && value === 'constant') return (stage.isConstant = true);
  if (!size) return false;
  switch (name) {
    case 'acceleration':
      stage.a = size;
      return true;
    case 'deceleration':
      stage.a = minus(size);
      return true;
    case 'speed':
      if (stage.u !== null && stage.u !== size) {
        stage.v = size;
        return (stage.isEnded = true);
      }
      stage.at = size;
      stage.u = size;
      return true;
    case 'steady speed':
    case 'greatest speed':
      stage.at = size;
      stage.isSteady = true;
      return true;
    case 'work by':
      stage.workBy = size;
      return true;
    case 'work against':
      stage.workAgainst = size;
      return true;
    case 'rise':
      stage.rise = size;
      return true;
    case 'fall':
      stage.rise = minus(size);
      return true;
    case 'length':
      stage.length = size;
      return true;
    case 'time':
      stage.t = size;
      return true;
    default:
      return false;
  }
}
