import type { Misreading } from './misreading.ts';
import type { QuantityName } from '../../reading/physics/quantities.ts';

const VERBS =
  'stretch(?:es|ed|ing)?|extend(?:s|ed|ing)?|lengthen(?:s|ed|ing)?|shorten(?:s|ed|ing)?|compress(?:es|ed|ing)?|squash(?:es|ed)?|expand(?:s|ed)?|contract(?:s|ed)?|falls?|falling|fell|rises?|rising|rose|drops?|dropped|dropping|decreas(?:es?|ed|ing)|increas(?:es?|ed|ing)|reduc(?:es?|ed|ing)|grows?|grew|shrinks?|shrank|raised|lowered|heated|cooled|warmed';
const CHANGES: QuantityName[] = [
  'temperatureChange',
  'momentumChange',
  'volumeChange',
  'wavelengthChange',
  'fluxChange',
  'internalEnergy',
  'potentialEnergy',
  'extension',
  'energy',
  'heat',
];
const PART_OF_MOTION =
  /\b(?:\d{1,3}(?:st|nd|rd|th)|(?<!\d[\d.]{0,9} )(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|nth|final|last)) (?:second|half|minute|metre|meter|quarter|third|part|stage|\d)|\b(?:next|following|further|another|subsequent|remaining|additional|last|final) (?:\d|one\b|few\b|interval|time\b|distance\b|stage\b|part\b|half\b)|\bbetween \d|\bhalf-?way\b|\bmid-?way\b|第\s{0,9}[\d一二三四五六七八九十n]{1,3}\s{0,9}(?:个)?\s{0,9}(?:\d\s{0,9})?(?:秒|s\b)|(?:最后|接下来|随后|之后的?|后)\s{0,9}(?:\d|一半|[一二三四五]秒)|中点|一半|半程/i;
const MOMENTARY: QuantityName[] = [
  'voltage',
  'current',
  'resistance',
  'power',
  'capacitance',
  'charge',
  'energy',
];
const TO_VOLTS = new RegExp(
  `\\b(?:${VERBS})\\b[^.\\d]{0,20}\\bto\\b[^.\\d]{0,10}\\d[\\d.]{0,9}\\s{0,3}[kmμ]?[VA]\\b`,
  'i',
);

/** "The voltage rises to 6 V": the value reached goes with the other values of the same moment. */
function isStateReached(text: string, names: ReadonlySet<QuantityName>): boolean {
  return (
    TO_VOLTS.test(text) &&
    [...names].every((name) => MOMENTARY.includes(name)) &&
    !/\b(?:by|from|lost|gain\w{0,3}|loss|change)\b|从|由|变化/i.test(text)
  );
}

export const MISREADINGS: Misreading[] = [
  // The work is done by something other than the gas.
  {
    pattern: /(?<!\b(?:gas|system|it|and)) does\b|\bdoes\b[^.]{0,60}\bon (?:it|(?:the|a) (?:gas|system))\b/i,
    quantities: ['workOnGas'],
  },
  // The formulas hold for a constant current or voltage, not for one that changes meanwhile.
  {
    quantities: ['time'],
    topics: ['electricity'],
    pattern:
      /\b(?:increas|decreas|grow|decay|fall|rise|rising|drop|reduc|var(?:y|ies)|chang|revers|alternat|puls)\w{0,4}\b|\b(?:reaching|reaches|uniformly|linearly)\b|\b(?:to|is|becomes) zero\b|增大|增加|减小|减少|升|降|变化|反向|均匀/i,
  },
  // A distance between surfaces is not the distance between centres.
  {
    topics: ['gravitational-fields', 'electric-fields'],
    pattern: /\bsurfaces\b|\bedges?\b|表面(?:之间)?(?:相距|距离|间距)|球面/i,
  },
  { quantities: ['workByGas'], pattern: /\bcompress|\bcontract|\bon the gas\b|压缩|收缩|对气体/i },
  {
    quantities: ['internalEnergy'],
    pattern:
      /\binternal energy\b[^.]{0,20}\b(?:falls?|drops?|decreases?|reduces?|reduced)\b|\b(?:decrease|fall|drop|reduction|loss) (?:in|of) (?:the |its )?internal energy\b|内能[^,.，。]{0,6}(?:减少|减小|降低|下降)/i,
  },
  // The formulas give what is left, not what has decayed or been absorbed.
  {
    quantities: ['activity', 'nuclei', 'transmittedIntensity'],
    pattern:
      /(?<!un)\bdecayed\b|\bdisintegrated\b|\babsorbed\b|\bbackground\b|\bexcret|\bremoved\b|\bbiological|衰变掉|已衰变|衰变了|吸收|本底|排出/i,
    unlessPattern: /\b(?:not|yet to be) (?:yet )?decayed\b|(?:尚未|未)(?:被)?(?:衰变|吸收)/i,
  },
  { quantities: ['resistivity'], pattern: /\bfold\w{0,3}|\bin half\b|\bcut\b|\bstretch|对折|剪|拉长/i },
  {
    quantities: ['moment'],
    pattern: /\b(?:other|far|opposite) end\b|\bmiddle\b|\bmid-?point\b|另一端|中点|中间/i,
  },
  // The speed at the highest point or half-way is not the speed that is given.
  {
    quantities: ['kineticEnergy', 'momentum'],
    pattern:
      /\b(?:highest point|maximum height|greatest height|half|half-?way|top of (?:its|the) (?:path|flight|motion))\b|最高点|一半/i,
  },
  // The force of a road or a seat is only one part of the resultant.
  {
    quantities: ['centripetalForce'],
    pattern:
      /\b(?:bridge|humps?|humped|dip|valley|hill|loop|banked|top|bottom|lowest|highest|seat)\b|桥|最低点|最高点/i,
    unlessPattern: /\b(?:centripetal|resultant)\b|向心|合力/i,
  },
  // The formulas give the field outside a single body, not inside it or between two.
  {
    topics: ['gravitational-fields', 'electric-fields'],
    pattern:
      /\bat (?:its|the) cent(?:re|er)\b|\binside\b|\bhollow\b|\bmid-?way\b|\bbetween (?:the |a |two )?(?:star|planet|earth|moon|sun)\b|球心处|内部|中点/i,
    unlessPattern: /\b(?:force|attraction) between\b/i,
  },
  {
    quantities: ['latentHeat'],
    pattern:
      /\bcool(?:s|ed|ing)?\b|\bwarm(?:s|ed|ing)?\b|\b(?:raise|increase) (?:its|the) temperature\b|冷却|降温|升温/i,
  },
  {
    quantities: ['recessionSpeed'],
    pattern: /\bapproach|\btowards?\b|\bblue-?shift|\bshorter\b|靠近|接近|蓝移/i,
  },
  {
    quantities: ['gratingSpacing'],
    pattern:
      /\b(?:falls?|incident|strikes?|arrives?) at (?:an angle|\d)|\bangle of incidence\b|\boblique|入射角/i,
  },
  {
    quantities: ['externalResistance'],
    pattern:
      /\bresistance of the (?:whole |entire |complete )?circuit\b|\b(?:total|whole|entire) (?:resistance|circuit)\b|总电阻/i,
  },
  // The number of molecules is not the number of atoms.
  {
    quantities: ['molecules'],
    pattern:
      /\b(?:molecules?|oxygen|nitrogen|hydrogen|chlorine|methane|dioxide|air|gas)\b|分子|氧|氮|氢|氯|甲烷|空气|气体/i,
    unlessPattern: /^(?!.*(?:\batoms?\b|原子))/is,
  },
  { topics: ['ideal-gases'], pattern: /\bleak|\bescap|漏/i },
  // A wave has another speed and wavelength in another medium.
  {
    topics: ['waves'],
    pattern:
      /\binto\b|\benter(?:s|ed|ing)?\b|\brefract|\banother medium\b|进入|射入|传入|折射|另一(?:种)?介质/i,
  },
  // The acceleration does not last for the whole motion.
  {
    topics: ['kinematics'],
    pattern: /\bfuel\b|\bruns? out\b|\b(?:cut|switched|shut|turned) off\b|\bcuts? out\b|燃料|耗尽|关闭|熄火/i,
  },
  {
    quantities: ['time'],
    topics: ['kinematics'],
    pattern:
      /\b(?:time (?:for|during) which|how long)\b[^.]{0,60}\b(?:above|below|higher|more|at least|within)\b|时间内?[^,.，。]{0,10}(?:高于|以上)|(?:高于|以上)[^,.，。]{0,10}时间/i,
  },
  // The value that a quantity reaches is neither its change nor its constant value.
  {
    pattern: new RegExp(
      `\\b(?:${VERBS})\\b[^.\\d]{0,60}\\b(?:to|until)\\b(?! (?:the |a )?(?:ground|floor|earth|sea|water|bottom|rest)\\b)[^.\\d]{0,40}\\d|(?:拉伸|拉长|伸长|压缩|缩短|降|降低|下降|升|升高|上升|增加|增大|减少|减小|减|增|加热|冷却)(?:到|至|为)|变(?:为|成)|\\bbecomes?\\b[^.\\d]{0,40}\\d`,
      'i',
    ),
    unlessQuantities: ['finalVelocity', 'temperatureEnd', 'momentumChange'],
    isSafe: isStateReached,
  },
  // A change in a quantity is not its value.
  {
    pattern: new RegExp(
      `\\b(?:${VERBS})\\b[^.\\d]{0,60}\\bby\\b[^.\\d]{0,40}\\d|\\b(?:gains?|gained|loses?|lost)\\b[^.\\d]{0,40}\\d|(?:增加|减少|减小|增大|升高|降低|上升|下降|提高|获得|失去|损失)了?\\s{0,9}\\d`,
      'i',
    ),
    unlessQuantities: CHANGES,
  },
  // A part of a motion, such as its third second, does not start with the initial velocity.
  {
    topics: ['kinematics'],
    pattern: PART_OF_MOTION,
  },
  // The time of flight of what is thrown up and comes down is twice the time to the highest point.
  {
    topics: ['kinematics'],
    pattern:
      /\bthrown\b.{0,300}?\b(?:returns?|returned|in the air|in flight|flight|caught|catch(?:es)?|comes? (?:back|down)|lands?|back (?:to|at|in)|airborne)\b|\bprojected\b.{0,300}?\b(?:returns?|in the air|flight|caught|comes? (?:back|down)|lands?)\b|上抛.{0,300}?(?:返回|回到|落回|落地|空中|接住|着地)/is,
  },
  // In an accelerating lift the acceleration relative to the lift is not g.
  {
    topics: ['kinematics'],
    pattern:
      /\b(?:in|inside|within|in side) (?:a|the|an) (?:\w{1,20} ){0,3}(?:lift|elevator|rocket|spaceship|spacecraft)\b|(?:电梯|升降机|火箭|飞船)[内中里]/i,
  },
  {
    quantities: ['potentialEnergy'],
    pattern: /\blower(?:s|ed|ing)?\b|\bdescend\w{0,3}\b|\bdown(?:wards?|hill|stairs)?\b|下放|下降|下滑/i,
    unlessPattern: /\b(?:loss|lost|loses?|decrease|change|released)\b|减少|损失|变化/i,
  },
  // The angle between two maxima is not the angle from the straight-through direction.
  {
    quantities: ['gratingSpacing'],
    pattern:
      /\bbetween\b|\bapart\b|\bangular (?:separation|width|spread)\b|\bon (?:either|each) side\b|之间|夹角|两侧/i,
    unlessPattern: /\bbetween (?:the )?(?:slits|lines|rulings|central|zero|normal|straight)/i,
  },
  // The formulas measure an angle from the horizontal or the motion, from the normal, or from the axis of a filter.
  {
    quantities: ['angle'],
    pattern:
      /\b(?:to|with|from|and) (?:the |a )?vertical\b|\bbelow\b(?! the horizontal)|\b(?:to|with|from|and) the (?:surface|boundary|interface|plane(?! of (?:the )?(?:incident )?polari[sz]ation)|face|grating)\b|(?:与|和|同|跟)(?:竖直|铅垂|界面|表面|平面|水面|光栅)|竖直(?:方向|线)?(?:成|夹|的夹)/i,
  },
  {
    quantities: ['angle'],
    topics: ['work-energy-and-power', 'physical-quantities-and-units'],
    pattern: /./,
    unlessPattern:
      /\b(?:to|above|below|with|from|between|and) (?:the |its |their )?(?:line of |direction of )?(?:the |its )?(?:horizontal\b|motion|movement|travel|displacement|direction|ground|floor|force)|水平(?:方向|面|线)?(?:上方|下方|之间)?(?:的)?(?:成|夹|呈)|与(?:水平|运动|位移|力)|[和跟同](?:水平|运动|位移)/i,
  },
  // Malus's law is for polarised light.
  {
    quantities: ['transmittedIntensity'],
    topics: ['waves'],
    pattern: /./,
    unlessPattern: /(?<!(?:un|non|not) ?-?)\bpolari[sz]ed\b|(?<!非)偏振光/i,
  },
  {
    quantities: ['transmittedIntensity'],
    pattern: /\b(?:horizontal|vertical)(?:ly)?\b|\bcrossed\b|\bperpendicular\b|水平|竖直|垂直|正交/i,
  },
  // A perpendicular force does no work, and a resisting force does negative work.
  {
    quantities: ['distanceMoved'],
    pattern:
      /\bperpendicular\b|\bright angles?\b|\bnormal (?:reaction|contact|force)\b|\breaction\b|\boppos\w{0,9}\b|\bfriction\w{0,9}\b|\bresist\w{0,9}\b|\bdrag\b|\bbackwards?\b|\bcentripetal\b|\bbrak\w{1,4}\b|\bby (?:gravity|(?:its|the) (?:own )?weight)\b|\bcarr(?:y|ies|ied|ying)\b|\b(?:holds|holding)\b|\blower(?:s|ed|ing)?\b|垂直|竖直|提着|制动|刹车|支持力|法向|摩擦|阻力|反向|相反|反方向|向心|下放/i,
    unlessPattern: /\bwork done against\b|克服/i,
  },
  {
    quantities: ['distanceMoved'],
    pattern: /\bvertical(?:ly)?\b/i,
    unlessPattern: /^(?!.*\bhorizontal)(?=.*\b(?:lift|rais|hoist|winch|haul)\w{0,5}\b)/is,
  },
  {
    quantities: ['moment', 'torque'],
    pattern:
      /\balong the (?:rod|beam|bar|ruler|rule|arm|lever|handle|spanner|plank)\b|\b(?:parallel to|through the pivot|towards the pivot|away from the pivot)\b|沿(?:着)?(?:杆|横梁|杠杆|扳手|木板)|平行|(?:通过|过|指向)(?:支点|转轴)/i,
  },
  {
    quantities: ['potentialEnergy'],
    pattern: /\b(?:horizontal(?:ly)?|level|flat|along|across|slope|ramp|inclined?)\b|水平|斜面|斜坡|沿/i,
    unlessPattern: /\bvertical(?:ly)?\b|\bheight\b|高度/i,
  },
  // The Doppler formulas here are for a moving source and an observer at rest.
  {
    quantities: ['sourceSpeed'],
    pattern:
      /(?<!\b(?:observer|listener|person) (?:is|stays|remains) )\b(?:stationary|at rest|fixed)\b(?! (?:observer|listener|person|man|woman|student|boy|girl|detector|microphone|receiver))|\b(?:observer|listener|driver|passenger|cyclist|runner|person|detector|microphone|receiver) (?:who |that |which )?(?:is |are )?(?:mov|travel|driv|run|walk|cycl|approach|reced)|\bby (?:the|a|an) (?:driver|passenger|cyclist|runner|pilot)\b|\b(?:moving|approaching) (?:observer|listener)\b|静止的?(?:声源|波源|警报|警笛|汽笛|喇叭|扬声器|光源)|(?:声源|波源|光源|警报器|喇叭)(?:保持)?静止|(?<![向近离朝的])(?:观察者|听者|接收者|司机|乘客)(?:正|在|以|向|朝|靠近|远离|接近|驶|走|跑|运动|移动)|运动的(?:观察者|听者)|\btowards? (?:a|the) (?:\w{1,20} ){0,2}(?:alarm|bell|siren|horn|whistle|loudspeaker|speaker|source)\b/i,
  },
  // A height above the surface is not the distance from the centre.
  {
    topics: ['gravitational-fields', 'electric-fields', 'motion-in-a-circle'],
    pattern:
      /\babove\b|\b(?:from|to|off|outside) (?:the |its |a )?(?:\w{1,20} )?surface\b|\b(?:from|outside) the (?:edge|outside)\b|(?:距|离|距离|高出)[^.,，\d]{0,12}(?:表面|地面|球面)|(?:表面|地面|球面)(?:之)?(?:上方|上空|以上|外)|高度|[离距]地|\bm up\b/i,
  },
  { quantities: ['originalLength'], pattern: /\bto (?:a|its) (?:new |final |total )?length\b/i },
  // An activity at a later time is not the initial activity.
  {
    quantities: ['initialActivity', 'initialNuclei'],
    pattern: /\bafter [\d.]{1,9} ?\w{1,9},? (?:is|was|has)\b|\b(?:Bq|nuclei) after \d|后的?活度[是为]/i,
    unlessPattern: /\b(?:initial|original)\b|初始|最初|原来/i,
  },
  // The charge of an electron is offered as a magnitude, without its sign.
  { quantities: ['electricPotential'], pattern: /\belectrons?\b|电子/i },
  // While a cell is charged, the current flows into it and V = E + Ir.
  {
    topics: ['dc-circuits'],
    pattern:
      /\b(?:being|is|are) (?:re)?charged\b|\bcharging\b|\bcharger\b|\brecharg\w{1,6}\b|\b(?:takes?|taking|taken|receives?|receiving|accepts?|absorbs?|fed) (?:in )?(?:a |the )?current\b|\b(?:tak(?:es?|ing)|forced|driven|sent) in\b|\binto (?:an? |the |its )?(?:battery|cell|accumulator|positive)\b|\b(?:into|through) (?:its|the) positive\b|充电|流入/i,
  },
];
