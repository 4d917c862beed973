import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

describe('a velocity that is given for each time', () => {
  const P =
    'A particle P moves in a straight line, starting from rest at a point O. At time t s after leaving O the velocity, v m s⁻¹, of P is given by v = 1.5t^2 for 0 ≤ t ≤ 2, and v = 24/t^2 for t ≥ 2.';

  test('may be another one from some time on', () => {
    expect(
      answers(
        `${P}\n(a) Find the acceleration of P when t = 1 and when t = 4. [3]\n(b) Find an expression, in terms of t, for the displacement of P from O when t ≥ 2. [4]\n(c) Find the time at which P is 14 m from O. [2]\n(d) Find the total distance travelled by P in the first 3 seconds. [2]`,
      ),
    ).toEqual(['3 m s^-2, -0.75 m s^-2', '16 - 24/t', '12 s', '8 m']);
  });

  test('has letters that are found from what is so at some times', () => {
    const TRAIN =
      'A toy train runs along a straight track from a point A to a point B. It starts from rest at A and comes to rest at B. At time t s after leaving A the velocity of the train is kt^2(12 − t) m s⁻¹, where k is a positive constant.';
    expect(
      answers(
        `${TRAIN}\n(a) Write down the time taken for the journey from A to B. [1]\n(b) It is given that the maximum velocity of the train is 3.2 m s⁻¹. Find the value of k. [4]\n(c) Find the distance AB. [4]`,
      ),
    ).toEqual(['12 s', 'k = 0.0125', '21.6 m']);
    expect(answers(`${TRAIN}\nFind the distance AB. [4]`)).toEqual([null]);
  });

  test('is zero at as many times as are asked for', () => {
    const Q =
      'A particle moves in a straight line starting from a point O. The velocity v m s⁻¹ of the particle at time t s after leaving O is given by v = 3t^2 − 18t + 24.';
    expect(answers(`${Q} Find the times at which the particle is instantaneously at rest.`)).toEqual([
      't = 2 or t = 4',
    ]);
    expect(answers(`${Q} Find the three times at which the particle is instantaneously at rest.`)).toEqual([
      null,
    ]);
    expect(answers(`${Q} Find the distance of the particle from A when t = 2.`)).toEqual([null]);
  });

  test('of which the start is not told leaves the place open', () => {
    expect(
      answers(
        'A particle moves in a straight line. Its velocity v m s⁻¹ at time t s is given by v = 6t − 4. Find the displacement of the particle from O when t = 3.',
      ),
    ).toEqual([null]);
  });
});

describe('a letter for a time', () => {
  const LAW =
    'A particle P moves in a straight line. The velocity v m s⁻¹ of P is given by v = 3t^2 − 4t, where t is the time in';

  test('stands for seconds, or there is no answer', () => {
    const at = (unit: string) => answers(`${LAW} ${unit}. Find the acceleration of P when t = 3.`);
    expect(at('seconds')).toEqual(['14 m s^-2']);
    expect(at('minutes')).toEqual([null]);
    expect(at('min')).toEqual([null]);
    expect(at('h')).toEqual([null]);
  });

  test('has an answer beside a speed in metres and seconds alone', () => {
    const at = (unit: string) =>
      answers(`质点P沿直线运动，t 秒时的速度为 v ${unit}，其中 v = 3t^2 - 18t。求 t = 5 时 P 的加速度。`);
    expect(at('m/s')).toEqual(['12 m s^-2']);
    expect(at('km/h')).toEqual([null]);
  });

  test('of which nothing is told has no value, whatever its ratio to another one', () => {
    expect(answers('质点P沿直线运动，t 秒时的速度为 (6t - 4) m/q。求 t = 5 时 P 的加速度。')).toEqual([null]);
  });
});

describe('two bodies on one line', () => {
  const BOTH =
    'Two particles P and Q start from rest at the same instant from the same point O, and move in the same direction along a straight line. P moves with constant acceleration 1.2 m s⁻². The velocity of Q at time t s after leaving O is 0.12t^2 m s⁻¹.';

  test('meet, and are farthest apart before they do', () => {
    expect(
      answers(
        `${BOTH}\n(a) Find the time at which Q overtakes P, and the speed of each particle at this time. [5]\n(b) Find the greatest distance between P and Q before Q overtakes P. [4]`,
      ),
    ).toEqual(['15 s, 18 m s^-1, 27 m s^-1', '20 m']);
  });
});

describe('a body that is thrown up', () => {
  test('is above a height for a time', () => {
    expect(
      answers(
        'A particle P is projected vertically upwards with speed 24 m s⁻¹ from a point 5 m above horizontal ground.\n(a) Find the time from projection until P reaches the ground. [3]\n(b) Find the length of time for which P is more than 21 m above the ground. [3]\n(c) Find the length of time for which P is more than 40 m above the ground. [3]',
      ),
    ).toEqual(['5 s', '3.2 s', null]);
  });
});

describe('places on the way', () => {
  const RIDE =
    'A cyclist is travelling along a straight horizontal road with constant acceleration. He passes the points A, B and C in that order. The distance AB is 16 m and the distance BC is 22 m.';
  const TIMES = 'The cyclist takes 2 s to travel from A to B and a further 2 s to travel from B to C.';

  test('decide the acceleration where enough is told of them', () => {
    expect(answers(`${RIDE} ${TIMES} Find the acceleration of the cyclist and his speed at A.`)).toEqual([
      '1.5 m s^-2, 6.5 m s^-1',
    ]);
    expect(answers(`${RIDE} Find the acceleration of the cyclist and his speed at A.`)).toEqual([null]);
  });
});

describe('stages one after the other', () => {
  test('have what the whole of them decides', () => {
    expect(
      answers(
        'A bus moves from rest with constant acceleration for 12 s. It then moves with constant speed for 30 s before decelerating uniformly to rest in a further 6 s. The total distance travelled is 585 m.\n(a) Find the constant speed of the bus. [2]\n(b) Find the magnitude of the deceleration. [1]',
      ),
    ).toEqual(['15 m s^-1', '2.5 m s^-2']);
  });

  test('have one acceleration each where that is said', () => {
    const on = (words: string) =>
      answers(
        `A car starts from rest and accelerates uniformly for 8 s to a speed of 20 m s⁻¹. It then ${words} to rest in 5 s. Find the total distance travelled by the car.`,
      );
    expect(on('decelerates uniformly')).toEqual(['130 m']);
    expect(on('decelerates')).toEqual([null]);
    expect(on('comes')).toEqual([null]);
  });

  test('may be told by what happens between them', () => {
    expect(
      answers(
        'A parachutist drops from rest from a stationary balloon which is 280 m above level ground. For the first 4 s she falls freely under gravity. Her parachute then opens and she decelerates uniformly at 8.5 m s⁻² until her speed has been reduced to 6 m s⁻¹. After this she descends at constant speed.\n(a) Find the speed of the parachutist at the instant when her parachute opens. [1]\n(b) Find the distance through which she falls while decelerating. [2]',
      ),
    ).toEqual(['40 m s^-1', '92 m']);
  });
});

describe('a speed that changes evenly', () => {
  test('is told of the speed itself, with a letter for a time', () => {
    expect(
      answers(
        'A particle moves in a straight line. Its velocity increases uniformly from rest to 8 m s⁻¹ in 4 s, remains constant for T s and then decreases uniformly to zero in 2 s. The total distance travelled is 64 m. Find the value of T.',
      ),
    ).toEqual(['T = 5']);
  });

  test('goes on to a place that is told by how far it is', () => {
    expect(
      answers(
        'A particle slides down a smooth plane with constant acceleration 3.5 m s⁻², starting from rest at a point A. It passes the point B with speed 7 m s⁻¹ and reaches the bottom C of the plane 1 s later.\n(a) Find the distance AB. [2]\n(b) Find the distance BC. [3]',
      ),
    ).toEqual(['7 m', '8.75 m']);
  });
});

describe('what does not fall or move alone', () => {
  test.each([
    'A block is released from rest at the top of a smooth slope of length 5 m. Find the time taken for the block to reach the bottom.',
    'A ball is projected vertically upwards with speed 20 m s⁻¹ from horizontal ground. There is a constant air resistance of 2 N. Find the greatest height reached by the ball.',
    'Particle A is projected vertically upwards from horizontal ground with speed 10 m s⁻¹. Three seconds later particle B is projected vertically upwards from the same point with speed 20 m s⁻¹. Find the height at which the particles collide.',
  ])('has no answer: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });
});

describe('motions that are told in Chinese', () => {
  test('have a velocity for each time', () => {
    expect(
      answers(
        '在一条直线上运动的质点，t s时相对于定点O的位移x m由下式给出：x=0.2t^3-1.5t^2+2.4t，t≥0。\n(a) 质点在哪两个时刻瞬时静止？分别求出这两个时刻质点的位移。（5分）\n(b) 求质点加速度为零时的速度。（3分）\n(c) 求质点出发后第一次回到O点的时刻，结果保留三位有效数字。（3分）',
      ),
    ).toEqual(['1 s or 4 s, 1.1 m or -1.6 m', '-1.35 m s^-1', '2.31 s']);
  });

  test('may be those of two bodies, of which another is not the first', () => {
    expect(
      answers(
        '小球从离地面45 m高处由静止自由下落，同时另一小球从地面以30 m/s的速度竖直上抛。\n(a) 求两球相遇的时间。（3分）\n(b) 求两球相遇处离地面的高度。（2分）',
      ),
    ).toEqual(['1.5 s', '33.75 m']);
  });
});
