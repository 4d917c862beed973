import type { READ_PRICES } from '../table.ts';
import { number, table } from './format.ts';
import type { Limits } from './limits.ts';

const READ: Record<Exclude<keyof typeof READ_PRICES, 'schema'>, string> = {
  leaf: 'a scalar or enum',
  leaves: 'a list of these',
  object: 'an object',
  row: 'a row of a list',
  query: 'a field with a database query of its own',
  operation: 'every operation',
  mutation: 'every mutation, in addition',
  draft: 'a draft, in addition',
  difference: '`body` of the `difference` of two versions of a post',
  charactersCompared: 'characters of two versions that are compared that cost 1',
  bytesSearched: 'bytes of an error book in which a text is looked for that cost 1',
  entriesSummed: 'entries of a ledger that are added up for one of them that cost 1',
  charactersRead: 'characters of a document that cost 1',
  charactersPlanned: 'characters of a long statement that is planned anew that cost 1',
  charactersReturned: 'characters of posts and messages that cost 1',
  event: 'an event of a subscription, in addition to what it selects',
  subscription: 'opening a subscription',
  totalCount: '`totalCount` of a list',
  html: 'a post as HTML',
  highlights: '`highlights`',
  conversation: 'all branches of a conversation',
  messageParts: 'the branches beside a message, or its files',
  reply: 'a reply of the tutor, or a photo that a model reads',
  solve: '`solve`, besides the work budget',
  check: '`checkWorking`, besides the work budget',
  equivalent: '`equivalent`, besides the work budget',
};

export const readPrices = ({ READ_PRICES: prices }: Limits) =>
  table(
    ['Part of an operation', 'Price'],
    [
      ...(Object.keys(READ) as (keyof typeof READ)[]).map((name) => [READ[name], number(prices[name])]),
      ['introspection: a scalar', number(prices.schema.leaf)],
      ['introspection: an object', number(prices.schema.object)],
    ],
  );

export const otherPrices = ({ ENGINE_PRICE, WORK_PRICES, HISTORY_PRICES, WRITE_PRICES }: Limits) =>
  table(
    ['Budget', 'For', 'Price'],
    [
      [
        'work',
        'maths engine work',
        `1 for ${ENGINE_PRICE.msPerPoint} ms of CPU time, at least ${ENGINE_PRICE.minimum}; ${ENGINE_PRICE.reserved} are reserved in advance`,
      ],
      ['work', 'suggestions while typing', number(WORK_PRICES.suggestions)],
      ['work', 'recommendations, for each search', number(WORK_PRICES.recommendation)],
      ['work', 'a text that exceeds what may be typed', number(WORK_PRICES.refusedText)],
      ['history', 'a change to the search history', number(HISTORY_PRICES.change)],
      ['history', 'importing searches', number(HISTORY_PRICES.import)],
      ['write', 'a row', number(WRITE_PRICES.row)],
      ['write', 'a version of a post', number(WRITE_PRICES.version)],
      ['write', 'something studied', number(WRITE_PRICES.studyEvent)],
      ['write', 'an entry of a device’s error book', number(WRITE_PRICES.mergedEntry)],
    ],
  );
