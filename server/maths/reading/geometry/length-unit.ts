/** The unit of lengths in a question of pure mathematics. */
export type LengthUnit = 'mm' | 'cm' | 'm' | 'km';

const NUMBERED =
  /(?<=[\d})π.]\s{0,9}|\\pi\s{0,9}|pi\s{0,9})(?:\\[,;! ]|\s){0,9}(?:\\(?:mathrm|text)\{\s{0,9})?([mckdnµμ]?m|(?:milli|centi|kilo|deci)?met(?:re|er)s?|feet|ft|inch(?:es)?|yards?|miles?|[毫厘分千]?米)(?![A-Za-z])/gu;
/** Those that answers are given in. */
const KNOWN: Record<string, LengthUnit> = {
  mm: 'mm',
  millimetre: 'mm',
  毫米: 'mm',
  cm: 'cm',
  centimetre: 'cm',
  厘米: 'cm',
  m: 'm',
  metre: 'm',
  米: 'm',
  km: 'km',
  kilometre: 'km',
  千米: 'km',
};

/** The one unit that all lengths of a text have; null where none is named, undefined where there are several or another. */
export function lengthUnitIn(text: string): LengthUnit | null | undefined {
  const named = [...text.matchAll(NUMBERED)].map(([, unit]) =>
    unit!.replace(/s$/, '').replace('meter', 'metre'),
  );
  const units = new Set(named.map((unit) => KNOWN[unit]));
  if (units.size === 0) return null;
  return units.size === 1 ? [...units][0] : undefined;
}

/** A typed value and its unit, set beside each other: "20pi cm^2 s^-1". */
export function withUnit(
  { text, tex }: { text: string; tex: string },
  parts: [unit: string, power: number][],
): { text: string; tex: string } {
  const named = parts.filter(([, power]) => power !== 0);
  if (named.length === 0) return { text, tex };
  const one = (power: number, raised: (power: number) => string) => (power === 1 ? '' : raised(power));
  const typed = named.map(([unit, power]) => `${unit}${one(power, (raised) => `^${raised}`)}`).join(' ');
  const set = named.map(([unit, power]) => `${unit}${one(power, (raised) => `^{${raised}}`)}`).join('\\,');
  return { text: `${text} ${typed}`, tex: `${tex}\\;\\mathrm{${set}}` };
}

/** The value of an answer without the unit behind it. */
export const withoutUnit = (text: string) =>
  text.replace(/ (?:mm|cm|km|m)(?:\^-?\d)?(?: (?:s|min|h)\^-1)?$/, '');
