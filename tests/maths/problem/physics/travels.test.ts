import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

describe('a body that travels along a line', () => {
  test('its times and speeds may stand in front, behind and in a sentence of their own', () => {
    expect(
      answersTo(
        'A train, initially at rest, accelerates uniformly along a straight track. In a time of 8.0 s it reaches a speed of 14 m s^(-1).',
        '(a) Calculate the acceleration of the train.',
        '(b) Determine the distance travelled by the train in this time.',
      ),
    ).toEqual(['1.75 m s^-2', '56.0 m']);
  });

  test('how fast it goes is how fast it is where it starts to brake', () => {
    expect(
      answersTo(
        'A lorry is moving at 22 m s^(-1) when the driver applies the brakes. The lorry decelerates uniformly and stops after travelling 60.5 m.',
        '(a) Determine the deceleration of the lorry.',
        '(b) Calculate the time taken for the lorry to stop.',
      ),
    ).toEqual(['4 m s^-2', '5.5 s']);
  });

  test('without a steady rate it has its momentum, and no distance', () => {
    expect(
      answersTo(
        'A car of mass 1200 kg increases its speed from 10.0 m s^(-1) to 25 m s^(-1) in 6.0 s.',
        '(a) Calculate the change in momentum of the car.',
        '(b) Calculate the average resultant force on the car.',
        '(c) Calculate the distance travelled by the car.',
      ),
    ).toEqual(['1.80 * 10^4 kg m s^-1', '3000 N', null]);
  });

  test('on its way it is as fast as after that time, and nowhere after its end', () => {
    const CAR = 'A car decelerates uniformly from 20 m s^(-1) to rest in 4.0 s.';
    expect(answersTo(CAR, 'Calculate the speed of the car after 3.0 s.')).toEqual(['5.00 m s^-1']);
    expectRefused(CAR, 'Calculate the speed of the car after 5.0 s.');
  });

  test('what slows it is as great as its average force', () => {
    expect(
      answersTo(
        'A 1500 kg car is brought to rest from 18.0 m s^(-1) in 3.0 s. Calculate the average resultant force on the car.',
      ),
    ).toEqual(['9000 N']);
  });

  test('two motions are not one', () => {
    expectRefused(
      'A train accelerates uniformly from rest to 20 m s^(-1) in 10 s. It then comes to rest in 5.0 s with constant deceleration.',
      'Calculate the distance travelled by the train.',
    );
  });
});

describe('what strikes, leaves and lifts', () => {
  test('a ball that comes back has its momentum turned round', () => {
    const BALL =
      'A ball of mass 58 g is travelling horizontally at 32.0 m s^(-1). It is struck by a racket and leaves the racket with a speed of 45 m s^(-1)';
    expect(
      answersTo(`${BALL} in the opposite direction.`, 'Calculate the change in momentum of the ball.'),
    ).toEqual(['4.47 kg m s^-1']);
    expect(
      answersTo(`${BALL} in the same direction.`, 'Calculate the change in momentum of the ball.'),
    ).toEqual(['0.754 kg m s^-1']);
    expectRefused(
      `${BALL} at right angles to its original direction.`,
      'Calculate the change in momentum of the ball.',
    );
  });

  test('water pushes on the wall at which it stops', () => {
    const HOSE =
      'Water of density 1000 kg m^(-3) leaves a hose horizontally at a speed of 15.0 m s^(-1). The cross-sectional area of the hose is 3.2 × 10^(-4) m^2.';
    expect(
      answersTo(
        HOSE,
        'The water strikes a vertical wall and does not rebound. Determine the force exerted by the water on the wall.',
      ),
    ).toEqual(['72.0 N']);
    expectRefused(
      HOSE,
      'The water strikes a vertical wall and rebounds. Determine the force exerted by the water on the wall.',
    );
  });

  test('what is at rest recoils from what it fires', () => {
    expect(
      answersTo(
        'A gun of mass 1.80 kg fires a pellet of mass 4.0 g horizontally at a speed of 180 m s^(-1). Calculate the recoil speed of the gun.',
      ),
    ).toEqual(['0.400 m s^-1']);
  });

  test('a machine lifts, at its efficiency', () => {
    expect(
      answersTo(
        'A winch that is 65% efficient raises a crate of weight 850 N through a height of 6.0 m in 15 s. Calculate the power input to the winch.',
      ),
    ).toEqual(['523 W']);
  });
});

describe('springs that are joined', () => {
  const PAIR =
    'Two springs P and Q are joined in series and hung from a support. The spring constants are 36 N m^(-1) for P and 54 N m^(-1) for Q. A load of weight 4.50 N is hung from the lower end.';

  test('one below the other their extensions add up', () => {
    expect(
      answersTo(
        PAIR,
        '(a) Calculate the extension of P.',
        '(b) Calculate the total extension of the combination.',
      ),
    ).toEqual(['0.125 m', '0.208 m']);
  });

  test('side by side each carries its part', () => {
    expect(
      answersTo(
        'Two identical springs, each with spring constant 48 N m^(-1), are arranged in parallel. A load of 6.00 N is supported by the combination. Calculate the extension of each spring.',
      ),
    ).toEqual(['0.0625 m']);
  });

  test('one of them is not each of them, nor what is left of them', () => {
    expectRefused(PAIR, 'Calculate the extension of each spring.');
    expectRefused(PAIR, 'Spring Q is removed.', 'Calculate the extension of P.');
  });
});

describe('a beam on its supports', () => {
  const BEAM =
    'A uniform beam AB of length 3.0 m and weight 120 N rests horizontally on supports at A and B. A load of weight 90 N is placed on the beam at a distance of 1.0 m from A.';

  test('has forces and moments in balance', () => {
    expect(answersTo(BEAM, '(a) Calculate the force exerted on the beam by the support at A.')).toEqual([
      '120 N',
    ]);
    expect(
      answersTo(
        'A uniform rod of length 1.20 m and weight 8.00 N is pivoted at one end. It is held horizontal by a vertical force F applied at the other end. Determine F.',
      ),
    ).toEqual(['4.00 N']);
  });

  test('has no force where no support is, and no balance where its weight may act anywhere', () => {
    expectRefused(BEAM, 'Calculate the force exerted on the beam by the support at C.');
    expectRefused(
      BEAM.replace('uniform', 'non-uniform'),
      'Calculate the force exerted on the beam by the support at A.',
    );
  });
});

describe('in Chinese', () => {
  test('what strikes comes back, and what collides goes on as one', () => {
    expect(
      answersTo(
        '质量为 58 g 的网球以 32.0 m s^(-1) 的水平速度飞向球拍，被球拍击中后以 45 m s^(-1) 的速度反向飞出，球与球拍的接触时间为 4.0 ms。',
        '(a) 求网球动量变化的大小。',
        '(b) 求球拍对网球的平均作用力。',
      ),
    ).toEqual(['4.47 kg m s^-1', '1120 N']);
    expect(
      answersTo(
        '质量为 1.5 kg 的小车以 0.80 m s^(-1) 的速度与质量为 0.90 kg 的静止小车碰撞，碰后两车粘在一起。求碰后的共同速度。',
      ),
    ).toEqual(['0.500 m s^-1']);
  });

  test('springs in series, a spring with its own length, and a lift on its rope', () => {
    expect(
      answersTo(
        '两根轻弹簧 P 和 Q 串联后悬挂在天花板上。P 的劲度系数为 36 N m^(-1)，Q 的劲度系数为 54 N m^(-1)。在下端挂一个重 4.5 N 的物体。',
        '求总伸长量。',
      ),
    ).toEqual(['0.208 m']);
    expect(
      answersTo('一根弹簧的原长为 12.0 cm，挂上 5.0 N 的重物后长度变为 15.6 cm。求弹簧的劲度系数。'),
    ).toEqual(['139 N m^-1']);
    expect(
      answersTo('质量为 850 kg 的电梯由钢索悬挂，以 0.60 m s^(-2) 的加速度竖直向上加速。求钢索的拉力。'),
    ).toEqual(['8850 N']);
  });
});
