import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { formulaHtml } from '../../client/lib/markdown/html/formula-html.ts';
import { InlineProse } from '../../client/lib/markdown/InlineProse.tsx';
import { loadReader } from '../../client/lib/markdown/load-renderer.ts';
import { Prose } from '../../client/lib/markdown/Prose.tsx';
import { blocksOf } from '../../client/lib/markdown/html/render-blocks.ts';
import { StoredLine } from '../../client/lib/markdown/StoredLine.tsx';
import { renderLine, render as stored } from '../../server/text/markdown/render.ts';
import { CASES } from '../text/cases.ts';

beforeAll(loadReader);

async function render(element: React.ReactNode): Promise<HTMLElement> {
  const holder = document.createElement('div');
  document.body.append(holder);
  // What is long is put in by slices of so many milliseconds: here the clock stands, and the first one takes all of it.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await act(async () => createRoot(holder).render(element));
  clock.mockRestore();
  return holder;
}

/** What is read there, formulas as they were typed. */
function wordsOf(place: Element): string {
  const copy = place.cloneNode(true) as Element;
  for (const formula of copy.querySelectorAll<HTMLElement>('[data-tex]'))
    formula.textContent = formula.dataset['tex']!;
  return copy.textContent;
}

const formulasIn = (holder: HTMLElement) =>
  [...holder.querySelectorAll<HTMLElement>('[data-tex]')].map(({ dataset }) => dataset['tex']);

describe('what is a formula', () => {
  for (const [text, formulas] of CASES)
    test(JSON.stringify(text), async () => {
      expect(formulasIn(await render(<Prose text={text} />))).toEqual(formulas);
    });
});

describe('prose', () => {
  test('looks before it is posted as the server will store it', () => {
    const text =
      '# Why\n\nLet $x$, (\\(y\\)) and **bold** <b>&amp;</b>:\n\n$$\\frac12$$\n\n1. one\n   - two\n\n| a | $b$ |\n|---|---|\n| `c` | [d](https://e.org) |\n\n> $\\href{x}{y}$ ![p](q) ~~z~~  \nend';
    expect([...blocksOf(text, 'post')].join('')).toBe(stored(text).page);
  });

  test('shows raw HTML as the text it is', async () => {
    const holder = await render(<Prose text={'<script>alert(1)</script> <img src=x onerror=alert(1)>'} />);
    expect(holder.querySelector('script, img')).toBeNull();
    expect(holder.textContent).toContain('<script>');
  });

  test('links go only where a browser may go safely', async () => {
    const holder = await render(
      <Prose text="[a](javascript:alert(1)) [b](data:text/html,x) [c](https://example.org) [d](mailto:a@b.c)" />,
    );
    expect([...holder.querySelectorAll('a')].map((link) => link.href)).toEqual([
      'https://example.org/',
      'mailto:a@b.c',
    ]);
    expect(holder.querySelector('a')!.rel).toContain('noopener');
  });

  test('pictures of other sites are not loaded', async () => {
    const holder = await render(<Prose text="![a picture](https://elsewhere.example/x.png)" />);
    expect(holder.querySelector('img')).toBeNull();
    expect(holder.textContent).toBe('a picture');
  });

  test('headings of a post are below those of the page', async () => {
    const holder = await render(<Prose text={'# One\n\n## Two'} />);
    expect([...holder.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => tagName)).toEqual(['H3', 'H4']);
  });

  test('a text cut off anywhere while it arrives is shown without a fault', async () => {
    const text =
      'Let $f(x)=\\frac{1}{x}$ and\n\n$$\\int_1^2 f\\,dx = \\ln 2$$\n\n- **so** \\(x>0\\)\n\n| a | $b$ |\n|---|---|\n| 1 | `2` |';
    for (let end = 0; end <= text.length; end += 1) {
      const holder = await render(<Prose text={text.slice(0, end)} />);
      expect(holder.querySelector('.prose')).not.toBeNull();
      holder.remove();
    }
  });

  test('a formula too long or too deep is shown as it was typed', async () => {
    const holder = await render(
      <Prose text={`$${'\\frac{1}{'.repeat(60)}x${'}'.repeat(60)}$ and $${'x'.repeat(2001)}$`} />,
    );
    expect(formulasIn(holder)).toEqual([]);
    expect(holder.querySelectorAll('code').length).toBe(2);
  });

  const DEEP = {
    quotations: '> '.repeat(9995),
    'items of lists': '- '.repeat(9000) + 'x',
    'numbered items': '1. '.repeat(6000),
    asterisks: `${'*'.repeat(9999)}a${'*'.repeat(9999)}`,
  };
  for (const [name, text] of Object.entries(DEEP))
    test(`a preview of what is nested without end shows it as it was typed: ${name}`, async () => {
      const holder = await render(<Prose text={text} />);
      // Put in by slices: for a moment what stood there is still there.
      await expect.poll(() => holder.querySelector('.prose')!.textContent).toBe(text);
    });

  test('a formula defines no macros', async () => {
    const holder = await render(<Prose text={'$\\def\\a{xx}\\a$ and $\\newcommand{\\b}{x}\\b$'} />);
    expect(formulasIn(holder)).toEqual([]);
    expect(holder.querySelectorAll('code').length).toBe(2);
  });

  test('a title holds formulas and emphasis, and no blocks', async () => {
    const holder = await render(<InlineProse text={'Why is $x^2 \\ge 0$ **always**?'} />);
    expect(formulasIn(holder)).toEqual(['x^2 \\ge 0']);
    expect(holder.querySelector('p, h1, ul')).toBeNull();
  });
});

describe('a title that the server stored', () => {
  const TITLES = [
    'Why is $x^2 \\ge 0$ **always**?',
    '（$a$）（$b$），“$c$”：$d$$e$ 和 $f$。',
    'the $x$-axis costs \\$5, *not* $6 <b>or</b> & more',
    '**bold $x$** and $y$',
  ];

  test.each(TITLES)('looks as one that is typed: %s', async (text) => {
    const typed = await render(<InlineProse text={text} />);
    const stored = await render(<StoredLine text={text} html={renderLine(text)} lang="en" />);
    expect(stored.textContent).toBe(typed.textContent);
    expect(formulasIn(stored)).toEqual(formulasIn(typed));
    expect(stored.querySelectorAll('.held, strong').length).toBe(
      typed.querySelectorAll('.held, strong').length,
    );
  });

  test('is shown as it is stored, and as it was typed where nothing is', async () => {
    expect((await render(<StoredLine text="$x$" html="<em>kept</em>" lang="en" />)).innerHTML).toContain(
      '<em>kept</em>',
    );
    expect(formulasIn(await render(<StoredLine text="$x$" html={null} lang="en" />))).toEqual(['x']);
  });
});

describe('the text before and after a formula', () => {
  const heldIn = async (text: string) =>
    [...(await render(<InlineProse text={text} />)).querySelectorAll('.held')].map(wordsOf);

  test('a line begins with no comma and ends with no bracket', async () => {
    expect(await heldIn('最小值为 $k$，在（$x=h$）处取得。')).toEqual(['k，', '（x=h）']);
    expect(await heldIn('Let $x$, $y$ and $z$ be real.')).toEqual(['x,']);
  });

  test('the rest of its word stays with it', async () => {
    expect(await heldIn('the $x$-axis, the $n$th term and $f$ of $g$')).toEqual(['x-axis,', 'nth']);
  });

  test('none of the text is lost or repeated', async () => {
    const text = '（$a$）（$b$），“$c$”：$d$$e$ 和 $f$。';
    const plain = '（a）（b），“c”：de 和 f。';
    expect(wordsOf(await render(<InlineProse text={text} />))).toBe(plain);
    expect(wordsOf(await render(<Prose text={text} />))).toBe(plain);
  });

  test('a long formula still breaks inside', () => {
    expect(formulaHtml('a=b+c', false).match(/<wbr>/g)).toHaveLength(2);
  });

  test('a formula on its own line is held to nothing', async () => {
    expect((await render(<Prose text={'so\n\n$$x=1$$\n\n, and'} />)).querySelector('.held')).toBeNull();
  });
});
