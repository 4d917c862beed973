import { SOLIDS_MORE } from '../cards-why/more-mechanics.ts';
import { SOLIDS_WHY } from '../cards-why/solids-and-waves.ts';
import { law, type StatedCard, term } from '../statement.ts';

const OF_WIRE = '[of (a|the) (wire|spring|material|metal|rod|specimen|{noun})]';

export const SOLIDS: StatedCard = {
  topic: '9702/all/deformation-of-solids',
  title: { en: 'Deformation of solids: words that earn the marks', zh: '固体的形变：得分表述' },
  statements: [
    term(`[tensile] stress [in (a|the) (wire|rod|material)]`, '[拉伸] 应力', [
      [
        'Force per unit cross-sectional area (the force being normal to the area).',
        '单位横截面积上的力（力垂直于截面）。',
      ],
    ]),
    term(`[tensile] strain ${OF_WIRE}`, '[拉伸] 应变', [
      ['Extension per unit original length.', '单位原长的伸长量（伸长量与原长之比）。'],
    ]),
    term(`[the] Young modulus ${OF_WIRE}|Young's modulus ${OF_WIRE}`, '[材料的|金属的] 杨氏模量', [
      [
        'The ratio of tensile stress to tensile strain (for a material that has not passed its limit of proportionality).',
        '（在比例极限之内）拉伸应力与拉伸应变之比。',
      ],
    ]),
    term(
      'elastic [(deformation|behaviour)] and plastic (deformation|behaviour)',
      '弹性形变与塑性形变的区别',
      [
        [
          'Elastic: the body returns to its original length and shape when the force is removed.',
          '弹性形变：撤去外力后，物体能恢复原来的长度和形状。',
        ],
        [
          'Plastic: the body does not return to its original length and shape when the force is removed.',
          '塑性形变：撤去外力后，物体不能恢复原来的长度和形状。',
        ],
      ],
    ),
    law("Hooke's law", '胡克定律', [
      ['The extension is proportional to the applied force (load)', '伸长量与所加的力（载荷）成正比，'],
      ['provided that the limit of proportionality is not exceeded.', '条件是不超过比例极限。'],
    ]),
    term(`spring constant ${OF_WIRE}|force constant ${OF_WIRE}`, '[弹簧的] (劲度系数|弹簧常数)', [
      [
        'The force per unit extension (within the limit of proportionality).',
        '（在比例极限之内）使弹簧伸长单位长度所需的力。',
      ],
    ]),
    term(`limit of proportionality ${OF_WIRE}`, '比例极限', [
      [
        'The point beyond which the extension is no longer proportional to the force (load).',
        '超过该点后，伸长量不再与力（载荷）成正比。',
      ],
    ]),
    term(`elastic limit ${OF_WIRE}`, '弹性极限', [
      [
        'The greatest force (stress) for which the body still returns to its original length and shape when the force is removed.',
        '撤去外力后物体仍能恢复原来长度和形状的最大的力（应力）。',
      ],
    ]),
    term(`elastic (deformation|behaviour|extension) ${OF_WIRE}`, '弹性 (形变|变形)', [
      ['The body returns to its original length and shape', '撤去外力（载荷）后，'],
      ['when the force (load) is removed.', '物体能恢复原来的长度和形状。'],
    ]),
    term(`plastic (deformation|behaviour|extension) ${OF_WIRE}`, '(塑性|范性) (形变|变形)', [
      ['The body does not return to its original length and shape', '撤去外力（载荷）后，'],
      [
        'when the force (load) is removed: it stays deformed.',
        '物体不能恢复原来的长度和形状，留下永久形变。',
      ],
    ]),
    term('strain energy|elastic strain energy', '应变能', [
      [
        'The energy stored in a body when it is deformed (stretched or compressed).',
        '物体因形变（拉伸或压缩）而储存的能量。',
      ],
    ]),
    term('extension [of a (wire|spring)]', '[弹簧的|金属丝的] 伸长量', [
      ['The increase in length when a force (load) is applied.', '加上力（载荷）后长度的增加量。'],
    ]),
    term('ultimate tensile stress', '极限抗拉应力', [
      ['The greatest stress that the material can bear before it breaks.', '材料断裂前所能承受的最大应力。'],
    ]),
    ...SOLIDS_WHY,
    ...SOLIDS_MORE,
  ],
};
