import { check, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { render } from '../../server/text/markdown/render.ts';
import { excerpt } from '../../server/text/markdown/plain-text.ts';
import { CASES } from './cases.ts';

const formulasIn = (html: string) =>
  [...html.matchAll(/<annotation encoding="application\/x-tex">([\s\S]*?)<\/annotation>/g)].map(([, tex]) =>
    tex!.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );

describe('what is a formula', () => {
  for (const [text, formulas] of CASES)
    test(JSON.stringify(text), () => expect(formulasIn(render(text).html)).toEqual(formulas));
});

describe('HTML of a post', () => {
  const ATTACKS = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '[a](vbscript:x)',
    '![a](https://elsewhere.example/pixel.png)',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<form id=location><input name=href></form>',
    '$\\href{javascript:alert(1)}{x}$',
    '$\\url{javascript:alert(1)}$',
    '$\\htmlClass{a}{x}\\htmlData{a=b}{x}$',
    '$\\includegraphics{https://elsewhere.example/x.png}$',
    '$\\rule{9999em}{9999em}$',
    '$\\def\\a{\\a\\a}\\a$',
    '$\\gdef\\frac{}x$ $\\frac{1}{2}$',
    '"><iframe src=//elsewhere.example>',
    '[a](https://example.org" onclick="alert(1))',
  ];
  for (const attack of ATTACKS)
    test(`is harmless whatever is written: ${attack}`, () => {
      const html = render(attack).html;
      expect(html.replaceAll(/<annotation[\s\S]*?<\/annotation>/g, '')).not.toMatch(
        /<(?:script|img|svg|form|input|iframe|object)|<[^>]+\son\w+=|(?:href|src)="?(?:javascript|data|vbscript):/i,
      );
    });

  test('is harmless for any text at all', () => {
    const result = check(
      property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const html = render(text).html;
        return !/<script|<[a-z][^>]*\son\w+=|href="?javascript:/i.test(html);
      }),
      { numRuns: 300, seed: 9709 },
    );
    expect(result.failed).toBe(false);
  });

  test('sets no formula that is too long, too deep or one too many', () => {
    const deep = `$${'\\frac{1}{'.repeat(300)}x${'}'.repeat(300)}$`;
    expect(formulasIn(render(deep).html)).toEqual([]);
    expect(formulasIn(render(`$${'x+'.repeat(12_500)}x$`).html)).toEqual([]);
    expect(formulasIn(render('$x$ '.repeat(250)).html).length).toBe(200);
  });
});

describe('a text without its markup', () => {
  test('keeps words and formulas', () => {
    expect(render('# Title\n\nLet **us** see $x^2$:\n\n- one\n- two').text).toBe(
      'Title Let us see $x^2$: one two',
    );
  });

  test('is cut by characters, never inside a formula', () => {
    expect(excerpt('The value of $\\int_0^1 x\\,dx$ is a half', 20)).toBe('The value of…');
    expect(excerpt('求函数的值域与定义域', 6)).toBe('求函数的值…');
    expect(excerpt('short', 20)).toBe('short');
  });
});
