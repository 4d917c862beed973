import {
  difference,
  type Expression,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { type Fact } from '../../schema/problem.ts';
import { law } from '../laws/law.ts';
import { gravityIn } from '../told/gravity.ts';
import { expressionOf, idOf, propertyIn, type Story } from '../told/told.ts';
import { type Block, F, MU, U } from './block.ts';
import { surfaceIn } from './surface.ts';
import { takeIn } from './taken.ts';

const KNOWN = new Set([
  'go',
  'on',
  'equal',
  'inclination',
  'texture',
  'force',
  'state',
  'holds',
  'constant',
  'positive',
]);

/** Null where more was told than a body on one surface, or too little. */
export function blockIn({ facts }: Story): Block | null {
  if (facts.some(({ relation }) => !KNOWN.has(relation))) return null;
  const body = facts.flatMap(({ relation, of }) =>
    ['on', 'force', 'state', 'go'].includes(relation) ? (idOf(of[0]) ?? []) : [],
  )[0];
  const g = gravityIn(facts);
  const surface = body ? surfaceIn(facts) : null;
  if (!body || !g || !surface) return null;
  const weighed = weightIn(facts, body, g);
  if (!weighed) return null;
  const block: Block = {
    body,
    ...weighed,
    ...surface,
    friction: MU,
    hasFriction: false,
    pushes: [],
    rubbing: null,
    state: 'open',
    way: 0,
    isFromRest: false,
    isSteady: false,
    laws: [],
    used: [],
  };
  for (const fact of facts) if (!takeIn(fact, block, facts)) return null;
  return block.isRough || !block.hasFriction ? settled(block) : null;
}

function weightIn(facts: readonly Fact[], body: string, g: Expression) {
  const said = facts.flatMap((fact) => {
    const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
    const value = expressionOf(fact.of[1]);
    return property && value && ['mass', 'weight'].includes(property.name) && idOf(property.of[0]) === body
      ? [{ name: property.name, value }]
      : [];
  });
  const [one, another] = said;
  if (another) return null;
  if (!one) return { mass: symbol('m_1'), weight: product(symbol('m_1'), g) };
  return one.name === 'mass'
    ? { mass: one.value, weight: product(one.value, g) }
    : { mass: quotient(one.value, g), weight: one.value };
}

/** At rest a body stays so on a smooth table; which way it is about to go follows from what drives it. */
function settled(block: Block): Block | null {
  if (block.isFromRest && !block.laws.some(({ zero }) => zero === U))
    block.laws.push(law('It starts from rest.', '由静止开始。', U));
  if (block.state === 'limiting' && block.way === 0) {
    if (block.pushes.length === 0 && !block.isFlat) block.way = -1;
    else if (block.isFlat && block.pushes.length > 0) block.way = 1;
    else return null;
  }
  if (block.state === 'moving' && block.way === 0) return null;
  return hasFrictionAgainst(block) ? block : null;
}

/** Friction of a size that is told acts against the way it goes, or against the one force that drives it. */
function hasFrictionAgainst({ rubbing, way, isFlat, pushes, laws }: Block): boolean {
  if (!rubbing) return true;
  if (way === 0 && !(isFlat && pushes.length === 1)) return false;
  const { value, fact } = rubbing;
  const zero = way === -1 ? difference(F, value) : sum(F, value);
  return laws.push(law('What is known.', '已知。', zero, [fact])) > 0;
}
