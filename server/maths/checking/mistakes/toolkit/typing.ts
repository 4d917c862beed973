/** Terms as a student types them, minus signs joined: ("x^2", "-3x", "5") is x^2 - 3x + 5. */
export function typed(...terms: string[]): string {
  const kept = terms.filter((term) => term !== '' && term !== '0');
  if (kept.length === 0) return '0';
  return kept
    .map((term, index) => (index === 0 ? term : term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`))
    .join('');
}

/** 3 of x is 3x, 1 of x is x, -1 of x is -x, 0 of x is nothing. */
export function of(count: number, what: string): string {
  if (count === 0) return '';
  return `${count === 1 ? '' : count === -1 ? '-' : count}${what}`;
}

/** A fraction in lowest terms as typed: 3/2, -5, 1/4. */
export function ratio(above: number, below: number): string {
  const common = gcd(Math.abs(above), Math.abs(below)) * Math.sign(below);
  const [top, bottom] = [above / common, below / common];
  return bottom === 1 ? `${top}` : `${top}/${bottom}`;
}

export function gcd(a: number, b: number): number {
  return b === 0 ? a || 1 : gcd(b, a % b);
}
