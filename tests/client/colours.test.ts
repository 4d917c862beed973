import { readdirSync, readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

const css = readFileSync('client/app/styles/index.css', 'utf8');
const colours = [...css.matchAll(/--color-([a-z][\w-]*): /g)].map(([, name]) => name!);

test('a colour of text sets nothing but the colour: none is named like a direction or a size', async () => {
  const { build } = await compile(
    `@theme { ${colours.map((name) => `--color-${name}: red;`)} } @tailwind utilities;`.replaceAll(',', ''),
  );
  const rules = colours.map((name) => `text-${name}`);
  const declared = [...build(rules).matchAll(/^\s+([\w-]+): [^;{]+;$/gm)].map(([, property]) => property!);
  expect(declared.filter((property) => !property.startsWith('--'))).toEqual(rules.map(() => 'color'));
});

test('no class names a token that is no colour of the theme', () => {
  const tokens = [...readFileSync('client/app/styles/tokens.css', 'utf8').matchAll(/--([a-z][\w-]*):/g)]
    .map(([, name]) => name!)
    .filter((name) => !colours.includes(name));
  expect(tokens).toContain('right');
  const named = new RegExp(
    `[\\s'"\`:](?:text|bg|fill|stroke|outline|ring|accent|decoration|border(?:-[lrtbxyse])?)-(?:${tokens.join('|')})(?=[\\s'"\`/])`,
    'g',
  );
  const found = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(`client/${file}`, 'utf8').match(named) ?? []);
  expect(found).toEqual([]);
});
