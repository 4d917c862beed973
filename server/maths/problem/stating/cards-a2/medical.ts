import { MEDICAL_REASONS } from '../reasons-a2/medicine-and-stars.ts';
import { reason, type StatedCard, term } from '../statement.ts';

export const MEDICAL: StatedCard = {
  topic: '9702/all/medical-physics',
  title: { en: 'Medical physics: words that earn the marks', zh: '医学物理：得分表述' },
  statements: [
    term(
      '[specific] acoustic impedance [of (a|the) (medium|material|substance|tissue)]',
      '[介质的] [比] 声阻抗',
      [
        ['The product of the density of the medium', '介质的密度'],
        [
          'and the speed of sound (ultrasound) in it: Z = ρc.',
          '与声（超声波）在其中的传播速度的乘积：Z = ρc。',
        ],
      ],
    ),
    term('intensity reflection coefficient [(of|at|for) (a|the) boundary]', '强度反射系数', [
      [
        'The ratio of the reflected intensity to the incident intensity at a boundary between two media.',
        '在两种介质的界面上，反射强度与入射强度之比。',
      ],
    ]),
    term(
      'attenuation [of (a|the|an|X-ray|ultrasound) [(beam|X-rays|ultrasound|signal)]]',
      '[超声波的|X 射线的] 衰减',
      [
        [
          'The gradual decrease of the intensity (power) of a beam as it passes through a medium.',
          '射束穿过介质时强度（功率）逐渐减小的现象。',
        ],
      ],
    ),
    term('[linear] attenuation coefficient [(of|for) (a|the) (medium|material|{noun})]', '[线性] 衰减系数', [
      ['The constant μ in I = I₀e^(−μx),', 'I = I₀e^(−μx) 中的常量 μ，'],
      [
        'where I is the transmitted intensity of a parallel beam of incident intensity I₀ after a thickness x of the medium.',
        '其中 I₀ 是平行射束的入射强度，I 是穿过厚度 x 的介质后的强度。',
      ],
    ]),
    term('contrast [(of|in) an [X-ray] image]', '[X 射线|图像的] 对比度', [
      [
        'The difference in degree of blackening (brightness) between neighbouring regions (structures) of the image.',
        '图像中相邻区域（结构）黑度（亮度）的差别。',
      ],
    ]),
    term('sharpness [(of|in) an [X-ray] image]', '[图像的] 清晰度', [
      [
        'How clearly the edges of structures can be seen in the image.',
        '图像中各结构的边缘可以分辨的清楚程度。',
      ],
    ]),
    term('hardness [of (a|an|the) [X-ray] beam]|hardness of X-rays', '[X 射线的] 硬度', [
      ['The penetrating power of the X-rays;', 'X 射线的贯穿本领；'],
      [
        'it is greater for photons of greater energy (shorter wavelength, higher accelerating p.d.).',
        '光子能量越大（波长越短、加速电压越高），硬度越大。',
      ],
    ]),
    term('(tracer|radioactive tracer)', '示踪剂', [
      [
        'A substance with radioactive nuclei (β⁺ emitters) that is introduced into the body',
        '含有放射性核（β⁺ 衰变）、被引入体内',
      ],
      ['and absorbed by the tissue to be studied.', '并被所研究的组织吸收的物质。'],
    ]),
    term('annihilation [of (a|an) (particle|electron|positron)] [and a positron]', '湮灭', [
      [
        'A particle and its antiparticle meet (an electron and a positron),',
        '粒子与其反粒子（如电子与正电子）相遇，',
      ],
      [
        'and their mass becomes energy: photons (two γ-rays in opposite directions).',
        '质量全部转化为能量，即光子（方向相反的两个 γ 光子）。',
      ],
    ]),
    term('piezoelectric (effect|crystal)|piezo electric (effect|crystal|transducer)', '压电 (效应|晶体)', [
      ['A p.d. across the crystal makes it change shape,', '晶体两端加电压时发生形变，'],
      ['and a change of shape (pressure) makes a p.d. across it.', '发生形变（受压）时两端产生电压。'],
    ]),
    reason(
      ['how ultrasound is produced by a piezo-electric crystal', '压电晶体怎样产生超声波'],
      [
        'how (a|the) (piezoelectric|piezo electric|quartz) (crystal|transducer) (is made to produce|produces|can produce|generates|can be used to (produce|generate)|is used to (produce|generate)) ultrasound [waves|pulses]|how ultrasound [waves|pulses] (is|are) (produced|generated) [(by|using) a (piezoelectric|piezo electric|quartz) (crystal|transducer)]|[the] (production|generation) of ultrasound [waves] (by|using) a (piezoelectric|piezo electric|quartz) (crystal|transducer)',
        '[怎样|如何] [用|利用] 压电晶体 [怎样|如何|是如何|是怎样] (产生|发出|发射) 超声波 [的]',
      ],
      [
        ['An alternating p.d. is applied across the crystal,', '在晶体两端加交变电压，'],
        ['which makes it vibrate (change shape).', '使晶体振动（形变）。'],
        [
          'The frequency is in the ultrasound range and equal to the natural frequency of the crystal, so that it resonates.',
          '电压频率在超声频率范围内并等于晶体的固有频率，使其共振。',
        ],
      ],
    ),
    reason(
      ['how ultrasound is detected by a piezo-electric crystal', '压电晶体怎样检测超声波'],
      [
        'how (a|the) (piezoelectric|piezo electric|quartz) (crystal|transducer) (detects|is used to detect|can be used to detect|receives) ultrasound [waves|pulses]|how ultrasound [waves|pulses] (is|are) detected [(by|using) a (piezoelectric|piezo electric|quartz) (crystal|transducer)]',
        '压电晶体 (怎样|如何|是如何|是怎样) (检测|接收|探测) 超声波 [的]',
      ],
      [
        [
          'The reflected ultrasound makes the crystal vibrate (change shape).',
          '反射回来的超声波使晶体振动（形变）。',
        ],
        [
          'The vibration produces an alternating p.d. across the crystal, which is amplified and displayed.',
          '晶体两端产生交变电压，经放大后显示。',
        ],
      ],
    ),
    reason(
      ['why a coupling gel is used', '为什么要涂耦合剂'],
      [
        'why (a|the) [coupling] gel is (used|applied|placed|needed|put|necessary) [(between the (transducer|crystal|probe) and the skin|on the skin|to the skin)] [(when|during|before|in) [making|taking|carrying out|an] [ultrasound] (scan|scans|examination|diagnosis|scanning)]',
        '为什么 [在] [探头与皮肤之间|探头和皮肤之间|皮肤上] [要|需要] (涂|使用|加) [耦合剂|凝胶|耦合凝胶]|[探头与皮肤之间|探头和皮肤之间] 为什么 [要|需要] (涂|使用|加) [耦合剂|凝胶|耦合凝胶]',
      ],
      [
        [
          'The acoustic impedances of air and skin are very different, so nearly all of the ultrasound would be reflected at the skin.',
          '空气与皮肤的声阻抗相差很大，超声波在皮肤表面几乎全部被反射。',
        ],
        [
          'The gel replaces the air and has an impedance close to that of skin, so that most of the ultrasound enters the body.',
          '耦合剂排除空气，其声阻抗与皮肤相近，使大部分超声波进入人体。',
        ],
      ],
    ),
    reason(
      ['how X-rays are produced', 'X 射线怎样产生'],
      [
        'how X-rays are (produced|generated) [(in|by) an X-ray tube] [for use in medical diagnosis]|the production of X-rays [in an X-ray tube]',
        'x 射线 [管中] (是怎样|是如何|怎样|如何) 产生 [的]',
      ],
      [
        [
          'Electrons from a heated cathode are accelerated through a large potential difference',
          '加热的阴极发出的电子经高电压加速，',
        ],
        [
          'and strike a metal target, where they decelerate (lose kinetic energy) and X-ray photons are emitted.',
          '撞击金属靶，电子减速（失去动能）并发出 X 射线光子。',
        ],
      ],
    ),
    reason(
      ['why there is a minimum wavelength of X-rays', '为什么 X 射线有最短波长'],
      [
        'why there is a (minimum|cut off|sharp cut off) wavelength [(of|for|in) the X-ray (spectrum|photons|beam)]|why the X-ray spectrum has a (minimum|cut off) wavelength|why the (spectrum|X-ray spectrum) has a [sharp] cut off at (short|minimum) wavelength',
        '为什么 x 射线 [谱|光谱] [有|存在] [一个] 最短波长',
      ],
      [
        ['The wavelength is shortest for a photon of maximum energy,', '光子能量最大时波长最短，'],
        [
          'which is when an electron gives up all of its kinetic energy in one collision to one photon.',
          '即一个电子在一次碰撞中把全部动能交给一个光子时。',
        ],
      ],
    ),
    reason(
      ['how a PET scan forms an image', 'PET 扫描的原理'],
      [
        '(how|the principles of how) (PET scanning|a PET scan|positron emission tomography|PET scanner) (works|forms an image|is used to (form|obtain|produce) an image)|[the] principles of (PET scanning|positron emission tomography)',
        'pet 扫描 [的原理|怎样成像|如何成像]',
      ],
      [
        [
          'A tracer that decays by β⁺ emission is introduced into the body.',
          '把发生 β⁺ 衰变的示踪剂引入体内。',
        ],
        [
          'Each positron annihilates with an electron, and two γ-ray photons are emitted in opposite directions.',
          '正电子与电子湮灭，发出方向相反的两个 γ 光子。',
        ],
        [
          'The photons are detected outside the body, and their arrival times give the place of the annihilation, from which an image is built up.',
          '体外探测器测得两光子到达的时间差，确定湮灭位置，由此建立图像。',
        ],
      ],
    ),
    reason(
      ['how a CT scan forms an image', 'CT 扫描的原理'],
      [
        '(how|the principles of how) (CT scanning|a CT scan|computed tomography|an image is (formed|produced) in a CT scan) [(works|forms an image|produces an image|is used to (form|obtain|produce) [an|a three dimensional] image)]|[the] principles of (CT scanning|computed tomography)',
        'ct 扫描 [的原理|怎样成像|如何成像]',
      ],
      [
        ['X-ray images of one slice (section) of the body are taken', '对人体某一断层拍摄 X 射线图像，'],
        ['from many different angles.', '从许多不同角度进行。'],
        [
          'They are combined by computer into a two-dimensional image of the slice.',
          '由计算机合成该断层的二维图像。',
        ],
        ['This is repeated for many slices,', '对许多断层重复进行，'],
        [
          'which are combined into a three-dimensional image that can be viewed from any angle.',
          '合成可从任意角度观察的三维图像。',
        ],
      ],
    ),
    ...MEDICAL_REASONS,
  ],
};
