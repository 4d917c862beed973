import {
  call,
  difference,
  type Expression,
  type FunctionName,
  has,
  negative,
  number,
  PI,
  power,
  product,
  quotient,
  root,
  sum,
} from './expression.ts';

/**
 * The derivative, not tidied: `tidy` of the normal form makes it presentable.
 * @throws RangeError for a function that has no rule here (a factorial, an argument)
 */
export function differentiate(one: Expression, by: string): Expression {
  if (!has(one, by) && one.kind !== 'derivative' && one.kind !== 'apply') return number(0);
  switch (one.kind) {
    case 'symbol':
      return number(1);
    case 'sum':
      return sum(...one.terms.map((term) => differentiate(term, by)));
    case 'negative':
      return negative(differentiate(one.of, by));
    case 'product':
      return sum(
        ...one.factors.map((factor, index) =>
          product(differentiate(factor, by), ...one.factors.filter((_, other) => other !== index)),
        ),
      );
    case 'quotient': {
      const { numerator: u, denominator: v } = one;
      if (!has(v, by)) return quotient(differentiate(u, by), v);
      return quotient(
        difference(product(differentiate(u, by), v), product(u, differentiate(v, by))),
        power(v, 2),
      );
    }
    case 'power': {
      const { base, exponent } = one;
      if (!has(exponent, by))
        return product(exponent, power(base, difference(exponent, number(1))), differentiate(base, by));
      const isE = base.kind === 'constant' && base.name === 'e';
      const growth = isE
        ? differentiate(exponent, by)
        : differentiate(product(exponent, call('ln', base)), by);
      return product(one, growth);
    }
    case 'root':
      return quotient(
        differentiate(one.of, by),
        product(number(one.index), one.index === 2 ? one : power(root(one.of, one.index), one.index - 1)),
      );
    case 'log':
      return differentiate(quotient(call('ln', one.of), call('ln', one.base)), by);
    case 'call':
      return product(ruleOf(one.name, one.of), differentiate(one.of, by));
    default:
      throw new RangeError(`no rule for ${one.kind}`);
  }
}

const two = number(2);
const oneLess = (u: Expression) => difference(number(1), power(u, two));

function ruleOf(name: FunctionName, u: Expression): Expression {
  switch (name) {
    case 'sin':
      return call('cos', u);
    case 'cos':
      return negative(call('sin', u));
    case 'tan':
      return power(call('sec', u), two);
    case 'sec':
      return product(call('sec', u), call('tan', u));
    case 'cosec':
      return negative(product(call('cosec', u), call('cot', u)));
    case 'cot':
      return negative(power(call('cosec', u), two));
    case 'arcsin':
      return quotient(number(1), root(oneLess(u)));
    case 'arccos':
      return negative(quotient(number(1), root(oneLess(u))));
    case 'arctan':
      return quotient(number(1), sum(number(1), power(u, two)));
    case 'sinh':
      return call('cosh', u);
    case 'cosh':
      return call('sinh', u);
    case 'tanh':
      return power(call('sech', u), two);
    case 'sech':
      return negative(product(call('sech', u), call('tanh', u)));
    case 'cosech':
      return negative(product(call('cosech', u), call('coth', u)));
    case 'coth':
      return negative(power(call('cosech', u), two));
    case 'arsinh':
      return quotient(number(1), root(sum(power(u, two), number(1))));
    case 'arcosh':
      return quotient(number(1), root(difference(power(u, two), number(1))));
    case 'artanh':
      return quotient(number(1), oneLess(u));
    case 'ln':
      return quotient(number(1), u);
    case 'abs':
      return quotient(u, call('abs', u));
    case 'degrees':
      return quotient(PI, number(180));
    default:
      throw new RangeError(`no rule for ${name}`);
  }
}
