import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 24,
  level: 'A2',
  slug: 'medical-physics',
  title: { en: 'Medical physics', zh: '医学物理' },
  summary: {
    en: 'Ultrasound, X-rays and annihilating positrons all let us look inside a living body. After this topic you can explain how each is produced and detected, calculate reflection and attenuation, and describe how CT and PET scans build up their images.',
    zh: '超声波、X 射线和正电子湮灭都能让我们看到活体内部。学完本章，你能解释它们的产生与探测，计算反射与衰减，并说明 CT 和 PET 扫描如何成像。',
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'ultrasound',
      'piezoelectric',
      'acoustic impedance',
      'X-ray',
      'CT scan',
      'PET scan',
      'attenuation coefficient',
      'tracer',
      'positron annihilation',
      'contrast',
    ],
    zh: [
      '超声波',
      '压电效应',
      '声阻抗',
      'X 射线',
      'X 光',
      'CT 扫描',
      'PET 扫描',
      '衰减系数',
      '示踪剂',
      '正电子湮灭',
      '对比度',
    ],
  },
  prerequisites: ['9702/all/waves', '9702/all/quantum-physics', '9702/all/nuclear-physics'],
  methods: ['physics-medical-physics'],
  cards: [
    {
      id: 'ultrasound-production',
      kind: 'concept',
      title: { en: 'Producing and detecting ultrasound', zh: '超声波的产生与探测' },
      details: [
        {
          en: 'A piezoelectric crystal changes shape when a p.d. is applied across it and generates a p.d. when its shape changes. An alternating p.d. at its resonant frequency makes it vibrate and emit ultrasound; an incoming wave makes it vibrate and gives an alternating p.d.',
          zh: '压电晶体两端加电势差时发生形变，形变时又会产生电势差。加上频率等于其固有频率的交变电压，晶体共振并发射超声波；接收到的超声波使晶体振动，产生交变电压。',
        },
        {
          en: 'The same transducer sends a short pulse, then listens: part of the pulse is reflected at each boundary. Time gives depth (halve it: there and back), intensity tells about the nature of the boundary.',
          zh: '同一换能器先发射短脉冲，再接收回波：脉冲在每个界面都有部分反射。由时间求深度（往返路程，要除以 2），由回波强度判断界面的性质。',
        },
        {
          en: 'Higher frequency gives shorter wavelength and finer detail but is absorbed more strongly. Typical: 1 to 15 MHz; at 1500 m s⁻¹ and 3.0 MHz the wavelength is 0.50 mm.',
          zh: '频率越高，波长越短，分辨率越好，但吸收也越强。常用 1 至 15 MHz；声速 1500 m s⁻¹、频率 3.0 MHz 时波长为 0.50 mm。',
        },
      ],
    },
    {
      id: 'impedance-and-reflection',
      kind: 'formula',
      title: { en: 'Acoustic impedance and reflection', zh: '声阻抗与反射' },
      details: [
        {
          en: tex`Specific acoustic impedance $Z = \rho c$: density times the speed of sound in the medium, in $\mathrm{kg\,m^{-2}\,s^{-1}}$.`,
          zh: tex`声阻抗（更准确地说是声阻抗率）$Z = \rho c$：介质密度与介质中声速的乘积，单位 $\mathrm{kg\,m^{-2}\,s^{-1}}$。`,
        },
        {
          en: tex`Intensity reflection coefficient at normal incidence: $\dfrac{I_{R}}{I_{0}} = \dfrac{(Z_{1} - Z_{2})^{2}}{(Z_{1} + Z_{2})^{2}}$. It is the same from either side.`,
          zh: tex`垂直入射时的强度反射系数：$\dfrac{I_{R}}{I_{0}} = \dfrac{(Z_{1} - Z_{2})^{2}}{(Z_{1} + Z_{2})^{2}}$，从哪一侧入射都相同。`,
        },
        {
          en: tex`Very different impedances: nearly all is reflected (air to skin, $99.9\%$). Similar ones: nearly all goes through. So gel, with $Z$ near that of skin, replaces the air.`,
          zh: tex`两侧阻抗相差悬殊时几乎全部反射（空气与皮肤之间为 $99.9\%$），相近时几乎全部透射。所以要涂耦合剂：其 $Z$ 与皮肤接近，用来排除空气。`,
        },
      ],
      example: {
        stem: {
          en: tex`Soft tissue has specific acoustic impedance $1.63 \times 10^{6}\ \mathrm{kg\,m^{-2}\,s^{-1}}$ and bone $6.40 \times 10^{6}\ \mathrm{kg\,m^{-2}\,s^{-1}}$. Calculate the fraction of the intensity of ultrasound that is reflected at a boundary between them.`,
          zh: tex`软组织的声阻抗为 $1.63 \times 10^{6}\ \mathrm{kg\,m^{-2}\,s^{-1}}$，骨骼为 $6.40 \times 10^{6}\ \mathrm{kg\,m^{-2}\,s^{-1}}$。求超声波在两者界面上反射强度所占的比例。`,
        },
        answer: '0.353',
        steps: [
          {
            say: {
              en: 'Reflection coefficient; the powers of ten cancel.',
              zh: '代入反射系数公式，10 的幂次约去。',
            },
            tex: [tex`\frac{I_{R}}{I_{0}} = \frac{(6.40 - 1.63)^{2}}{(6.40 + 1.63)^{2}}`],
            marks: ['M1'],
            why: {
              en: 'It is a ratio of intensities, already squared: no further squaring or rooting.',
              zh: '这已经是强度之比，公式中已含平方，不再平方或开方。',
            },
          },
          {
            say: {
              en: 'About a third comes back, which is why bone shows brightly and hides what lies behind it.',
              zh: '约三分之一被反射，所以骨骼成像很亮，并遮挡后方的组织。',
            },
            tex: [tex`\frac{I_{R}}{I_{0}} = \left(\frac{4.77}{8.03}\right)^{2} = 0.353`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'attenuation',
      kind: 'formula',
      title: { en: 'Attenuation', zh: '衰减' },
      details: [
        {
          en: tex`$I = I_{0}e^{-\mu x}$ for a parallel beam, for ultrasound and for X-rays; $\mu$ is the linear attenuation (absorption) coefficient in $\mathrm{m^{-1}}$ or $\mathrm{cm^{-1}}$.`,
          zh: tex`对平行射束 $I = I_{0}e^{-\mu x}$，超声波与 X 射线都适用；$\mu$ 为线性衰减（吸收）系数，单位 $\mathrm{m^{-1}}$ 或 $\mathrm{cm^{-1}}$。`,
        },
        {
          en: tex`The thickness that halves the intensity is $x_{1/2} = \dfrac{\ln 2}{\mu}$. Layers one behind the other: multiply the factors, that is, add the products $\mu x$.`,
          zh: tex`使强度减半的厚度为 $x_{1/2} = \dfrac{\ln 2}{\mu}$。多层介质：各衰减因子相乘，即把各层的 $\mu x$ 相加。`,
        },
        {
          en: tex`$\mu$ and $x$ must use the same unit of length.`,
          zh: tex`$\mu$ 与 $x$ 的长度单位必须一致。`,
        },
      ],
      example: {
        stem: {
          en: tex`An X-ray beam of incident intensity $15\ \mathrm{W\,m^{-2}}$ passes through tissue of thickness $3.0\ \mathrm{cm}$ and linear attenuation coefficient $40\ \mathrm{m^{-1}}$. Calculate the transmitted intensity.`,
          zh: tex`入射强度为 $15\ \mathrm{W\,m^{-2}}$ 的 X 射线穿过厚度为 $3.0\ \mathrm{cm}$、线性衰减系数为 $40\ \mathrm{m^{-1}}$ 的组织。求透射强度。`,
        },
        answer: '4.5 W m^-2',
        ask: 'An X-ray beam of incident intensity 15 W m^-2 passes through tissue of thickness 3.0 cm and linear attenuation coefficient 40 m^-1. Calculate the transmitted intensity.',
        steps: [
          {
            say: { en: 'Exponent first, with the thickness in metres.', zh: '厚度化为米，先求指数。' },
            tex: [tex`\mu x = 40 \times 0.030 = 1.2`],
            marks: ['M1'],
            why: {
              en: 'The exponent has no unit; if metres and centimetres met here it would be 120.',
              zh: '指数没有单位；若米与厘米混用，就会得到 120。',
            },
          },
          {
            say: { en: 'Exponential attenuation.', zh: '代入指数衰减公式。' },
            tex: [tex`I = I_{0}e^{-\mu x} = 15e^{-1.2} = 15 \times 0.301`],
            marks: ['M1'],
          },
          {
            say: { en: 'Two significant figures.', zh: '保留两位有效数字。' },
            tex: [tex`I = 4.5\ \mathrm{W\,m^{-2}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'x-rays',
      kind: 'concept',
      title: { en: 'X-rays: production and contrast', zh: 'X 射线的产生与对比度' },
      details: [
        {
          en: 'Electrons accelerated by a large p.d. bombard a metal target; as they are slowed they emit X-ray photons (a continuous spectrum), and lines characteristic of the target metal appear on top of it.',
          zh: '电子经高电压加速后轰击金属靶，减速时发射 X 射线光子（连续谱），其上叠加靶材料的特征谱线。',
        },
        {
          en: tex`The shortest wavelength comes from an electron that gives all its energy to one photon: $eV = \dfrac{hc}{\lambda_{\mathrm{min}}}$. At $80\ \mathrm{kV}$ it is $1.55 \times 10^{-11}\ \mathrm{m}$.`,
          zh: tex`电子把全部能量交给一个光子时波长最短：$eV = \dfrac{hc}{\lambda_{\mathrm{min}}}$。加速电压为 $80\ \mathrm{kV}$ 时，最短波长为 $1.55 \times 10^{-11}\ \mathrm{m}$。`,
        },
        {
          en: 'Contrast is the difference in degree of blackening between parts of the image. Bone and soft tissue have very different attenuation coefficients: good contrast. Where tissues are alike, a contrast medium such as barium or iodine, which absorbs strongly, is given.',
          zh: '对比度是影像各部分黑度的差别。骨骼与软组织的衰减系数相差很大，对比度好；组织相近时，使用强吸收的造影剂，如钡剂或碘剂。',
        },
        {
          en: 'A greater tube current gives more electrons per second, hence greater intensity; a greater p.d. gives photons of higher energy, more penetrating (harder).',
          zh: '管电流越大，每秒到达靶的电子越多，强度越大；管电压越大，光子能量越高，穿透力越强（更“硬”）。',
        },
      ],
    },
    {
      id: 'ct-and-pet',
      kind: 'method',
      title: { en: 'How CT and PET build an image', zh: 'CT 与 PET 怎样成像' },
      details: [
        {
          en: 'CT: many X-ray images of the same section are taken from different angles and combined by computer into a two-dimensional image of the section. This is repeated along an axis for many sections, and these are combined into a three-dimensional image.',
          zh: 'CT：从不同角度对同一断面拍摄多幅 X 射线图像，由计算机合成该断面的二维图像；沿轴向对许多断面重复，再合成三维图像。',
        },
        {
          en: 'CT against a plain X-ray: depth can be seen, the image can be turned, soft tissue shows better; the dose is greater.',
          zh: 'CT 与普通 X 光片相比：能显示深度、可旋转观察、软组织更清晰，但受照剂量更大。',
        },
        {
          en: tex`PET: a tracer containing a $\beta^{+}$ emitter is introduced into the body and absorbed by the tissue studied. A positron meets an electron and they annihilate into two gamma photons that leave in opposite directions.`,
          zh: tex`PET：把含 $\beta^{+}$ 衰变核素的示踪剂引入体内，被所研究的组织吸收。正电子与电子相遇后湮灭，产生两个方向相反的 $\gamma$ 光子。`,
        },
        {
          en: 'Detectors around the patient record both photons; the difference of arrival times locates the annihilation along the line between the detectors, and a computer builds the image of tracer concentration.',
          zh: '环绕病人的探测器记录两个光子；由到达时间之差确定湮灭点在两探测器连线上的位置，计算机据此重建示踪剂浓度的图像。',
        },
      ],
      example: {
        stem: {
          en: tex`A positron and an electron, both nearly at rest, annihilate into two gamma photons. Calculate the energy of each photon in $\mathrm{MeV}$.`,
          zh: tex`几乎静止的正电子与电子湮灭，产生两个 $\gamma$ 光子。求每个光子的能量，以 $\mathrm{MeV}$ 为单位。`,
        },
        answer: '0.512 MeV',
        steps: [
          {
            say: {
              en: 'Two equal masses become two photons of equal energy: each takes the energy of one electron mass.',
              zh: '两个相等的质量转化为两个能量相等的光子：每个光子的能量对应一个电子的质量。',
            },
            tex: [
              tex`E = m_{e}c^{2} = 9.11 \times 10^{-31} \times (3.00 \times 10^{8})^{2} = 8.20 \times 10^{-14}\ \mathrm{J}`,
            ],
            marks: ['M1', 'A1'],
            why: {
              en: 'Momentum is zero before, so the photons must have equal and opposite momenta, and hence equal energies.',
              zh: '湮灭前动量为零，所以两光子动量等大反向，能量也就相等。',
            },
          },
          {
            say: { en: 'Convert to MeV.', zh: '换算成 MeV。' },
            tex: [tex`E = \frac{8.199 \times 10^{-14}}{1.60 \times 10^{-13}} = 0.512\ \mathrm{MeV}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'medical-tip',
      kind: 'tip',
      title: { en: 'Long descriptions', zh: '描述题怎样答' },
      details: [
        {
          en: 'Write numbered points, one fact each: generation, path, what happens at boundaries, detection, processing. Five or six clear facts beat a paragraph.',
          zh: '分条作答，每条一个要点：产生、传播、在界面上的现象、接收、处理。五六条清楚的事实胜过一大段话。',
        },
        {
          en: 'Say “pulse” of ultrasound, “gel to match impedances”, “different angles, same section” for CT, “two photons in opposite directions” for PET.',
          zh: '关键词：超声“脉冲”；“耦合剂使阻抗匹配”；CT 的“同一断面、不同角度”；PET 的“两个方向相反的光子”。',
        },
      ],
    },
    {
      id: 'medical-errors',
      kind: 'error',
      title: { en: 'Common slips', zh: '常见错误' },
      details: [
        {
          en: 'Forgetting to halve the echo time when finding depth, or giving gel “to reduce friction”.',
          zh: '求深度时忘记把回波时间减半；或把涂耦合剂的原因写成“减小摩擦”。',
        },
        {
          en: tex`Giving each annihilation photon $2m_{e}c^{2}$: that is the total for both.`,
          zh: tex`把每个湮灭光子的能量写成 $2m_{e}c^{2}$：那是两个光子的总能量。`,
        },
        {
          en: 'Confusing transmitted with reflected: with no absorption the transmitted fraction is one minus the reflected fraction.',
          zh: '混淆透射与反射：不计吸收时，透射比例等于 1 减去反射比例。',
        },
        {
          en: 'Confusing contrast (differences of blackening) with sharpness (how well edges can be seen).',
          zh: '混淆对比度（黑度差别）与清晰度（边缘是否分明）。',
        },
      ],
    },
    statedCard('9702/all/medical-physics'),
  ],
};
