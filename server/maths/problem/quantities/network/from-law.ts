import {
  call,
  difference,
  exp,
  type Expression,
  negative,
  number,
  PI,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { rationalOfDecimal } from '../../../algebra-system/numbers/rational.ts';
import type { Term } from '../../../techniques/physics/relation.ts';

/** A side of a law as an expression, with the letters of what it speaks of. */
export function fromLaw(term: Term, letterOf: (id: string) => string): Expression {
  const of = (one: Term) => fromLaw(one, letterOf);
  switch (term.kind) {
    case 'number':
      return term.value === Math.PI ? PI : number(rationalOfDecimal(String(term.value)));
    case 'symbol':
      return symbol(letterOf(term.id));
    case '+':
      return sum(of(term.left), of(term.right));
    case '-':
      return difference(of(term.left), of(term.right));
    case '*':
      if (term.left.kind === 'number' && term.left.value === -1) return negative(of(term.right));
      return product(of(term.left), of(term.right));
    case '/':
      return quotient(of(term.left), of(term.right));
    case '^':
      return power(of(term.left), of(term.right));
    case 'call':
      return called(term.name, of(term.of));
  }
}

function called(name: Extract<Term, { kind: 'call' }>['name'], of: Expression): Expression {
  switch (name) {
    case 'sqrt':
      return root(of);
    case 'square':
      return power(of, 2);
    case 'exp':
      return exp(of);
    case 'asin':
      return call('arcsin', of);
    case 'acos':
      return call('arccos', of);
    default:
      return call(name, of);
  }
}
