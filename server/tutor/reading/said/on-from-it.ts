const VALUE = String.raw`-?\d{1,6}(?:\.\d{1,4})?(?:\/\d{1,4})?`;

/** Questions that go on from the one on the table by what the message puts in its place. */
export function onFromIt(question: string, answer: string | null, rest: string): string[] {
  return [
    ...aboutCircle(question, answer, rest),
    ...withOtherMeeting(question, rest),
    ...atLetter(question, rest),
    ...withOtherSide(question, rest),
    ...ofSeveral(question, rest),
    ...withNamedMass(question, rest),
    ...withOtherCondition(question, rest),
    ...ofNamed(question, rest),
    ...ofPowerSum(question, rest),
  ].filter((one) => one !== question);
}

const CIRCLE = /(?:\(x ?[-+] ?[\d.]{1,6}\)|x)\^2 ?\+ ?[-+\dxy^ ().]{2,60}=[ -]{0,2}\d{1,6}/;
const POINT = /\( ?(-?[\d./]{1,8}) ?[,，] ?(-?[\d./]{1,8}) ?\)/;

/** The tangent or the normal there, and where it meets the circle again. */
function aboutCircle(question: string, answer: string | null, rest: string): string[] {
  const circle = /\bcircle\b|圆/i.test(question) ? CIRCLE.exec(question)?.[0] : undefined;
  if (circle === undefined) return [];
  const line = answer !== null && /[xy].{0,20}=/.test(answer) && !/\^/.test(answer) ? answer : null;
  if (
    line &&
    /(?:meets?|cuts?|cross(?:es)?|hits?|intersects?).{0,20}(?:circle|again)|(?:再次|另一个)?.{0,4}(?:交点|相交)/i.test(
      rest,
    )
  )
    return [`Find the coordinates of the points where the line ${line} meets the circle ${circle}.`];
  const name = /normal|法线/i.test(rest) ? 'normal' : /tangent|切线/i.test(rest) ? 'tangent' : null;
  const point = POINT.exec(rest) ?? POINT.exec(question.replace(circle, ''));
  return name && point
    ? [`Find the equation of the ${name} to the circle ${circle} at the point (${point[1]}, ${point[2]}).`]
    : [];
}

const MEETS =
  /\b(?:does not|doesn'?t|do not) (?:meet|intersect|cut|cross|touch)|\b(?:meets|intersects|cuts|crosses)\b(?: [a-z ]{0,20}\b(?:two|distinct) (?:distinct |different )?points)?|\bis a tangent to\b/i;

/** "What if the line is a tangent instead" */
function withOtherMeeting(question: string, rest: string): string[] {
  const own = MEETS.exec(question);
  if (!own) return [];
  const other = /tangent|touch|相切/i.test(rest)
    ? 'is a tangent to'
    : /(?:two|2|twice|distinct).{0,20}(?:points?|times)|两个(?:交点|不同)/i.test(rest)
      ? 'meets'
      : /(?:not|never|n'?t) (?:meet|touch|cut|cross)|不相交|没有交点/i.test(rest)
        ? 'does not meet'
        : null;
  if (other === null || /point (?:where|of)|coordinates/i.test(rest)) return [];
  const said = question.replace(own[0], other);
  return [
    other === 'meets'
      ? said.replace(/(\bmeets the (?:curve|circle|line))/, '$1 at two distinct points')
      : said,
  ];
}

const AT_LETTER = new RegExp(
  String.raw`^(?:for|with|when|if|given)? ?([a-z]) ?= ?(${VALUE})[,:]? (?:find |what(?:'s| is) |where is )?(?:the )?(?:coordinates of )?(?:the )?points? (?:where|of|at which|when).{0,40}(?:touch|meet|contact|tangen|intersect|cross|cut)`,
  'i',
);

/** "For k = 5 find the point where it touches": the same with the value put in. */
function atLetter(question: string, rest: string): string[] {
  const [, letter, value] = AT_LETTER.exec(rest) ?? [];
  const told =
    /^([\s\S]{10,300}?)(?:,? where [a-z] is an? (?:non-zero )?(?:positive )?constant)?[.;] ?Find\b/i.exec(
      question,
    )?.[1];
  const words = told?.match(/[a-z]{1,20}/gi) ?? [];
  if (!letter || !told || !words.some((word) => word === letter || word === `${letter}x`)) return [];
  const put = told.replaceAll(/[a-z]{1,20}/gi, (word) =>
    word === letter ? value! : word === `${letter}x` ? `${value}x` : word,
  );
  return [`${put}. Find the coordinates of the points where the line meets the curve.`];
}

const SIDE = new RegExp(
  String.raw`\b(?:between ${VALUE} and ${VALUE}|(?:more|greater|less|heavier|lighter|longer|shorter|larger|smaller|taller) than ${VALUE}|(?:over|under|above|below|at least|at most) ${VALUE})`,
  'i',
);

/** "And the prob between 58 and 70?" */
function withOtherSide(question: string, rest: string): string[] {
  const [given, own] = [SIDE.exec(rest), SIDE.exec(question)];
  if (!given || !own || !/normal|~ ?N/i.test(question) || /\d{1,2} [a-z]{3,12}s\b/.test(rest)) return [];
  return [question.replace(own[0], given[0])];
}

const OF_SEVERAL =
  /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) ([a-z]{3,14}),? (?:and |find |the prob(?:ability)? (?:that )?)?(exactly|at least|at most|all|none) ?(\d{1,2}|one|two|three|four|five)? ?(?:of (?:them|these))? ?(weighs?|(?:is|are|has|have|lasts?|takes?) .{0,20}?)? ?(.{0,40})$/i;

/** "4 apples, exactly 2 weigh more than 70" */
function ofSeveral(question: string, rest: string): string[] {
  const [, count, noun, how, number, verb, side] = OF_SEVERAL.exec(rest) ?? [];
  const told = /^([\s\S]{10,300}?)[.;,] ?find\b/i.exec(question)?.[1];
  const own = SIDE.exec(question)?.[0];
  const limit = side && SIDE.test(side) ? side : own;
  if (!count || !told || !limit || !/normal/i.test(told)) return [];
  const some = how!.toLowerCase() === 'none' ? 'none' : `${how} ${number ?? ''}`.trim();
  return [
    `${told}. ${count} ${noun} are chosen at random. Find the probability that ${some} of them ${verb?.trim() ?? 'weigh'} ${limit}.`,
  ];
}

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/doubled|twice|加倍|两倍/i, 2],
  [/tripled|三倍/i, 3],
  [/halved|减半|一半/i, 0.5],
];

/** "The mass of A was doubled", where the masses of A and B are told together. */
function withNamedMass(question: string, rest: string): string[] {
  const [, name, change] = /\bmass of ([A-Z]) (?:was|is|were|became|becomes?) (.{1,20})$/.exec(rest) ?? [];
  const [whole, one, other, first, second] =
    /\b([A-Z]) and ([A-Z]) of mass(?:es)? (\d[\d.]{0,6}) ?kg and (\d[\d.]{0,6}) ?kg/.exec(question) ?? [];
  if (!name || !whole || (name !== one && name !== other)) return [];
  const times = TIMES.find(([words]) => words.test(change!))?.[1];
  const number = /^\d[\d.]{0,6}/.exec(change!)?.[0];
  const own = name === one ? first! : second!;
  const value = number ?? (times === undefined ? null : `${Number((Number(own) * times).toPrecision(8))}`);
  if (value === null) return [];
  const [m, n] = name === one ? [value, second] : [first, value];
  return [question.replace(whole, `${one} and ${other} of masses ${m} kg and ${n} kg`)];
}

/** "那已知没迟到 求坐车的概率": what is known instead. */
function withOtherCondition(question: string, rest: string): string[] {
  const at = question.lastIndexOf('已知');
  return rest.startsWith('已知') && at > 4 ? [`${question.slice(0, at)}${rest}`] : [];
}

/** "Find the square roots of u": the letter by what it is told to be. */
function ofNamed(question: string, rest: string): string[] {
  const [, letter, value] = /(?<![a-z])([uvwz]) ?= ?([^=,;.\n]{1,30}?)(?=[.,;\n]|$)/.exec(question) ?? [];
  if (!letter || !/i/.test(value!) || !` ${rest} `.includes(` of ${letter} `)) return [];
  const asked = ` ${rest} `
    .replace(` of ${letter} `, () => ` of ${value} `)
    .trim()
    .replace(/^(?:find |what are |求)?(?:the )?/i, 'Find the ')
    .replace(/ in (?:the )?form (?:of )?(.{3,12})$/i, ' in the form $1');
  return [`${asked}.`];
}

/** "S4" of the roots of an equation that were given names. */
function ofPowerSum(question: string, rest: string): string[] {
  const power = /^(?:the )?S_?([2-6])$/i.exec(rest)?.[1];
  const [told, names] =
    /^[^\n]{3,80}= ?0 has (?:the )?roots ([a-zα-γ](?:(?:,| and|,? )\s?[a-zα-γ]){1,2})/iu.exec(question) ?? [];
  const letters = names?.match(/(?<![a-z])[a-zα-γ](?![a-z])/giu) ?? [];
  return power && told && letters.length > 1
    ? [`${told}. find ${letters.map((letter) => `${letter}^${power}`).join('+')}`]
    : [];
}
