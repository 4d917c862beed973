/** What is read out as a word or a sign of its own. */
const SIGNS: Record<string, string> = {
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  infty: '∞',
  int: '∫',
  sum: '∑',
  to: '→',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  lambda: 'λ',
  mu: 'μ',
  circ: '°',
  sqrt: '√',
  left: '',
  right: '',
  quad: ' ',
};
const COMMANDS = new Map(Object.entries(SIGNS));
/** Fractions and roots within each other. */
const MOST_LEVELS = 4;

/** A line of Markdown with formulas as words alone, for what shows neither. */
export function plainly(text: string): string {
  let plain = text
    .replaceAll('**', '')
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/\\(?:mathrm|text|operatorname|mathbf)\s{0,9}\{([^{}]{0,300})\}/g, '$1')
    .replaceAll(/\^\{([^{}]{0,300})\}/g, (_, power: string) =>
      /^(?:[\w.]|\\[a-z]{1,9})$/.test(power) ? `^${power}` : `^(${power})`,
    )
    .replaceAll(/(?<=[a-zA-Z])_(?:(\d)|\{([^{}]{0,300})\})/g, '$1$2');
  for (let level = 0; level < MOST_LEVELS; level += 1)
    plain = plain
      .replaceAll(/\\sqrt\s{0,9}\{([^{}]{0,300})\}/g, (_, inside: string) => `√${inOne(inside)}`)
      .replaceAll(
        /\\(?:d|t)?frac\s{0,9}\{([^{}]{0,300})\}\s{0,9}\{([^{}]{0,300})\}/g,
        (_, above: string, below: string) => `${inOne(above)}/${inOne(below)}`,
      );
  return plain
    .replaceAll(/\\([a-zA-Z]{1,40})/g, (_, command: string) => COMMANDS.get(command) ?? command)
    .replaceAll('^°', '°')
    .replaceAll(/\^([23])(?!\d)/g, (_, power: string) => (power === '2' ? '²' : '³'))
    .replaceAll(/[$\\{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Held together by brackets where it would be read as more than one. */
const inOne = (part: string) => (/[-+ =/]/.test(part.trim()) ? `(${part.trim()})` : part.trim());
