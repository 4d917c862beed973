import type { Expression } from '../../algebra-system/expressions/expression.ts';
import { type Hows, nameIn } from './hows.ts';
import { bodyNamed } from './names.ts';
import { VERTICAL } from './places.ts';
import { settled } from './pulley.ts';
import { type Body, currentOf, nextStage, type Scene, type Stage } from './scene.ts';

/** Bodies on one string, or on a bar, in their order. */
export function tied(scene: Scene, bodies: readonly Body[], hows: Hows): boolean {
  const stage = currentOf(scene);
  const joint = hows.get('by')?.[0] ?? 'string';
  hows.delete('by');
  scene.edge = hows.get('edge') ?? scene.edge;
  hows.delete('edge');
  if (hows.has('name')) scene.pulley = nameIn(hows, 'name');
  const [other] = hows.get('to') ?? [];
  hows.delete('to');
  const to = typeof other === 'string' ? bodyNamed(scene, other) : null;
  if (to && stage.bodies.length !== 2) return false;
  if (!to && bodies.length === 1 && joint !== 'pulley') return stage.bodies.length <= 2;
  if (joint === 'pulley' || stage.joint === null || stage.joint === 'string')
    stage.joint = joint as Stage['joint'];
  return hows.size === 0;
}

export function towed(scene: Scene, bodies: readonly Body[], hows: Hows): boolean {
  const stage = currentOf(scene);
  const name = nameIn(hows, 'object');
  const [front] = bodies;
  const rear = name === null ? null : bodyNamed(scene, name);
  if (!front || !rear || stage.bodies.length !== 2) return false;
  stage.bodies = [...stage.bodies].sort((one) => (one.name === front.name ? -1 : 1));
  stage.joint = 'bar';
  scene.last = front.name;
  hows.delete('by');
  return true;
}

/** The string breaks: each goes on by itself. */
export function broken(scene: Scene, time: Expression | null): boolean {
  const before = currentOf(scene);
  if (time && before.t) return false;
  before.t ??= time;
  if (!settled(before, scene) || before.joint === null || before.bodies.length !== 2) return false;
  before.isEnded = true;
  const [lead, other] = before.bodies;
  return alone(scene, [other!.name], before) && alone(scene, [lead!.name], before);
}

/** A body goes on by itself, with nothing that pulls it. */
export function alone(scene: Scene, names: readonly string[], before: Stage = currentOf(scene)): boolean {
  const stage = nextStage(before, scene.stages.length + 1);
  stage.bodies = stage.bodies.filter(({ name }) => names.includes(name));
  const isSnapshot = before.at !== null && [before.v, before.s, before.t].every((one) => one === null);
  if (isSnapshot) stage.u = before.at;
  else stage.after = before;
  stage.joint = null;
  stage.tension = null;
  if (before.joint !== 'bar' || stage.bodies[0]?.name !== before.bodies[0]?.name) {
    stage.isOff = true;
    stage.drive = null;
    stage.power = null;
    stage.brake = null;
  }
  scene.stages.push(stage);
  return stage.bodies.length === 1;
}

/** A body on the floor of a lift. */
export function inside(scene: Scene, bodies: readonly Body[]): boolean {
  const stage = currentOf(scene);
  const lift = stage.bodies.find(({ name }) => ['lift', 'cage', 'elevator', '电梯', '升降机'].includes(name));
  const [load] = bodies;
  if (!lift || !load || lift === load || stage.bodies.length !== 2) return false;
  stage.bodies = [lift, load];
  stage.joint = 'floor';
  for (const one of stage.bodies) one.place = VERTICAL;
  scene.last = lift.name;
  return true;
}
