import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { asLatex, asMarkdown } from '../../../client/features/chat/latex/copy-reply.ts';
import { MALFORMED } from './malformed.ts';
import { DISPLAYED, SENTENCES } from './sentences.ts';
import { WHOLE } from './whole.ts';

const reply = (content: string) => ({ content, beside: content, solutions: [], working: null });
const latex = (content: string) =>
  asLatex(reply(content), 'en')
    .replace(/^%.*\n/, '')
    .trim();

/** What would stop LaTeX: a sign that it reads where words are, braces or environments that do not match. */
function faultsOf(document: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const bare = document
    .replace(/^%.*\n/, '')
    .replaceAll(/\\begin\{verbatim\}[\s\S]*?\\end\{verbatim\}/g, '')
    .replaceAll(/\\\[[\s\S]*?(?<!\\)\\\]/g, checkFormula)
    .replaceAll(/(?<!\\)\$((?:\\text\{[^{}]*\}|\\[\s\S]|[^$\\])*)\$/g, checkFormula)
    .replaceAll(/\\(begin|end)\{(\w+)\}(?:\{l+\})?/g, (_, edge: string, name: string) => {
      if (edge === 'begin') open.push(name);
      else if (open.pop() !== name) faults.push(`\\end{${name}}`);
      return '';
    });
  function checkFormula(formula: string): string {
    const tex = formula.replace(/^(?:\\\[|\$)/, '').replace(/(?:\\\]|\$)$/, '');
    if (/\n\s*\n/.test(tex)) faults.push(`an empty line in ${tex}`);
    if (/\\(?:sech|arsinh)(?![a-zA-Z])/.test(tex)) faults.push(`unknown to LaTeX: ${tex}`);
    try {
      katex.renderToString(tex, { throwOnError: true, strict: 'ignore', displayMode: true });
    } catch (error) {
      faults.push(String(error));
    }
    return '';
  }
  const words = bare.replaceAll(/\\(?:[a-zA-Z]+|[#$%&_{}\\])/g, (sign) => (sign === '\\&' ? '' : ' '));
  const sign = /[\\#$%_^~]/.exec(words.replaceAll(' & ', ' '));
  if (sign) faults.push(`${sign[0]} in ${bare}`);
  const depth = [...bare.matchAll(/\\[\s\S]|([{}])/g)].reduce(
    (all, [, brace]) => all + (brace === '{' ? 1 : brace === '}' ? -1 : 0),
    0,
  );
  if (depth !== 0) faults.push('braces');
  return [...faults, ...open];
}

describe('a reply copied as LaTeX', () => {
  test('keeps its formulas and escapes its words', () => {
    expect(latex('It costs $5 (50% of \\(x_1\\)) & **more** than `a_b`: \\[y^2\\]')).toBe(
      'It costs \\$5 (50\\% of $x_1$) \\& \\textbf{more} than \\texttt{a\\_b}: \\[ y^2 \\]',
    );
  });

  test('keeps its lists and tables', () => {
    expect(latex('1. one $a$\n2. two\n\n| x | $f$ |\n|---|---|\n| 1 | $|a|$ |')).toBe(
      [
        '\\begin{enumerate}\n\\item {}one $a$\n\\item {}two\n\\end{enumerate}',
        '\\begin{tabular}{ll}\nx & $f$ \\\\\n\\hline\n1 & $|a|$ \\\\\n\\end{tabular}',
      ].join('\n\n'),
    );
  });

  test('has the steps of its solution with their marks, and the answer', () => {
    const text = (en: string) => ({ en, zh: en });
    const step = { say: text('Factorise with $5$'), tex: ['(x-2)(x-3)=0'], marks: ['M1', 'A1'] };
    const solution = {
      label: '(a)',
      question: 'Solve',
      title: text('Quadratic'),
      steps: [{ ...step, checked: true, why: null }],
      stepsTotal: 1,
      answer: { text: 'x = 2', tex: 'x=2', say: null },
      checks: [],
    };
    const copied = asLatex({ ...reply('whole'), beside: 'See:', solutions: [solution] as never }, 'en');
    expect(copied).toBe(
      `% Needs \\usepackage{amsmath,amssymb}.
See:

\\textbf{(a) Quadratic}
\\begin{enumerate}
\\item {}Factorise with $5$ \\hfill\\textbf{M1 A1}
\\[ (x-2)(x-3)=0 \\]
\\end{enumerate}
\\textbf{Answer:} $x=2$
`,
    );
    expect(faultsOf(copied)).toEqual([]);
  });

  test('says what Chinese needs', () => {
    expect(asLatex(reply('判别式 $b^2$'), 'zh')).toMatch(/^% Needs .*ctex.*\n判别式 \$b\^2\$\n$/);
  });

  const sources = [
    ...SENTENCES.map((sentence) => sentence.replaceAll('⟦', '\\(').replaceAll('⟧', '\\)')),
    ...DISPLAYED.map(([before, tex, after]) => `${before}\n\n$$${tex}$$\n\n${after}`),
    ...WHOLE.map(([source]) => source),
  ];

  test('has nothing that would stop LaTeX', () => {
    for (const source of sources) {
      const copied = asLatex(reply(source), 'en');
      expect(faultsOf(copied), `${source} → ${copied}`).toEqual([]);
    }
  });

  test('has no open brace or environment where its LaTeX went wrong', () => {
    for (const [source] of MALFORMED) {
      const faults = faultsOf(asLatex(reply(source), 'en')).filter(
        (fault) => !fault.startsWith('ParseError'),
      );
      expect(faults, source).toEqual([]);
    }
  });
});

describe('a reply copied as Markdown', () => {
  test('has its formulas in dollar signs, its money escaped by nobody, and its code as it is', () => {
    expect(asMarkdown({ content: 'It costs $5: \\(x\\) and\n\n\\[y\\]\n\n`\\(z\\)`' })).toBe(
      'It costs $5: $x$ and\n\n$$y$$\n\n`\\(z\\)`',
    );
  });
});
