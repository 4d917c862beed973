import {
  argument,
  complex,
  type Complex,
  exponential,
  logarithm,
  modulus,
  NOT_DEFINED,
  opposite,
  over,
  plus,
  raised,
  times,
} from '../numbers/complex.ts';
import { toNumber } from '../numbers/rational.ts';
import { evaluate } from './evaluate.ts';
import type { Expression, FunctionName } from './expression.ts';

const I = complex(0, 1);

/** The complex value (principal branches), with NaN parts where it is not defined. */
export function evaluateComplex(one: Expression, values: Record<string, Complex> = {}): Complex {
  switch (one.kind) {
    case 'number':
      return complex(toNumber(one.value));
    case 'constant':
      return one.name === 'i' ? I : complex(evaluate(one));
    case 'symbol':
      return values[one.name] ?? NOT_DEFINED;
    case 'sum':
      return one.terms.map((term) => evaluateComplex(term, values)).reduce(plus, complex(0));
    case 'negative':
      return opposite(evaluateComplex(one.of, values));
    case 'product':
      return one.factors.map((factor) => evaluateComplex(factor, values)).reduce(times, complex(1));
    case 'quotient':
      return over(evaluateComplex(one.numerator, values), evaluateComplex(one.denominator, values));
    case 'power':
      return raised(evaluateComplex(one.base, values), evaluateComplex(one.exponent, values));
    case 'root':
      return raised(evaluateComplex(one.of, values), complex(1 / one.index));
    case 'log':
      return over(logarithm(evaluateComplex(one.of, values)), logarithm(evaluateComplex(one.base, values)));
    case 'call':
      return evaluateCall(one.name, evaluateComplex(one.of, values));
    case 'integral':
    case 'series':
      return complex(evaluate(one));
    case 'rate':
    case 'apply':
    case 'derivative':
    case 'tuple':
    case 'matrix':
      return NOT_DEFINED;
  }
}

function evaluateCall(name: FunctionName, z: Complex): Complex {
  switch (name) {
    case 'abs':
      return complex(modulus(z));
    case 'arg':
      return complex(argument(z));
    case 're':
      return complex(z.re);
    case 'im':
      return complex(z.im);
    case 'conj':
      return complex(z.re, -z.im);
    case 'ln':
      return logarithm(z);
    case 'degrees':
      return times(z, complex(Math.PI / 180));
    case 'cos':
      return half(plus(exponential(times(I, z)), exponential(opposite(times(I, z)))));
    case 'sin':
      return over(
        plus(exponential(times(I, z)), opposite(exponential(opposite(times(I, z))))),
        complex(0, 2),
      );
    case 'tan':
      return over(evaluateCall('sin', z), evaluateCall('cos', z));
    case 'cosh':
      return half(plus(exponential(z), exponential(opposite(z))));
    case 'sinh':
      return half(plus(exponential(z), opposite(exponential(opposite(z)))));
    case 'tanh':
      return over(evaluateCall('sinh', z), evaluateCall('cosh', z));
    default:
      return z.im === 0
        ? complex(evaluate({ kind: 'call', name, of: { kind: 'symbol', name: 'z' } }, { z: z.re }))
        : NOT_DEFINED;
  }
}

function half(z: Complex): Complex {
  return { re: z.re / 2, im: z.im / 2 };
}
