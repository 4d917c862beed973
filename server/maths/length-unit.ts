/** The unit of lengths in a question of pure mathematics; null where none is named. */
export type LengthUnit = 'mm' | 'cm' | 'm' | 'km' | null;

const NUMBERED =
  /(?<=[\d})π.]\s{0,9}|\\pi\s{0,9}|pi\s{0,9})(?:\\[,;! ]|\s){0,9}(?:\\(?:mathrm|text)\{\s{0,9})?(mm|cm|km|m|毫米|厘米|千米|米|metres?|centimetres?)(?![A-Za-z])/gu;
const SHORT: Record<string, string> = { 毫米: 'mm', 厘米: 'cm', 千米: 'km', 米: 'm', met: 'm', cen: 'cm' };

/** The one unit that all lengths of a text have; undefined where there are several. */
export function lengthUnitIn(text: string): LengthUnit | undefined {
  const found = new Set(
    [...text.matchAll(NUMBERED)].map(([, unit]) => SHORT[unit!] ?? SHORT[unit!.slice(0, 3)] ?? unit!),
  );
  const [only = null, ...others] = found;
  return others.length > 0 ? undefined : (only as LengthUnit);
}

/** A typed value and its unit, set beside each other: "20pi cm^2 s^-1". */
export function withUnit(
  { text, tex }: { text: string; tex: string },
  parts: [unit: string | null, power: number][],
) {
  const named = parts.filter(([unit, power]) => unit !== null && power !== 0);
  if (named.length === 0 || parts[0]![0] === null) return { text, tex };
  const one = (power: number, raised: (power: number) => string) => (power === 1 ? '' : raised(power));
  const typed = named.map(([unit, power]) => `${unit}${one(power, (raised) => `^${raised}`)}`).join(' ');
  const set = named.map(([unit, power]) => `${unit}${one(power, (raised) => `^{${raised}}`)}`).join('\\,');
  return { text: `${text} ${typed}`, tex: `${tex}\\;\\mathrm{${set}}` };
}

/** The value of an answer without the unit behind it. */
export const withoutUnit = (text: string) =>
  text.replace(/ (?:mm|cm|km|m)(?:\^-?\d)?(?: (?:s|min|h)\^-1)?$/, '');
