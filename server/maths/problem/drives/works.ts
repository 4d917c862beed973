import {
  difference,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  sum,
} from '../../algebra-system/expressions/expression.ts';
import type { Asked } from '../planning/laws/solve-model.ts';
import { driveOf, massOf, potentialOf, workOfFriction } from './laws.ts';
import { letterOf, type Scene, type Stage, zero } from './scene.ts';

export interface Wanted extends Asked {
  /** Whether it pulls or pushes is said. */
  isBar?: boolean;
  /** Whether it comes as far as that is said. */
  limit?: Expression;
}

export type Give = (value: Expression | null, unit: string, more?: Partial<Wanted>) => Wanted | null;

const half = (one: Expression): Expression => product(quotient(number(1), number(2)), one);

/** Energy and work between the ends of a stage. */
export function works(scene: Scene, stage: Stage, name: string, give: Give): Wanted | null {
  const mass = massOf(stage);
  const [u, v, s] = ['u', 'v', 's'].map((one) => letterOf(one, stage)) as [
    Expression,
    Expression,
    Expression,
  ];
  const kinetic = mass && half(product(mass, difference(power(v, 2), power(u, 2))));
  const height = potentialOf(stage, scene);
  switch (name) {
    case 'ke gain':
      return give(kinetic, 'J', { isLoss: true });
    case 'ke loss':
      return give(kinetic && negative(kinetic), 'J', { isLoss: true });
    case 'pe gain':
      return give(height, 'J', { isLoss: true });
    case 'pe loss':
      return give(height && negative(height), 'J', { isLoss: true });
    case 'work by':
      return give(letterOf('Wd', stage), 'J');
    case 'pull work':
      return stage.pull ? give(product(driveOf(stage), s), 'J') : null;
    case 'work against': {
      if (stage.bodies.some(({ place }) => place?.isRough)) return null;
      return give(letterOf('Wr', stage), 'J');
    }
    case 'rub work':
      return stage.bodies.some(({ place }) => place?.isRough) || stage.bodies.some(({ rub }) => rub)
        ? give(workOfFriction(stage, scene), 'J')
        : give(letterOf('Wr', stage), 'J');
    case 'whole distance': {
      const before = stage.after;
      return give(before ? sum(letterOf('s', before), s) : s, 'm');
    }
    case 'whether pulley': {
      const [body] = stage.bodies;
      if (stage.bodies.length !== 1 || !body?.toPulley || !stage.after) return null;
      stage.v = zero;
      return give(sum(letterOf('s', stage.after), s), 'm', { limit: body.toPulley });
    }
    case 'pulley gap': {
      const [body] = stage.bodies;
      const before = stage.after ? letterOf('s', stage.after) : zero;
      return give(
        stage.bodies.length === 1 && body?.toPulley ? difference(body.toPulley, sum(before, s)) : null,
        'm',
      );
    }
    case 'whole time':
      stage.v = zero;
      return give(
        stage.after ? sum(letterOf('t', stage.after), letterOf('t', stage)) : letterOf('t', stage),
        's',
      );
    case 'slack time':
      return give(slackOf(scene, stage), 's');
    case 'taut time': {
      const slack = slackOf(scene, stage);
      return give(slack && sum(letterOf('t', stage.after!), slack), 's');
    }
    case 'rise': {
      const [body] = stage.bodies;
      if (stage.bodies.length !== 1 || body?.place?.kind !== 'vertical' || body.way !== 1 || body.height)
        return null;
      stage.v = zero;
      return give(stage.after ? sum(letterOf('s', stage.after), s) : s, 'm');
    }
    case 'greatest height':
      return topOf(scene, stage, give);
    default:
      return null;
  }
}

/** How long the string over a pulley stays slack while a body on it goes up and comes back. */
function slackOf({ isResisted }: Scene, stage: Stage): Expression | null {
  const [body] = stage.bodies;
  const isFree =
    stage.bodies.length === 1 &&
    stage.after?.joint === 'pulley' &&
    body!.way === 1 &&
    !body!.place?.isRough &&
    !isResisted;
  if (!isFree) return null;
  return quotient(product(number(2), letterOf('u', stage)), negative(letterOf('a', stage)));
}

/** How high a body that goes up comes above the floor. */
function topOf(_scene: Scene, stage: Stage, give: Give): Wanted | null {
  const [body] = stage.bodies;
  if (stage.bodies.length !== 1 || body?.place?.kind !== 'vertical' || body.way !== 1 || !body.height)
    return null;
  stage.v = zero;
  const before = stage.after ? letterOf('s', stage.after) : zero;
  return give(sum(body.height, before, letterOf('s', stage)), 'm');
}
