import {
  difference,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  substitute,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { type Law, law } from '../planning/laws/law.ts';
import { type Body, letterOf, type Scene, type Stage, zero } from './scene.ts';

const NEWTON = [
  "Newton's second law for each body along its line.",
  '沿运动方向对每个物体应用牛顿第二定律。',
];

export const massOf = ({ bodies }: Stage): Expression | null =>
  bodies.every(({ mass }) => mass !== null) ? sum(...bodies.map(({ mass }) => mass!)) : null;

/** How much higher a body is for each metre that it goes. */
export const sineOf = ({ place, way }: Body, stage: Stage): Expression | null => {
  if (place?.kind === 'vertical') return way === 0 ? null : number(way);
  if (place?.kind === 'slope' && place.angle)
    return way === 0 ? null : product(number(way), place.angle.sine);
  if (stage.rise) return quotient(letterOf('h', stage), letterOf('s', stage));
  return place?.kind === 'level' ? zero : null;
};

const cosineOf = ({ place }: Body): Expression | null =>
  place?.kind === 'slope' ? (place.angle?.cosine ?? null) : place?.kind === 'vertical' ? zero : number(1);

export const tensionOf = (stage: Stage, at: number): Expression => letterOf(at === 0 ? 'T' : `T${at}`, stage);

/** The force of the surface on a body, at right angles to it. */
export function reactionOf(body: Body, stage: Stage, g: Expression): Expression | null {
  const cosine = cosineOf(body);
  if (!body.mass || !cosine) return null;
  const own = product(body.mass, g, cosine);
  const { pull } = stage;
  return pull?.angle && body === stage.bodies[0] ? difference(own, product(pull.size, pull.angle.sine)) : own;
}

/** Friction on a body: told, by its coefficient, or open. */
export function rubOf(body: Body, stage: Stage, g: Expression): Expression | null {
  if (body.rub) return body.rub;
  if (!body.place?.isRough) return body.friction ? null : zero;
  const reaction = reactionOf(body, stage, g);
  return reaction ? product(body.friction ?? symbol('mu'), reaction) : letterOf('F', stage);
}

/** What holds a body back besides friction and weight, at the speed that it has. */
export function resistanceOn(body: Body, stage: Stage, scene: Scene): Expression | null {
  const own = body.resistance ?? (body === stage.bodies[0] ? stage.resistance : null);
  return own && (scene.speedLetter ? substitute(own, scene.speedLetter, letterOf('w', stage)) : own);
}

/** The tension in what pulls: between bodies, or in the cable of a lift or a load. */
export const cableOf = (stage: Stage): Expression =>
  (stage.joint !== null && stage.joint !== 'floor') || isRoped(stage)
    ? tensionOf(stage, 0)
    : letterOf('D', stage);

const isRoped = (stage: Stage): boolean =>
  stage.pull?.size.kind === 'symbol' && stage.pull.size.name.startsWith('T_');

export const isByPower = ({ power: rate, drive }: Stage): boolean => rate !== null && drive === null;

function newton(stage: Stage, scene: Scene): Law[] | null {
  const { bodies } = stage;
  const laws: Law[] = [];
  const resisted = bodies.filter(({ resistance }) => resistance !== null).length;
  // Of a vehicle and what it tows the resistances have to be told one by one, or of all together.
  if (stage.joint === 'bar' && resisted > 0 && resisted < bodies.length) return null;
  const isTogether = bodies.length > 1 && resisted === 0 && stage.resistance !== null;
  for (const [at, body] of bodies.entries()) {
    const [sine, rub] = [sineOf(body, stage), rubOf(body, stage, scene.g)];
    if (!body.mass || !sine || !rub) return null;
    const first = at === 0;
    const forward: Expression[] = [
      ...(first && stage.joint !== 'pulley' ? [letterOf('D', stage)] : []),
      ...(first && stage.pull
        ? [stage.pull.angle ? product(stage.pull.size, stage.pull.angle.cosine) : stage.pull.size]
        : []),
      ...(first ? [] : [tensionOf(stage, at - 1)]),
    ];
    const back: Expression[] = [
      ...(at < bodies.length - 1 ? [tensionOf(stage, at)] : []),
      ...(first && stage.brake ? [stage.brake] : []),
      ...(body.resistance
        ? [letterOf(`R${at}`, stage)]
        : first && scene.isResisted
          ? [letterOf('R', stage)]
          : []),
      rub,
      product(body.mass, scene.g, sine),
    ];
    laws.push(
      law(
        NEWTON[0]!,
        NEWTON[1]!,
        difference(sum(zero, ...forward), sum(...back, product(body.mass, letterOf('a', stage)))),
      ),
    );
    if (body.resistance)
      laws.push(
        law(
          'The resistance.',
          '阻力。',
          difference(letterOf(`R${at}`, stage), resistanceOn(body, stage, scene)!),
        ),
      );
  }
  if (!isTogether) return laws;
  const sides = laws.map(({ zero: one }) => one);
  return [law(NEWTON[0]!, NEWTON[1]!, sum(...sides))];
}

function forcesTold(stage: Stage, scene: Scene): Law[] {
  const [D, R, w, P] = ['D', 'R', 'w', 'P'].map((one) => letterOf(one, stage)) as Expression[];
  const laws: Law[] = [];
  const first = stage.bodies[0];
  const whole = first?.resistance ? null : first && resistanceOn(first, stage, scene);
  if (stage.isOff) laws.push(law('Nothing drives it.', '没有牵引力。', D!));
  else if (stage.drive) laws.push(law('What drives it.', '牵引力。', difference(D!, stage.drive)));
  if (!stage.isOff && stage.joint !== 'pulley' && (stage.at || stage.isSteady || stage.power))
    laws.push(
      law('Power is driving force times speed.', '功率等于牵引力乘以速率。', difference(P!, product(D!, w!))),
    );
  if (stage.power) laws.push(law('The power.', '功率。', difference(P!, stage.power)));
  if (whole) laws.push(law('The resistance.', '阻力。', difference(R!, whole)));
  if (!whole && stage.like && !stage.like.bodies[0]?.resistance)
    laws.push(law('The resistance is the same.', '阻力不变。', difference(R!, letterOf('R', stage.like))));
  if (stage.tension) laws.push(law('The tension.', '张力。', difference(cableOf(stage), stage.tension)));
  return laws;
}

function motionOf(stage: Stage): Law[] {
  const [u, v, s, t, a, w, h] = ['u', 'v', 's', 't', 'a', 'w', 'h'].map((one) => letterOf(one, stage)) as [
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const told = (letter: Expression, value: Expression | null) =>
    value ? [law('What is told.', '已知。', difference(letter, value))] : [];
  return [
    ...told(u, stage.u),
    ...told(v, stage.v),
    ...told(s, stage.s ?? stage.length),
    ...told(t, stage.t),
    ...told(a, stage.a),
    ...told(w, stage.at),
    ...told(h, stage.rise),
    ...(stage.after
      ? [
          law(
            'It goes on as fast as it was.',
            '以原来的速度继续运动。',
            difference(u, letterOf('v', stage.after)),
          ),
        ]
      : []),
    ...(stage.isSteady
      ? [
          law('At a steady speed there is no acceleration.', '匀速时加速度为零。', a),
          law('At a steady speed there is no acceleration.', '匀速时加速度为零。', difference(u, v)),
          law('At a steady speed there is no acceleration.', '匀速时加速度为零。', difference(w, v)),
          law(
            'At a steady speed there is no acceleration.',
            '匀速时加速度为零。',
            difference(s, product(v, t)),
          ),
        ]
      : []),
    ...(isConstant(stage)
      ? [
          law('Constant acceleration.', '匀加速运动。', difference(v, sum(u, product(a, t)))),
          law(
            'Constant acceleration.',
            '匀加速运动。',
            difference(power(v, 2), sum(power(u, 2), product(number(2), a, s))),
          ),
          law(
            'Constant acceleration.',
            '匀加速运动。',
            difference(product(number(2), s), product(sum(u, v), t)),
          ),
        ]
      : []),
  ];
}

/** Whether the forces that are told are the same all the way. */
export function isConstant(stage: Stage): boolean {
  if (stage.isSteady) return false;
  return stage.isConstant || (!isByPower(stage) && stage.workBy === null && stage.workAgainst === null);
}

/** The work that is done between the ends of a stage, by what drives and against what holds back. */
function energyOf(stage: Stage, scene: Scene): Law[] {
  const mass = massOf(stage);
  const height = potentialOf(stage, scene);
  const rub = workOfFriction(stage, scene);
  if (!mass || !height || !rub) return [];
  const [u, v, s, by, against] = ['u', 'v', 's', 'Wd', 'Wr'].map((one) => letterOf(one, stage)) as [
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const isSame = isConstant(stage) || stage.isSteady;
  const each = stage.bodies.flatMap((one, at) => (one.resistance ? [letterOf(`R${at}`, stage)] : []));
  const resistances =
    stage.bodies[0]?.resistance || !scene.isResisted ? [zero, ...each] : [letterOf('R', stage), ...each];
  const isVaried = scene.speedLetter !== null && !stage.isSteady;
  return [
    law(
      'Work done by what drives is the gain in energy and the work done against what holds back.',
      '牵引力所做的功等于能量的增加与克服阻力所做的功之和。',
      difference(
        sum(by, negative(against), negative(rub)),
        sum(height, product(quotient(number(1), number(2)), mass, difference(power(v, 2), power(u, 2)))),
      ),
    ),
    ...(stage.workBy ? [law('The work.', '所做的功。', difference(by, stage.workBy))] : []),
    ...(stage.workAgainst ? [law('The work.', '所做的功。', difference(against, stage.workAgainst))] : []),
    ...(isVaried
      ? []
      : [
          law(
            'The work of a constant force.',
            '恒力的功。',
            difference(against, product(sum(...resistances), s)),
          ),
        ]),
    ...(stage.joint === 'pulley'
      ? [law('Nothing drives it.', '没有牵引力。', by)]
      : stage.power && !stage.isOff
        ? [
            law(
              'Work is power times time.',
              '功等于功率乘以时间。',
              difference(by, product(letterOf('P', stage), letterOf('t', stage))),
            ),
          ]
        : isSame || stage.pull || stage.drive || stage.isOff
          ? [law('The work of a constant force.', '恒力的功。', difference(by, product(driveOf(stage), s)))]
          : []),
  ];
}

/** What drives a stage along its way. */
export const driveOf = (stage: Stage): Expression => {
  const pull =
    stage.pull && (stage.pull.angle ? product(stage.pull.size, stage.pull.angle.cosine) : stage.pull.size);
  const drive = stage.brake ? difference(letterOf('D', stage), stage.brake) : letterOf('D', stage);
  return pull ? sum(drive, pull) : drive;
};

/** How much potential energy a stage gains. */
export function potentialOf(stage: Stage, scene: Scene): Expression | null {
  if (stage.rise) {
    const mass = massOf(stage);
    return mass && product(mass, scene.g, letterOf('h', stage));
  }
  const all = stage.bodies.map((one) => {
    const sine = sineOf(one, stage);
    return one.mass && sine ? product(one.mass, scene.g, sine, letterOf('s', stage)) : null;
  });
  return all.every((one) => one !== null) ? sum(zero, ...all) : null;
}

export function workOfFriction(stage: Stage, scene: Scene): Expression | null {
  const all = stage.bodies.map((one) => rubOf(one, stage, scene.g));
  return all.every((one) => one !== null) ? product(sum(zero, ...all), letterOf('s', stage)) : null;
}

/** Every law of a stage. */
export function lawsOf(stage: Stage, scene: Scene): Law[] {
  return [
    ...forcesTold(stage, scene),
    ...motionOf(stage),
    ...(newton(stage, scene) ?? []),
    ...energyOf(stage, scene),
  ];
}
