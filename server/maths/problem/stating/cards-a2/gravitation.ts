import { GRAVITATION_REASONS } from '../reasons-a2/circles-and-fields.ts';
import { law, list, reason, rest, type StatedCard, term } from '../statement.ts';

export const GRAVITATION: StatedCard = {
  topic: '9702/all/gravitational-fields',
  title: { en: 'Gravitational fields: words that earn the marks', zh: '引力场：得分表述' },
  statements: [
    term('gravitational field', '引力场|重力场', [
      ['A region of space in which a mass experiences a force.', '使有质量的物体受到力的空间区域。'],
    ]),
    term('gravitational field strength [at a point [in a gravitational field]]', '[某点的] 引力场强度', [
      ['The gravitational force per unit mass', '放在该点的小质量物体'],
      ['on a small mass placed at the point.', '单位质量所受的引力。'],
    ]),
    term(
      'gravitational field line|gravitational line of force|(line of force|field line) [in a gravitational field]',
      '引力场线',
      [
        [
          'A line whose direction at each point is that of the force on a mass placed there.',
          '每一点的方向都表示该处物体所受引力方向的线。',
        ],
      ],
      {
        about: /gravitation|引力/i,
        unless: /electric|电场/i,
      },
    ),
    term('field of force|force field', '力场', [
      [
        'A region of space in which a body (mass or charge) experiences a force.',
        '使物体（质量或电荷）受到力的空间区域。',
      ],
    ]),
    law("Newton's law of gravitation|Newton's law of universal gravitation", '[牛顿] 万有引力定律', [
      [
        'The gravitational force between two point masses is proportional to the product of their masses',
        '两质点间的引力与两者质量的乘积成正比，',
      ],
      ['and inversely proportional to the square of their separation.', '与它们之间距离的平方成反比。'],
    ]),
    term(
      'gravitational potential [at a point [in a gravitational field]]',
      '[某点的|引力场中某点的] (引力势|重力势)',
      [
        ['The work done per unit mass', '把单位质量的（小检验）物体'],
        ['in bringing a small test mass from infinity to the point.', '从无穷远处移到该点所做的功。'],
      ],
    ),
    term('geostationary (orbit|satellite)', '地球 (静止|同步) (轨道|卫星)', [
      [
        'The satellite stays above the same point on the Earth: its period is 24 hours, the same as that of the rotation of the Earth,',
        '卫星始终位于地面同一点的上方：周期为 24 小时，与地球自转周期相同，',
      ],
      ['its orbit is above the equator', '轨道在赤道上空，'],
      [
        'and it moves in the same direction as the Earth rotates (from west to east).',
        '运行方向与地球自转方向相同（自西向东）。',
      ],
    ]),
    list(
      ['features of a geostationary orbit', '地球静止轨道的特点'],
      [
        '[the] [{number}] [other] (features|feature|properties|characteristics|conditions|condition) (of|for) (a|the) geostationary (orbit|satellite)',
        '地球 (静止|同步) (轨道|卫星) [的] [{number}] [个|条] (特点|特征|条件)',
      ],
      [
        [
          'The period is 24 hours (the same as the period of rotation of the Earth).',
          '周期为 24 小时（与地球自转周期相同）。',
        ],
        ['The orbit is above the equator (in the equatorial plane).', '轨道在赤道上空（赤道平面内）。'],
        [
          'The satellite moves from west to east (in the direction of rotation of the Earth).',
          '卫星自西向东运行（与地球自转方向相同）。',
        ],
      ],
    ),
    rest(
      ['features of a geostationary orbit besides its period', '除周期外地球静止轨道的特点'],
      [
        '[the] {number} [other] (features|feature|properties|characteristics|conditions|condition) (of|for) (a|the) geostationary (orbit|satellite)',
        '地球 (静止|同步) (轨道|卫星) [轨道] [的] [另外] {number} [个|条] (特点|特征|条件)',
      ],
      [
        ['The orbit is above the equator (in the equatorial plane).', '轨道在赤道上空（赤道平面内）。'],
        [
          'The satellite moves from west to east (in the direction of rotation of the Earth).',
          '卫星自西向东运行（与地球自转方向相同）。',
        ],
      ],
      { within: ['[(the|its|that the)] period [(of|is)] [(24 hours|one day)]', '[其] 周期 [为 24 小时]'] },
    ),
    term('escape (speed|velocity)', '逃逸速度', [
      [
        'The least speed with which a body must leave the surface of a planet to reach infinity without further energy.',
        '物体从行星表面出发、不再获得能量而能到达无穷远处所需的最小速率。',
      ],
    ]),
    reason(
      ['why gravitational potential is negative', '为什么引力势为负'],
      [
        'why (the|a) [value of the] gravitational potential [energy] [of (a|the) {noun}] [(at a point|near (a|an|the) [isolated] {noun}|in (a|the) gravitational field|due to (a|an|the) [isolated] {noun})] [in (a|the) gravitational field] (is|has) [always] [a] negative [value|values|quantity]|why gravitational potential [energy] is [always] [a] negative [quantity]|why the gravitational potential [energy] [of the {noun}] [(has a|is a)] negative [sign|value]',
        '为什么 [某点的|各处的] [卫星的|该] (引力势|引力势能) [总] (是负值|为负值|是负的|为负|是负数|取负值)|(引力势|引力势能) 为什么 [总] (是负值|为负值|是负的|为负|是负数|取负值)',
      ],
      [
        ['The potential (energy) is taken to be zero at infinity;', '规定无穷远处引力势（能）为零；'],
        [
          'the gravitational force is attractive, so work must be done on a mass to move it out to infinity (negative work is done in bringing it in), and the value at any nearer point is less than zero.',
          '引力是吸引力，要把物体移到无穷远处必须对它做功（移近时外力做负功），所以近处的值都小于零。',
        ],
      ],
    ),
    reason(
      ['why g is nearly constant near the surface', '为什么地面附近 g 近似不变'],
      [
        "why [the] [Earth's] (gravitational field strength|acceleration of free fall|g|value of g|gravitational field) [g] [of the Earth] [(near|close to) the surface of (the Earth|a planet|the planet)] (is|may be (taken|considered|assumed) [to be]|can be (considered|assumed) [to be]|may be assumed) [(approximately|almost|nearly|effectively)] (constant|uniform) [for small (changes in height|heights|distances) [above (the|its) [surface]]] [(near|close to) the surface [of (the Earth|a planet|the planet)]]",
        '为什么 [在] (地面|地球表面) 附近 [的] (引力场强度|重力加速度|自由落体加速度|g) [g] [可以看作|可以认为|近似|可视为] [是] (不变|恒定|常量|近似不变|近似恒定)',
      ],
      [
        [
          'The height above the surface is very much smaller than the radius of the Earth (planet)',
          '离地面的高度远小于地球（行星）的半径，',
        ],
        [
          'so the distance from the centre, and with it g = GM/r², hardly changes (the field lines are almost parallel).',
          '到球心的距离几乎不变，g = GM/r² 也几乎不变（场线近似平行）。',
        ],
      ],
    ),
    reason(
      ['why a geostationary orbit is above the equator', '为什么静止轨道在赤道上空'],
      [
        'why [(the|a) geostationary] (satellite|the satellite|the orbit|orbit) must be (above|over|in the plane of) the equator',
        '为什么 [地球] [(静止|同步)] (轨道|卫星) [必须] [位于|在] 赤道上空',
      ],
      [
        [
          'The gravitational force is towards the centre of the Earth and provides the centripetal force, so the centre of the orbit is that of the Earth; to stay above one point the orbit must be in the plane in which that point turns: that of the equator.',
          '引力指向地心并提供向心力，轨道圆心必为地心；要始终位于同一地点上方，轨道平面必须与该点转动的平面重合，即赤道平面。',
        ],
      ],
      { about: /geostationary|同步|静止/i },
    ),
    reason(
      ['why an astronaut in orbit feels weightless', '为什么轨道上的宇航员感到失重'],
      [
        'why [an|the] (astronaut|astronauts|person) in [(a|the)] (orbit|orbiting satellite|satellite|space station|spacecraft|orbiting spacecraft) (feels|feel|appears to be|experiences|is apparently|seems to be) [a sensation of] (weightless|weightlessness)',
        '为什么 [轨道上的|飞船中的|卫星中的|空间站中的] (宇航员|航天员) (感到|处于|会感到|感觉) 失重',
      ],
      [
        [
          'The gravitational force on the astronaut provides (only) the centripetal force',
          '宇航员所受引力全部用作向心力，',
        ],
        [
          'and the spacecraft has the same acceleration, so there is no contact (reaction) force between them.',
          '飞船与宇航员加速度相同，二者之间没有接触力（支持力）。',
        ],
      ],
    ),
    ...GRAVITATION_REASONS,
  ],
};
