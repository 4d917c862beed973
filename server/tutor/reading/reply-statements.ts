import { type Claim, claimsOf } from '../../text/markdown/claims.ts';

const MAX_CLAIMS = 40;

export interface ReplyStatement extends Claim {
  /** A letter or a number in a sentence states nothing. */
  states: boolean;
  isNumeric: boolean;
}

/** The formulas of what a model wrote, and which of them state something. */
export const statementsOf = (markdown: string): ReplyStatement[] =>
  claimsOf(markdown)
    .slice(0, MAX_CLAIMS)
    .map((claim) => ({ ...claim, states: STATES.test(claim.text), isNumeric: isNumeric(claim.text) }));

const STATES = /[=<>≤≥≈≠]|\\(?:leq?|geq?|leqslant|geqslant|approx|neq?|lt|gt|equiv)(?![a-zA-Z])/;

const NUMERIC = /\\(?:[dt]?frac|times|cdot|div|sqrt|left|right|pi|approx)(?![a-z])/gi;
const isNumeric = (formula: string) => !/[a-zα-ω\\]/i.test(formula.replaceAll(NUMERIC, ' '));
