/** Characters of what somebody looks for. */
export const MAX_QUERY = 200;
