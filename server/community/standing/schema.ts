import { builder } from '../../graph/builder.ts';
import { fixed, listOf } from '../../graph/cost/price.ts';
import { BilingualText } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import {
  DAYS,
  type Reputation,
  reputationByDay,
  type ReputationOnDay,
  reputationOf,
} from './operations/figures.ts';
import { weeksOf } from './operations/weeks.ts';
import {
  isHeld,
  type ListedPrivilege,
  nextPrivilege,
  PRIVILEGE_LIST,
  PRIVILEGE_NAMES,
} from './privileges.ts';
import { DAILY_CAP, NEW_SITE_USERS } from '../reputation/rules.ts';
import { standingOf } from '../reputation/standing.ts';

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    Reputation: Reputation;
  }
}

const PrivilegeName = builder.enumType('PrivilegeName', {
  description: 'What reputation lets somebody do.',
  values: Object.fromEntries(
    PRIVILEGE_LIST.map(({ name, description }) => [name, { description: description.en }]),
  ) as Record<(typeof PRIVILEGE_NAMES)[number], object>,
});

const Privilege = builder.objectRef<ListedPrivilege>('Privilege').implement({
  description: 'Something that needs reputation.',
  fields: (t) => ({
    name: t.expose('name', { type: PrivilegeName, description: 'Which one it is.' }),
    required: t.exposeInt('required', { description: 'The reputation that it needs.' }),
    title: t.expose('title', { type: BilingualText, description: 'What it is called.' }),
    description: t.expose('description', { type: BilingualText, description: 'What it lets one do.' }),
    held: t.boolean({
      nullable: true,
      description: `Whether the reader has it: by reputation, by role, or because no more than ${NEW_SITE_USERS} people are here; null when nobody is signed in.`,
      resolve: async (one, _args, ctx) => ctx.actor && isHeld(one, await standingOf(ctx, ctx.actor)),
    }),
  }),
});

const Day = builder.objectRef<ReputationOnDay>('ReputationDay').implement({
  description: 'What one UTC day did to somebody’s reputation.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The day, such as `2030-03-01`.' }),
    points: t.exposeInt('points', { description: 'What it brought, after the daily cap.' }),
    balance: t.exposeInt('balance', { description: 'The reputation at its end.' }),
  }),
});

const ReputationType = builder.objectType('Reputation', {
  description: 'What somebody has earned, and what it lets them do.',
  fields: (t) => ({
    userId: t.exposeID('userId', { description: 'Id of the person whose it is.' }),
    current: t.exposeInt('current', { description: 'What they have; never below 1.' }),
    today: t.exposeInt('today', { description: 'What this UTC day has brought so far, after the cap.' }),
    todayFromVotes: t.exposeInt('todayFromVotes', {
      description: 'Of that, what the daily cap holds for.',
    }),
    dailyCap: t.int({
      description: 'The most that votes bring in one UTC day; the day is summed first, then capped.',
      resolve: () => DAILY_CAP,
    }),
    rank: t.exposeInt('rank', {
      nullable: true,
      description:
        'Their place among all; people with the same reputation share it. Null beyond the 10,000th, and for whoever does not want to be ranked.',
    }),
    bestWeek: t.int({
      description: 'The most that one week brought them, Monday to Sunday in UTC.',
      complexity: fixed(READ_PRICES.query),
      resolve: async ({ userId }, _args, ctx) => (await weeksOf(ctx, userId)).best,
    }),
    thisWeek: t.int({
      description: 'What this week has brought them so far.',
      complexity: fixed(READ_PRICES.query),
      resolve: async ({ userId }, _args, ctx) => (await weeksOf(ctx, userId)).current,
    }),
    nextPrivilege: t.field({
      type: Privilege,
      nullable: true,
      description: 'The first privilege that they have not earned; null once they have them all.',
      resolve: ({ current }) => nextPrivilege(current),
    }),
    days: t.field({
      type: [Day],
      description: 'The last days, the oldest first, with today at the end.',
      complexity: ({ last }) =>
        listOf(Math.min(Math.max(last ?? DAYS.usual, 1), DAYS.most) / 10, READ_PRICES.query),
      args: {
        last: t.arg.int({
          defaultValue: DAYS.usual,
          description: `How many days, 1 to ${DAYS.most}.`,
          extensions: { most: DAYS.most },
        }),
      },
      resolve: (reputation, { last }, ctx) => reputationByDay(ctx, reputation, { last: last ?? DAYS.usual }),
    }),
  }),
});

builder.queryField('reputation', (t) =>
  t.field({
    type: ReputationType,
    nullable: true,
    description: 'What somebody has earned; null when there is no such person, and for guests who name none.',
    complexity: { field: READ_PRICES.query * 2, multiplier: 1 },
    args: { userId: t.arg.id({ defaultValue: 'me', description: 'Id of a person, or `me`.' }) },
    resolve: (_root, { userId }, ctx) => reputationOf(ctx, { userId: userId ?? 'me' }),
  }),
);

builder.queryField('privileges', (t) =>
  t.field({
    type: [Privilege],
    description: 'What reputation lets people do, the first that is earned first.',
    complexity: listOf(PRIVILEGE_LIST.length),
    resolve: () => [...PRIVILEGE_LIST],
  }),
);
