const STOP = new Set(
  (
    'a an and are as at be been by can could did do does for from get give gives got had has have having how i if im in into is isnt it its just like ' +
    'may me mean means might must my need no not of ok on once one only or our out please put really said say says should so some still such tell than thanks that the ' +
    'their them then there these they thing think this those to too u up ur us use used using very want was we were what whats when where which while who why will with without would ' +
    'write wrote you your again anyway actually exactly basically here now wait oh ah hmm um ok right correct true sure tbh lol friend teacher dont doesnt cant dont wont didnt ' +
    'know understand remember forgot explain define describe state tell show remind help me about difference between same different versus vs matter matters instead ' +
    'exam exams question questions answer answers happens happen happened goes go come comes called call word words'
  ).split(' '),
);
const AROUND_ZH =
  /为什么|为啥|什么时候|是什么|什么是|什么叫|怎么形成|怎么写|怎么用|怎么理解|怎么|如何|要怎么|到底|有什么区别|有啥区别|有区别吗|区别|什么意思|意思|考试里?|里这种|这种|那种|一定要|请问|老师|有没有|能不能|可以|是不是|是啥|什么|啥|哪些|哪个|解释|说明|一下|我|你|吗|呢|啊|吧|呀|那|这个|这|的/g;

/** As the notes have it. */
const IN_FULL: readonly [RegExp, string][] = [
  [/\bsigma\b|σ/gi, 'standard deviation'],
  [/\bmu\b|μ/gi, 'mean'],
  [/\bdet\b/gi, 'determinant 行列式'],
  [/\bk\.?e\b/gi, 'kinetic energy'],
  [/\bg\.?p\.?e\b/gi, 'potential energy'],
  [/\bemf\b/gi, 'electromotive force'],
  [/\bg\.?p\b/gi, 'geometric progression'],
  [/\ba\.?p\b/gi, 'arithmetic progression'],
  [/\bshm\b/gi, 'simple harmonic motion'],
  [/\bsuvat\b/gi, 'constant acceleration'],
  [/\bd[yv]\/d[xt]\b/gi, 'derivative gradient'],
  [/\bdr\/dt\b/gi, 'rate of change derivative'],
  [/\bpdf\b/gi, 'probability density function'],
  [/\bcdf\b/gi, 'distribution function'],
  [/\barg\b/gi, 'argument'],
  [/\bmod\b/gi, 'modulus'],
  [/\btype (?:1|one)\b|第一类错误/gi, 'type I error'],
  [/\btype (?:2|two)\b|第二类错误/gi, 'type II error'],
  [/\bnodes?\b/gi, 'node 波节'],
  [/\bantinodes?\b/gi, 'antinode 波腹'],
  [/\bstanding waves?\b|驻波/gi, 'stationary wave 驻波'],
  [/\btrig\b/gi, 'trigonometry'],
  [/\bdiff\b/gi, 'differentiation'],
  [/\blogs?\b/gi, 'logarithm'],
  [/\bln\b/gi, 'logarithm'],
  [/\bnormal dist\b/gi, 'normal distribution'],
  [/\bprob\b/gi, 'probability'],
  [/\bh0\b/gi, 'null hypothesis'],
  [/\bh1\b/gi, 'alternative hypothesis'],
];

export const inFull = (text: string): string =>
  IN_FULL.reduce((all, [short, full]) => all.replaceAll(short, full), text);

/** What a message is about, without the words that ask; all of it where it has nothing else. */
export function askedAbout(said: string): string {
  const text = said.slice(0, 300).replaceAll(AROUND_ZH, ' ');
  const words = text
    .split(/[\s?？!！,，。;；:：“”"]+/u)
    .filter((word) => word !== '' && !STOP.has(word.toLowerCase().replaceAll(/['’.]/g, '')));
  return words.length > 0 ? inFull(words.join(' ')) : '';
}

const JOINT = / (?:and|vs\.?|versus|or|from|than) |和|与|跟|还是/i;

/** The two things whose difference is asked for. */
export function comparedIn(said: string): [string, string] | null {
  const asked =
    /\bdifference between (.{2,60})$/i.exec(said)?.[1] ??
    /^(.{2,60}?)(?:有什么|有啥|的)?(?:区别|不同|差别)/u.exec(said)?.[1] ??
    /^when (?:do|should|would|to) (?:i |we |you )?use (.{2,60})$/i.exec(said)?.[1] ??
    /^(?:is|are) (.{2,40}? the same as .{2,40})$/i.exec(said)?.[1]?.replace(' the same as ', ' and ');
  const [one, other, ...more] = (asked ?? '')
    .replace(/[?？.。]$/, '')
    .split(JOINT)
    .map((part) => part.trim());
  return one && other && more.length === 0 ? [one, other.replace(/^when (?:the )?/i, '')] : null;
}
