/** Terms as a student types them, minus signs joined: ("x^2", "-3x", "5") is x^2 - 3x + 5. */
export function joinTerms(...terms: string[]): string {
  const nonZero = terms.filter((term) => term !== '' && term !== '0');
  if (nonZero.length === 0) return '0';
  return nonZero
    .map((term, index) => (index === 0 ? term : term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`))
    .join('');
}

/** 3 and x is 3x, 1 and x is x, -1 and x is -x, 0 and x is the empty text. */
export function multiple(count: number, what: string): string {
  if (count === 0) return '';
  return `${count === 1 ? '' : count === -1 ? '-' : count}${what}`;
}

/** A fraction in lowest terms as typed: 3/2, -5, 1/4. */
export function fraction(above: number, below: number): string {
  const common = gcd(Math.abs(above), Math.abs(below)) * Math.sign(below);
  const [top, bottom] = [above / common, below / common];
  return bottom === 1 ? `${top}` : `${top}/${bottom}`;
}

export function gcd(a: number, b: number): number {
  return b === 0 ? a || 1 : gcd(b, a % b);
}
