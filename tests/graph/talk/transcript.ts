import type { HeldTurn } from './hold.ts';

/** What was said, and what the reply lacks. */
export function transcriptOf({ say, reply, faults }: HeldTurn): string {
  const lacks = faults.map((fault) => `  lacks: ${fault}`);
  const about = reply.about?.replaceAll(/\s+/g, ' ') ?? 'nothing';
  return [`> ${say.replaceAll('\n', '\n> ')}`, reply.content, `  [on the table: ${about}]`, ...lacks].join(
    '\n',
  );
}
