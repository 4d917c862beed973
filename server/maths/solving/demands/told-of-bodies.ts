/** A part of a question about bodies: its own words, and all that is told until it ends. */
interface ToldOfBodies {
  asked: string;
  told: string;
  answer: string;
  topic: string;
}

const FIND = /\b(?:find|calculate|determine|work out|show|state|write)\b|求/gi;

/** What is asked, from the word that asks on. */
const questionIn = (asked: string): string => asked.slice([...asked.matchAll(FIND)].at(-1)?.index ?? 0);

const isOfMechanics = (topic: string): boolean => /^(?:9709\/p4|9231\/p3)\//.test(topic);

/** Whether an answer of mechanics goes with what the words of the question tell. */
const goesWithTold = (part: ToldOfBodies): boolean =>
  !isOfMechanics(part.topic) ||
  ![isBelowNothing, isOnRough, isOfOther, isOfWay, isOfRoute, isChanged, isBeyondPulley, isTooHigh].some(
    (isWrong) => isWrong(part),
  );

const SIZES =
  /\bwork done (?:by \w{1,12} \w{1,12} )?against\b|\bmagnitude\b|\bcoefficient of\b|\bloss\b|\blost\b|\bfrictional force\b|\bresistance to\b|\bspeed\b|\bdistance\b|\bpower\b|克服|大小|因数|系数|损失|速率|路程|距离|功率/i;
const DIRECTED = /\bacceleration\b|\bvelocity\b|\bdisplacement\b|加速度|位移/i;
const NEGATIVE = /^(?:[^=,;]{0,20}= ?)?[-−–]\d{1,12}(?:\.\d{1,12})?(?: [^,;*/+]{1,20})?$/;

/** A size, a loss or the work against a force that comes out below zero: what is told contradicts itself. */
function isBelowNothing({ asked, answer }: ToldOfBodies): boolean {
  const wanted = questionIn(asked);
  return NEGATIVE.test(answer) && SIZES.test(wanted) && !DIRECTED.test(wanted);
}

const COLLIDES = /\bcoll(?:ides?|isions?|iding)\b|\bimpact\b|碰/i;

/** What slides on a rough plane before it collides, or against another resistance, is slowed by a friction nobody told. */
const isOnRough = ({ told, topic }: ToldOfBodies): boolean =>
  (topic.endsWith('/linear-motion-under-a-variable-force') || COLLIDES.test(told)) &&
  /\brough\b(?! estimate)|粗糙/i.test(told) &&
  !/\bfriction|摩擦/i.test(told);

const SECOND =
  /\b(?:subsequently|then|now|next|later|also|further) (?:\w{1,12} )?(?:collides?|hits|strikes)\b|\bsecond (?:collision|impact)\b|\bcollides? (?:\w{1,12} )?again\b|(?:随后|然后|接着|此后|之后|再)[^。；]{0,12}(?:碰撞|相碰|相撞)|第二次碰撞/i;
const FIRST =
  /\b(?:first|initial|earlier) (?:collision|impact)\b|\bcollision (?:between|of) A and B\b|第一次(?:碰撞|相碰)|首次碰撞/i;
const UNNUMBERED =
  /\b(?:in|due to|after|by|result of) the (?:collision|impact)\b|(?:^|[^二一两]次?)碰撞(?:中|过程)/i;

/** Of the first of two collisions, where the later one was told before it is asked. */
function isOfOther({ asked, told }: ToldOfBodies): boolean {
  const question = questionIn(asked);
  return SECOND.test(told) && (FIRST.test(question) || isOfEither(question));
}

const isOfEither = (asked: string): boolean =>
  UNNUMBERED.test(asked) && !/\bsecond\b|\btwo\b|第二|两/i.test(asked);

const UP = /上坡|驶上|爬上|沿斜坡向上/g;
const DOWN = /下坡|驶下|滑下|沿斜坡向下/g;
const lastOf = (way: RegExp, text: string): number => [...text.matchAll(way)].at(-1)?.index ?? -1;

/** Up a slope, where the body was last told to go down it, or the other way round. */
function isOfWay({ asked, told }: ToldOfBodies): boolean {
  const question = questionIn(asked);
  const before = told.slice(0, told.length - question.length);
  const [up, down] = [lastOf(UP, before), lastOf(DOWN, before)];
  const [asksUp, asksDown] = [lastOf(UP, question) >= 0, lastOf(DOWN, question) >= 0];
  return (asksUp && !asksDown && down > up) || (asksDown && !asksUp && up > down);
}

const ROUTE = /\bfrom ([A-Z]) to ([A-Z])\b|从 ?([A-Z]) ?点?(?:运动|滑|移动|行驶)?到达? ?([A-Z])/g;
const JOURNEY =
  /\b(?:at|from|through|leaves|passes) ([A-Z])\b[^.]{0,80}?\b(?:reach|reaches|reaching|at|to) ([A-Z])\b|([A-Z]) ?点?[^。A-Z]{0,30}到达? ?([A-Z])/g;
const GOES_DOWN = /\b(?:down|descends?|falls?|returns?|back)\b|下/i;

const routesIn = (text: string): string[] =>
  [ROUTE, JOURNEY].flatMap((way) => [...text.matchAll(way)].map(([, a, b, c, d]) => `${a ?? c}${b ?? d}`));

/** From one place to another, where the body goes the other way; a descent that was not told. */
function isOfRoute({ asked, told }: ToldOfBodies): boolean {
  const question = questionIn(asked);
  const before = told.slice(0, told.length - question.length);
  const [going] = [...question.matchAll(ROUTE)].map(([, a, b, c, d]) => [a ?? c, b ?? d]);
  const gone = routesIn(before);
  if (going && gone.includes(`${going[1]}${going[0]}`) && !gone.includes(going.join(''))) return true;
  return /\bdescent\b/i.test(question) && !GOES_DOWN.test(before);
}

const RESISTANCE = /\b(?:resist|friction)|阻力|摩擦/i;
const ALTERED =
  /\bpolished\b|\b(?:halved|doubled|trebled|tripled|reduced|increased)\b|\bstarts? again\b|打磨|减半|加倍|减小为|增大为/i;
const NO_CHANGE = /\bspeed (?:is|was|has been) (?:reduced|increased)\b/i;
/** How steep it is, and how strongly it is pulled: the resistance is no other one. */
const OF_FORCES = /\b(?:inclination|tension|magnitude of the force)\b[^.]{0,40}\b(?:increased|reduced)\b/gi;
const SAME_POWER =
  /\bsame (?:rate|power)\b|\bpower [^.]{0,40}\b(?:unchanged|the same|constant)\b|功率(?:保持)?不变|相同(?:的)?功率/i;
const POWER = /\d ?\\?,? ?(?:k|\\text\{k)?W\b|\bwatts?\b|\bkilowatts?\b|千瓦|瓦/;

/** What was told of another state: the resistance or its work after a change, or the power before one. */
function isChanged({ asked, told }: ToldOfBodies): boolean {
  const question = questionIn(asked);
  const before = told.slice(0, told.length - question.length);
  if (
    ALTERED.test(before.replace(OF_FORCES, '')) &&
    !NO_CHANGE.test(before) &&
    RESISTANCE.test(before) &&
    RESISTANCE.test(question)
  )
    return true;
  const forces = new Set([...told.matchAll(/(\d{1,6}(?:\.\d{1,6})?) ?N\b/g)].map(([, size]) => size));
  return SAME_POWER.test(told) && RESISTANCE.test(told) && forces.size > 1 && !POWER.test(told);
}

const TO_PULLEY = /(?:距离?|离|到)(?:光滑)?(?:小|定)?滑轮(?:的距离)?(?:为|是)? ?\$?(\d{1,6}(?:\.\d{1,4})?)/;
const TO_GROUND = /(?:距|离|距离)(?:水平)?(?:地面|地板)(?:的高度)?(?:为|是)? ?\$?(\d{1,6}(?:\.\d{1,4})?)/;

/** What is asked once the pulley may have been reached. */
function isBeyondPulley({ told, asked, answer }: ToldOfBodies): boolean {
  const [pulley, ground] = [TO_PULLEY, TO_GROUND].map((one) => Number(one.exec(told)?.[1] ?? Number.NaN));
  if (Number.isNaN(pulley) || /加速度|张力|拉力/.test(asked)) return false;
  if (/落地(?:前|时|所|的)/.test(asked)) return !(pulley! > ground!);
  return !(/路程|距离/.test(asked) && Number.parseFloat(answer) < pulley!);
}

const LONG = /(\d{1,6}(?:\.\d{1,4})?) ?m long\b|\blength (\d{1,6}(?:\.\d{1,4})?) ?m\b/;
const HIGH = /(\d{1,6}(?:\.\d{1,4})?) ?m (?:higher|lower) than\b/;

/** The ends of a road differ in height by no more than its length. */
function isTooHigh({ told }: ToldOfBodies): boolean {
  const [long, high] = [LONG.exec(told), HIGH.exec(told)];
  return long !== null && high !== null && Number(high[1]) > Number(long[1] ?? long[2]);
}

interface Part<Outcome> {
  text: string;
  outcome: Outcome;
}

type Solvable = { solved: true; worked: { topic: string; answer: { text: string } } } | { solved: false };

/** Which answers are to be withheld; behind one that contradicts what is told, all that are of bodies. */
export function contradicted(
  parts: readonly Part<Solvable>[],
  typed: string,
  places: readonly { spans: readonly (readonly [number, number])[] }[],
): boolean[] {
  const points = Array.from(typed);
  let isImpossible = false;
  return parts.map(({ text, outcome }, at) => {
    if (!outcome.solved) return false;
    const { topic, answer } = outcome.worked;
    const told = points.slice(0, places[at]!.spans[0]?.[0] ?? 0).join('') + text;
    const part = { asked: text, told, answer: answer.text, topic };
    isImpossible ||= isOfMechanics(topic) && isBelowNothing(part);
    return (isImpossible && isOfMechanics(topic)) || !goesWithTold(part);
  });
}
