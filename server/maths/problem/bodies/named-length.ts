/** The ends of the length of which a line such as `OB = 2a` speaks: ['O', 'B']; none where it speaks of no length. */
export const endsOfLength = (line: string): string[] => /^([A-Z])([A-Z])\s?=/.exec(line)?.slice(1) ?? [];
