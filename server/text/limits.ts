/** Lengths in characters of what is typed in more than one domain, and numbers of lines. */
export const MAX_QUERY = 200;
/** A question for the maths engine. */
export const MAX_QUESTION = 2000;
/** A line of working, or an answer. */
export const MAX_LINE = 500;
export const MAX_LINES = 60;
/** The label of a part, such as (b)(ii). */
export const MAX_PART = 20;
/** The body of a question or of an answer. */
export const MAX_POST = 20_000;
/** Of a question, as it is asked and as it is drafted. */
export const TITLE_LENGTH = { min: 6, max: 150 };
export const MAX_TAGS = 5;
export const MAX_TAG = 35;

/** A number as descriptions write it: 20,000. */
export const written = (limit: number): string => limit.toLocaleString('en');
