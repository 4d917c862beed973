export const KATEX_OPTIONS = {
  throwOnError: true,
  strict: 'ignore',
  trust: false,
  maxExpand: 200,
  maxSize: 20,
  // What A-Level writes and KaTeX does not know.
  macros: {
    '\\sech': '\\operatorname{sech}',
    '\\csch': '\\operatorname{csch}',
    '\\cosech': '\\operatorname{cosech}',
    '\\arsinh': '\\operatorname{arsinh}',
    '\\arcosh': '\\operatorname{arcosh}',
    '\\artanh': '\\operatorname{artanh}',
    '\\arcsinh': '\\operatorname{arcsinh}',
    '\\arccosh': '\\operatorname{arccosh}',
    '\\arctanh': '\\operatorname{arctanh}',
    '\\arcsec': '\\operatorname{arcsec}',
    '\\arccot': '\\operatorname{arccot}',
    '\\arccsc': '\\operatorname{arccsc}',
    '\\cis': '\\operatorname{cis}',
  },
} as const;
