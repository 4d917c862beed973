import { type Expression, negative, quotient, symbol } from '../../algebra-system/expressions/expression.ts';
import { expressionOf, propertyIn } from '../planning/told/told.ts';
import type { Fact, Goal, Term } from '../schema/problem.ts';
import { cableOf, reactionOf, rubOf, tensionOf } from './laws.ts';
import { currentOf, focus, goOn, letterOf, type Scene, type Stage, stageOf, zero } from './scene.ts';
import { bodyNamed, wordsOf } from './names.ts';
import { addFact, anySpeedIn, eventKey } from './told.ts';
import { settled } from './joints.ts';
import { type Give, type Wanted, works } from './works.ts';

const UNTIL = new Set([
  'distance',
  'time',
  'speed',
  'ke gain',
  'ke loss',
  'pe gain',
  'pe loss',
  'work against',
  'work by',
  'rub work',
]);

/** What a goal asks for, of which stage; the scene gains what is told with the goal. */
export function askedIn(scene: Scene, goal: Goal): Wanted | null {
  const property = propertyIn(goal.target);
  const inner = (typeof goal.target === 'object' && 'the' in goal.target && goal.target.where) || [];
  const name = typeof goal.target === 'string' ? null : property?.name;
  if (name === undefined) return null;
  const isRough = currentOf(scene).bodies.some(({ place, rub }) => place?.isRough || rub !== null);
  if (['resistance', 'work against', ...(isRough ? [] : ['rub work'])].includes(name ?? ''))
    scene.isResisted = true;
  if (name === 'power') currentOf(scene).power = null;
  const stage = stageAsked(scene, name ?? '', property?.of[0], [...(goal.where ?? []), ...inner]);
  if (!stage || !scene.stages.every((one) => isLetGo(one) && isAimed(one))) return null;
  if (typeof goal.target === 'string') {
    const value = expressionOf(goal.target);
    return value?.kind === 'symbol' && value.name !== scene.speedLetter
      ? { value, unit: '', letter: goal.target }
      : null;
  }
  return of(scene, stage, name!, property!.of);
}

/** Whether a force acts along the way that its body goes. */
function isAimed({ pull, bodies, joint }: Stage): boolean {
  const kind = bodies[0]?.place?.kind;
  if (!pull) return true;
  if (joint === 'pulley') return false;
  if (pull.aim === 'along') return kind !== 'vertical';
  return pull.aim === 'vertical'
    ? kind === 'vertical'
    : kind === 'level' || (pull.aim === '' && kind === 'vertical');
}

/** Whether what hangs over a pulley was let go, or is told to move. */
const isLetGo = ({ joint, u, v, s, t, a }: Stage): boolean =>
  joint !== 'pulley' || [u, v, s, t, a].some((one) => one !== null);

/** The stage that is spoken of, once what is said with the goal is so. */
function stageAsked(scene: Scene, name: string, who: Term | undefined, where: readonly Fact[]): Stage | null {
  if (!scene.stages.every((one) => settled(one, scene))) return null;
  const names = wordsOf(who).filter((one) => one !== '' && one !== 'they' && one !== 'it');
  const bodies = names.map((one) => bodyNamed(scene, one)?.name ?? '');
  if (bodies.length === 1 && !JOINED.has(name)) focus(scene, bodies[0]!);
  const own = bodies.length === 1 ? stageOf(scene, bodies[0]!) : currentOf(scene);
  if (isUnclear(scene, name, where)) {
    if (bodies.length > 0 || name === 'speed') return null;
    return scene.stages.findLast(({ joint }) => joint === 'pulley') ?? null;
  }
  let stage: Stage | null = JOINED.has(name)
    ? (scene.stages.findLast(({ joint }) => joint !== null) ?? own)
    : own;
  for (const fact of where) {
    if (!stage) return null;
    const kind = propertyIn(fact.of[0])?.name ?? '';
    const facts = (fact.of[0] as { where?: Fact[] }).where ?? [];
    if (fact.relation === 'holds' || fact.relation === 'equal') {
      if (!addFact(scene, fact)) return null;
      continue;
    }
    if (fact.relation !== 'when') return null;
    if (kind === 'while') {
      stage = scene.stages.find(({ joint }) => joint !== null) ?? null;
      continue;
    }
    stage = atMoment(scene, stage, { name, kind, facts });
  }
  return stage && scene.stages.every((one) => settled(one, scene)) ? stage : null;
}

const JOINED = new Set(['tension', 'bar force']);

/** After a body came to the floor the other goes on alone: which acceleration is meant has to be said. */
function isUnclear({ stages }: Scene, name: string, where: readonly Fact[]): boolean {
  const isAlone = stages.some(({ after }) => after?.joint === 'pulley' && after.s !== null);
  return isAlone && where.length === 0 && (name === 'acceleration' || name === 'speed');
}

function atMoment(
  scene: Scene,
  stage: Stage,
  { name, kind, facts }: { name: string; kind: string; facts: readonly Fact[] },
): Stage | null {
  const [fact] = facts;
  if (!fact) return null;
  const told = facts.find((one) => speedIn(one) !== null && anySpeedIn(one) === null);
  const speed = told && speedIn(told);
  if (speed) {
    if (name === 'distance' || name === 'time') {
      if (stage.v || facts.length > 1) return null;
      stage.v = speed;
      return stage;
    }
    const now = goOn(scene, false);
    const isSame = stage === scene.stages.at(-2);
    if (!isSame) return null;
    Object.assign(now, {
      at: speed,
      drive: stage.drive,
      power: stage.power,
      a: stage.isConstant ? stage.a : null,
    });
    const others = facts.flatMap((one) =>
      one === told ? (one.of.length > 3 && one.relation === 'act' ? [besideSpeed(one)] : []) : [one],
    );
    return others.every((one) => addFact(scene, one)) && currentOf(scene) === now ? now : null;
  }
  // It is told to come to rest, and is spoken of once more.
  if (fact.of[0] === 'stop' && facts.length === 1 && stage.isEnded && stage.v === zero) return stage;
  const isWay =
    fact.of[0] === 'move' &&
    facts.length === 1 &&
    fact.of.length > 2 &&
    fact.of.slice(2).every((one) => isEnd(one, stage));
  if (isWay) return stage;
  const known = scene.happened.get(eventKey(fact) ?? '');
  if (known && facts.length === 1) {
    const isBefore = kind === 'until' || (kind === 'when' && UNTIL.has(name));
    return isBefore ? known.ended : stage.after === known.ended ? stage : known.begun;
  }
  const before = currentOf(scene);
  const count = scene.stages.length;
  for (const one of facts) if (!addFact(scene, one)) return null;
  const now = currentOf(scene);
  if (kind === 'when' || kind === 'until') {
    const isEnd =
      ['stop', 'reach', 'pass'].includes(String(fact.of[0])) &&
      (scene.stages.length > count || before.isEnded);
    return isEnd && UNTIL.has(name) ? before : now;
  }
  return kind === 'after' ? now : null;
}

const BESIDE_SPEED = new Set(['speed', 'track', 'up', 'down']);

/** "From A to B": the way of the stage that was told of. */
const isEnd = (how: Term, { from, to }: Stage): boolean => {
  const property = propertyIn(how);
  const end = property?.name === 'from' ? from : property?.name === 'to' ? to : null;
  return end !== null && property!.of[0] === end;
};

/** What is told with a speed. */
const besideSpeed = ({ relation, of: [verb, who, ...hows] }: Fact): Fact => ({
  relation,
  of: [verb!, who!, ...hows.filter((one) => propertyIn(one)?.name !== 'speed')],
});

/** "When the speed is 20 m/s", "when it is travelling at 20 m/s". */
function speedIn(fact: Fact): Expression | null {
  if (fact.relation === 'is' && fact.of[0] === 'speed') return expressionOf(fact.of[2]);
  if (fact.relation !== 'act' || fact.of[0] !== 'move') return null;
  const hows = fact.of.slice(2).map(propertyIn);
  const how = hows.find((one) => one?.name === 'speed');
  return how && hows.every((one) => BESIDE_SPEED.has(one?.name ?? '')) ? expressionOf(how.of[0]) : null;
}

/** One of the quantities of a stage. */
function of(scene: Scene, stage: Stage, name: string, terms: readonly Term[]): Wanted | null {
  const letter = (one: string) => letterOf(one, stage);
  const give: Give = (value, unit, more = {}) => value && { value, unit, letter: null, ...more };
  const words = wordsOf(terms[0]).filter((one) => one !== '');
  const own =
    words.length === 1 && words[0] !== 'they' && words[0] !== 'it'
      ? bodyNamed(scene, words[0]!)?.name
      : undefined;
  const at = stage.bodies.findIndex((one) => one.name === own);
  const body = at >= 0 ? stage.bodies[at]! : stage.bodies.length === 1 ? stage.bodies[0]! : null;
  switch (name) {
    case 'acceleration':
      return give(letter('a'), 'm s^-2', { isLoss: true });
    case 'deceleration':
      return give(negative(letter('a')), 'm s^-2', { isLoss: true });
    case 'tension':
      return give(stage.joint !== null || stage.bodies.length === 1 ? cableOf(stage) : null, 'N');
    case 'bar force':
      return stage.joint === 'bar' ? give(tensionOf(stage, 0), 'N', { isSize: true, isBar: true }) : null;
    case 'floor force':
      return give(stage.joint === 'floor' && at !== 0 ? tensionOf(stage, 0) : null, 'N');
    case 'drive':
      return give(letter('D'), 'N');
    case 'brake':
      stage.brake = letter('B');
      return give(letter('B'), 'N', { isLoss: true });
    case 'resistance':
      return give(body?.resistance ? letter(`R${stage.bodies.indexOf(body)}`) : letter('R'), 'N');
    case 'rub':
      return body ? give(rubOf(body, stage, scene.g), 'N') : null;
    case 'reaction':
      return body ? give(reactionOf(body, stage, scene.g), 'N') : null;
    case 'friction': {
      const rough = stage.bodies.filter(({ place }) => place?.isRough);
      const one = body?.place?.isRough ? body : rough.length === 1 ? rough[0]! : null;
      if (!one) return null;
      if (!one.rub) return give(one.friction ?? symbol('mu'), '');
      const reaction = reactionOf(one, stage, scene.g);
      return give(reaction && quotient(one.rub, reaction), '');
    }
    case 'power':
      return give(letter('P'), 'W');
    case 'steady speed':
    case 'greatest speed':
      return greatest(scene, stage);
    case 'speed':
      return give(stage.isSteady ? letter('w') : letter('v'), 'm s^-1');
    case 'distance':
      return give(letter('s'), 'm');
    case 'time':
      return give(letter('t'), 's');
    default:
      return works(scene, stage, name, give);
  }
}

function greatest(scene: Scene, stage: Stage): Wanted | null {
  const now = stage.isSteady ? stage : goOn(scene, false);
  if (now !== stage) Object.assign(now, { drive: stage.drive, power: stage.power, isSteady: true });
  if (now.drive === null) now.power ??= scene.mostPower;
  return { value: letterOf('v', now), unit: 'm s^-1', letter: null };
}
