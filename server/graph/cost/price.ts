/** What is charged for the parts of an operation: 1 for about ten microseconds of the main thread. */
export const PRICE = {
  leaf: 0.25,
  leaves: 1,
  object: 1,
  /** A row of a list: it comes from the database with all of its columns. */
  row: 3,
  /** A question to the database for this one place alone. */
  query: 15,
  /** What every operation costs, however little it asks for. */
  operation: 20,
  /** So many characters of a document are read for 1. */
  charactersRead: 10,
  /** So many characters of what people wrote are told for 1. */
  charactersTold: 1000,
  /** Telling a subscriber of something, beside what is read for it. */
  event: 5,
  /** Opening what goes on behind the answer. */
  subscription: 30,
  /** The schema is in memory: what is told of it costs less than what the database holds. */
  schema: { leaf: 0.125, object: 0.5 },
};

/** How long a list is taken to be that does not say so. */
export const USUAL_LENGTH = 5;

/** A list of so many rows costs them, and for each what is selected of it. */
export const listOf = (length: number, besides = 0) => ({
  field: PRICE.object + besides + PRICE.row * length,
  multiplier: length,
});

/** A list that comes with the thing that holds it. */
export const partsOf = (length: number, besides = 0) => ({
  field: PRICE.object * (1 + length) + besides,
  multiplier: length,
});

/** What is selected of these rows is charged by the list that they stand in. */
export const CHARGED_ABOVE = { field: PRICE.object, multiplier: 1 };
