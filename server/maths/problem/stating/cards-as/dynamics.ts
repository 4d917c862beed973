import { DYNAMICS_WHY } from '../cards-why/motion.ts';
import { law, reason, type StatedCard, term } from '../statement.ts';

const COLLISION = '(collision|collisions|impact)';

export const DYNAMICS: StatedCard = {
  topic: '9702/all/dynamics',
  title: { en: 'Dynamics: words that earn the marks', zh: '动力学：得分表述' },
  statements: [
    term('mass [of (a|the) (body|object)]', '[物体的] 质量', [
      [
        'The property of a body that resists a change in its motion (its inertia).',
        '物体抵抗运动状态改变的性质（惯性的量度）。',
      ],
    ]),
    term('inertia', '惯性', [
      [
        'The property of a body that resists a change in its state of rest or of uniform motion.',
        '物体保持静止或匀速直线运动状态、抵抗其改变的性质。',
      ],
    ]),
    term('[linear] momentum [of (a|the) (body|object|particle)]', '[物体的|线] 动量', [
      ['The product of mass and velocity.', '质量与速度的乘积。'],
    ]),
    term('force [(on|acting on) a body]', '力', [['The rate of change of momentum.', '动量的变化率。']]),
    term('impulse [of a force]', '[力的] 冲量', [
      [
        'The product of a force and the time for which it acts; it is the change in momentum.',
        '力与其作用时间的乘积，等于动量的变化量。',
      ],
    ]),
    term('weight [of (a|the) (body|object)]', '[物体的] 重力', [
      [
        'The force on a body due to a gravitational field (mass × acceleration of free fall).',
        '物体在引力场中所受的引力（质量与自由落体加速度的乘积）。',
      ],
    ]),
    term('newton [as a unit of force]', '牛顿这一单位', [
      [
        'The force that gives a mass of 1 kg an acceleration of 1 m s⁻² in the direction of the force.',
        '使质量为 1 kg 的物体沿力的方向获得 1 m s⁻² 加速度的力。',
      ],
    ]),
    law("Newton's first law [of motion]", '牛顿第一 [运动] 定律', [
      [
        'A body stays at rest or continues to move with constant velocity unless a resultant force acts on it.',
        '物体不受合外力作用时，保持静止或匀速直线运动状态。',
      ],
    ]),
    law(
      "Newton's second law [of motion]",
      '牛顿第二 [运动] 定律',
      [
        [
          'The resultant force on a body is proportional (equal) to its rate of change of momentum',
          '物体所受合外力与其动量的变化率成正比（相等），',
        ],
        ['and acts in the direction of that change.', '方向与动量变化的方向相同。'],
      ],
      { within: ['[the] [(rate of change of)] [linear] momentum', '动量'] },
    ),
    law("Newton's third law [of motion]", '牛顿第三 [运动] 定律', [
      [
        'When body A exerts a force on body B, body B exerts a force on body A that is equal in magnitude',
        '物体 A 对物体 B 施力时，B 同时对 A 施加大小相等、',
      ],
      ['and opposite in direction (and of the same type).', '方向相反、性质相同的力。'],
    ]),
    law('[principle of|law of] conservation of [linear] momentum', '[线] 动量守恒 (定律|原理)', [
      [
        'The total momentum of a system is constant (the sum of momenta before an interaction equals the sum after it)',
        '系统的总动量保持不变（相互作用前后总动量相等），',
      ],
      [
        'provided that no resultant external force acts on the system.',
        '条件是系统不受外力，或所受合外力为零。',
      ],
    ]),
    term(`[perfectly] elastic ${COLLISION}`, '[完全] 弹性碰撞', [
      [
        'A collision in which the total kinetic energy is conserved (the relative speed of separation equals that of approach).',
        '总动能守恒的碰撞（碰后分离的相对速率等于碰前接近的相对速率）。',
      ],
    ]),
    term(`inelastic ${COLLISION}`, '非弹性碰撞', [
      [
        'A collision in which momentum and total energy are conserved but total kinetic energy is not: some of it becomes other forms.',
        '动量守恒、总能量守恒，但总动能不守恒的碰撞：一部分动能转化为其他形式的能量。',
      ],
    ]),
    term(
      'terminal (velocity|speed) [of (a|the) (body|object|sphere|ball|parachutist|skydiver)]',
      '(终极|收尾|终端|终) 速度',
      [
        ['The constant (greatest) velocity of a falling body', '物体下落时达到的恒定（最大）速度，'],
        [
          'when the resistive force (with any upthrust) equals its weight, so that the resultant force is zero.',
          '此时阻力（与浮力之和）等于重力，合力为零。',
        ],
      ],
    ),
    term('drag [force]|viscous (force|drag)', '[流体的] 黏滞阻力', [
      [
        'A force that opposes the motion of a body through a fluid.',
        '流体对在其中运动的物体施加的、阻碍其运动的力。',
      ],
    ]),
    reason(
      ['why a falling body reaches terminal velocity', '为什么下落的物体会达到终极速度'],
      [
        '(why|how) (a|the) [falling] {noun} [{noun}] [falling (through|in) [the] (air|a fluid|a liquid|oil|water|liquid)] (reaches|reach|attains|attain|has|falls at|comes to) [a|its] (terminal|constant) (velocity|speed)',
        '[为什么|为何] [下落的] {noun} {noun} [{noun}] [{noun}] [在 (空气|液体|油|水) 中 [下落时]] [为什么|最终|会|最后] (达到|以) (终极速度|收尾速度|恒定速度|匀速) [下落|运动]',
      ],
      [
        ['As the speed increases, the resistive force (drag) increases', '速率增大时阻力随之增大，'],
        [
          'so the resultant downward force, and with it the acceleration, decreases',
          '向下的合力和加速度因而减小，',
        ],
        [
          'until the resistive force (with any upthrust) equals the weight: the resultant force is zero and the speed stays constant.',
          '直到阻力（与浮力之和）等于重力，合力为零，速度保持不变。',
        ],
      ],
    ),
    ...DYNAMICS_WHY,
  ],
};
