/** Environments that KaTeX sets in any place, for those that stand only on a line of their own. */
const SAME_AS: Record<string, string> = {
  align: 'aligned',
  flalign: 'aligned',
  split: 'aligned',
  gather: 'gathered',
  multline: 'gathered',
  alignat: 'alignedat',
};

/** LaTeX as models write it, so that KaTeX and others can set it: the faults that can be seen without knowing TeX. */
export function mended(written: string): string {
  let tex = written.trim();
  if (!/\\(?:text|mbox)/.test(tex)) {
    tex = tex.replaceAll(/(\\[\s\S])|\$/g, '$1').replaceAll(/(\\\\)|\\[()]/g, '$1');
    tex = tex.replaceAll(/(\\\\)(?=[[\]])|\\[[\]]/g, '$1');
  }
  tex = tex
    .replaceAll(/\\(begin|end)\s*\{(equation|displaymath|math)\*?\}/g, '')
    .replaceAll(/\\begin\s*\{eqnarray\*?\}/g, '\\begin{array}{rcl}')
    .replaceAll(/\\end\s*\{eqnarray\*?\}/g, '\\end{array}')
    .replaceAll(
      /\\(begin|end)\s*\{(align|flalign|split|gather|multline|alignat)\*?\}/g,
      (_, edge: string, name: string) => `\\${edge}{${SAME_AS[name]!}}`,
    )
    .replaceAll(/\\label\s*\{[^{}]*\}|\\(?:nonumber|notag)(?![a-zA-Z])/g, '')
    .replaceAll(/\\tag\*?\s*\{([^{}]*)\}/g, '\\qquad(\\text{$1})')
    .replaceAll(/(\\[\s\S])|([%#])/g, (_, pair: string | undefined, sign: string) => pair ?? `\\${sign}`);
  if (/(?<!\\)&/.test(tex) && !tex.includes('\\begin')) tex = `\\begin{aligned}${tex}\\end{aligned}`;
  return balanced(tex).trim();
}

function balanced(tex: string): string {
  const depth = [...tex.matchAll(/\\[\s\S]|([{}])/g)].reduce(
    (open, [, brace]) => open + (brace === '{' ? 1 : brace === '}' ? -1 : 0),
    0,
  );
  const closed = depth > 0 ? tex + '}'.repeat(depth) : tex;
  const count = (pattern: RegExp) => closed.match(pattern)?.length ?? 0;
  return count(/\\left(?![a-zA-Z])/g) === count(/\\right(?![a-zA-Z])/g)
    ? closed
    : closed.replaceAll(/\\(?:left|right)(?![a-zA-Z])\s*\.?/g, '');
}
