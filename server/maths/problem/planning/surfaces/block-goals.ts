import { law } from '../laws/law.ts';
import { type Result } from '../laws/solve-model.ts';
import { propertyIn, type Story } from '../told/told.ts';
import { type Block, U } from './block.ts';
import { blockIn } from './told-block.ts';
import { extremeOf } from './extremes.ts';
import { solved } from './asked.ts';

/** What is asked of a single body on a rough or smooth surface: forces, friction and how it goes. */
export function resultOfBlock(story: Story): Result | null {
  const block = blockIn(story);
  if (!block) return null;
  const { target } = story.goal;
  const property = propertyIn(target);
  if (property?.name === 'greatest' || property?.name === 'least')
    return extremeOf(property.name, property.of[0], story, block);
  if (block.state !== 'open' && block.state !== 'rest') return solved(story, block);
  if (block.state === 'rest' && block.pushes.length === 0 && !property?.name.includes('acceleration'))
    return solved(story, block);
  // What is held or placed, nobody knows by what, is not told to rest or to go.
  if (block.state === 'open' && block.pushes.length === 0) return null;
  // Nothing says whether it moves: it does where friction cannot hold it.
  const goes = /acceleration|speed|way|time|work|energy/.test(JSON.stringify(target));
  const still = goes ? null : solved(story, { ...block, state: 'equilibrium', laws: [...block.laws] });
  const way = block.isFlat ? 1 : -1;
  const moving = block.isFlat || block.pushes.length === 0 ? driven(block, way) : null;
  const moved = moving && solved(story, moving);
  return still && moved ? null : (still ?? moved);
}

const driven = (block: Block, way: 1 | -1): Block => ({
  ...block,
  state: 'moving',
  way,
  isFromRest: true,
  laws: [...block.laws, law('It starts from rest.', '由静止开始。', U)],
});
