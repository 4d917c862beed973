import { expressionOf } from '../planning/told/told.ts';
import type { Fact } from '../schema/problem.ts';
import { flag, type Hows, howsOf, nameIn, take } from './hows.ts';
import { alone, broken, inside, settled, tied, towed } from './joints.ts';
import { motionTold } from './motions.ts';
import { bodiesNamed, minus, ratiosFor } from './names.ts';
import { elsewhere, placed } from './places.ts';
import {
  type Body,
  currentOf,
  focus,
  goOn,
  isMoving,
  letterOf,
  type Scene,
  type Stage,
  zero,
} from './scene.ts';

const STARTS = new Set(['start', 'release', 'project']);
const MOVES = new Set(['move', 'raise', 'accelerate', 'decelerate', 'pull', 'coast', 'rise', 'fall']);

export function addAct(scene: Scene, { of: [verb, who, ...rest] }: Fact): boolean {
  const bodies = bodiesNamed(scene, who);
  const hows = howsOf(rest);
  if (!bodies || !hows || typeof verb !== 'string') return false;
  if (bodies.length === 1) focus(scene, bodies[0]!.name);
  if (STARTS.has(verb)) return started(scene, verb, bodies, hows);
  if (MOVES.has(verb)) return moved(scene, verb, bodies, hows);
  switch (verb) {
    case 'still':
      currentOf(scene).isStill = true;
      return placed(scene, bodies, hows) && hows.size === 0;
    case 'rest':
      return placed(scene, bodies, hows) && hows.size === 0;
    case 'pass':
      return passed(scene, bodies, hows);
    case 'reach':
      return reached(scene, bodies, hows);
    case 'stop':
      return stopped(scene, hows);
    case 'inside':
      return inside(scene, bodies) && hows.size === 0;
    case 'onto':
      return onto(scene, hows);
    case 'engine off':
      return engineOff(scene) && hows.size === 0;
    case 'brakes on':
      return isOfFirst(scene, [...bodies, ...bodiesOn(scene, hows)]) && hows.size === 0;
    case 'tie':
      return tied(scene, bodies, hows);
    case 'break':
      return broken(scene, take(hows, 'time')) && hows.size === 0;
    case 'stay':
      // That it does not rebound says that it comes to the floor.
      if (currentOf(scene).joint === 'pulley') reached(scene, bodies, new Map([['object', ['floor']]]));
      return hows.size === 0;
    case 'let be': {
      const stage = goOn(scene, true);
      stage.pull = null;
      return hows.size === 0;
    }
    case 'tow':
      return towed(scene, bodies, hows) && moved(scene, 'move', [], hows);
    default:
      return false;
  }
}

function started(scene: Scene, verb: string, bodies: readonly Body[], hows: Hows): boolean {
  const { u, at, isEnded, isSteady } = currentOf(scene);
  const isBeginning = verb === 'start' && u === null && at === null && !isEnded && !isSteady;
  if (isMoving(currentOf(scene)) && !isBeginning) goOn(scene, false);
  if (!placed(scene, bodies, hows)) return false;
  const stage = currentOf(scene);
  const speed = take(hows, 'speed') ?? take(hows, 'from speed');
  flag(hows, 'from rest');
  if ((verb === 'project') !== (speed !== null)) return false;
  stage.u = speed ?? zero;
  stage.from = nameIn(hows, 'from');
  if ((verb === 'release' || verb === 'project') && stage.joint === null) stage.isOff = true;
  return motionTold(scene, hows);
}

function moved(scene: Scene, verb: string, bodies: readonly Body[], hows: Hows): boolean {
  const before = currentOf(scene);
  elsewhere(scene, hows);
  if (currentOf(scene).isEnded) goOn(scene, true);
  else if (currentOf(scene).isSteady && hows.has('speed')) goOn(scene, false);
  if (!placed(scene, bodies, hows)) return false;
  const stage = currentOf(scene);
  if (flag(hows, 'same power') && !asPowerful(stage, before)) return false;
  if (verb === 'coast' || (!scene.isDriven && verb !== 'raise')) stage.isOff = true;
  if (verb === 'raise' && stage.bodies.every(({ place }) => place === null)) hows.set('vertical', []);
  if (
    verb === 'raise' &&
    !placed(
      scene,
      [],
      new Map([
        ['vertical', []],
        ['up', []],
      ]),
    )
  )
    return false;
  if (verb === 'accelerate' || verb === 'decelerate') stage.isConstant ||= flag(hows, 'constantly');
  if (verb === 'decelerate') {
    const rate = take(hows, 'acceleration') ?? take(hows, 'deceleration');
    if (rate) stage.a = minus(rate);
  }
  const [on] = hows.get('on') ?? (bodies.length === 1 && hows.has('force') ? [bodies[0]!.name] : []);
  hows.delete('on');
  if (typeof on === 'string' && stage.bodies.length > 1)
    stage.bodies = [...stage.bodies].sort(
      (one, other) => Number(other.name === on) - Number(one.name === on),
    );
  if (flag(hows, 'rope along')) {
    if (stage.joint !== null) return false;
    stage.pull = { size: letterOf('T', stage), angle: null, aim: 'along' };
    stage.isOff = true;
  }
  if (hows.has('rope')) {
    const [angle] = hows.get('rope')!;
    hows.delete('rope');
    const ratios = angle === undefined ? null : ratiosFor(scene, angle);
    if ((angle !== undefined && !ratios) || stage.joint !== null) return false;
    stage.pull = { size: letterOf('T', stage), angle: ratios, aim: 'level' };
    stage.isOff = true;
  }
  if (hows.has('force')) {
    const [size, angled, aim] = hows.get('force')!;
    const angle = angled === '' ? undefined : angled;
    // Two forces at once, or one on bodies over a pulley, are another story.
    if (stage.pull !== null || stage.joint === 'pulley') return false;
    hows.delete('force');
    const value = expressionOf(size);
    const ratios = angle === undefined ? null : ratiosFor(scene, angle);
    if (!value || (angle !== undefined && !ratios)) return false;
    if (stage.isStill) stage.u ??= zero;
    stage.pull = { size: value, angle: ratios, aim: angle ? 'level' : String(aim ?? '') };
    stage.isOff = true;
  }
  return motionTold(scene, hows);
}

/** Its engine works as it did before, whether it was told how much that is or not. */
function asPowerful(stage: Stage, before: Stage): boolean {
  if (stage === before) return before.power !== null;
  if (before.isOff) return false;
  stage.power = before.power ?? letterOf('P', before);
  stage.drive = null;
  return true;
}

/** "Passes A with speed 12 m/s": where a stage begins, or ends. */
function passed(scene: Scene, bodies: readonly Body[], hows: Hows): boolean {
  const place = nameIn(hows, 'object');
  if (!placed(scene, bodies, hows)) return false;
  let stage = currentOf(scene);
  if (stage.isEnded) stage = goOn(scene, true);
  const speed = take(hows, 'speed');
  const way = take(hows, 'distance');
  if (way) stage.s = way;
  if (place !== null && place === stage.from && stage.u === null) stage.u = speed;
  else if (stage.from === null && stage.u === null && !way) {
    stage.from = place;
    stage.u = speed;
    stage.at ??= speed;
  } else {
    stage.to = place;
    stage.v = speed ?? stage.v;
    stage.isEnded = true;
  }
  return hows.size === 0;
}

function reached(scene: Scene, bodies: readonly Body[], hows: Hows): boolean {
  const place = nameIn(hows, 'object');
  const stage = currentOf(scene);
  const [body] = bodies;
  if (place === 'floor' && stage.joint === 'pulley') {
    const own = settled(stage, scene) ? stage.bodies.find(({ name }) => name === body?.name) : null;
    if (!own?.height || own.way >= 0 || hows.size > 0) return false;
    stage.s = own.height;
    stage.isEnded = true;
    return alone(
      scene,
      stage.bodies.filter((one) => one !== own).map(({ name }) => name),
    );
  }
  if (stage.to !== null && stage.to === place && stage.isEnded && hows.size === 0) return true;
  stage.to = place;
  stage.v = take(hows, 'speed') ?? stage.v;
  if (!motionTold(scene, hows)) return false;
  stage.isEnded = true;
  return true;
}

function stopped(scene: Scene, hows: Hows): boolean {
  const stage = currentOf(scene).isEnded ? goOn(scene, true) : currentOf(scene);
  stage.v = zero;
  const end = nameIn(hows, 'from');
  if (end !== null) stage.to = end;
  const isTold = motionTold(scene, hows);
  stage.isEnded = true;
  return isTold;
}

/** It comes to another way, as fast as it was. */
function onto(scene: Scene, hows: Hows): boolean {
  const before = currentOf(scene);
  before.to ??= nameIn(hows, 'from');
  hows.delete('from');
  before.isEnded = true;
  const stage = goOn(scene, true);
  if (!scene.isKept) stage.like = null;
  Object.assign(stage, { drive: null, power: null, pull: null, brake: null });
  for (const one of stage.bodies) Object.assign(one, { place: null, way: 0 });
  return placed(scene, [], hows) && motionTold(scene, hows);
}

function bodiesOn(scene: Scene, hows: Hows): Body[] {
  const [on] = hows.get('on') ?? [];
  hows.delete('on');
  return on === undefined ? [] : (bodiesNamed(scene, on) ?? []);
}

/** The brakes are those of what goes in front. */
const isOfFirst = (scene: Scene, bodies: readonly Body[]): boolean =>
  bodies.length === 0 || bodies.some(({ name }) => name === currentOf(scene).bodies[0]?.name);

function engineOff(scene: Scene): boolean {
  const before = currentOf(scene);
  const stage = isMoving(before) ? goOn(scene, true) : before;
  Object.assign(stage, { isOff: true, drive: null, power: null, isSteady: false });
  return true;
}
