const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '²': '$^2$',
  '³': '$^3$',
  '×': '$\\times$',
  '÷': '$\\div$',
  '±': '$\\pm$',
  '−': '$-$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '≠': '$\\ne$',
  '≈': '$\\approx$',
  '→': '$\\to$',
  '⇒': '$\\Rightarrow$',
  '∴': '$\\therefore$',
  '∞': '$\\infty$',
  '√': '$\\surd$',
  '°': '$^\\circ$',
  '✓': '$\\checkmark$',
  '✗': '$\\times$',
  π: '$\\pi$',
  θ: '$\\theta$',
  λ: '$\\lambda$',
  μ: '$\\mu$',
  α: '$\\alpha$',
  β: '$\\beta$',
};

/** Words with the signs that LaTeX would read. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\#$%&_{}~^<>|²³×÷±−≤≥≠≈→⇒∴∞√°✓✗πθλμαβ]/g, (sign) => SPECIAL[sign] ?? `\\${sign}`);

/** Functions that KaTeX or we know and LaTeX does not. */
const FUNCTIONS =
  /\\(sech|csch|cosech|cosec|arsinh|arcosh|artanh|arcsinh|arccosh|arctanh|arcsec|arccot|arccsc|cis)(?![a-zA-Z])/g;

/** A formula; one whose braces do not match would stop everything behind it, and is written as code. */
export function formula(tex: string, display: boolean): string {
  if (!isBalanced(tex)) return `\\texttt{${escaped(tex)}}`;
  const known = tex
    .replaceAll(FUNCTIONS, '\\operatorname{$1}')
    // No formula goes over an empty line.
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();
  return display ? `\\[ ${known} \\]` : `$${known}$`;
}

function isBalanced(tex: string): boolean {
  let depth = 0;
  for (const [, brace] of tex.matchAll(/\\[\s\S]|([{}])/g)) {
    depth += brace === '{' ? 1 : brace === '}' ? -1 : 0;
    if (depth < 0) return false;
  }
  const names = [...tex.matchAll(/\\(begin|end)\s*\{([^{}]*)\}/g)];
  const open: string[] = [];
  const isNested = names.every(([, edge, name]) =>
    edge === 'begin' ? open.push(name!) > 0 : open.pop() === name,
  );
  return depth === 0 && isNested && open.length === 0;
}
