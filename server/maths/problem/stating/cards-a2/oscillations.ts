import { OSCILLATION_REASONS } from '../reasons-a2/heat-and-oscillations.ts';
import { law, list, reason, type StatedCard, term } from '../statement.ts';

const OF_IT =
  '[of (a|an|the) [oscillating] (oscillation|oscillations|system|body|mass|pendulum|spring|{noun})]';

export const OSCILLATIONS: StatedCard = {
  topic: '9702/all/oscillations',
  title: { en: 'Oscillations: words that earn the marks', zh: '振动：得分表述' },
  statements: [
    term('simple harmonic motion|s.h.m.', '简谐 (运动|振动)', [
      [
        'Motion in which the acceleration is (directly) proportional to the displacement from a fixed (equilibrium) point',
        '加速度与离开固定点（平衡位置）的位移成正比，',
      ],
      [
        'and is always directed towards that point (opposite in direction to the displacement).',
        '且方向始终指向该点（与位移方向相反）的运动。',
      ],
    ]),
    law(
      '[the] [defining] equation (of|for|that defines|defining) simple harmonic motion',
      '简谐运动的 (定义式|定义方程|加速度 [a] 与位移 [x] 的 (关系式|关系))',
      [
        [
          'a = −ω²x, where a is the acceleration and ω (angular frequency) is constant;',
          'a = −ω²x，其中 a 是加速度，ω（角频率）为常量；',
        ],
        [
          'x is the displacement from the equilibrium position, and the minus sign shows that a is towards it.',
          'x 是离平衡位置的位移，负号表示加速度指向平衡位置。',
        ],
      ],
    ),
    list(
      ['examples of useful resonance', '共振有用的例子'],
      [
        '{number} [practical] (example|examples|situation|situations) (where|in which|of|of where) resonance is (useful|beneficial|an advantage)|{number} (example|examples) of useful resonance',
        '{number} 个共振 有用 的 例子|{number} 个利用共振的例子',
      ],
      [
        [
          'In a microwave oven the molecules of water (food) are made to vibrate at large amplitude.',
          '微波炉使（食物中的）水分子大振幅振动。',
        ],
        [
          'In a radio receiver a circuit is tuned to the frequency of the station.',
          '收音机的调谐电路与电台频率共振。',
        ],
        [
          'In magnetic resonance imaging nuclei absorb radio waves of their natural frequency.',
          '磁共振成像中原子核吸收与其固有频率相同的电磁波。',
        ],
      ],
    ),
    list(
      ['examples of resonance to be avoided', '应避免共振的例子'],
      [
        '{number} [practical] (example|examples|situation|situations) (where|in which|of where) resonance (is a (problem|nuisance)|should be avoided|is not useful|is undesirable)',
        '{number} 个应避免共振的例子',
      ],
      [
        [
          'A bridge (building) made to sway by wind, marching or an earthquake.',
          '桥梁（建筑物）因风、齐步走或地震而剧烈摇晃。',
        ],
        [
          'Panels of a machine or vehicle that vibrate at certain engine speeds.',
          '机器或车辆的面板在某些转速下剧烈振动。',
        ],
      ],
    ),
    term(`angular frequency ${OF_IT}`, '[振动的] 角频率', [
      [
        '2π times the frequency (ω = 2πf): the rate of change of the phase angle of the oscillation.',
        '频率的 2π 倍（ω = 2πf），即振动相位角的变化率。',
      ],
    ]),
    term('free (oscillation|oscillations|vibration|vibrations)', '自由振动', [
      [
        'Oscillations with no energy gained from or lost to the surroundings (no external or resistive force), at the natural frequency.',
        '没有能量输入或损失（无外力或阻力）、以固有频率进行的振动。',
      ],
    ]),
    term('forced (oscillation|oscillations|vibration|vibrations)', '受迫振动', [
      [
        'Oscillations of a body made to vibrate by a periodic driving force, at the frequency of that force.',
        '在周期性驱动力作用下、以驱动力频率进行的振动。',
      ],
    ]),
    term(`natural frequency ${OF_IT}`, '[系统的|物体的] 固有频率', [
      [
        'The frequency at which a body vibrates when it oscillates freely, with no driving or resistive force.',
        '物体在没有驱动力和阻力时自由振动的频率。',
      ],
    ]),
    term('resonance', '共振', [
      ['The amplitude of the oscillations is a maximum', '受迫振动的振幅达到最大的现象，'],
      [
        'when the frequency of the driving force equals the natural frequency of the system.',
        '发生在驱动力的频率等于系统的固有频率时。',
      ],
    ]),
    term('[a] damped (oscillation|oscillations)|damping [of oscillations]|damping', '阻尼 [振动]', [
      ['The amplitude (energy) of the oscillations decreases with time', '振动的振幅（能量）随时间减小，'],
      [
        'because of resistive forces that act against the motion (energy is lost).',
        '原因是有阻力阻碍运动（能量耗散）。',
      ],
    ]),
    term('light damping|lightly damped [(oscillation|oscillations)]', '(轻|弱|欠|小) 阻尼', [
      ['The system oscillates with an amplitude that decreases gradually.', '系统仍在振动，振幅逐渐减小。'],
    ]),
    term('critical damping|critically damped', '临界阻尼', [
      [
        'The system returns to its equilibrium position in the shortest time without oscillating.',
        '系统不发生振动，并以最短时间回到平衡位置。',
      ],
    ]),
    term('(heavy|over) damping|(heavily|over) damped', '(过|重|强) 阻尼', [
      [
        'The system does not oscillate and returns to its equilibrium position slowly (more slowly than with critical damping).',
        '系统不发生振动，缓慢地回到平衡位置（比临界阻尼慢）。',
      ],
    ]),
    reason(
      ['how a = −ω²x shows simple harmonic motion', '为什么 a = −ω²x 说明是简谐运动'],
      [
        '(how|why) (the expression [in [part] [\\( {noun} \\)]]|this expression|this equation|the equation [in [part] [\\( {noun} \\)]]|this relationship) (shows|indicates|implies|leads to the conclusion|means) that the (motion|oscillation|oscillations) [of the {noun} [{noun}]] (is|are) simple harmonic',
        '(为什么|如何|怎样) [从] (该式|这个式子|上式|此式|该表达式) (说明|表明|可知) [{noun} {noun} [的]] [运动|振动] 是简谐 (运动|振动)',
      ],
      [
        [
          'The other quantities are constant, so the acceleration a is proportional to the displacement x,',
          '其余各量均为常量，所以加速度 a 与位移 x 成正比，',
        ],
        [
          'and the minus sign shows that a and x are in opposite directions (a is towards the equilibrium position).',
          '负号表示 a 与 x 方向相反（加速度指向平衡位置）。',
        ],
      ],
      {
        about: /\ba\s?=\s?[-−–]\s?[^=xX+−–,;-]{0,60}(?<![/{^]\s?)x(?!\s?[\^²³⁴⁵/+−–{}\w(-])/,
        unless: /(?:x\s?[\^²³⁴⁵]|\/\s?x\b|\{x\}|\ba\s?=\s?[-−–][^$.;]{0,60}x\s?[+−–-])/,
      },
    ),
    ...OSCILLATION_REASONS,
  ],
};
