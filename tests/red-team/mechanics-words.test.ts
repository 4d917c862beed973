import { describe } from 'vitest';
import { answers, refuses } from './solver.ts';

const GROUND = 'A ball is projected from horizontal ground with speed 20 m/s at 30° above the horizontal.';
const THROWN = 'A particle is projected at 25 m/s at an angle of 40° to the horizontal.';
const LEVEL = 'A particle is projected horizontally at 15 m/s from a height of 20 m.';

describe('a part of a flight is not the whole of it', () => {
  refuses([
    `${GROUND} Find the time taken to reach its highest point.`,
    `${GROUND} Find the horizontal distance travelled in reaching its highest point.`,
    `${THROWN} Find the vertical component of its speed after 1 s.`,
    `${THROWN} Find its horizontal speed after 1 s.`,
    `${THROWN} Find its speed at its greatest height.`,
    `${LEVEL} Find the vertical component of its speed as it hits the ground.`,
    `${LEVEL} Find the time for which it has fallen half of the height.`,
    'A ball is projected from the top of a building with speed 20 m/s at 30° above the horizontal. Find the time taken to reach the ground.',
    'A ball is thrown from a window with speed 20 m/s at 30° below the horizontal. Find the time taken to reach the ground.',
    'A ball is projected with speed 20 m/s at an angle of 30° below the horizontal. Find its speed after 1 s.',
    'A ball is projected at 20 m/s at an angle of elevation of 60°. It lands on a horizontal roof above. Find the time of flight.',
    'A ball is projected at 20 m/s at 60° to the horizontal from the ground up a hill. Find the range.',
    '一小球以 15 m/s 水平抛出，离地高度 20 m，求落地时的竖直分速率。',
  ]);
  answers([
    [`${GROUND} Find the time of flight.`, '2 s'],
    [`${THROWN} Find its speed after 1 s.`, '20.1 m s^-1'],
    [`${LEVEL} Find the speed with which it hits the ground.`, '25 m s^-1'],
  ]);
});

describe('a body on a plane may go up, stay where it is or be held', () => {
  answers([
    [
      'A block slides up a rough plane inclined at 30° to the horizontal. The coefficient of friction is 0.2. Find the acceleration of the block.',
      '-6.73 m s^-2',
    ],
    [
      'A particle moves up a smooth plane inclined at 30° to the horizontal. Find its acceleration.',
      '-5 m s^-2',
    ],
  ]);
  refuses([
    'A block of mass 5 kg is released from rest on a rough plane inclined at 20° to the horizontal. The coefficient of friction is 0.6. Find the frictional force.',
    'A block of mass 5 kg is held at rest on a smooth plane inclined at 30° to the horizontal by a horizontal rod. Find the normal reaction.',
    'A block of mass 5 kg slides down a plane inclined at 30° to the horizontal against air resistance. The coefficient of friction is 0.2. Find the acceleration.',
    'A particle is on the point of slipping up a plane inclined at 25° to the horizontal. Find the coefficient of friction.',
    '质量为 5 kg 的物体从倾角为 20° 的粗糙斜面上由静止释放，摩擦系数为 0.6，求摩擦力。',
  ]);
  answers([
    [
      'A block of mass 5 kg is released on a rough plane inclined at 30° to the horizontal. The coefficient of friction is 0.2. Find the frictional force.',
      '8.66 N',
    ],
  ]);
});

const PULLEY = 'Particles A and B of mass 3 kg and 5 kg are joined by a light string over a smooth pulley';
const TABLE =
  'A particle P of mass 2 kg on a rough horizontal table, coefficient of friction 0.3, is joined to Q of mass 1 kg hanging over a smooth pulley.';

describe('a string that is cut, slack or held does not pull as one that runs', () => {
  refuses([
    `${PULLEY}. Find the force exerted on the pulley by the tension in the string.`,
    `${PULLEY}. Find the acceleration of A after B has hit the ground.`,
    `${PULLEY} and the system is held at rest. Find the tension in the string.`,
    `${PULLEY}. The system is in equilibrium with B resting on the floor. Find the tension.`,
    `${TABLE} P is moving away from the pulley. Find the acceleration.`,
    `${TABLE} Find the tension after the string is cut.`,
    '质量为 3 kg 和 5 kg 的两个物体用轻绳跨过光滑定滑轮连接，求滑轮受到的绳的拉力。',
  ]);
  answers([[`${PULLEY} and released from rest. Find the tension in the string.`, '37.5 N']]);
});

const SPHERES = 'Sphere A of mass 2 kg moving at 6 m/s collides with sphere B of mass 1 kg at rest. e = 0.5.';

describe('what else is told or asked of bodies is not left out', () => {
  refuses([
    'Forces of 5 N and 8 N act in opposite directions on a line perpendicular to the wall. Find the magnitude of the resultant.',
    'Forces of 5 N and 8 N both act perpendicular to a wall. Find the magnitude of the resultant.',
    'A force of 5 N acts perpendicular to the resultant of it and a force of 8 N. Find the magnitude of the resultant.',
    `${SPHERES} Find the loss in kinetic energy of A.`,
    `${SPHERES} Find the percentage loss of kinetic energy.`,
    'Particle A of mass 2 kg moving at 5 m/s collides with particle B of mass 3 kg at rest. After the collision A and B move together. B then hits another particle and stops. Find the speed of A.',
    'A particle of mass 0.5 kg hangs from an elastic string of natural length 1 m and modulus 20 N in a lift. Find the extension.',
    'A particle of mass 0.5 kg is suspended from two identical elastic strings each of natural length 1 m and modulus 20 N. Find the extension.',
    'Particles of mass 1 kg, 2 kg and 3 kg at (0, 0), (3, 0) and (0, 2). Find the distance of the centre of mass from the origin.',
    'A particle moves with s = t^3 - 6t^2 + 4. Find its displacement from its initial position when t = 3.',
    'A particle moves so that v = t^2 - 4t for t ≤ 3 and at constant velocity after that. Find the displacement between t = 0 and t = 5.',
    '小球 A 质量 2 kg 以 6 m/s 与静止的质量 1 kg 的小球 B 碰撞，恢复系数为 0.5，求 A 损失的动能。',
    '质点的位移为 s = t^3 - 6t^2 + 4，求 t = 3 时相对于初始位置的位移。',
  ]);
  answers([
    [`${SPHERES} Find the loss of kinetic energy.`, '9 J'],
    ['Forces of 3 N and 4 N act at right angles. Find the magnitude of the resultant.', '5 N'],
    ['A particle moves so that v = 3t^2 - 12t + 9. Find the displacement between t = 0 and t = 2.', '2 m'],
  ]);
});

describe('what is given may be of another moment, or the result itself', () => {
  answers([[`${GROUND} Find the time when it is at its greatest height.`, '1 s']]);

  refuses([
    'A ball is thrown horizontally at 15 m/s from the top of a tower. It lands 30 m from the foot of the tower. Find the time of flight.',
    'A ball is projected from horizontal ground with speed 20 m/s at 30° above the horizontal. Find the horizontal distance travelled when it reaches its greatest height.',
    'Two forces act at right angles. The magnitude of the resultant is 10 N and the first force is 6 N. Find the magnitude of the other force.',
    'Particle A of mass 2 kg moving at 6 m/s collides directly with particle B of mass 3 kg moving in the opposite direction. After the collision they coalesce and are at rest. Find the speed of B before the collision.',
  ]);
});
