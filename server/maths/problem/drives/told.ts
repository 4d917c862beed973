import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { number, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import { ratiosSaid } from '../bodies/told.ts';
import { expressionOf, propertyIn } from '../planning/told/told.ts';
import type { Fact } from '../schema/problem.ts';
import { addAct } from './acts.ts';
import { bodiesNamed, bodyNamed, minus, wordsOf } from './names.ts';
import { currentOf, firstStage, type Scene, type Stage } from './scene.ts';
import { addValue, anotherMoment } from './values.ts';

/** What has an engine or a rider, and what is told of them. */
const DRIVEN =
  /"(?:drive|power|work by|raise|car|van|lorry|truck|train|bus|minibus|tractor|locomotive|motorcycle|motorcyclist|motor-cycle|cyclist|bicycle|rider|taxi|tram|boat|ship|motorboat|scooter|vehicle|lift|elevator|cage|jeep|aircraft|aeroplane|helicopter|snowmobile|coach|engine|driver|汽车|货车|卡车|列车|火车|摩托车|电车|机车|轿车|小汽车|牵引车|电梯|升降机|船|车|骑车人|客车|公交车|面包车|赛车|越野车|动车|高铁|地铁列车|平板车|骑手|骑行者|自行车|自行车运动员)"/;

/** Everything that is told, put together in its order; null where something is not understood. */
export function sceneOf(facts: readonly Fact[], text: string): Scene | null {
  const scene: Scene = {
    stages: [firstStage()],
    g: number(10),
    angles: new Map(),
    speedLetter: null,
    letters: new Map(),
    last: null,
    pulley: null,
    isDriven: DRIVEN.test(JSON.stringify(facts)),
    isKept: /"resistance",[^\]]{0,60}"(?:constant|unchanged)"/.test(JSON.stringify(facts)),
    isResisted: /resist|\bdrag\b|阻力/i.test(text),
    mostPower: null,
    ownPower: null,
    happened: new Map(),
    edge: [],
  };
  for (const fact of facts) {
    const said = ratiosSaid(fact);
    if (said) scene.angles.set(said.letter, said.ratios);
  }
  return facts.every((fact) => addFact(scene, fact)) && scene.stages.every((one) => isClear(one, scene))
    ? scene
    : null;
}

/** A resistance of kv N is one at any speed only where it is told what v is. */
const isClear = ({ resistance }: Stage, { speedLetter }: Scene): boolean =>
  resistance === null || speedLetter !== null || !symbolsOf(resistance).includes('v');

export function addFact(scene: Scene, fact: Fact): boolean {
  switch (fact.relation) {
    case 'aside':
      return true;
    case 'act':
      return addEvent(scene, fact);
    case 'is':
      return addValue(scene, fact);
    case 'when':
      return addWhen(scene, fact);
    case 'mass':
      return addMass(scene, fact);
    case 'above':
      return addHeight(scene, fact);
    case 'holds':
    case 'equal':
      return ratiosSaid(fact) !== null || addLetter(scene, fact);
    default:
      return false;
  }
}

/** What happens once, by which other things are told to be before it or after it. */
function addEvent(scene: Scene, fact: Fact): boolean {
  const key = eventKey(fact);
  if (key === null) return addAct(scene, fact);
  const known = scene.happened.get(key);
  const ended = currentOf(scene);
  // It is spoken of once more.
  if (known && fact.of.length <= 3) return true;
  if (!addAct(scene, fact)) return false;
  scene.happened.set(key, { ended, begun: currentOf(scene) });
  return true;
}

/** The name of what ends a stage for another one to begin. */
export function eventKey({ relation, of: [verb, who, ...rest] }: Fact): string | null {
  const isOne = relation === 'act' && ['break', 'engine off', 'reach', 'brakes on'].includes(String(verb));
  const object = rest.map(propertyIn).find((one) => one?.name === 'object')?.of[0];
  if (!isOne || (verb === 'reach' && typeof object !== 'string')) return null;
  return [verb, verb === 'reach' ? wordsOf(who) : '', object ?? ''].join(' ');
}

function addLetter(scene: Scene, { relation, of }: Fact): boolean {
  const gravity = relation === 'holds' ? /^\s*g\s*=\s*(\d{1,2}(?:\.\d{1,3})?)/.exec(String(of[0])) : null;
  const own = gravity && expressionOf(gravity[1]);
  if (own) {
    scene.g = own;
    return true;
  }
  const statement = typeof of[0] === 'string' ? statementIn(of[0]) : null;
  const [left, right] =
    relation === 'holds' && statement?.kind === 'relation' && statement.signs.join() === '='
      ? statement.sides
      : [statement?.kind === 'expression' ? statement.value : null, expressionOf(of[1])];
  if (left?.kind !== 'symbol' || !right) return false;
  if (left.name === 'g') scene.g = right;
  else scene.letters.set(left.name, right);
  return true;
}

/** What happens then, and what holds at that time. */
function addWhen(scene: Scene, fact: Fact): boolean {
  const inner = (fact.of[0] as { where?: Fact[] }).where ?? [];
  const kind = propertyIn(fact.of[0])?.name;
  const letter = kind === 'when' && inner.length === 1 ? anySpeedIn(inner[0]!) : null;
  if (letter) {
    scene.speedLetter = letter;
    return true;
  }
  if (kind === 'when' && inner.length === 1 && inner[0]!.relation === 'is' && inner[0]!.of[0] === 'speed')
    anotherMoment(scene);
  return inner.every((one) => addMeasure(scene, one, kind ?? '') ?? addFact(scene, one));
}

/** "When it has risen 5 m", "while she travels 100 m", "until its speed is 8 m/s": of the stage that is spoken of. */
function addMeasure(scene: Scene, fact: Fact, kind: string): boolean | null {
  const stage = currentOf(scene);
  const [quantity, , value] = fact.of;
  if (kind === 'until' && fact.relation === 'is' && quantity === 'speed') {
    stage.v = expressionOf(value);
    stage.isEnded = true;
    return stage.v !== null;
  }
  if (fact.relation !== 'act' || fact.of[0] !== 'move') return null;
  const hows = fact.of.slice(2).map(propertyIn);
  const isMeasure = hows.some((one) => one?.name === 'distance' || one?.name === 'time');
  if (!isMeasure || !hows.every((one) => MEASURED.has(one?.name ?? ''))) return null;
  const bodies = bodiesNamed(scene, fact.of[1]);
  const way = hows.find((one) => one?.name === 'up' || one?.name === 'down');
  for (const one of hows) {
    const size = expressionOf(one!.of[0]);
    if (one!.name === 'distance') stage.s = size;
    if (one!.name === 'time') stage.t = size;
  }
  if (way)
    for (const one of stage.bodies)
      if (bodies?.some(({ name }) => name === one.name)) one.way = way.name === 'up' ? 1 : -1;
  return bodies !== null;
}

const MEASURED = new Set(['distance', 'time', 'up', 'down', 'vertical', 'straight']);

/** "When its speed is v m/s": v is any speed. */
export function anySpeedIn(fact: Fact): string | null {
  const value = fact.relation === 'is' && fact.of[0] === 'speed' ? expressionOf(fact.of[2]) : null;
  const [how] = fact.relation === 'act' ? fact.of.slice(2).map(propertyIn) : [];
  const own = how?.name === 'speed' && fact.of.length === 3 ? expressionOf(how.of[0]) : value;
  return own?.kind === 'symbol' ? own.name : null;
}

/** A is 12 m above B: how much a way from one to the other rises. */
function addHeight(scene: Scene, { of: [high, low, size] }: Fact): boolean {
  const stage = currentOf(scene);
  const value = expressionOf(size);
  if (!value || typeof high !== 'string' || typeof low !== 'string') return false;
  if (low === 'floor') {
    const body = stage.bodies.find(({ name }) => name === high);
    if (body) body.height = value;
    return body !== undefined;
  }
  const isDown = stage.from === high || stage.to === low || (high === 'top' && stage.from !== low);
  const isUp = stage.from === low || stage.to === high;
  if (isDown === isUp) return false;
  stage.rise = isDown ? minus(value) : value;
  return true;
}

function addMass(scene: Scene, { of: [who, value] }: Fact): boolean {
  const names = wordsOf(who);
  const mass = expressionOf(value);
  const body = names.length === 1 ? bodyNamed(scene, names[0]!) : null;
  if (!mass || !body || (body.mass && Math.abs(evaluate(body.mass) - evaluate(mass)) > 1e-9)) return false;
  for (const stage of scene.stages)
    for (const one of stage.bodies) if (one.name === body.name) one.mass = mass;
  return true;
}
