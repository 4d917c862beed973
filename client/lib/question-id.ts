/** The id of the question that its address names, also one that was shared or that leads to an answer. */
export const questionIdIn = (address: string): string =>
  address
    .trim()
    .split(/[?#]/, 1)[0]!
    .split('/')
    .findLast((part) => part !== '') ?? '';
