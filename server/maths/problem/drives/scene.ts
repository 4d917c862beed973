import { type Expression, number, symbol } from '../../algebra-system/expressions/expression.ts';
import type { Ratios } from '../bodies/told.ts';
import type { Term } from '../schema/problem.ts';

/** What a body moves along: a level way, a slope, or a vertical line. */
export interface Place {
  kind: 'level' | 'slope' | 'vertical';
  /** Of a slope, where it is told. */
  angle: Ratios | null;
  isRough: boolean | null;
}

export interface Body {
  name: string;
  mass: Expression | null;
  place: Place | null;
  /** Up its place, or down. */
  way: 1 | -1 | 0;
  friction: Expression | null;
  rub: Expression | null;
  resistance: Expression | null;
  /** How high above the floor it begins, and how far from the pulley. */
  height: Expression | null;
  toPulley: Expression | null;
}

/** What drives, holds back and joins bodies while one thing goes on. */
export interface Forces {
  drive: Expression | null;
  power: Expression | null;
  brake: Expression | null;
  isOff: boolean;
  /** Of all together. */
  resistance: Expression | null;
  /** A force that is applied at an angle above the level. */
  pull: { size: Expression; angle: Ratios | null; aim: string } | null;
  tension: Expression | null;
}

/** Bodies that move together for a while. */
export interface Stage extends Forces {
  id: number;
  /** What drives or leads is first. */
  bodies: Body[];
  joint: 'pulley' | 'string' | 'bar' | 'floor' | null;
  u: Expression | null;
  v: Expression | null;
  s: Expression | null;
  t: Expression | null;
  a: Expression | null;
  isSteady: boolean;
  /** How fast it is at the moment that is spoken of. */
  at: Expression | null;
  rise: Expression | null;
  length: Expression | null;
  workBy: Expression | null;
  workAgainst: Expression | null;
  /** It begins as fast as that one ended. */
  after: Stage | null;
  from: string | null;
  to: string | null;
  /** What ended it. */
  isEnded: boolean;
  isConstant: boolean;
  /** It was at rest before anything moved it. */
  isStill: boolean;
  /** The stage before, where what resists is the same as in it. */
  like: Stage | null;
}

export interface Scene {
  stages: Stage[];
  g: Expression;
  /** θ with its sine. */
  angles: Map<string, Ratios>;
  /** The letter that stands for any speed. */
  speedLetter: string | null;
  /** What was told of letters. */
  letters: Map<string, Expression>;
  last: string | null;
  /** What has happened, with the stage that it ended and the one that it began. */
  happened: Map<string, { ended: Stage; begun: Stage }>;
  mostPower: Expression | null;
  /** The power of its engine wherever it goes: told before any road was. */
  ownPower: Expression | null;
  /** At what the pulley is fixed: what is told of it there. */
  edge: readonly Term[];
  /** Whether something has an engine, or works. */
  isDriven: boolean;
  /** Whether a resistance is told of, or asked for. */
  isResisted: boolean;
  /** Whether the resistance is told to stay as it is. */
  isKept: boolean;
  /** What the pulley is called. */
  pulley: string | null;
}

export const zero = number(0);

export const letterOf = (name: string, { id }: Pick<Stage, 'id'>): Expression => symbol(`${name}_${id}`);

export const openBody = (name: string): Body => ({
  name,
  mass: null,
  place: null,
  way: 0,
  friction: null,
  rub: null,
  resistance: null,
  height: null,
  toPulley: null,
});

const FORCES: Forces = {
  drive: null,
  power: null,
  brake: null,
  isOff: false,
  resistance: null,
  pull: null,
  tension: null,
};

const OPEN = {
  u: null,
  v: null,
  s: null,
  t: null,
  a: null,
  isSteady: false,
  at: null,
  rise: null,
  length: null,
  workBy: null,
  workAgainst: null,
  after: null,
  from: null,
  to: null,
  isEnded: false,
  isConstant: false,
  isStill: false,
  like: null,
};

export const firstStage = (): Stage => ({ id: 1, bodies: [], joint: null, ...FORCES, ...OPEN });

/** The same bodies and forces, of whose motion nothing is told yet. */
export const nextStage = (before: Stage, id: number): Stage => ({
  ...before,
  ...OPEN,
  bodies: before.bodies.map((one) => ({ ...one })),
  like: before,
  id,
});

/** Whether anything is told of how it moves. */
export const isMoving = ({ u, v, s, t, a, isSteady, at, rise, isEnded }: Stage): boolean =>
  isSteady || isEnded || [u, v, s, t, a, at, rise].some((one) => one !== null);

/** Whether it was not told yet where anything goes. */
export const isNowhere = ({ stages }: Scene): boolean =>
  stages.every(({ bodies }) => bodies.every(({ place }) => place === null));

export const currentOf = ({ stages }: Scene): Stage => stages.at(-1)!;

/** The stage of a body that was told of last. */
export const stageOf = ({ stages }: Scene, name: string): Stage | null =>
  stages.findLast(({ bodies }) => bodies.some((one) => one.name === name)) ?? null;

/** Of bodies that go apart, the one that is spoken of now. */
export function focus(scene: Scene, name: string): void {
  const own = stageOf(scene, name);
  if (own && own !== currentOf(scene) && own.bodies.length === 1)
    scene.stages = [...scene.stages.filter((one) => one !== own), own];
}

/** The next stage: as fast as the last one ended, or of another time. */
export function goOn(scene: Scene, isAfter: boolean): Stage {
  const before = currentOf(scene);
  const stage = nextStage(before, scene.stages.length + 1);
  if (isAfter) {
    const isSnapshot =
      before.at !== null && [before.v, before.s, before.t, before.rise].every((one) => one === null);
    if (isSnapshot) stage.u = before.at;
    else stage.after = before;
  }
  scene.stages.push(stage);
  return stage;
}
