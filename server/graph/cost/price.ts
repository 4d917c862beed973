import { READ_PRICES } from '../../limits/table.ts';

/** The assumed length of a list that declares none. */
export const USUAL_LENGTH = 5;

/** A list of rows: costs them, and for each what is selected of it. */
export const listOf = (length: number, besides = 0) => ({
  field: READ_PRICES.object + besides + READ_PRICES.row * length,
  multiplier: length,
});

/** A list that is loaded with its parent. */
export const partsOf = (length: number, besides = 0) => ({
  field: READ_PRICES.object * (1 + length) + besides,
  multiplier: length,
});

/** Rows that the list around them is charged for. */
export const CHARGED_ABOVE = { field: READ_PRICES.object, multiplier: 1 };

/** What a mutation costs beyond what it selects. */
export const MUTATION_COST = { field: READ_PRICES.mutation, multiplier: 1 };

/** A field with a price of its own, whatever is selected of it. */
export const fixed = (field: number) => ({ field, multiplier: 1 });
