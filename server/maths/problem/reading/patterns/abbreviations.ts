/** Such as e.m.f. and p.d., whose full stops end no sentence, and "Fig. 2.1", which is one word. */
export const ABBREVIATION =
  /\b(?:e\.m\.f\.|p\.d\.|r\.m\.s\.|a\.c\.|d\.c\.|s\.h\.m\.|(?:Fig\.|Figs\.|Figure) ?\d{1,2}(?:\.\d{1,2})?|Table \d{1,2}\.\d{1,2})/;

/** The word that any figure or table is, by whatever number. */
export const abbreviation = (typed: string): string =>
  typed.startsWith('Fig') ? 'figure' : typed.startsWith('Table') ? 'table' : typed.toLowerCase();
