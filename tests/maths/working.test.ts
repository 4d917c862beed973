import { describe, expect, it } from 'vitest';
import { Random } from '../../server/maths/checking/mistakes/toolkit/random.ts';
import { checkWorking } from '../../server/maths/checking/working/check-working.ts';
import { algebra } from './chains/algebra.ts';
import { calculus } from './chains/calculus.ts';
import { dressed } from './chains/chain.ts';
import { functions } from './chains/functions.ts';
import { deep } from '../suite/slow.ts';

const verdicts = (lines: string[], options = {}) =>
  checkWorking(lines, options).lines.map(({ verdict }) => verdict);

describe('a chain of lines', () => {
  it('is equal where each expression has the value of the one before', () => {
    expect(verdicts(['(x + 3)^2', 'x^2 + 6x + 9', '= x(x + 6) + 9'])).toEqual(['start', 'equal', 'equal']);
  });

  it('is equivalent where each equation has the solutions of the one before, however the joints are written', () => {
    const lines = ['2x² − 5x − 3 = 0', '⇒ (2x + 1)(x − 3) = 0', '所以 x = -1/2 或 x = 3'];
    expect(verdicts(lines)).toEqual(['start', 'equivalent', 'equivalent']);
    expect(checkWorking(lines).checkedTo).toBe(3);
  });

  it('names the root that is lost by dividing by the unknown', () => {
    const { lines, firstWrong, mistake } = checkWorking(['x^2 = 3x', 'x = 3']);
    expect(lines[1]).toMatchObject({ verdict: 'lost', lost: ['0'] });
    expect([firstWrong, mistake?.id]).toEqual([1, 'divided-by-unknown']);
  });

  it('names the root that squaring lets in, and accuses only the answer that keeps it', () => {
    const squared = ['sqrt(x + 6) = x', 'x + 6 = x^2', 'x^2 - x - 6 = 0'];
    const checked = checkWorking([...squared, 'x = 3 or x = -2']);
    expect(checked.lines[1]).toMatchObject({ verdict: 'gained', gained: ['-2'] });
    expect([checked.firstWrong, checked.mistake?.id]).toEqual([3, 'squaring-gains-root']);
    expect(checkWorking([...squared, 'x = 3 or x = -2', 'x = 3']).firstWrong).toBeNull();
    expect(checkWorking([...squared, 'x = 3 or x = -2 (reject)']).firstWrong).toBeNull();
    expect(checkWorking([...squared, 'x = 3']).firstWrong).toBeNull();
  });

  it('names a root that is lost after a wrong line, whatever the lines before the mistake said of it', () => {
    const { lines } = checkWorking(['(x+3)^2 = 16', 'x^2 + 9 = 16', 'x^2 = 7', 'x = sqrt(7)']);
    expect(lines[3]).toMatchObject({ verdict: 'lost', mistake: { id: 'lost-negative-root' } });
  });

  it.each(['Solve x^2 = 9', '解方程 x^2 = 9', '由题意得 x^2 = 9', 'From x^2 = 9'])(
    'starts from %s',
    (first) => {
      expect(checkWorking([first, 'x = 3']).lines[1]).toMatchObject({ verdict: 'lost', lost: ['-3'] });
    },
  );

  it('finds roots that are some thousands', () => {
    const { firstWrong, mistake } = checkWorking(['log(x + 2) = 3', 'log x + log 2 = 3']);
    expect([firstWrong, mistake?.id]).toEqual([1, 'log-of-sum']);
  });

  it('goes on from a wrong line, so that one mistake is told once', () => {
    const { lines, firstWrong, mistake } = checkWorking(['2(x + 3) = 11', '2x + 3 = 11', '2x = 8', 'x = 4']);
    expect([firstWrong, mistake?.id]).toEqual([1, 'first-term-only']);
    expect(lines.slice(2).map(({ verdict }) => verdict)).toEqual(['equivalent', 'equivalent']);
  });

  it('tells the mistake with the numbers of the person who made it', () => {
    const { mistake } = checkWorking(['(3x + 2)^2', '9x^2 + 4']);
    expect(mistake?.wrong.en).toMatch(/3x \+ 2.*\^\{2\}\$ was taken as/);
    expect(mistake?.right.zh).toContain('中间项');
  });

  it('may find one root on each of several lines', () => {
    expect(
      checkWorking(['(x - 2)(x - 5) = 0', 'x - 2 = 0', 'x = 2', 'x - 5 = 0', 'x = 5']).firstWrong,
    ).toBeNull();
    expect(checkWorking(['(x - 2)(x - 5) = 0', 'x - 2 = 0', 'x = 2']).firstWrong).toBe(1);
  });

  it('may leave out a root that a condition or an earlier line rules out', () => {
    expect(checkWorking(['x^2 = 9, x > 0', 'x = 3']).firstWrong).toBeNull();
    expect(checkWorking(['r^2 = 9', 'r = 3']).firstWrong).toBeNull();
    expect(checkWorking(['ln x + ln(x - 3) = ln 10', 'x^2 - 3x - 10 = 0', 'x = 5']).firstWrong).toBeNull();
  });

  it('may round, but not to something else', () => {
    expect(verdicts(['x = sqrt(2) + 1', 'x = 2.414'])).toEqual(['start', 'rounded']);
    expect(verdicts(['x = sqrt(2) + 1', 'x = 2.614'])).toEqual(['start', 'wrong']);
  });

  it('is wrong where an inequality has another region, down to its edge', () => {
    expect(checkWorking(['3 - 2x < 7', 'x < -2']).mistake?.id).toBe('inequality-direction');
    expect(verdicts(['2x ≥ 6', 'x > 3'])).toEqual(['start', 'wrong']);
    expect(verdicts(['x^2 - 5x + 6 > 0', 'x < 2 or x > 3'])).toEqual(['start', 'equivalent']);
  });

  it('is judged by the derivative where it differentiates or integrates', () => {
    expect(verdicts(['d/dx(x^2 sin x)', '2x sin x + x^2 cos x'])).toEqual(['start', 'equal']);
    expect(verdicts(['y = e^(2x)', 'dy/dx = 2e^(2x)', 'd^2y/dx^2 = 4e^(2x)'])).toEqual([
      'start',
      'equal',
      'equal',
    ]);
    expect(verdicts(['∫ x e^x dx', 'x e^x - ∫ e^x dx', 'x e^x - e^x + c'])).toEqual([
      'start',
      'equal',
      'equal',
    ]);
    expect(checkWorking(['∫ x e^x dx', 'x e^x - e^x']).mistake?.id).toBe('missing-constant');
    expect(verdicts(['∫_0^2 3x^2 dx', '2^3 - 0', '8'])).toEqual(['start', 'equal', 'equal']);
  });

  it('judges angles as the interval measures them', () => {
    expect(verdicts(['cos x = 0.5, 0 ≤ x ≤ 360', 'x = 60, 300'])).toEqual(['start', 'equivalent']);
    expect(checkWorking(['cos x = 0.5, 0° ≤ x ≤ 360°', 'x = 60°']).lines[1]).toMatchObject({
      verdict: 'lost',
      lost: ['300^{\\circ}'],
    });
    expect(checkWorking(['sin x = 1/2, 0 ≤ x ≤ π', 'x = 30 or x = 150']).mistake?.id).toBe(
      'degrees-for-radians',
    );
    expect(checkWorking(['cos x = 0.5', 'x = 60']).firstWrong).toBeNull();
  });

  it('is real unless i occurs in it', () => {
    expect(verdicts(['x^2 + 4x + 13 = 0', 'x = -2 ± 3i'])).toEqual(['start', 'follows']);
    expect(verdicts(['x^2 + 4x + 13 = 0', 'x = -2 ± 5i'])).toEqual(['start', 'wrong']);
    expect(verdicts(['x^2 + 4x + 13 = 0', 'no real roots'])).toEqual(['start', 'equivalent']);
    expect(verdicts(['(2 + 3i)(1 - i)', '5 + i'])).toEqual(['start', 'equal']);
  });

  it('reads several steps on one line, reasons, units and limits', () => {
    expect(verdicts(['2x + 1 = 7 ⇒ 2x = 6 ⇒ x = 3', '2x + 1 = 7 ⇒ 2x = 8 ⇒ x = 4'])).toEqual([
      'equivalent',
      'wrong',
    ]);
    expect(verdicts(['x^2 = 16, x > 0', 'x = 4 since x > 0'])).toEqual(['start', 'follows']);
    expect(verdicts(['d = 2.5\\;\\mathrm{mm} = 2.5 \\times 10^{-3}\\;\\mathrm{m}'])).toEqual(['equal']);
    expect(verdicts(['∫_1^2 (x^2 + 1) dx', '= [x^3/3 + x]_1^2', '= 10/3'])).toEqual([
      'start',
      'equal',
      'equal',
    ]);
    expect(verdicts(['∫_1^2 (x^2 + 1) dx', '= [x^3/3]_1^2'])).toEqual(['start', 'wrong']);
    expect(verdicts(['d/dx x^2 + 3x', '2x + 3'])).toEqual(['start', 'equal']);
  });

  it('says that there is no solution only where no root stands', () => {
    expect(verdicts(['x^2 = 4', 'no solution'])).toEqual(['start', 'wrong']);
    expect(verdicts(['sqrt(x + 5) = -2', 'x + 5 = 4', 'x = -1', '无解']).slice(2)).toEqual([
      'equivalent',
      'follows',
    ]);
  });

  it('says where a line cannot be read', () => {
    const { lines, firstWrong } = checkWorking(['x^2 = 4', 'so x = 2 +', 'x = 2 or x = -2']);
    expect(lines[1]).toMatchObject({ verdict: 'unreadable', fault: { at: 'so x = 2 +'.length } });
    expect([lines[2]!.verdict, firstWrong]).toEqual(['equivalent', null]);
  });

  it('is unchecked, and nobody accused, where a line says something new', () => {
    expect(verdicts(['x + y = 7', 'x - y = 1', '2x = 8'])).toEqual(['start', 'unchecked', 'unchecked']);
    expect(verdicts(['v^2 = u^2 + 2a s', 'v^2 = 3^2 + 2*2*4', 'v^2 = 25', 'v = 5'])).toEqual([
      'start',
      'unchecked',
      'equivalent',
      'unchecked',
    ]);
    expect(verdicts(['Differentiate both sides', 'let u = x^2', 'sqrt(x^2)', 'x'])).not.toContain('wrong');
  });

  it('begins anew after an empty line', () => {
    expect(checkWorking(['x = 2', '', '3x = 15', 'x = 5']).firstWrong).toBeNull();
  });
});

describe('working that is right', () => {
  const families = Object.entries({ ...algebra, ...functions, ...calculus });
  const CHAINS = deep ? 10_000 : 2000;
  const each = Math.ceil(CHAINS / families.length);

  it.each(families)('%s is never accused', (name, chain) => {
    for (let seed = 0; seed < each; seed += 1) {
      const random = new Random(seed * 7919 + name.length);
      const lines = dressed(chain(random), random);
      const { firstWrong, lines: checked } = checkWorking(lines);
      expect(firstWrong, `${lines.join('\n')}\n${checked.map(({ verdict }) => verdict).join()}`).toBeNull();
    }
  });

  it('is confirmed, not merely left alone', () => {
    const counted = { confirmed: 0, all: 0 };
    for (const [name, chain] of families)
      for (let seed = 0; seed < 10; seed += 1) {
        const random = new Random(seed * 104_729 + name.length);
        const { lines } = checkWorking(chain(random));
        counted.all += lines.length - 1;
        counted.confirmed += lines
          .slice(1)
          .filter(({ verdict }) => verdict !== 'unchecked' && verdict !== 'unreadable').length;
      }
    expect(counted.confirmed / counted.all).toBeGreaterThan(0.85);
  });
});
