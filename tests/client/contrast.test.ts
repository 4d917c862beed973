import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Colour = [red: number, green: number, blue: number, alpha: number];

const css = readFileSync('client/app/styles/tokens.css', 'utf8');
const light = tokensOf(':root');
const themes = { light, dark: { ...light, ...tokensOf('.dark') } };

const PLAIN = ['page', 'card', 'raised'];
const WASHES = ['brand-wash', 'right-wash', 'wrong-wash', 'hint-wash'];
const TEXT = ['ink', 'soft', 'faint', 'brand-text'];

describe.for(Object.entries(themes))('in the %s theme', ([, tokens]) => {
  const grounds = PLAIN.flatMap((ground) => [
    { name: ground, colour: colourOf(tokens[ground]!) },
    ...WASHES.map((wash) => ({
      name: `${wash} on ${ground}`,
      colour: over(colourOf(tokens[wash]!), colourOf(tokens[ground]!)),
    })),
  ]);
  const below = (token: string, least: number, where = grounds) =>
    where.filter(({ colour }) => ratio(colourOf(tokens[token]!), colour) < least).map(({ name }) => name);

  test.for(TEXT)('%s text has 4.5:1 on every ground', (token) => {
    expect(below(token, 4.5)).toEqual([]);
  });

  test.for(['right', 'wrong', 'hint'])(
    '%s text has 4.5:1 on the plain grounds and on its own wash',
    (token) => {
      expect(
        below(
          token,
          4.5,
          grounds.filter(({ name }) => !name.includes('-wash') || name.startsWith(`${token}-wash`)),
        ),
      ).toEqual([]);
    },
  );

  test('the edge of a control has 3:1 on every ground', () => {
    expect(below('edge', 3)).toEqual([]);
  });

  test('white has 4.5:1 on brand buttons', () => {
    expect(ratio(colourOf('#ffffff'), colourOf(tokens['brand-solid']!))).toBeGreaterThanOrEqual(4.5);
  });

  test.for(['subject-9709', 'subject-9231', 'subject-9702'])(
    'the dot of %s has 3:1 on the plain grounds',
    (token) => {
      expect(
        below(
          token,
          3,
          grounds.filter(({ name }) => PLAIN.includes(name)),
        ),
      ).toEqual([]);
    },
  );
});

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name, value]),
  );
}

function colourOf(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5), hex.length > 7 ? part(7) / 255 : 1];
}

function over([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour): Colour {
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
  return [mix(r, r2), mix(g, g2), mix(b, b2), 1];
}

function luminance([r, g, b]: Colour): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(value: number): number {
  return value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
}

function ratio(a: Colour, b: Colour): number {
  const [bright, dim] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}
