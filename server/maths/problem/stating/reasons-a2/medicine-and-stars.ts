import { reason, type Statement } from '../statement.ts';

export const MEDICAL_REASONS: readonly Statement[] = [
  reason(
    ['why X-rays have a continuous range of wavelengths with a cut-off', 'X 射线连续谱与截止波长'],
    [
      'why the [X ray] (beam|spectrum|X ray beam|X rays) [(that is|) produced] (contains|contain|has|have|consists of|is) a continuous (range|spectrum|distribution) of (wavelengths|photon energies) [(with|and) a sharp cut off [at (short|the shortest|minimum) (wavelength|wavelengths)]]',
      '为什么 x 射线 [谱] 有连续的波长范围 [和截止波长]',
    ],
    [
      [
        'The electrons are decelerated in the target by different amounts, and the photons that are emitted have a range of energies (wavelengths).',
        '电子在靶中减速的程度各不相同，发出的光子能量（波长）连续分布；',
      ],
      [
        'The greatest photon energy is that of an electron that is stopped in one collision and gives all of its kinetic energy to one photon.',
        '电子在一次碰撞中停下、把全部动能交给一个光子时，光子能量最大；',
      ],
      [
        'The greatest energy is the shortest wavelength: below it there are no X-rays (cut-off).',
        '最大能量对应最短波长，小于该波长处没有 X 射线（截止）。',
      ],
    ],
  ),
  reason(
    ['how CT builds up a three-dimensional image', 'CT 怎样建立三维图像'],
    [
      'how [the] (images|X ray images|data) from (many|several|different) [X ray] (exposures|images) are used in (computed tomography|CT scanning|a CT scan) [\\( CT scanning \\)] to (build up|form|produce|obtain) (a|the) three dimensional image [of the (body|patient|{noun})]|how (computed tomography|CT scanning) [\\( CT scanning \\)] (builds up|produces|forms|is used to (build up|form|produce|obtain)) (a|the) three dimensional image [of the (body|patient|{noun})]',
      'ct [扫描] (怎样|如何) (建立|得到|形成) 三维图像',
    ],
    [
      ['X-ray images of one slice (section) of the body are taken', '对人体某一断层拍摄 X 射线图像，'],
      ['from many different angles.', '从许多不同角度进行；'],
      ['They are combined by a computer into an image of the slice.', '由计算机合成该断层的二维图像；'],
      [
        'This is repeated for many slices, and the images of the slices are combined into a three-dimensional image that can be rotated and viewed from any angle.',
        '对许多断层重复进行，再合成可旋转、可从任意角度观察的三维图像。',
      ],
    ],
  ),
  reason(
    ['why the two photons of an annihilation move in opposite directions', '湮灭的两个光子为何方向相反'],
    [
      'why the [two] (photons|γ ray photons|gamma ray photons|γ photons|gamma photons|gamma rays) (move|travel|are emitted|are produced|must travel|must move) [off] in opposite directions|why two photons [rather than one] [are produced]',
      '为什么两个 [伽马|γ] 光子 [沿|向] 相反方向 (发射|运动|射出)',
    ],
    [
      [
        'Momentum is conserved: before the annihilation the total momentum is (almost) zero, so the photons must have equal and opposite momenta.',
        '动量守恒：湮灭前总动量（几乎）为零，所以两光子的动量必须大小相等、方向相反。',
      ],
    ],
    { about: /annihilat|positron|PET|湮灭|正电子/i },
  ),
  reason(
    ['how ultrasound gives information about the body', '怎样用超声波了解体内结构'],
    [
      'how (ultrasound|ultrasound pulses|pulses of ultrasound|an ultrasound scan) [(is|are|can be|may be)] [used] (to obtain|to gain|gives|provides|provide) [diagnostic] information about (internal|the internal) (body structures|structures|structure of the body|organs|structures of the body)|[the] use of ultrasound to obtain (diagnostic information about|an image of) [the] internal (body structures|structures|structures of the body|organs)',
      '(怎样|如何) 用超声波 (获取|得到|了解) 人体内部 [结构] [的] (信息|图像|结构)',
    ],
    [
      ['Pulses of ultrasound are sent into the body', '向体内发射超声波脉冲，'],
      [
        'by a piezoelectric transducer, with gel between it and the skin so that little is reflected there.',
        '由压电换能器发出，探头与皮肤之间涂耦合剂以减少反射；',
      ],
      [
        'The pulse is partly reflected at each boundary between media (tissues).',
        '脉冲在各介质（组织）的界面上部分反射；',
      ],
      [
        'The reflected pulse is detected by the transducer (crystal), and processed and displayed.',
        '反射脉冲由换能器（晶体）接收，经处理后显示；',
      ],
      [
        'The time between sending and receiving the pulse gives the depth of the boundary.',
        '发射与接收之间的时间给出界面的深度；',
      ],
      [
        'The intensity of the reflected pulse gives information about the nature of the boundary (the tissues).',
        '反射脉冲的强度给出界面（组织）性质的信息。',
      ],
    ],
  ),
  reason(
    ['why an aluminium filter is used', '为什么用铝滤片'],
    [
      'why (an|the) [thin] aluminium (filter|sheet|plate) is (placed|put|used|inserted) [in (the|an) X ray beam|in the (path of the|) beam]',
      '为什么在 x 射线束中放置铝 (滤片|片|板)',
    ],
    [
      [
        'It absorbs X-rays of low energy (long wavelength), which would be absorbed by the body and would not reach the image:',
        '它吸收低能（长波长）X 射线，这些射线会被人体吸收而不参与成像，',
      ],
      ['the dose to the patient is less.', '从而减少病人所受的剂量。'],
    ],
  ),
];
