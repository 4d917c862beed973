/** Verbs of printed questions in their plain form; those that are nouns as often stand in `NOUNS_TOO`. */
const PLAIN =
  'accelerate act allow apply approach arrive ascend attach balance become begin bend bounce break bring carry catch ' +
  'cause charge choose climb coalesce collide come compress connect consist contain continue contract cool cover cross ' +
  'cut decelerate decrease deliver depend descend describe drag drive drop emit enter equal exceed exert expand ' +
  'experience explode extend fire float fly follow form gain get give go hang happen have hit hold increase intersect ' +
  'join keep land launch lead leave lie lift live lose lower maintain make meet melt move obey obtain occur oscillate overtake ' +
  'own pass pay perform produce project prefer pull push raise reach receive release remain represent rise roll rotate select sell ' +
  'send sit slide slip slow stand stay strike study swing take tell throw tie touch tow transfer travel use vary vibrate wait walk weigh ' +
  'work play run ride hover stretch return score turn fall start stop set rest swim jog cycle pick contribute supply share';

const NOUNS_TOO =
  'work play run ride score turn fall start stop set rest cause charge balance decrease increase cover cross cut drop equal ' +
  'extend form gain hit land lead pass pull push slip stretch swing throw touch transfer vary wait walk return pick supply ' +
  'share live cycle project act lift study float';

const BASES = PLAIN.split(' ');
const NOUNS = new Set(NOUNS_TOO.split(' '));

/** It moves, it reaches, it carries. */
function singularOf(base: string): string {
  if (base === 'have') return 'has';
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const DOUBLED = new Set([
  'run',
  'stop',
  'drop',
  'cut',
  'hit',
  'set',
  'get',
  'sit',
  'slip',
  'swim',
  'jog',
  'begin',
  'transfer',
  'travel',
  'project',
]);

/** Moving, lying, running; both spellings of travelling. */
function participlesOf(base: string): string[] {
  if (base.endsWith('ie')) return [`${base.slice(0, -2)}ying`];
  if (/[^e]e$/.test(base)) return [`${base.slice(0, -1)}ing`];
  return DOUBLED.has(base) ? [`${base}${base.at(-1)!}ing`, `${base}ing`] : [`${base}ing`];
}

const TO_BE = ['is', 'are', 'was', 'were', 'has', 'have', 'had', 'can', 'may', 'will', 'does', 'do', 'must'];

const FINITE = new Set([
  ...TO_BE,
  ...BASES.map(singularOf),
  ...BASES.filter((base) => !NOUNS.has(base) && base !== 'have'),
  ...'came took went began fell hit struck left met'.split(' '),
]);

const BY_PARTICIPLE = new Map(
  BASES.flatMap((base) => participlesOf(base).map((one) => [one, base] as const)),
);

export const isFiniteVerb = (word: string | null): boolean => word !== null && FINITE.has(word);

/** "moves" of "moving", or "move" of several; null for what is no participle known here. */
export function finiteOf(participle: string | null, isPlural: boolean): string | null {
  const base = participle === null ? undefined : BY_PARTICIPLE.get(participle);
  if (base === undefined) return null;
  return isPlural ? base : singularOf(base);
}
