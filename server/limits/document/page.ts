import { attempts, budgets, people, posts, scores } from './callers.ts';
import type { Limits } from './limits.ts';
import { otherPrices, readPrices } from './prices.ts';
import { capacity, connections, requests } from './traffic.ts';

/** docs/limits.md: every number of the table. */
export const limitsPage = (limits: Limits): string => `# Limits

Printed by \`npm run generate\` from \`server/limits/table.ts\`; changes belong there.

A response names the limit that it came closest to in \`RateLimit-Limit\`, \`RateLimit-Remaining\` and
\`RateLimit-Reset\`; a refusal gives the seconds to wait in \`Retry-After\`. A request to \`/graphql\` with the header
\`X-Show-Cost: 1\` is told in \`extensions.cost\` its own price with the same limit, what remains of it, and in how many
seconds it is reset. How limits are counted, and shared between
processes: [decisions/limits.md](decisions/limits.md).

## Budgets

Token buckets: what may be spent at once, then what comes back. Members with a reputation below
${limits.NEW_USER_REPUTATION} are new.

${budgets(limits)}

## Prices of reading

1 for about ten microseconds of the main thread.

${readPrices(limits)}

## Other prices

${otherPrices(limits)}

## Attempts at accounts

${attempts(limits)}

## Posts and votes

${posts(limits)}

## Badges

${scores(limits)}

## Replies, files and series of votes

${people(limits)}

## Requests

${requests(limits)}

## Connections

${connections(limits)}

## Capacity of a process

${capacity(limits)}
`;
