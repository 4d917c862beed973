/** Such as e.m.f. and p.d.: the full stops end no sentence. */
export const ABBREVIATION = /\b(?:e\.m\.f\.|p\.d\.|r\.m\.s\.|a\.c\.|d\.c\.|s\.h\.m\.)/;
