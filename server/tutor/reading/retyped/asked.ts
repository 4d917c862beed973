/** What is asked in the words of a student, and how a paper asks it. */
const HOW =
  /^(?:(?:so|ok|and|then|now|but|hi|hey|also|please|pls|um|hmm|well)[\s,]{1,3}){0,3}(?:how (?:do|can|would|could|should|to|does)(?: (?:i|u|you|we|one))?|hw (?:do|to)(?: (?:i|u|we))?|can (?:u|you) (?:help me |pls |please )?|could (?:u|you) |help me (?:to )?|need to|i need to|i have to|trying to|what(?:'?s| is)(?: the)?|what about(?: the)?|how about(?: the)?)\s{1,3}/i;

type Way = readonly [typed: RegExp, printed: string];

const X = String.raw`[^\n?？]{3,90}?`;
const EQUATION = String.raw`[^\n?？,;]{2,60}?=[^\n?？,;]{1,50}?`;

const ENGLISH: readonly Way[] = [
  [
    new RegExp(
      String.raw`^(?:do |use |get |find |set up |the )?(?:the )?partial fractions? (?:of |for |on |with |to |in )?(${X})$`,
      'i',
    ),
    'Express $1 in partial fractions.',
  ],
  [
    new RegExp(
      String.raw`^(?:express|write|split|put|decompose|break)(?: up)? (${X}) (?:in(?:to)?|as|using) (?:its )?partial fractions?$`,
      'i',
    ),
    'Express $1 in partial fractions.',
  ],
  [
    new RegExp(
      String.raw`^(?:show|prove)(?: that)?(?: the equation)? (${EQUATION}) has (?:a|one) (?:root|solution) between (?:x ?= ?)?(-?[\d.]{1,6}) and (?:x ?= ?)?(-?[\d.]{1,6})$`,
      'i',
    ),
    'Show by calculation that the equation $1 has a root between $2 and $3.',
  ],
  [
    new RegExp(
      String.raw`^(?:do |get |find )?(?:the )?(?:integral|integration) (?:of )?(${X})(?: dx)?(?: (?:from|between) (\S{1,8}) (?:to|and) (\S{1,8}))$`,
      'i',
    ),
    'Evaluate the integral of $1 from $2 to $3.',
  ],
  [
    new RegExp(
      String.raw`^(?:do |get |find )?(?:the )?(?:derivative|differential|gradient function) (?:of )?(${X})$`,
      'i',
    ),
    'Differentiate $1.',
  ],
  [
    new RegExp(String.raw`^complete (?:the )?square (?:for |of |on |in )?(${X})$`, 'i'),
    'Express $1 in the form a(x + b)^2 + c.',
  ],
  [
    new RegExp(
      String.raw`^(?:do |get |find )?(?:the )?(?:inverse)(?: function)? (?:of |for )?(?:f\(x\) ?= ?)(${X})(?:,|,? for|,? where|,? when|,? with)? ?(x ?(?:>=?|≥|<=?|≤) ?-?[\d./]{1,6})$`,
      'i',
    ),
    'The function f is defined by f(x) = $1 for $2. Find f^{-1}(x).',
  ],
  [
    new RegExp(
      String.raw`^f\(x\) ?= ?(${X})(?:,|,? for|,? where|,? when|,? with)? ?(x ?(?:>=?|≥|<=?|≤) ?-?[\d./]{1,6})[,.;]? (?:find |get |how do i (?:find|get) |what(?:'?s| is) )?(?:the |its )?inverse(?: function)?$`,
      'i',
    ),
    'The function f is defined by f(x) = $1 for $2. Find f^{-1}(x).',
  ],
  [
    /^(?:how many ways (?:can (?:i|u|you|we) |to |of )?(?:pick(?:ing)?|choos(?:e|ing)|select(?:ing)?)) (\d{1,2}) (?:people |players |students |books |cards |items )?(?:from|out of) (\d{1,2})(?: [a-z]{3,12})?$/i,
    'How many ways to choose $1 people from $2 people',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:find|get) )?(?:the )?(?:invariant lines?)(?: through (?:the )?origin)? (?:of|for) (?:the )?(?:matrix )?(?:[A-Z] ?= ?)?\(([^();\n]{3,20});([^();\n]{3,20})\)$`,
      'i',
    ),
    'Find the equations of the invariant lines of the matrix [[$1], [$2]] that pass through the origin',
  ],
  [
    new RegExp(
      String.raw`^(?:a )?(?:ball|stone|object|particle) (?:is )?thrown (?:straight |vertically )?up(?:wards)? (?:at|with) (\d[\d.]{0,5}) ?m ?\/ ?s[,.;]? (?:how high (?:does it go|will it go)|(?:find )?(?:the )?max(?:imum)? height)$`,
      'i',
    ),
    'A particle is projected vertically upwards with speed $1 m s^-1. Find the greatest height reached.',
  ],
];

const CHINESE: readonly Way[] = [
  [
    /^(?:已知)?(?:函数)? ?f\(x\) ?= ?([^\p{Script=Han}\n，,。;；]{3,40})[，,\s(（]{1,3}(?:其中|当|定义域(?:是|为)?)? ?(x ?(?:≥|>=|≤|<=|>|<) ?-?[\d./]{1,6})[)）]?[\s，,。]{0,3}(?:怎么|如何)?(?:求|写|算)?(?:出)?(?:它的|其)?反函数(?:怎么(?:求|算|写)|是什么|是多少)?$/u,
    '函数 f 定义为 f(x)=$1，$2。求反函数 f^{-1}(x)。',
  ],
  [
    /^(?:求)?解?(?:微分方程)? ?(d[yP]\/d[xt] ?= ?[^\p{Script=Han}\n，,]{1,40})[，,\s]{1,3}(?:当|已知|且)? ?([xt]) ?= ?(-?[\d.]{1,5}) ?(?:时|,|，|的时候)[，,]? ?([yP]) ?= ?(-?[\d.]{1,6})[，,。\s]{0,3}(?:求|解|求出|求解)? ?(?:[yP]|方程|通解|特解)?$/u,
    '解微分方程 $1，已知当 $2 = $3 时 $4 = $5。',
  ],
  [
    /^(?:求)?(?:解)?(?:方程)? ?([^\p{Script=Han}\n，,。]{3,60}?=[^\p{Script=Han}\n，,。]{1,40}?)[\s，,]{1,3}(?:给|保留|取|精确到|答案|答案给|结果|要){1,2} ?(\d) ?位有效数字$/u,
    '解方程 $1，结果保留$2位有效数字。',
  ],
  [
    /^(?:解|求解)(?:方程|不等式)? ?([^\p{Script=Han}\n，,。]{3,60}?[=<>≤≥][^\p{Script=Han}\n，,。]{1,40}?)(?:怎么(?:解|做|算))?$/u,
    '解 $1',
  ],
  [
    /^(?:求)?(?:矩阵) ?(?:[A-Z] ?= ?)?\(([^();\n]{3,20});([^();\n]{3,20})\) ?的?(?:过原点的)?不变直线(?:怎么求|是什么|的方程)?$/u,
    'Find the equations of the invariant lines of the matrix [[$1], [$2]] that pass through the origin',
  ],
  [
    /^(?:杨氏)?双缝(?:干涉)?(?:实验)?(?:中)?[，,\s]{0,3}(?:波长|λ)(?:是|为|=| )? ?([\d.]{1,6}) ?nm[，,\s]{1,3}(?:双?缝(?:间)?距(?:离)?)(?:是|为|=| )? ?([\d.]{1,6}) ?mm[，,\s]{1,3}(?:缝到)?屏(?:的)?距(?:离)?(?:是|为|=| )? ?([\d.]{1,6}) ?m[，,\s]{1,3}(?:求)?(?:相邻)?(?:亮|明|暗)?条纹(?:的)?间距(?:是多少|多少|怎么算|怎么求)?$/u,
    'In a double-slit experiment light of wavelength $1 nm passes through slits of slit separation $2 mm. The distance from the slits to the screen is $3 m. Calculate the fringe separation.',
  ],
];

const GROWTH =
  /(?:种群|人口|细菌|数量)? ?([A-Z]) ?的?(?:增长率|增长速度|变化率)(?:与|和) ?\1 ?(?:本身)?成正比[，,\s]{1,3}(?:比例(?:常数|系数)?)? ?k ?= ?([\d.]{1,6})[，,\s]{1,3}t ?= ?0 ?时?[，,\s]{0,2}\1 ?= ?(\d{1,6})[，,。\s]{1,3}(?:求|问)?(?:多久|多长时间|何时|经过多久)(?:才)?(?:会)?翻倍/u;

const TABLE =
  /^(?:随机变量)? ?X ?(?:的)?(?:取值?|可取|可能取值)(?:为|是)? ?(-?\d{1,3}(?:[,，、 ]{1,2}-?\d{1,3}){1,5})[，,;；\s的]{1,3}(?:对应)?(?:的)?概率(?:分别)?(?:为|是)? ?([\d.a-z/]{1,6}(?:[,，、 ]{1,2}[\d.a-z/]{1,6}){1,5})[，,;；。\s]{1,3}(求[^\n]{2,30})$/u;

/** "X取0,1,2 概率0.1,0.3,k": each value with its own; null where they are not as many. */
function tableIn(text: string): string | null {
  const [, values, chances, wanted] = TABLE.exec(text) ?? [];
  if (values === undefined) return null;
  const [all, each] = [values, chances!].map((list) => list.split(/[,，、 ]{1,2}/));
  if (all!.length !== each!.length) return null;
  const told = all!.map((value, at) => `P(X=${value})=${each![at]}`).join(', ');
  return `随机变量 X 的概率分布为 ${told}。${wanted!.replace('求', '求 ')}。`;
}

const ITERATE =
  /^(?:it says )?use (?:the (?:iterative |iteration )?(?:formula )?)?x(?:_?\{?n ?\+ ?1\}?)? ?= ?([^\n=]{3,50}?),? (?:to )?(?:find |get )(?:the |a )?root (?:correct )?to (\d) ?d\.?p\.?,? ?(?:start(?:ing)?(?: (?:with|at|from))?|with|and)? ?(?:x(?:_?[01])? ?= ?)?(-?\d{1,4}(?:\.\d{1,4})?)$/i;

/** "Use x = (2x+5)^(1/3) find root to 2 dp start x=2" */
function iterationIn(text: string): string | null {
  const [, formula, places, start] = ITERATE.exec(text) ?? [];
  if (formula === undefined) return null;
  const indexed = formula.replaceAll(/(?<![a-z])x(?![a-z_])/gi, 'x_n');
  return `Use the iterative formula x_{n+1} = ${indexed} with x_1 = ${start} to find the root correct to ${places} decimal places.`;
}

const ASKS_ZH = /(?:怎么|如何|咋)(求|算|解|做|写)?(?=[^\n]{0,12}$)/u;
const WITH_ONE =
  /^(?:how many ways (?:can (?:i|u|you|we) |to |of )?(?:pick(?:ing)?|choos(?:e|ing)|select(?:ing)?)) (\d{1,2}) (?:people |players |students |books )?(?:from|out of) (\d{1,2})(?: [a-z]{3,12})?,? (?:if|when|so that|and) (?:person )?[A-Z][a-z]{0,8} (?:must be|has to be|is|must go) (in|included|chosen|there)(?: it)?$/;

/** "Pick 3 from 7 people if A must be in": the others of those that are left. */
function withOne(text: string): string | null {
  const [, wanted, all] = WITH_ONE.exec(text) ?? [];
  return wanted === undefined || Number(wanted) < 2 || Number(all) <= Number(wanted)
    ? null
    : `How many ways to choose ${Number(wanted) - 1} people from ${Number(all) - 1} people`;
}

const END = /[\s?？。.!！啊呀呢吗嘛哦]{1,6}$/u;

/** "X~B(10,0.2) P(X≤2)怎么算": what is told and then what is wanted. */
function toldAndWanted(text: string): string | null {
  const found = ASKS_ZH.exec(text);
  if (!found) return null;
  const [ahead, behind] = [
    text.slice(0, found.index).trim(),
    text.slice(found.index + found[0].length).trim(),
  ];
  if (behind !== '') return ahead === '' ? `求${behind}` : `${ahead.replace(/[，,。]$/u, '')}。求${behind}。`;
  const at = Math.max(
    ahead.lastIndexOf('，'),
    ahead.lastIndexOf(','),
    ahead.lastIndexOf('。'),
    ahead.lastIndexOf(' '),
    ahead.lastIndexOf('的'),
  );
  const isOf = ahead[at] === '的';
  if (at < 3) return null;
  return isOf ? `求${ahead}。` : `${ahead.slice(0, at).trim()}。求${ahead.slice(at + 1).trim()}。`;
}

/** A question that was asked as students speak, as a paper would print it; none where it is something else. */
/** "[[2 1], [1 2]]" with commas between its entries. */
const withCommas = (text: string): string =>
  text.replaceAll(/\[ ?(-?[\d./]{1,6})[ ,]{1,3}(-?[\d./]{1,6}) ?\]/g, '[$1, $2]');

export function asPut(text: string): string[] {
  const typed = text.trim().replace(END, '');
  if (typed.length > 200 || typed.includes('\n')) return [];
  if (/\p{Script=Han}/u.test(typed)) {
    const growth = GROWTH.exec(typed);
    return [
      ...printedBy(CHINESE, typed),
      tableIn(typed),
      growth && `Solve the equation e^(${growth[2]}t) = 2`,
      toldAndWanted(typed),
    ]
      .filter((one): one is string => one !== null)
      .map(withCommas);
  }
  const bare = typed.replace(HOW, '');
  const asked =
    bare === typed || /^how (?:do|can|should|would) (?:i|you|we)\b/i.test(typed)
      ? []
      : [`${bare[0]?.toUpperCase() ?? ''}${bare.slice(1)}`];
  return [
    ...printedBy(ENGLISH, typed).map(withCommas),
    ...printedBy(ENGLISH, bare).map(withCommas),
    iterationIn(typed),
    withOne(typed),
    ...asked,
  ].filter((one): one is string => one !== null && one !== '');
}

const printedBy = (ways: readonly Way[], text: string): string[] =>
  ways.flatMap(([typed, printed]) => (typed.test(text) ? [text.replace(typed, printed)] : []));
