import { ELECTRIC_REASONS } from '../reasons-a2/circles-and-fields.ts';
import { law, list, reason, type StatedCard, term } from '../statement.ts';

export const ELECTRIC_FIELDS: StatedCard = {
  topic: '9702/all/electric-fields',
  title: { en: 'Electric fields: words that earn the marks', zh: '电场：得分表述' },
  statements: [
    term('electric field', '电场', [
      ['A region of space in which a charge experiences a force.', '使电荷受到力的空间区域。'],
    ]),
    term('electric field strength [at a point [in an electric field]]', '[某点的] 电场强度', [
      ['The electric force per unit positive charge', '放在该点的（静止的小）电荷'],
      ['on a (small stationary) charge placed at the point.', '单位正电荷所受的电场力。'],
    ]),
    term('(line of force|field line|electric field line|line of force in an electric field)', '电场线', [
      [
        'A line whose direction at each point is that of the force on a positive charge placed there.',
        '每一点的方向都表示该处正电荷受力方向的线。',
      ],
    ]),
    law("Coulomb's law", '库仑定律', [
      [
        'The electric force between two point charges is proportional to the product of the charges',
        '两点电荷之间的电场力与两电荷量的乘积成正比，',
      ],
      ['and inversely proportional to the square of their separation.', '与它们之间距离的平方成反比。'],
    ]),
    term('electric potential [at a point [in an electric field]]', '[某点的|电场中某点的] 电势', [
      ['The work done per unit positive charge', '把单位正（检验）电荷'],
      ['in bringing a small test charge from infinity to the point.', '从无穷远处移到该点所做的功。'],
    ]),
    term('uniform electric field', '匀强电场', [
      [
        'An electric field whose strength has the same magnitude and direction at all points.',
        '各点场强大小和方向都相同的电场。',
      ],
    ]),
    term('electric potential energy [of (a charge|two point charges)]', '[电荷的] 电势能', [
      [
        'The work done in bringing the charge(s) from infinity to their position(s).',
        '把电荷从无穷远处移到所在位置所做的功。',
      ],
    ]),
    law(
      '(relationship|relation) between electric field strength [at a point] and [electric] potential [gradient] [at (that|the) point]',
      '电场强度与电势的关系',
      [
        [
          'The electric field strength equals the negative of the potential gradient at the point.',
          '某点的电场强度等于该点电势梯度的负值。',
        ],
      ],
    ),
    law(
      '(relationship|relation) between gravitational field strength [at a point] and [gravitational] potential [gradient] [at (that|the) point]',
      '引力场强度与引力势的关系',
      [
        [
          'The gravitational field strength equals the negative of the potential gradient at the point.',
          '某点的引力场强度等于该点引力势梯度的负值。',
        ],
      ],
    ),
    reason(
      ['how field strength is found from a graph of potential', '怎样由电势图线求场强'],
      [
        'how [the] electric field strength [at a point] (may|can) be (determined|found|obtained) from (a|the) graph of [the variation] [of] [electric] potential [V] (with|against) distance [x]|how (a|the) graph of [the variation of] [electric] potential (with|against) distance (may|can) be used to (determine|find) the electric field strength [at a point]',
        '怎样由电势随距离变化的图 (线|像) 求 [某点的] 电场强度',
      ],
      [
        [
          'The field strength is the (negative of the) gradient of the tangent to the curve at that point.',
          '场强等于图线在该点切线斜率的负值（大小等于斜率）。',
        ],
      ],
    ),
    list(
      ['similarities of electric and gravitational fields', '电场与引力场的相同点'],
      [
        '[{number}] (similarity|similarities) between [the] (electric (fields|field|potential) and gravitational (fields|field|potential)|gravitational (fields|field|potential) and electric (fields|field|potential)) [(of|due to|around) [a] point (masses|mass) and [a] point (charges|charge)]',
        '(电场与引力场|引力场与电场|电场和引力场|引力场和电场) 的 [{number}] [个|点] (相同点|相似点|相同之处|相似之处)',
      ],
      [
        [
          'Both are radial, with a field strength (force) inversely proportional to the square of the distance from the point.',
          '两者都是径向的，场强（力）与距离的平方成反比。',
        ],
        [
          'Both have a potential inversely proportional to the distance from the point and zero at infinity.',
          '两者的势都与距离成反比，且在无穷远处为零。',
        ],
      ],
    ),
    list(
      ['differences of electric and gravitational fields', '电场与引力场的不同点'],
      [
        '[{number}] (difference|differences) between [the] (electric (fields|field|potential) and gravitational (fields|field|potential)|gravitational (fields|field|potential) and electric (fields|field|potential)) [(of|due to|around) [a] point (masses|mass) and [a] point (charges|charge)]',
        '(电场与引力场|引力场与电场|电场和引力场|引力场和电场) 的 [{number}] [个|点] (不同点|不同之处|区别)',
      ],
      [
        [
          'The gravitational force is always attractive (the potential always negative); the electric force may be attractive or repulsive (the potential positive or negative).',
          '引力总是吸引力（引力势总为负）；电场力可以是吸引力或排斥力（电势可正可负）。',
        ],
      ],
    ),
    reason(
      ['why the field inside a conductor is zero', '为什么导体内部场强为零'],
      [
        'why (the electric field strength|the electric field|there is no electric field) inside (a|the) [charged] [isolated] [hollow] [metal] [conducting] (sphere|conductor) [is zero]',
        '为什么 [带电] [金属球|导体] [球] 内部 [的] (场强|电场强度) 为零',
      ],
      [
        [
          'The charges are free to move in the conductor and are at rest on its surface:',
          '导体中的电荷可以自由移动，平衡时静止分布在表面；',
        ],
        [
          'a field inside would make charges move, so there is none (the potential inside is constant).',
          '若内部有电场，电荷将继续移动，所以内部场强为零（电势处处相等）。',
        ],
      ],
    ),
    ...ELECTRIC_REASONS,
  ],
};
