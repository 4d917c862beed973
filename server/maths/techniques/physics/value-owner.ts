import type { Misreading } from './misreading.ts';

const CENTRE =
  'planet|star|sun|earth|moon|mars|venus|jupiter|saturn|mercury|uranus|neptune|pluto|asteroid|titan|io|europa|phobos|dwarf|giant|sphere|行星|恒星|太阳|地球|月球|火星|金星|木星|土星';
const MASS_OF = new RegExp(
  `\\bmass of (?:the |a |an )?(?:planet )?(${CENTRE})\\b|\\b(${CENTRE}),? (?:has|of|with|having) (?:a )?mass\\b|(${CENTRE})的?质量|质量[为是][^,，。]{1,30}的(${CENTRE})`,
  'i',
);
const LIQUID =
  'water|seawater|oil|liquid|fluid|mercury|petrol|alcohol|ethanol|milk|honey|paraffin|glycerine|air|gas';

/** The mass is that of the body in the centre, not of one that goes round it or lies on it. */
function isMassOfCentre(text: string): boolean {
  const owner = MASS_OF.exec(text)?.slice(1).find(Boolean);
  return (
    owner !== undefined &&
    !new RegExp(
      `\\b${owner}\\b(?:[^.]|\\.(?=\\d)){0,60}?\\b(?:orbits|orbiting|revolves|moves|travels|goes|is in)\\b|${owner}(?:的?质量[^,，。]{0,40}[,，]\\s{0,3})?绕`,
      'i',
    ).test(text)
  );
}

/** Where a number may belong to another body, or to another length or time of it, than the formulas take it for. */
export const WHOSE_VALUE: Misreading[] = [
  { of: ['planetMass'], says: /^/, isSafe: isMassOfCentre },
  // A block that is under water has a density of its own.
  {
    of: ['upthrust', 'pressureDifference'],
    says: /^/,
    unlessSays: new RegExp(
      `\\b(?:${LIQUID})\\b,? ?\\(?(?:(?:of|with|has|having|whose|which|that|is|its|a|the) ){0,3}density\\b|\\bdensity of (?:the |sea |salt |fresh )?(?:${LIQUID})\\b|\\b(?:${LIQUID}) \\([^()]{0,20}density|[水油液精银乙醇]体?的?密度|密度[为是约][^,，。]{1,30}的[^,，。]{0,6}[水油液精银醇]`,
      'i',
    ),
  },
  // The mass of what reacts is not the mass that is lost.
  {
    of: ['bindingEnergy'],
    says: /^/,
    unlessSays:
      /\bmass (?:defect|difference|lost|loss)\b|\b(?:loss|decrease|change) (?:of|in) mass\b|\bequivalent\b|\bannihil|亏损|等价|等效|相当/i,
  },
  // What is driven upwards goes on rising when that ends.
  {
    topics: ['kinematics'],
    says: /\b(?:(?:maximum|greatest) height|highest)\b|最[大高](?:高度|点)/i,
    unlessSays: /\b(?:thrown|projected|fired)\b|抛/i,
    isSafe: (text) => !/\b(?:accelerates|accelerated|accelerating|acceleration of \d)|加速/i.test(text),
  },
  // A sound is not as fast as what makes it.
  {
    of: ['waveSpeed'],
    topics: ['waves'],
    unlessOf: ['sourceSpeed'],
    says: /\b(?:train|car|bus|van|lorry|truck|ambulance|engine|boat|ship|aircraft|plane|bat|dolphin|whale)\b|火车|汽车|列车|救护车|警车|消防车|轮船/i,
    unlessSays: /\bspeed of (?:the )?(?:sound|waves?|light|ultrasound)\b|声速|波速/i,
  },
  // How far a wave has gone, or how long what carries it is, is no wavelength.
  { of: ['wavelength'], topics: ['waves'], says: /\bm away\b|\bkm away\b/i },
  { of: ['period'], says: /(?:转动|旋转|振动|摆动)了?\s{0,9}\d[\d.]{0,9}\s{0,3}(?:s|秒|min|分)/ },
  {
    of: ['radius'],
    topics: ['motion-in-a-circle'],
    says: /\b(?:moves|travels|runs|goes|drives|cycles) \d[\d.]{0,9} ?k?m\b/i,
  },
  {
    of: ['activity', 'nuclei'],
    says: /\b(?:that|which) (?:will )?(?:have )?decay(?:ed)?\b|衰变的(?:原子)?核|内衰变/i,
  },
  // Half of what a battery gives is not stored.
  {
    of: ['storedEnergy'],
    says: /\benergy (?:from|of|given by|taken from) (?:the|a|its) (?:battery|cell|supply|source)\b/i,
  },
  {
    of: ['flux', 'fluxLinkage'],
    says: /\b(?:normal|axis)\b[^.]{0,60}\b(?:perpendicular|right angles?)\b/i,
  },
  {
    of: ['moment'],
    says: /\babout (?:the|its) cent(?:re|er)\b/i,
    unlessSays: /\bdistance\b|\bnut\b|\bm (?:from|away)\b/i,
  },
  // Who rides with the source hears no change.
  {
    of: ['sourceSpeed'],
    says: /\b(?:on|in|inside|aboard) (?:the|that|this) (?:train|car|bus|van|lorry|truck|ambulance|police car|fire engine|boat|ship|aircraft|plane)\b|[车船机][上内里]的?(?:人|乘客|观察者|学生)/i,
  },
];
