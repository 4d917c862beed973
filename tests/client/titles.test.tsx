import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadReader } from '../../client/lib/markdown/load-renderer.ts';
import { InlineProse } from '../../client/lib/markdown/InlineProse.tsx';
import { renderLine } from '../../server/text/markdown/render.ts';

beforeAll(loadReader);

const MAX = 150;
const filled = (unit: string) => unit.repeat(MAX).slice(0, MAX);

/** Titles that would do something to the page they stand in, or take more room than a title may. */
const TITLES: Record<string, string> = {
  'rules as large as the page':
    '$\\rule{9999em}{9999em}$ and $x\\kern9999em\\raisebox{9999em}{x}\\hspace{9999em}$ here',
  'links that run something': '$\\href{javascript:alert(1)}{x}$ and $\\url{javascript:alert(2)}$ here',
  'a picture from elsewhere': '$\\includegraphics{https://elsewhere.example/x.png}$ is drawn here',
  'classes and styles': '$\\htmlClass{fixed}{x}$ $\\htmlStyle{position:fixed}{y}$ $\\htmlId{root}{z}$',
  'a macro that doubles':
    '$\\def\\a{xx}\\def\\b{\\a\\a}\\def\\c{\\b\\b}\\c\\c$ is $\\newcommand{\\d}{x}\\d$ what',
  'fractions in fractions': `$${'\\frac1{'.repeat(18)}x${'}'.repeat(18)}$`,
  'hats on hats': `$${'\\hat{'.repeat(20)}x${'}'.repeat(20)}$`,
  'a matrix of many columns': `$\\begin{matrix}${'&'.repeat(110)}\\end{matrix}$`,
  'elements of HTML': '<img src=x onerror=alert(1)><script>alert(2)</script></title><h1>x</h1>',
  'elements within a formula': '$\\text{<img src=x onerror=alert(1)>}<script>x</script>$ here',
  'an end of an attribute': '" onclick="alert(1)" $x" onclick="alert(2)$ \' here',
  'no end of a formula': filled('\\('),
  dollars: filled('$a'),
  asterisks: filled('**a*'),
};

const SIZE =
  /(?:width|height|margin(?:-\w+)?|padding(?:-\w+)?|top|bottom|vertical-align):\s*-?(\d+(?:\.\d+)?)em/g;

/** By what it looks like in a list and on its page, and by what is stored of it. */
async function placesOf(title: string): Promise<HTMLElement[]> {
  const [shown, stored] = [document.createElement('div'), document.createElement('div')];
  document.body.append(shown, stored);
  await act(async () => createRoot(shown).render(<InlineProse text={title} />));
  stored.innerHTML = renderLine(title);
  return [shown, stored];
}

describe.each(Object.entries(TITLES))('a title with %s', (_name, title) => {
  test('brings no element or script of its own and takes the room of a title', async () => {
    expect(title.length).toBeLessThanOrEqual(MAX);
    for (const place of await placesOf(title)) {
      expect(
        place.querySelector('a, img, script, h1, [onclick], [onerror], [id], [style*="position:"]'),
      ).toBeNull();
      expect(place.querySelector('.fixed, .katex-error')).toBeNull();
      expect(place.innerHTML.length).toBeLessThan(100_000);
      for (const [, size] of place.innerHTML.matchAll(SIZE)) expect(Number(size)).toBeLessThanOrEqual(40);
    }
  });
});
