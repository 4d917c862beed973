/** A complex number in rounded parts; NaN parts where a value is not defined. */
export interface Complex {
  re: number;
  im: number;
}

export function complex(re: number, im = 0): Complex {
  return { re, im };
}
export const NOT_DEFINED = complex(NaN, NaN);

export function plus(a: Complex, b: Complex): Complex {
  return { re: a.re + b.re, im: a.im + b.im };
}
export function opposite(a: Complex): Complex {
  return { re: -a.re, im: -a.im };
}
export function times(a: Complex, b: Complex): Complex {
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}
export function over(a: Complex, b: Complex): Complex {
  const size = b.re * b.re + b.im * b.im;
  if (size === 0) return NOT_DEFINED;
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
}
export function modulus(a: Complex): number {
  return Math.hypot(a.re, a.im);
}
/** In (−π, π]. */
export function argument(a: Complex): number {
  return Math.atan2(a.im === 0 ? 0 : a.im, a.re);
}
export function polar(size: number, angle: number): Complex {
  return { re: size * Math.cos(angle), im: size * Math.sin(angle) };
}
export function exponential(a: Complex): Complex {
  return polar(Math.exp(a.re), a.im);
}
export function logarithm(a: Complex): Complex {
  return modulus(a) === 0 ? NOT_DEFINED : { re: Math.log(modulus(a)), im: argument(a) };
}
/** The principal value; whole powers are exact products. */
export function raised(a: Complex, to: Complex): Complex {
  if (to.im === 0 && Number.isInteger(to.re) && Math.abs(to.re) <= 64) {
    let result = complex(1);
    for (let step = 0; step < Math.abs(to.re); step += 1) result = times(result, a);
    return to.re < 0 ? over(complex(1), result) : result;
  }
  if (modulus(a) === 0) return to.re > 0 ? complex(0) : NOT_DEFINED;
  return exponential(times(logarithm(a), to));
}
