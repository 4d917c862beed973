import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

describe('an engine on a level road and up a hill', () => {
  const CAR =
    'A car of mass $1250$ kg moves against a constant resistance of $600$ N. The engine of the car works at a constant rate of $24$ kW.\n';

  test('the road of one part is known in those behind it, until another is spoken of', () => {
    expect(
      answers(
        `${CAR}(a) Find the greatest steady speed of the car on a straight horizontal road.\n(b) Find the acceleration of the car at the instant when its speed on this road is $16\\,\\text{m s}^{-1}$.\n(c) The car now climbs a straight hill inclined at an angle $\\sin^{-1}0.08$ to the horizontal. Find the steady speed which the car can maintain up the hill.`,
      ),
    ).toEqual(['40 m s^-1', '0.72 m s^-2', '15 m s^-1']);
  });

  test('on a slope without a way nothing is asked that has one answer', () => {
    expect(
      answers(
        `${CAR}The road is inclined at $5^\\circ$ to the horizontal. Find the greatest steady speed of the car on the road.`,
      ),
    ).toEqual([null]);
  });
});

describe('work between two places', () => {
  const crate = (way: string, asked: string) =>
    answers(
      `A crate of mass $30$ kg is pulled up a line of greatest slope of a rough plane inclined at $20^\\circ$ to the horizontal by a constant force of magnitude $180$ N acting parallel to the slope. The crate passes a point $A$ with speed $1.5\\,\\text{m s}^{-1}$ and a point $B$, which is $12$ m further ${way}, with speed $3\\,\\text{m s}^{-1}$. ${asked}`,
    );

  test('from one place that it passes to the next', () => {
    expect(
      crate(
        'up the slope',
        'Use an energy method to find the work done against friction as the crate moves from $A$ to $B$.',
      ),
    ).toEqual(['827 J']);
    expect(
      crate('up the slope', 'Find the work done against friction as the crate moves from $A$ to $C$.'),
    ).toEqual([null]);
  });
});

describe('a stone from the top of a cliff', () => {
  const STONE =
    'A stone is thrown vertically upwards with speed $20\\,\\text{m s}^{-1}$ from the edge of the top of a cliff, $45$ m above the sea. The stone does not strike the cliff on its way down.\n';

  test.each([
    ['Find the length of time for which the stone is more than $15$ m above the top of the cliff.', '2 s'],
    ['Find the time that elapses between the stone being thrown and the stone entering the sea.', '5.61 s'],
    ['Find the speed with which the stone enters the sea.', '36.1 m s^-1'],
    ['Find the greatest height of the stone above the sea.', '65 m'],
    ['Find the speed with which the stone passes the top of the cliff.', null],
  ])('heights are above the cliff or above the sea: %s', (asked, answer) => {
    expect(answers(STONE + asked)).toEqual([answer]);
  });
});

test('"After the particles collide" tells of the collision', () => {
  const after = (told: string) =>
    answers(
      `Two particles $P$ and $Q$, of masses $0.4$ kg and $0.6$ kg respectively, are moving directly towards each other on a smooth horizontal plane. The speed of $P$ is $5\\,\\text{m s}^{-1}$ and the speed of $Q$ is $2\\,\\text{m s}^{-1}$. After the particles collide, ${told}.\n(a) Find the speed of $Q$ after the collision.\n(b) Find the loss of kinetic energy of the system due to the collision.`,
    );
  expect(after('the direction of motion of $P$ is reversed and its speed is $1\\,\\text{m s}^{-1}$')).toEqual(
    ['2 m s^-1', '4.8 J'],
  );
  // It would go faster than before.
  expect(after('the direction of motion of $P$ is reversed and its speed is $9\\,\\text{m s}^{-1}$')).toEqual(
    [null, null],
  );
});

describe('a string over a pulley in Chinese', () => {
  const pulled = (end: string, ask: string) =>
    answers(
      `质量为 $2$ kg 的物块 $A$ 放在粗糙水平桌面上，与桌面间的动摩擦因数为 $0.25$。一根不可伸长的轻绳一端系着 $A$，绕过桌边的光滑小定滑轮，另一端${end} $B$，$B$ 距地面 $0.9$ m。开始时绳子绷紧，系统由静止释放。\n${ask}`,
    );

  test('one end holds a body on the table, the other one that hangs', () => {
    expect(
      pulled(
        '悬挂质量为 $3$ kg 的物块',
        '(1) 求 $B$ 下落过程中的加速度大小及绳子的张力。\n(2) $B$ 着地后不再弹起，且 $A$ 始终没有碰到滑轮。求 $A$ 从开始运动到停下所经过的总路程。',
      ),
    ).toEqual(['5 m s^-2, 15 N', '2.7 m']);
  });

  test('a body without a mass has no acceleration', () => {
    expect(pulled('悬挂物块', '求 $B$ 下落过程中的加速度大小。')).toEqual([null]);
  });

  test('a body that rebounds has no way that is known', () => {
    expect(
      pulled('悬挂质量为 $3$ kg 的物块', '$B$ 着地后弹起。求 $A$ 从开始运动到停下所经过的总路程。'),
    ).toEqual([null]);
  });
});

test('a block goes up a rough slope, rests and comes back, each way with its own forces', () => {
  const block = (way: string, place: string) =>
    solveParts(
      [
        'A rough plane is inclined at 30 degrees to the horizontal. A block is projected up a line of greatest slope of the plane with speed 8 m/s from a point A, and comes to instantaneous rest at the point B. The coefficient of friction between the block and the plane is 0.2, and g = 10 m/s^2.',
        `(i) Show that the magnitude of the deceleration of the block as it moves from ${way} is 6.73 m/s^2, correct to 3 significant figures.`,
        `(ii) Find the speed of the block when it returns to ${place}.`,
      ].join('\n'),
    ).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));
  expect(block('A to B', 'A')).toEqual(['6.73 m/s^2', '5.57 m s^-1']);
  expect(block('B to A', 'B')).toEqual([null, null]);
});

test('a velocity that is printed in lines, each for its own times, goes on without a jump', () => {
  expect(
    solveParts(
      [
        'A particle P moves in a straight line, starting from rest at a point O. The velocity v m s⁻¹ of P, t s after leaving O, is given by',
        'v = 0.6t² for 0 ≤ t ≤ 5,',
        'v = k − 2t for t ≥ 5,',
        'where k is a constant. There is no sudden change in the velocity of P at t = 5.',
        '(a) Show that k = 25.',
        '(b) Find the distance OP at the instant when P comes to rest.',
      ].join('\n'),
    ).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null)),
  ).toEqual(['k = 25', '81.25 m']);
});
