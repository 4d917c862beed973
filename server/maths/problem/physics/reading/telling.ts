import { formsOf } from '../../reading/patterns/pattern.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Verbs after which something is no longer as it was, or that compare: each needs a rule of its own. */
const CHANGING = words(`
  increase decrease reduce double halve treble triple quadruple change replace remove add switch open close cut break snap repeat reverse
  exchange swap vary lose gain collide rebound bounce stick coalesce separate explode disconnect fold shorten lengthen melt freeze boil
  evaporate condense compare differ exceed equal neglect ignore assume allow consider become rise fall drop sink float immerse submerge
  grow shrink expand contract disappear vanish interchange adjust alter convert transform divide multiply share split combine merge mix
  continue stop start begin end finish remain keep stay leave overtake catch meet decay disintegrate annihilate absorb reflect refract
  polarise diffract tilt rotate turn bend twist lean tow couple hinge balance displace half quarter dissolve leak discharge recharge
  earth ground isolate insulate short fuse melt unload reload release heat cool warm pour draw compress squeeze extend stretch deform
`);

const IRREGULAR = words(`
  broke broken rose risen fell fallen sank sunk grew grown shrank shrunk began begun kept left caught met bent lost stuck slid split cut stood
  became began froze frozen drawn drew let made
`);

/** Words that say how much, which one, when or whether: none of them is only the name of a thing. */
export const SAYING: ReadonlySet<string> = new Set([
  ...CHANGING.flatMap(formsOf),
  ...CHANGING.map((verb) => `${verb}${verb.at(-1)}ed`),
  ...CHANGING.map((verb) => `${verb}${verb.at(-1)}ing`),
  ...IRREGULAR,
  ...words(`
    one two three four five six seven eight nine ten both each every all any no not none only other another same different new old first
    second third last next previous half twice double triple quarter once again until before after while during if instead unless more
    less most greater smaller larger longer shorter higher lower faster slower thicker thinner wider narrower ratio percentage fraction
    uncertainty maximum minimum greatest least smallest largest highest lowest total mean average rate difference sum product graph gradient
    area angle zero negligible equal explain describe define suggest sketch why how whether does did do can may must should will would could
    might now afterwards later finally subsequently opposite than such itself themselves just exactly also there here these those what who
    because since except without per cent percent remaining remainder further resultant net initial initially final relative series parallel
    effect extent reason law principle component phase similarly identical identically partially partly gradually immediately originally
    previously equally simultaneously momentarily alternately temporarily respectively nearly almost hardly never always sometimes either
    neither nor even still already yet however although though therefore hence thus due between among apart off away back forth return
    returns times factor multiple number quantity amount value loss change efficiency estimate reading readings range pair pairs several
    many few much little extra additional spare empty full closed open twofold left right north south east west upwards downwards upward
    downward clockwise anticlockwise forwards backwards acceleration deceleration antinode antinodes node nodes harmonic fundamental overtone
    hollow hole holes cavity inner outer inside outside internal external coated filled shell beside beneath beyond
    uniformly constantly slightly whole then when where it they them he she him her his its their this that which who whom whose
  `),
]);

/** Chinese characters that say the like: a run of others only names or describes. */
export const SAYING_HAN =
  /[不无没非未倍半减增变换改去拆断另再又各每均都只仅同异反前后先第次更较比多少超剩损失余共总差首末初终原新旧两二三四五六七八九十几若如则当直倾斜角碰撞弹粘浮沉浸没吸放收合分解闭开关切缩伸压拉转折返追遇停始完全整部叙述释律理守恒最极约或但而却且仍还已将被把使让令]/u;
