/** Of what several parts show, each thing once, in its order. */
export const eachOnce = <One>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];
