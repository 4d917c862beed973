import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, product, sum, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { type Hows, nameIn } from './hows.ts';
import { bodyNamed } from './names.ts';
import { VERTICAL } from './places.ts';
import { type Body, currentOf, nextStage, type Scene, type Stage, zero } from './scene.ts';

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

/** What its weight pulls a body with along the string. */
const weightOf = ({ mass, place }: Body, g: Expression): Expression | null => {
  if (!mass || !place) return null;
  if (place.kind === 'level') return zero;
  return place.kind === 'vertical' ? product(mass, g) : place.angle && product(mass, g, place.angle.sine);
};

/** Two bodies over a pulley: the one that goes down is first; false where that cannot be said. */
export function settled(stage: Stage, { g }: Scene): boolean {
  if (stage.joint !== 'pulley') return true;
  if (stage.bodies.length !== 2) return false;
  const isHung = stage.bodies.every(({ place }) => place === null);
  for (const one of stage.bodies) if (isHung) one.place = VERTICAL;
  if (stage.bodies.some(({ place }) => place === null)) return false;
  const down = downOf(stage, g);
  if (!down) return false;
  const [other] = stage.bodies.filter((one) => one !== down);
  down.way = -1;
  other!.way = other!.place!.kind === 'level' ? 0 : 1;
  stage.bodies = [down, other!];
  return true;
}

function downOf({ bodies }: Stage, g: Expression): Body | null {
  const [one, other] = bodies as [Body, Body];
  const isLow = ({ way }: Body) => way === -1;
  const isHigh = ({ way }: Body) => way === 1;
  if ((isLow(one) || isHigh(other)) && !isLow(other) && !isHigh(one)) return one;
  if ((isLow(other) || isHigh(one)) && !isLow(one) && !isHigh(other)) return other;
  if (one.place!.kind === 'level') return other.place!.kind === 'level' ? null : other;
  if (other.place!.kind === 'level') return one;
  const [a, b] = [weightOf(one, g), weightOf(other, g)];
  if (!a || !b || symbolsOf(sum(a, b)).length > 0) return null;
  const gap = evaluate(a) - evaluate(b);
  const light = gap > 0 ? other : one;
  if (Math.abs(gap) < 1e-9) return null;
  const { place, friction, mass } = light;
  if (place?.isRough && friction && place.angle && mass) {
    const rub = evaluate(product(friction, mass, g, place.angle.cosine));
    if (!Number.isNaN(rub) && rub >= Math.abs(gap)) return null;
  }
  return gap > 0 ? one : other;
}
