import { CIRCLE_REASONS } from '../reasons-a2/circles-and-fields.ts';
import { law, reason, type StatedCard, term } from '../statement.ts';

export const CIRCLES: StatedCard = {
  topic: '9702/all/motion-in-a-circle',
  title: { en: 'Motion in a circle: words that earn the marks', zh: '圆周运动：得分表述' },
  statements: [
    term('radian|one radian', '[一] 弧度', [
      ['The angle subtended at the centre of a circle', '在圆心处所对的圆心角，'],
      ['by an arc equal in length to the radius.', '其所对弧长等于半径。'],
    ]),
    term('angular displacement', '角位移', [
      ['The angle through which a body moves round the centre of its circle.', '物体绕圆心转过的角度。'],
    ]),
    term('angular (speed|velocity) [of (a|the) (body|object|particle|{noun})]', '[物体的|质点的] 角速度', [
      [
        'The angle swept out per unit time by the line (radius) from the centre to the body: rate of change of angular displacement.',
        '物体与圆心的连线（半径）单位时间内转过的角度，即角位移的变化率。',
      ],
    ]),
    term('centripetal force', '向心力', [
      [
        'The resultant force towards the centre of the circle that keeps a body moving in a circle.',
        '使物体做圆周运动的、指向圆心的合力。',
      ],
    ]),
    term('centripetal acceleration', '向心加速度', [
      [
        'The acceleration towards the centre of the circle of a body that moves in a circle.',
        '做圆周运动的物体指向圆心的加速度。',
      ],
    ]),
    reason(
      ['why a body in uniform circular motion accelerates', '为什么匀速圆周运动有加速度'],
      [
        '(why|how) (a|the|an) {noun} [{noun}] [(moving|travelling|that moves) in a [horizontal|vertical] (circle|circular path|circular orbit)] [(at|with) [a] constant speed] (has an acceleration|is accelerating|accelerates|must be accelerating|has acceleration) [even] [(although|though|when|while) (its speed is constant|it is moving (at|with) [a] constant speed|it moves (at|with) [a] constant speed|the speed is constant|it has [a] constant speed)]',
        '(为什么|为何) [做] (匀速圆周运动|圆周运动) [的] [物体|{noun} {noun}] [速率不变但|虽然速率不变但] [会] [仍] [仍然] 有加速度|{noun} {noun} [{noun}] (速率不变|速率恒定|虽然速率不变) [,] (为什么|为何) [却|仍|还|仍然] 有加速度',
      ],
      [
        [
          'The direction of the velocity is always changing, so the velocity changes although the speed is constant: there is an acceleration',
          '速度的方向不断改变，所以尽管速率不变，速度仍在变化，即有加速度，',
        ],
        ['and it is towards the centre of the circle.', '加速度指向圆心。'],
      ],
      { about: /circ(?:le|ular)|rotat|orbit|圆/i },
    ),
    law(
      'direction of (this acceleration|the acceleration|the centripetal acceleration|the (resultant|centripetal) force) [of (the|a|an) {noun} [{noun}]] [on (the|a|an) {noun} [{noun}]] [that moves in a circle [(with|at) [a] constant speed]]',
      '(向心加速度|加速度|合力|向心力) 的 方向',
      [['Towards the centre of the circle (perpendicular to the velocity).', '指向圆心（与速度方向垂直）。']],
      {
        about:
          /circ[^.]{0,60}constant (?:angular )?speed|constant (?:angular )?speed[^.]{0,60}circ|rotates at a constant|uniform circular|匀速圆周/i,
      },
    ),
    reason(
      ['why the centripetal force does no work', '为什么向心力不做功'],
      [
        'why (the centripetal force|the (resultant|gravitational|magnetic|force) [force] [on the {noun}]) does no work [on the {noun}]',
        '为什么 (向心力|洛伦兹力|磁场力|磁力) [对 {noun} {noun} [{noun}]] 不做功',
      ],
      [
        [
          'The force is perpendicular to the velocity (direction of motion)',
          '力始终与速度（运动方向）垂直，',
        ],
        [
          'so there is no displacement in the direction of the force: no work is done and the speed does not change.',
          '沿力的方向没有位移，所以不做功，速率不变。',
        ],
      ],
      { about: /circ(?:le|ular)|orbit|arc\b|圆/i },
    ),
    ...CIRCLE_REASONS,
  ],
};
