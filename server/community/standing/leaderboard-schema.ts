import { builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf } from '../../graph/connection.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import type { Range } from './operations/boards.ts';
import { leaderboard } from './operations/leaderboard.ts';
import { type OwnPlace, ownPlace } from './operations/own-place.ts';
import type { Place } from './operations/places.ts';

const RangeType = builder.enumType('LeaderboardRange', {
  description: 'The time that a leaderboard is about.',
  values: {
    LAST_7_DAYS: {
      description:
        'What this UTC day and the six before it brought; a day that is over leaves it within two minutes.',
    },
    LAST_30_DAYS: {
      description:
        'What this UTC day and the 29 before it brought; a day that is over leaves it within two minutes.',
    },
    ALL_TIME: { description: 'All that was ever earned.' },
  } satisfies Record<Range, object>,
});

const Entry = builder.objectRef<Place>('LeaderboardEntry').implement({
  description: 'Somebody’s place in a leaderboard.',
  fields: (t) => ({
    rank: t.exposeInt('rank', {
      nullable: true,
      description: 'People with the same points share it; null beyond the 10,000th.',
    }),
    points: t.exposeInt('points', {
      description:
        'What they earned in that time and subject; of all time and all subjects, their reputation.',
    }),
    user: t.field({ type: 'User', description: 'Who it is.', resolve: ({ user }) => user }),
  }),
});

const Own = builder.objectRef<OwnPlace>('LeaderboardPlace').implement({
  description: 'The reader’s own place in a leaderboard, among those right above and below.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { nullable: true, description: 'Their rank; null beyond the 10,000th.' }),
    points: t.exposeInt('points', { description: 'Their points.' }),
    above: t.field({
      type: [Entry],
      description: 'Up to five right above them, the highest first.',
      resolve: ({ above }) => above,
    }),
    below: t.field({
      type: [Entry],
      description: 'Up to five right below them, the highest first.',
      resolve: ({ below }) => below,
    }),
  }),
});

const Connection = connectionOf('Leaderboard', Entry, 'A page of a leaderboard.');

const BOARD = {
  range: { defaultValue: 'ALL_TIME', description: 'The time it is about.' },
  subjectCode: { description: 'Only posts of this subject, such as `9709`; all of them by default.' },
} as const;

builder.queryFields((t) => ({
  leaderboard: t.field({
    type: Connection,
    description: 'Who earned most. Whoever does not want to be ranked is not in it.',
    complexity: connectionCost,
    args: {
      range: t.arg({ type: RangeType, ...BOARD.range }),
      subjectCode: t.arg.string(BOARD.subjectCode),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, { range, ...args }, ctx) => leaderboard(ctx, { range: range ?? 'ALL_TIME', ...args }),
  }),
  leaderboardPlace: t.field({
    type: Own,
    nullable: true,
    description:
      'The reader’s own place in a leaderboard; null for guests, for whoever has no points in it, and for whoever does not want to be ranked.',
    complexity: { field: READ_PRICES.query * 4, multiplier: 1 },
    args: {
      range: t.arg({ type: RangeType, ...BOARD.range }),
      subjectCode: t.arg.string(BOARD.subjectCode),
    },
    resolve: (_root, { range, subjectCode }, ctx) =>
      ownPlace(ctx, { range: range ?? 'ALL_TIME', subjectCode: subjectCode ?? '' }),
  }),
}));
