import { mutantsIn } from '../mutant.ts';

const BUCKETS = 'tests/core/token-buckets.test.ts';
const SHARED = 'tests/core/shared-limits.test.ts';
const BUDGETS = 'tests/graph/budgets.test.ts';

export const LIMIT_MUTANTS = [
  ...mutantsIn('server/limits/token-buckets.ts', BUCKETS, {
    'a bucket gives no more than it holds': ['if (wait > 0) return wait;', 'if (wait > 1) return wait;'],
    'a bucket fills at its rate': [
      'Math.max(0, now - before.at) / 1000) * perSecond);',
      'Math.max(0, now - before.at) / 500) * perSecond);',
    ],
    'what another process took leaves the bucket': [
      'before.left + refilled - since - unreported',
      'before.left + refilled - unreported',
    ],
  }),
  ...mutantsIn('server/limits/shared-buckets.ts', SHARED, {
    'what could not be told is told later': [
      'buckets.settle(key, bucket, taken, { total: counted.consumedPoints, windowMs });',
      'buckets.settle(key, bucket, taken, { total: 0, windowMs });',
    ],
  }),
  ...mutantsIn('server/limits/sliding-window.ts', BUCKETS, {
    'a window gives no more than its points': ['let over = used - points;', 'let over = used - points - 1;'],
    'what left the window counts no more': ['at.getTime() > since)', 'at.getTime() >= since)'],
  }),
  ...mutantsIn('server/limits/sliding-window.ts', 'tests/graph/daily-limits.test.ts', {
    'one more than a day allows is refused': ['if (wait > 0) throw', 'if (wait > 90_000) throw'],
  }),
  ...mutantsIn('server/limits/nearest-limit.ts', BUCKETS, {
    'of two limits the nearer one is told': ['return right < left ||', 'return right > left ||'],
  }),
  ...mutantsIn('server/limits/attempts.ts', SHARED, {
    'one attempt more than allowed is refused': [
      'if (error instanceof RateLimiterRes) return stateOf(counter, error, true);',
      'if (error instanceof RateLimiterRes) return stateOf(counter, error, false);',
    ],
  }),
  ...mutantsIn('server/limits/store.ts', SHARED, {
    'the store learns no address': ["createHash('sha256').update(key).digest('base64url')", 'key'],
  }),
  ...mutantsIn('server/limits/network.ts', 'tests/accounts/limits.test.ts', {
    'a whole /64 is one line': ["groups.slice(0, 4).join(':')", "groups.slice(0, 5).join(':')"],
  }),
  ...mutantsIn('server/limits/budgets.ts', BUDGETS, {
    'guests of one address have a budget each': [
      'const device = `${network} device',
      'const device = `device',
    ],
    'a device is new for ten minutes': [
      'now - (since ?? now) >= KNOWN_AFTER_MS',
      'now - (since ?? now) >= 0',
    ],
    'an address brings sixty devices that count as known at once': [
      ' > 0) return false;\n      if (devices.size',
      ' > 1e9) return false;\n      if (devices.size',
    ],
  }),
  ...mutantsIn('server/limits/budgets.ts', 'tests/graph/search.test.ts', {
    'somebody new has less': [
      'actor.reputation < NEW_USER_REPUTATION ? newMember : member',
      'actor.reputation < 0 ? newMember : member',
    ],
  }),
  ...mutantsIn('server/limits/budgets.ts', 'tests/core/engine-price.test.ts', {
    'what cost less than was held is given back': [
      'buckets.correct(from, cost - reserved, ctx.now().getTime());',
      'buckets.correct(from, cost, ctx.now().getTime());',
    ],
  }),
  ...mutantsIn('server/limits/engine-caller.ts', 'tests/core/engine-price.test.ts', {
    'a question that took long costs more': [
      'settle(Math.max(minimum, Math.ceil(ms / msPerPoint)))',
      'settle(Math.max(minimum, 1))',
    ],
  }),
  ...mutantsIn('server/limits/write-price.ts', 'tests/red-team/kept-rows.test.ts', {
    'rows that nobody takes away are paid for': [
      "if (!ctx.fromHere) ctx.budgets.spend(ctx, price, 'write');",
      '',
    ],
  }),
  ...mutantsIn('server/limits/address-reads.ts', 'tests/rest/limits.test.ts', {
    'a network asks so much through any door': [
      'take: (network) => take(network, 1),',
      'take: (network) => take(network, 0),',
    ],
  }),
  ...mutantsIn(
    'server/limits/connections/concurrency.ts',
    'tests/red-team/overload.test.ts#holds so many places',
    {
      'one address holds so many connections': ['own >= most.address', 'own > most.address'],
    },
  ),
  ...mutantsIn('server/limits/connections/unread-bytes.ts', 'tests/red-team/slow-readers.test.ts', {
    'whoever leaves much unread is cut off': ['> most.address) dropFirst', '> most.address * 1e6) dropFirst'],
  }),
  ...mutantsIn('server/limits/connections/address-queue.ts', 'tests/red-team/overload.test.ts#takes turns', {
    'addresses that wait take turns': [
      '      queues.delete(address);\n      queues.set(address, queue);\n',
      '',
    ],
  }),
  ...mutantsIn(
    'server/limits/connections/admission.ts',
    'tests/red-team/overload.test.ts#waits half a second',
    {
      'whoever waits longer than half a second is told to come back': [
        'queue.dropWhile(({ until }) => until <= now)',
        'queue.dropWhile(({ until }) => until + 1e9 <= now)',
      ],
    },
  ),
  ...mutantsIn('server/graph/rows-without-texts.ts', 'tests/graph/texts-unread.test.ts', {
    'texts that nobody asked for are left in the database': [
      '.filter((column) => !needed.has(`${model}.${column}`))',
      '.filter(() => false)',
    ],
    'so are those of what is read beside the rows': [
      'leaveOut(part === true ? {} : part, relation.model, needed)',
      'part',
    ],
  }),
  ...mutantsIn('server/community/follows/followed-tags.ts', 'tests/graph/followed-tags.test.ts', {
    'a page ends with the last tag that one follows': [
      'named.get(name) ?? { name, createdBy: null, createdAt: ctx.now() }',
      'named.get(name)!',
    ],
  }),
];
