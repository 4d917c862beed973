import { readFileSync, writeFileSync } from 'node:fs';
import {
  ACCOUNT_RATES,
  ADDRESS_READS,
  type Bucket,
  type BudgetName,
  BUDGETS,
  CONNECTIONS,
  NEW_DEVICES,
  POSTING,
  REQUEST_UNIT,
  REPLIES,
  SOCKET,
  STREAMS,
  SUBSCRIPTIONS,
  CONCURRENT_UPLOADS,
  UPLOADS,
  VOTING,
} from './table.ts';

/** Prints docs/limits.md from the table, or with --check says whether it is as printed. */
const FILE = new URL('../../docs/limits.md', import.meta.url);
const MB = 1024 * 1024;

const PURPOSE: Record<BudgetName, string> = {
  read: 'operations of the graph, by their price: 1 for about ten microseconds of the main thread',
  work: 'what the maths engine works out, and suggestions while one types',
  search: 'whole searches',
  history: 'changes to the searches that are remembered',
  write: 'rows that nothing else limits: views, votes, versions of posts',
  chat: 'replies of the tutor to those who keep no conversation',
  upload: 'files sent to be kept',
};

const ATTEMPT: Record<keyof typeof ACCOUNT_RATES, string> = {
  signInHere: 'sign-ins to one account from one address',
  signInAccount: 'sign-ins to one account; later ones are slowed down',
  signInAddress: 'sign-ins from one address',
  signUpAddress: 'new accounts from one address',
  adminLink: 'uses of a link that makes an admin, from one address',
  refreshSession: 'refreshes of one session',
  changeAccount: 'changes to one account',
};

const number = (value: number) => value.toLocaleString('en');

const UNITS = [
  ['a minute', 60],
  ['an hour', 3600],
  ['a day', 86_400],
] as const;

/** In the first unit that gives a whole number. */
function inWords({ size, perSecond }: Bucket): string {
  if (size === 0) return '–';
  const [unit, seconds] = UNITS.find(([, s]) => Math.abs(perSecond * s - Math.round(perSecond * s)) < 1e-6)!;
  return `${number(size)}, then ${number(Math.round(perSecond * seconds))} ${unit}`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const budgets = table(
  ['Budget', 'For', 'Member', 'New member', 'Guest', 'New devices of an address', 'All of an address'],
  (Object.keys(BUDGETS) as BudgetName[]).map((name) => {
    const { member, newMember, guest, newDevices, address } = BUDGETS[name];
    return [name, PURPOSE[name], ...[member, newMember, guest, newDevices, address].map(inWords)];
  }),
);

const attempts = table(
  ['Attempt', 'At most', 'Within'],
  (Object.keys(ATTEMPT) as (keyof typeof ATTEMPT)[]).map((name) => {
    const { points, seconds } = ACCOUNT_RATES[name];
    return [ATTEMPT[name], number(points), `${number(seconds)} s`];
  }),
);

const posting = table(
  ['Post', 'New here', 'Established'],
  Object.entries(POSTING).map(([name, { newMember, member }]) => [
    name,
    ...[newMember, member].map(
      ({ perDay, pauseSeconds }) =>
        `${perDay} a day${pauseSeconds > 0 ? `, ${pauseSeconds} s between two` : ''}`,
    ),
  ]),
);

const others = table(
  ['What', 'Limit'],
  [
    ['Votes a day', `${VOTING.newMember} for a new member, else ${VOTING.member}`],
    [
      'Replies of the tutor',
      `${REPLIES.perHour} an hour, ${REPLIES.perDay} a day, ${REPLIES.concurrent} at once`,
    ],
    ['Uploads a day', `${UPLOADS.filesPerDay} files, ${UPLOADS.bytesPerDay / MB} MB`],
    ['Files kept', `${UPLOADS.bytesStored / MB} MB a person`],
    [
      'Files arriving at once',
      `${CONCURRENT_UPLOADS.person} of a person, ${CONCURRENT_UPLOADS.address} of an address, ${CONCURRENT_UPLOADS.all} in all`,
    ],
    ['Requests of an address', inWords(ADDRESS_READS)],
    [
      'Counted as one request',
      `${number(REQUEST_UNIT.bytes)} bytes of a body, or ${REQUEST_UNIT.messages} messages of a socket`,
    ],
    ['Devices of an address that count as known at once', inWords(NEW_DEVICES)],
    ['Connections', `${number(CONNECTIONS.address)} of an address, ${number(CONNECTIONS.all)} in all`],
    ['Requests at once on a connection', number(CONNECTIONS.pipelined)],
    ['Sockets and event streams', `${number(STREAMS.address)} of an address, ${number(STREAMS.all)} in all`],
    [
      'Subscriptions',
      `${SOCKET.operations} of a socket, ${number(SUBSCRIPTIONS.address)} of an address, ${number(SUBSCRIPTIONS.all)} in all`,
    ],
    ['Messages of a socket', inWords(SOCKET.messages)],
  ],
);

const text = `# Limits

Printed by \`npm run generate\` from \`server/limits/table.ts\`; a change belongs there.

An answer names the limit that it came closest to in \`RateLimit-Limit\`, \`RateLimit-Remaining\` and
\`RateLimit-Reset\`; a refusal says with \`Retry-After\` when there is room again. How limits are counted, and shared
between processes, stands in [decisions/limits.md](decisions/limits.md).

## Budgets

A token bucket each: so much at once, then so much comes back.

${budgets}

## Attempts at accounts

${attempts}

## Posts

${posting}

## Others

${others}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('docs/limits.md is not as server/limits/table.ts says: run `npm run generate`.');
    process.exitCode = 1;
  }
} else writeFileSync(FILE, text);
