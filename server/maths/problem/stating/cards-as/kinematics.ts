import { MOTION_MORE } from '../cards-why/more-mechanics.ts';
import { KINEMATICS_WHY } from '../cards-why/motion.ts';
import { type StatedCard, term } from '../statement.ts';

const WAVES = /\b(?:waves?|oscillat\w{0,5}|vibrat\w{0,5})\b|波|振动|振子/i;

export const KINEMATICS: StatedCard = {
  topic: '9702/all/kinematics',
  title: { en: 'Kinematics: words that earn the marks', zh: '运动学：得分表述' },
  statements: [
    term(
      'distance [travelled]',
      '路程',
      [['The total length of the path moved along; a scalar.', '物体运动轨迹的总长度，是标量。']],
      {
        unless: WAVES,
      },
    ),
    term(
      'displacement [of (a|the) (body|object|particle) [from (a|its starting) point]]',
      '[物体的|质点的] 位移',
      [
        ['The distance in a straight line from a fixed starting point', '从起点到终点的直线距离，'],
        ['in a specified direction.', '并具有确定的方向（由起点指向终点）。'],
      ],
      { unless: WAVES },
    ),
    term(
      'speed [of (a|the) (body|object|car|vehicle|particle)]',
      '[物体的] 速率',
      [
        [
          'The distance travelled per unit time (rate of change of distance).',
          '单位时间内通过的路程（路程的变化率）。',
        ],
      ],
      {
        unless: WAVES,
      },
    ),
    term(
      'velocity [of (a|the) (body|object|car|vehicle|particle)]',
      '[物体的] 速度',
      [
        [
          'The rate of change of displacement (change of displacement per unit time).',
          '位移的变化率（单位时间内位移的变化量）。',
        ],
      ],
      {
        unless: WAVES,
      },
    ),
    term('acceleration [of (a|the) (body|object|car|vehicle|particle)]', '[物体的|质点的] 加速度', [
      [
        'The rate of change of velocity (change of velocity per unit time).',
        '速度的变化率（单位时间内速度的变化量）。',
      ],
    ]),
    term('average speed', '平均速率', [
      ['The total distance travelled divided by the total time taken.', '总路程与所用总时间之比。'],
    ]),
    term('average velocity', '平均速度', [
      ['The total displacement divided by the total time taken.', '总位移与所用总时间之比。'],
    ]),
    term('acceleration of free fall', '自由落体加速度', [
      [
        'The acceleration of a body that falls in a gravitational field with no resistive force acting on it.',
        '物体在引力场中只受重力、不受阻力下落时的加速度。',
      ],
    ]),
    ...KINEMATICS_WHY,
    ...MOTION_MORE,
  ],
};
