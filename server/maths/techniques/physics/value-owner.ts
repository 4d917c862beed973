import type { Misreading } from './misreading.ts';

const CENTRE =
  'planet|star|sun|earth|moon|mars|venus|jupiter|saturn|mercury|uranus|neptune|pluto|asteroid|titan|io|europa|phobos|dwarf|giant|sphere|行星|恒星|太阳|地球|月球|火星|金星|木星|土星';
const MASS_OF = new RegExp(
  `\\bmass of (?:the |a |an )?(?:planet )?(${CENTRE})\\b|\\b(${CENTRE}),? (?:has|of|with|having) (?:a )?mass\\b|(${CENTRE})的?质量|质量[为是][^,，。]{1,30}的(${CENTRE})`,
  'i',
);
const LIQUID =
  'water|seawater|oil|liquid|fluid|mercury|petrol|alcohol|ethanol|milk|honey|paraffin|glycerine|air|gas';

/** The mass is that of the central body, not of one in orbit round it or on its surface. */
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

/** Wordings under which a number may belong to another body, length or time than the formulas assume. */
export const WHOSE_VALUE: Misreading[] = [
  { quantities: ['planetMass'], pattern: /^/, isSafe: isMassOfCentre },
  // What raises a load has a mass of its own.
  {
    quantities: ['mass'],
    topics: ['work-energy-and-power'],
    pattern:
      /\b(?:pump|motor|crane|winch|engine|machine|hoist|escalator)\b[^.\d]{0,12}\bmass\b|\bmass of (?:the |a )?(?:pump|motor|crane|winch|engine|machine|hoist|escalator)\b|(?:泵|电动机|起重机|卷扬机|马达|机器)的?质量|质量[为是][^,，。]{1,20}的(?:水泵|泵|电动机|起重机|卷扬机|马达|机器)/i,
  },
  // The density may be that of the body under water, not that of the liquid.
  {
    quantities: ['upthrust', 'pressureDifference'],
    pattern: /^/,
    unlessPattern: new RegExp(
      `\\b(?:${LIQUID})\\b,? ?\\(?(?:(?:of|with|has|having|whose|which|that|is|its|a|the) ){0,3}density\\b|\\bdensity of (?:the |sea |salt |fresh )?(?:${LIQUID})\\b|\\b(?:${LIQUID}) \\([^()]{0,20}density|[水油液精银乙醇]体?的?密度|密度[为是约][^,，。]{1,30}的[^,，。]{0,6}[水油液精银醇]`,
      'i',
    ),
  },
  // The mass of the reactants is not the mass defect.
  {
    quantities: ['bindingEnergy'],
    pattern: /^/,
    unlessPattern:
      /\bmass (?:defect|difference|lost|loss)\b|\b(?:loss|decrease|change) (?:of|in) mass\b|\bequivalent\b|\bannihil|亏损|等价|等效|相当/i,
  },
  // A rocket goes on rising after its engine stops.
  {
    topics: ['kinematics'],
    pattern: /\b(?:(?:maximum|greatest) height|highest)\b|最[大高](?:高度|点)/i,
    unlessPattern: /\b(?:thrown|projected|fired)\b|抛/i,
    isSafe: (text) => !/\b(?:accelerates|accelerated|accelerating|acceleration of \d)|加速/i.test(text),
  },
  // The speed of the vehicle is not the speed of the sound that it makes.
  {
    quantities: ['waveSpeed'],
    topics: ['waves'],
    unlessQuantities: ['sourceSpeed'],
    pattern:
      /\b(?:train|car|bus|van|lorry|truck|ambulance|engine|boat|ship|aircraft|plane|bat|dolphin|whale)\b|火车|汽车|列车|救护车|警车|消防车|轮船/i,
    unlessPattern: /\bspeed of (?:the )?(?:sound|waves?|light|ultrasound)\b|声速|波速/i,
  },
  // The distance that a wave has travelled is not its wavelength.
  { quantities: ['wavelength'], topics: ['waves'], pattern: /\bm away\b|\bkm away\b/i },
  { quantities: ['period'], pattern: /(?:转动|旋转|振动|摆动)了?\s{0,9}\d[\d.]{0,9}\s{0,3}(?:s|秒|min|分)/ },
  // The radius of a planet is not that of an orbit round it.
  {
    quantities: ['radius'],
    topics: ['gravitational-fields'],
    pattern: /\borbit(?:s|ed|ing|al)?\b|\bsatellite\b|轨道|卫星|绕/i,
    unlessPattern:
      /\b(?:orbit(?:s|ed|ing|al)?|circle|circular path)\b[^.]{0,80}\b(?:radius|distance)\b|\bradius of (?:the |its |a |this )?(?:circular )?(?:orbit|path)\b|轨道[^。]{0,20}半径|圆周[^。]{0,20}半径/i,
  },
  {
    quantities: ['radius'],
    topics: ['motion-in-a-circle'],
    pattern: /\b(?:moves|travels|runs|goes|drives|cycles) \d[\d.]{0,9} ?k?m\b/i,
  },
  {
    quantities: ['activity', 'nuclei'],
    pattern: /\b(?:that|which) (?:will )?(?:have )?decay(?:ed)?\b|衰变的(?:原子)?核|内衰变/i,
  },
  // Half of the energy from the battery is lost, not stored in the capacitor.
  {
    quantities: ['storedEnergy'],
    pattern: /\benergy (?:from|of|given by|taken from) (?:the|a|its) (?:battery|cell|supply|source)\b/i,
  },
  {
    quantities: ['flux', 'fluxLinkage'],
    pattern: /\b(?:normal|axis)\b[^.]{0,60}\b(?:perpendicular|right angles?)\b/i,
  },
  {
    quantities: ['moment'],
    pattern: /\babout (?:the|its) cent(?:re|er)\b/i,
    unlessPattern: /\bdistance\b|\bnut\b|\bm (?:from|away)\b/i,
  },
  // An observer who moves with the source hears no Doppler shift.
  {
    quantities: ['sourceSpeed'],
    pattern:
      /\b(?:on|in|inside|aboard) (?:the|that|this) (?:train|car|bus|van|lorry|truck|ambulance|police car|fire engine|boat|ship|aircraft|plane)\b|[车船机][上内里]的?(?:人|乘客|观察者|学生)/i,
  },
];
