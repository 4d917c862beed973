import { law, reason, type StatedCard, term } from '../statement.ts';

export const ASTRONOMY: StatedCard = {
  topic: '9702/all/astronomy-and-cosmology',
  title: { en: 'Astronomy and cosmology: words that earn the marks', zh: '天文学与宇宙学：得分表述' },
  statements: [
    term('luminosity [of (a|the) star]', '[恒星的] 光度', [
      ['The total power of radiation emitted by a star.', '恒星辐射的总功率。'],
    ]),
    term('radiant flux intensity [of (a|the) star]', '辐射通量强度', [
      ['The radiant power that passes normally through unit area.', '垂直通过单位面积的辐射功率。'],
    ]),
    term('[a] standard candle|standard candles', '标准烛光', [
      ['An astronomical object of known luminosity.', '光度已知的天体。'],
    ]),
    law("Wien's displacement law|Wien's law", '维恩 [位移] 定律', [
      [
        'The wavelength at which the intensity of the radiation of a (black) body is greatest',
        '黑体辐射强度最大处的波长',
      ],
      ['is inversely proportional to its thermodynamic temperature.', '与其热力学温度成反比。'],
    ]),
    law('Stefan–Boltzmann law', '斯特藩 [—] 玻耳兹曼定律|斯忒藩 [—] 玻尔兹曼定律|斯特藩 [—] 玻尔兹曼定律', [
      ['The luminosity of a (spherical) star is L = 4πσr²T⁴,', '（球形）恒星的光度 L = 4πσr²T⁴，'],
      [
        'where r is its radius, T its thermodynamic surface temperature and σ the Stefan–Boltzmann constant.',
        '其中 r 是半径，T 是表面热力学温度，σ 是斯特藩—玻耳兹曼常量。',
      ],
    ]),
    term('redshift|red shift', '红移', [
      [
        'The increase of the observed wavelength (decrease of frequency) of electromagnetic radiation',
        '观测到的电磁辐射波长变长（频率变小）的现象，',
      ],
      ['from a source that is moving away from the observer.', '由辐射源远离观察者引起。'],
    ]),
    law("Hubble's law", '哈勃定律', [
      [
        'The speed at which a galaxy moves away (recession speed) is proportional',
        '星系远离的速度（退行速度）',
      ],
      ['to its distance from the observer.', '与它到观察者的距离成正比。'],
    ]),
    term('Hubble constant', '哈勃常 (数|量)', [
      ['The ratio of the recession speed of a galaxy to its distance.', '星系退行速度与其距离之比。'],
    ]),
    reason(
      ['how Hubble’s law leads to the Big Bang theory', '哈勃定律怎样支持大爆炸理论'],
      [
        "(how|why) (Hubble's law|redshift|the redshift of (light from (distant|other)|distant) galaxies|observations of redshift) [(and Hubble's law)] (leads to|lead to|supports|support|provides evidence for) (the|the idea of the) Big Bang [theory] [(of the origin of the Universe)]",
        '(哈勃定律|红移) [怎样|如何|为什么] (支持|说明|得出|表明) 大爆炸 [理论|学说]',
      ],
      [
        [
          'Light from distant galaxies is redshifted, so the galaxies move away from us: the Universe is expanding.',
          '来自遥远星系的光发生红移，星系在远离我们：宇宙在膨胀。',
        ],
        [
          'The speed is proportional to the distance, so going back in time all matter was at one place',
          '退行速度与距离成正比，逆推回去所有物质曾聚集在一处，',
        ],
        [
          'and the Universe began from a very dense, hot state at one time.',
          '宇宙始于某一时刻的极热、极密状态。',
        ],
      ],
    ),
    law(
      'what [may|can] [be] (deduced|concluded) from (it|this|the redshift) about the motion of the galaxy',
      '由此可知星系的运动情况',
      [['The galaxy is moving away from the Earth (receding).', '该星系正在远离地球（退行）。']],
      {
        about: /redshift|red shift|longer|found to have a wavelength|红移/i,
      },
    ),
    reason(
      ['why more distant galaxies have a greater redshift', '为什么更远的星系红移更大'],
      [
        'why [light from] [more distant] galaxies [that are] [(further away|more distant)] (has|have|shows|show) a (greater|larger) redshift',
        '为什么越远的星系红移越大',
      ],
      [
        [
          'The Universe is expanding: the speed at which a galaxy moves away is proportional to its distance (Hubble’s law),',
          '宇宙在膨胀：星系退行速度与距离成正比（哈勃定律），',
        ],
        [
          'and a greater speed gives a greater fractional change in wavelength.',
          '速度越大，波长的相对变化越大。',
        ],
      ],
    ),
    reason(
      ['how standard candles give distances', '怎样用标准烛光测距离'],
      [
        'how (a standard candle|standard candles) (is|are|can be|may be) used to (determine|measure|find|estimate) (the distance (to|of) (a galaxy|a distant galaxy|the galaxy|galaxies|distant galaxies)|distances to galaxies)',
        '[天文学家] (怎样|如何|是怎样|是如何) (利用|用) 标准烛光 (测定|测量|求) 星系的距离',
      ],
      [
        [
          'The radiant flux intensity F of the standard candle in the galaxy is measured at the Earth;',
          '测出星系中标准烛光在地球处的辐射通量强度 F；',
        ],
        [
          'its luminosity L is known, so the distance d follows from F = L/(4πd²).',
          '其光度 L 已知，由 F = L/(4πd²) 求出距离 d。',
        ],
      ],
    ),
    reason(
      ['how the temperature of a star is found from its spectrum', '怎样由光谱求恒星温度'],
      [
        "how (Wien's displacement law|Wien's law) (is|can be) used to (determine|estimate|find) the [surface] temperature of a star",
        '怎样用维恩 [位移] 定律 [估算|求] 恒星 [的] [表面] 温度',
      ],
      [
        [
          'The wavelength λmax of peak intensity in the spectrum of the star is measured.',
          '测出恒星光谱中强度最大处的波长 λmax。',
        ],
        [
          'λmax is inversely proportional to T, so it is compared with that of a body of known temperature (or the constant is used).',
          'λmax 与 T 成反比，与温度已知的物体比较（或用已知常量）即得 T。',
        ],
      ],
    ),
  ],
};
