import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statementLatex } from '#server/maths/algebra-system/parsing/print-statement.ts';
import { readingsOf } from '#server/maths/algebra-system/parsing/statement.ts';
import { checkWorking } from '#server/maths/checking/working/check-working.ts';

describe('what is typed without brackets', () => {
  it.each([
    ['sin3x/3', '\\frac{\\sin 3x}{3}', '\\sin \\frac{3x}{3}'],
    ['sin x/x', '\\frac{\\sin x}{x}'],
    ['sin πx/2', '\\sin \\frac{\\pi x}{2}'],
    ['tan^-1 3/4', '\\tan^{-1} \\frac{3}{4}'],
    ['tan^-1 x', '\\tan^{-1} x'],
    ['sin2x cos3x', '\\sin 2x\\cos 3x'],
    ['sin^2 x', '\\sin^{2} x'],
    ['sin x^2', '\\sin(x^{2})'],
    ['ln x^2', '\\ln(x^{2})'],
    ['ln (x-1)^2', '\\ln^{2}(x - 1)', '\\ln((x - 1)^{2})'],
    ['ln x(x-1)', '\\ln x(x - 1)', '\\ln(x(x - 1))'],
    ['log_2 (x+1)(x-1)', '\\log_{2}(x + 1)(x - 1)', '\\log_{2}((x + 1)(x - 1))'],
    ['ln (x+1)/x', '\\frac{\\ln(x + 1)}{x}', '\\ln \\frac{x + 1}{x}'],
    ['ln(x+1)/x', '\\frac{\\ln(x + 1)}{x}'],
    ['ln x/x', '\\frac{\\ln x}{x}'],
    ['sin x(2cos x - 1)', '\\sin x(2\\cos x - 1)'],
    ['e^2x', '\\mathrm{e}^{2x}', '\\mathrm{e}^{2}x'],
    ['e^2 x', '\\mathrm{e}^{2}x'],
    ['2^3x', '2^{3x}', '2^{3}x'],
    ['x^2y', 'x^{2}y'],
    ['log2 x = 3', '\\log_{2} x = 3', '\\lg 2x = 3'],
    ['log2x', '\\lg 2x', '\\log_{2} x'],
    ['log10x', '\\lg x', '\\lg 10x'],
    ['log 2x', '\\lg 2x'],
    ['1/2x', '\\frac{1}{2}x', '\\frac{1}{2x}'],
    ['1/2 x', '\\frac{1}{2}x'],
    ['a/bc', '\\frac{a}{b}c', '\\frac{a}{b c}'],
    ['√2x', '\\sqrt{2}x', '\\sqrt{2x}'],
    ['6/3×10^5', '\\frac{6}{3} \\times 10^{5}', '\\frac{6}{3 \\times 10^{5}}'],
    ['6/3×10', '\\frac{6}{3} \\times 10'],
    ['|x|', '\\left|x\\right|'],
  ])('%s has these usual readings, the first one first', (typed, ...meant) => {
    expect(readingsOf(typed).map(statementLatex)).toEqual(meant);
  });
});

const chains = (name: string) =>
  readFileSync(new URL(`chains/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split(/\n\s*\n/)
    .map((chain) => chain.split('\n'));

describe('right working, as students type it, is not accused', () => {
  it.each(chains('right').map((lines) => [lines]))('%j', (lines) => {
    const { firstWrong, lines: checked } = checkWorking(lines);
    expect(firstWrong, checked.map(({ verdict }) => verdict).join()).toBeNull();
  });
});

describe('wrong working is found, whatever could have been meant', () => {
  it.each(chains('wrong').map((lines) => [lines]))('%j', (lines) => {
    const { firstWrong, lines: checked } = checkWorking(lines);
    expect(firstWrong, checked.map(({ verdict }) => verdict).join()).not.toBeNull();
  });
});

describe('a line is shown as the reading that was judged', () => {
  it.each([
    [['∫cos3x dx', 'sin3x/3 + c'], '\\frac{\\sin 3x}{3} + c'],
    [['2 sin x/2 cos x/2', 'sin x'], '2\\sin \\frac{x}{2}\\cos \\frac{x}{2}'],
    [['log2x = 3', 'x = 8'], '\\log_{2} x = 3'],
    [['1/2x = 3', 'x = 1/6'], '\\frac{1}{2x} = 3'],
  ])('%j', (lines, shown) => {
    expect(checkWorking(lines).lines.map(({ readAs }) => readAs)).toContain(shown);
  });
});
