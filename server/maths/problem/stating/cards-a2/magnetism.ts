import { MAGNETIC_REASONS } from '../reasons-a2/electromagnetism.ts';
import { law, reason, type StatedCard, term } from '../statement.ts';

export const MAGNETISM: StatedCard = {
  topic: '9702/all/magnetic-fields',
  title: { en: 'Magnetic fields: words that earn the marks', zh: '磁场：得分表述' },
  statements: [
    term('magnetic field', '磁场', [
      [
        'A region of space in which a force acts on a moving charge, a current-carrying conductor',
        '对运动电荷、载流导体',
      ],
      ['or a magnetic pole (magnetic material).', '或磁极（磁性材料）有力的作用的空间区域。'],
    ]),
    term(
      'magnetic flux density [of (a|the) (magnetic|uniform|uniform magnetic) field]',
      '磁通 [量] 密度|磁感应强度',
      [
        ['The force per unit current per unit length', '单位电流、单位长度的'],
        [
          'on a straight conductor (wire) placed at right angles to the magnetic field.',
          '与磁场垂直放置的直导线所受的力。',
        ],
      ],
    ),
    term('tesla', '特斯拉这一单位', [
      [
        'The magnetic flux density for which a wire carrying a current of 1 A at right angles to the field',
        '与磁场垂直、通有 1 A 电流的直导线',
      ],
      ['has a force of 1 N per metre of its length on it.', '每米所受的力为 1 N 时的磁通密度。'],
    ]),
    term('magnetic flux', '磁通量', [
      ['The product of the magnetic flux density and the area', '磁通密度与'],
      ['perpendicular to the direction of the field (Φ = BA).', '垂直于磁场方向的面积的乘积（Φ = BA）。'],
    ]),
    term('magnetic flux linkage|flux linkage', '磁 [通] 链 [数]|磁通匝链数', [
      ['The product of the magnetic flux through a coil', '通过线圈的磁通量'],
      ['and its number of turns (NΦ = BAN).', '与线圈匝数的乘积（NΦ = BAN）。'],
    ]),
    term('weber', '韦伯这一单位', [
      [
        'The magnetic flux through an area of 1 m² at right angles to a field of flux density 1 T.',
        '磁通密度为 1 T 的磁场垂直穿过 1 m² 面积的磁通量。',
      ],
    ]),
    law("Faraday's law [of [electromagnetic] induction]", '法拉第 [电磁感应] 定律', [
      ['The magnitude of the induced e.m.f. is (directly) proportional', '感应电动势的大小与'],
      [
        'to the rate of change of magnetic flux linkage (of cutting of flux).',
        '磁通链的变化率（切割磁通的快慢）成正比。',
      ],
    ]),
    law("Lenz's law [of [electromagnetic] induction]", '楞次定律', [
      [
        'The direction of the induced e.m.f. (current) is such that its effects',
        '感应电动势（电流）的方向，总是使它产生的效果',
      ],
      ['oppose the change that causes it.', '阻碍引起它的变化。'],
    ]),
    term('electromagnetic induction', '电磁感应', [
      [
        'The production of an e.m.f. in a conductor (coil) when the magnetic flux linkage changes (it cuts magnetic flux).',
        '磁通链变化（导体切割磁通）时，导体（线圈）中产生电动势的现象。',
      ],
    ]),
    term('Hall (voltage|effect|probe)', '霍尔 (电压|效应)', [
      [
        'A p.d. across a conductor (semiconductor) that carries a current in a magnetic field,',
        '载流导体（半导体）处于磁场中时，',
      ],
      [
        'at right angles to both the current and the field, as charge carriers are deflected to one side.',
        '载流子偏向一侧，在与电流和磁场都垂直的方向上产生的电势差。',
      ],
    ]),
    reason(
      ['origin of the Hall voltage', '霍尔电压的成因'],
      [
        '[the] (origin|cause) of the Hall voltage|(how|why) (a|the) Hall voltage is (produced|set up|developed|generated|established) [across the (slice|conductor|semiconductor|probe)]|why there is a Hall voltage [across the {noun}]',
        '霍尔电压 (的成因|是怎样产生的|是如何产生的|产生的原因|的产生)',
      ],
      [
        [
          'The magnetic field exerts a force on the moving charge carriers, at right angles to the field and to the current.',
          '磁场对定向移动的载流子施加力，方向与磁场和电流都垂直。',
        ],
        [
          'Charge carriers collect on one side, so an electric field (p.d.) is set up across the slice.',
          '载流子聚集到一侧，两侧之间形成电场（电势差）。',
        ],
        [
          'The voltage is constant when the electric force on a carrier is equal and opposite to the magnetic force.',
          '当载流子所受电场力与磁场力大小相等、方向相反时，电压达到稳定。',
        ],
      ],
      { unless: /field[^.]{0,40}parallel to|no current|平行于电流/i },
    ),
    reason(
      ['how a velocity selector works', '速度选择器的原理'],
      [
        'why (only|ions of only one speed|ions of only one (speed|velocity)|particles of only one (speed|velocity)) [(ions|particles|electrons|protons)] [(with|of)] [(one|a (certain|particular|single))] [(speed|velocity)] pass [straight] (through|undeviated|undeflected) [through] [the (selector|velocity selector|fields|field|region|slit|plates)] [(undeviated|undeflected|without (deviation|deflection))]',
        '为什么 只有 [具有] (某一|一种|一定|特定) (速度|速率) 的 (离子|粒子|电子|质子) [才] [能|可以] (沿直线|不偏转地) (通过|穿过) [速度选择器|选择器|该区域|狭缝]',
      ],
      [
        [
          'The electric force qE and the magnetic force Bqv on a particle are in opposite directions;',
          '粒子所受电场力 qE 与磁场力 Bqv 方向相反；',
        ],
        [
          'they are equal, so that there is no deflection, only when v = E/B, which is one speed.',
          '只有当 v = E/B（唯一的速率）时二者相等、不发生偏转。',
        ],
      ],
      {
        about: /electric field|电场/i,
        settings: [
          /^the (?:ions|particles|electrons|protons) (?:first )?pass through a velocity selector ?,? in which there is a uniform electric field (?:of strength [^a-z]{1,24}[a-z\d −^-]{1,24} )?and a uniform magnetic field(?: of flux density [\d .]{1,16}t)?$/,
          /^the two fields are at right angles to each other and to the direction of travel of the (?:ions|particles|electrons|protons)$/,
        ],
      },
    ),
    reason(
      ['why a charged particle moves in a circle in a magnetic field', '为什么带电粒子在磁场中做圆周运动'],
      [
        'why (the path of (each|an|the|a) {noun} [in (this|the) [magnetic] (region|field)] is [(an arc of)] a (circle|circular arc|circular)|(the|a|an|each) [charged] {noun} [{noun}] (moves|travels|move|follows|moves along) [in] [along] [a|an] (circle|circular path|circular arc|arc of a circle|circular motion)) [(in|within|inside|while in) (this|the|a) [uniform] [magnetic] (region|field)]',
        '为什么 [每个|该] [带电] (离子|粒子|电子|质子|{noun} {noun}) [在 (磁场|该区域|此区域|匀强磁场) 中] [的] (做 [匀速] 圆周运动|轨迹是 (圆弧|圆)|(沿|做) 圆 (弧|周) 运动|的轨迹是 (圆弧|圆))',
      ],
      [
        [
          'The magnetic force is always perpendicular to the velocity, so it does not change the speed:',
          '磁场力始终与速度垂直，不改变速率；',
        ],
        [
          'the force has constant magnitude and provides the centripetal force.',
          '力的大小恒定，提供向心力。',
        ],
      ],
      {
        about: /magnetic field|磁场/i,
        unless: /parallel to the|same electric field|spiral|螺旋|平行于/i,
        settings: [
          /^the (?:ions|particles|electrons|protons) leave the selector through a narrow slit(?: [a-z])? and enter a region in a vacuum where there is only a uniform magnetic field ?,?(?: of flux density [\d .]{1,16}t ?,?)? at right angles to their path$/,
        ],
      },
    ),
    reason(
      ['why a magnet falls slowly through a copper tube', '为什么磁体在铜管中下落变慢'],
      [
        'why the (acceleration of the magnet (becomes|is) less than (the acceleration of free fall|g)|magnet (falls|moves) [more] slowly|magnet (takes longer to fall|falls [through the tube] with a smaller acceleration|reaches a constant (speed|velocity))) [through the tube] [[than] [the acceleration of] [free fall]]',
        '为什么 磁 (铁|体) [在 (铜管|金属管|铝管) 中] [下落] [的] (加速度小于 [自由落体加速度|重力加速度|g]|下落变慢|下落得 [较|更] 慢)',
      ],
      [
        [
          'As the magnet falls the magnetic flux through (linking) the tube changes, so an e.m.f. is induced in it.',
          '磁体下落时穿过管壁的磁通量变化，管中产生感应电动势。',
        ],
        ['The e.m.f. causes (eddy) currents in the metal.', '感应电动势在金属中引起（涡）电流。'],
        [
          'By Lenz’s law the currents have a magnetic field that opposes the motion: an upward force acts on the magnet, so its resultant downward force is less than its weight.',
          '根据楞次定律，电流的磁场阻碍磁体的运动，磁体受到向上的力，向下的合力小于重力。',
        ],
      ],
      {
        about: /copper|metal|alumin|conduct|铜|铝|金属/i,
        settings: [
          /^a (?:small )?bar magnet is released from rest at the top of a (?:long )?vertical copper tube$/,
          /^the magnet does not touch the tube$/,
        ],
        within: [
          "[the] (laws|law|principles) of electromagnetic induction|Faraday's law and Lenz's law|Lenz's law [and Faraday's law]",
          '(电磁感应定律|楞次定律|电磁感应)',
        ],
      },
    ),
    ...MAGNETIC_REASONS,
  ],
};
