import { NotAllowed } from '../../core/errors.ts';
import { rowsPaid } from '../../core/pagination.ts';
import { builder } from '../../graph/builder.ts';
import { connectionOf } from '../../graph/connection.ts';
import { fixed, listOf } from '../../graph/cost/price.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { privacyOf } from '../profiles/policy.ts';
import { type ActivePerson, activePeople } from './active-people.ts';
import { type PersonSeries, personSeries, type PersonStats, personStats } from './person.ts';
import { ACTIVITY_SCORE, type ActivityPoint, MASTERY_OF_MASTERED, MAX_RANKED } from './rules.ts';

const PersonStatsType = builder.objectRef<PersonStats>('UserStats').implement({
  description: 'What somebody has done so far. What was asked anonymously is not counted.',
  fields: (t) => ({
    questions: t.exposeInt('questions', { description: 'Questions that they asked.' }),
    answers: t.exposeInt('answers', { description: 'Answers that they gave.' }),
    accepted: t.exposeInt('accepted', { description: 'Of these answers, those that were accepted.' }),
    acceptRate: t.exposeFloat('acceptRate', {
      nullable: true,
      description: 'The share of their answers that was accepted, 0 to 1; null while they gave none.',
    }),
    votesReceived: t.exposeInt('votesReceived', { description: 'Votes up on what they wrote.' }),
    badges: t.exposeInt('badges', { description: 'Badges that they were awarded.' }),
    topicsMastered: t.exposeInt('topicsMastered', {
      nullable: true,
      description: `Topics with a mastery of at least ${MASTERY_OF_MASTERED}; null where they keep that to themselves.`,
    }),
  }),
});

const ActivityPointType = builder.objectRef<ActivityPoint>('ActivityPoint').implement({
  description: 'What somebody did on a day, or in a month.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The day, such as `2027-06-01`; of a month its first.' }),
    questions: t.exposeInt('questions', { description: 'Questions that they asked.' }),
    answers: t.exposeInt('answers', { description: 'Answers that they gave.' }),
    reputation: t.exposeInt('reputation', { description: 'Reputation that it brought or cost.' }),
  }),
});

const SERIES_LENGTH = 30;

const PersonSeriesType = builder.objectRef<PersonSeries>('UserSeries').implement({
  description: 'What somebody did over time.',
  fields: (t) => ({
    range: t.expose('range', { type: 'StatsRange', description: 'The days that it is about.' }),
    points: t.field({
      type: [ActivityPointType],
      description:
        'Every day of the range, the first one first; for all days the months in which they did something.',
      complexity: { field: READ_PRICES.object, multiplier: SERIES_LENGTH },
      resolve: ({ points }) => points,
    }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  stats: t.field({
    type: PersonStatsType,
    description: 'What they have done so far.',
    complexity: fixed(2 * READ_PRICES.query),
    select: { settings: true },
    resolve: (person, _args, ctx) => personStats(ctx, person, privacyOf(person.settings)),
  }),
  series: t.field({
    type: PersonSeriesType,
    description: 'What they did over time; refused where they keep that to themselves.',
    complexity: fixed(2 * READ_PRICES.query),
    errors: { types: [NotAllowed] },
    args: {
      range: t.arg({ type: 'StatsRange', defaultValue: 'LAST_30_DAYS', description: 'Which days.' }),
    },
    select: { settings: true },
    resolve: (person, { range }, ctx) =>
      personSeries(ctx, person, { privacy: privacyOf(person.settings), range: range ?? 'LAST_30_DAYS' }),
  }),
}));

const ActivePersonType = builder.objectRef<ActivePerson>('ActivePerson').implement({
  description: 'Somebody who took part.',
  fields: (t) => ({
    place: t.exposeInt('place', { description: 'Their place in the list, from 1.' }),
    user: t.field({ type: 'User', description: 'Who it is.', resolve: ({ user }) => user }),
    score: t.exposeInt('score', {
      description: `${ACTIVITY_SCORE.question} for a question, ${ACTIVITY_SCORE.answer} for an answer, ${ACTIVITY_SCORE.acceptedAnswer} more where it was accepted.`,
    }),
  }),
});

const ActivePersonConnection = connectionOf(
  'ActivePerson',
  ActivePersonType,
  `A page of the most active people; the list has at most ${MAX_RANKED}.`,
);

builder.queryField('activePeople', (t) =>
  t.field({
    type: ActivePersonConnection,
    description:
      'Who asked and answered most, worked out every minute for a week and every hour for all days. Those who do not want to be ranked are left out.',
    complexity: (args) => listOf(rowsPaid(args), 2 * READ_PRICES.query),
    args: {
      range: t.arg({ type: 'StatsRange', defaultValue: 'LAST_7_DAYS', description: 'Which days.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, { range, ...request }, ctx) =>
      activePeople(ctx, { range: range ?? 'LAST_7_DAYS', ...request }),
  }),
);
