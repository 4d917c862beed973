import { lookup } from '../../../core/lookup.ts';
import type { FunctionName } from '../expressions/expression.ts';

/** The ways students write the functions; LaTeX commands without their backslash. */
export const FUNCTIONS = lookup<FunctionName | 'sqrt' | 'cbrt' | 'log' | 'lg' | 'exp'>({
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  sec: 'sec',
  csc: 'cosec',
  cosec: 'cosec',
  cot: 'cot',
  arcsin: 'arcsin',
  arccos: 'arccos',
  arctan: 'arctan',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  sinh: 'sinh',
  cosh: 'cosh',
  tanh: 'tanh',
  sech: 'sech',
  cosech: 'cosech',
  csch: 'cosech',
  coth: 'coth',
  arsinh: 'arsinh',
  arcosh: 'arcosh',
  artanh: 'artanh',
  arcsinh: 'arsinh',
  arccosh: 'arcosh',
  arctanh: 'artanh',
  ln: 'ln',
  log: 'log',
  lg: 'lg',
  exp: 'exp',
  sqrt: 'sqrt',
  cbrt: 'cbrt',
  abs: 'abs',
  arg: 'arg',
  Re: 're',
  Im: 'im',
  conj: 'conj',
});

/** sin⁻¹ is the inverse function, not a reciprocal. */
export const INVERSES: Partial<Record<FunctionName, FunctionName>> = {
  sin: 'arcsin',
  cos: 'arccos',
  tan: 'arctan',
  sinh: 'arsinh',
  cosh: 'arcosh',
  tanh: 'artanh',
};

/** sech⁻¹ x is cosh⁻¹ (1/x). */
export const INVERSES_OF_RECIPROCALS: Partial<Record<FunctionName, FunctionName>> = {
  sech: 'arcosh',
  cosech: 'arsinh',
  coth: 'artanh',
};

export const GREEK: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  θ: 'theta',
  ϑ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Δ: 'Delta',
  Ω: 'Omega',
};
export const GREEK_NAMES = new Set([...Object.values(GREEK), 'varphi', 'vartheta', 'varepsilon']);
export const GREEK_VARIANTS = lookup<string>({
  varphi: 'phi',
  vartheta: 'theta',
  varepsilon: 'epsilon',
});
