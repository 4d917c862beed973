import { ALWAYS, builder } from '../../graph/builder.ts';
import { fixed, MUTATION_COST } from '../../graph/cost/price.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { changeNotificationSettings, notificationSettings } from './operations/settings.ts';
import {
  CHOSEN_KINDS,
  type ChosenKind,
  hearsOf,
  isQuiet,
  type NotificationSettings,
  timeOfDay,
} from './rules.ts';

const Choice = builder.objectRef<{ kind: ChosenKind; active: boolean }>('NotificationChoice').implement({
  description: 'Whether one hears of a kind of things.',
  fields: (t) => ({
    kind: t.expose('kind', { type: 'NotificationKind', description: 'The kind.' }),
    active: t.exposeBoolean('active', { description: 'Whether one hears of it.' }),
  }),
});

const Hours = builder.objectRef<{ from: number; to: number }>('QuietHours').implement({
  description: 'Hours of each day in which nothing rings or pops up; the count goes on.',
  fields: (t) => ({
    from: t.string({
      description: 'When they begin, such as `22:30`.',
      resolve: ({ from }) => timeOfDay(from),
    }),
    to: t.string({ description: 'When they end, such as `07:00`.', resolve: ({ to }) => timeOfDay(to) }),
  }),
});

const Settings = builder.objectRef<NotificationSettings>('NotificationSettings').implement({
  description: 'What one wants to hear of, and when.',
  fields: (t) => ({
    choices: t.field({
      type: [Choice],
      description: 'Every kind that can be switched. Messages from moderators always come.',
      resolve: (settings) => CHOSEN_KINDS.map((kind) => ({ kind, active: hearsOf(settings, kind) })),
    }),
    quietHours: t.field({
      type: Hours,
      nullable: true,
      description: 'The hours of each day in which nothing rings or pops up; null for none.',
      resolve: ({ quietFrom: from, quietTo: to }) => (from === null || to === null ? null : { from, to }),
    }),
    isQuiet: t.boolean({
      description: 'Whether those hours are on at this moment.',
      resolve: (settings, _args, { now }) => isQuiet(settings, now()),
    }),
    timeZone: t.exposeString('timeZone', {
      description: 'The time zone that these hours and the digest are in, such as `Asia/Shanghai`.',
    }),
    weeklyDigest: t.exposeBoolean('weeklyDigest', {
      description: 'Whether a digest of the week comes on Monday at eight in the morning.',
    }),
  }),
});

const ChoiceInput = builder.inputType('NotificationChoiceInput', {
  description: 'Whether one wants to hear of a kind of things.',
  fields: (t) => ({
    kind: t.field({ type: 'NotificationKind', required: true, description: 'The kind.' }),
    active: t.boolean({ required: true, description: 'Whether one wants to hear of it.' }),
  }),
});

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description: 'Hours of each day in which nothing rings or pops up; they may go past midnight.',
  fields: (t) => ({
    from: t.string({ required: true, description: 'When they begin, such as `22:30`.' }),
    to: t.string({ required: true, description: 'When they end, such as `07:00`.' }),
  }),
});

const Input = builder.inputType('ChangeNotificationSettingsInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    choices: t.field({
      type: [ChoiceInput],
      description: 'The kinds that are switched; others stay as they are.',
    }),
    quietHours: t.field({ type: QuietHoursInput, description: 'Null for none.' }),
    timeZone: t.string({ description: 'An IANA name such as `Asia/Shanghai`.' }),
    weeklyDigest: t.boolean({ description: 'Whether a digest of the week comes.' }),
  }),
});

builder.queryField('notificationSettings', (t) =>
  t.field({
    type: Settings,
    description: 'What one wants to hear of, and when.',
    complexity: fixed(READ_PRICES.query),
    resolve: (_root, _args, ctx) => notificationSettings(ctx),
  }),
);

builder.mutationField('changeNotificationSettings', (t) =>
  t.field({
    type: Settings,
    complexity: MUTATION_COST,
    description: 'Changes what one wants to hear of, and when.',
    errors: { types: ALWAYS },
    args: { input: t.arg({ type: Input, required: true, description: 'The change.' }) },
    resolve: (_root, { input: { quietHours, ...input } }, ctx) =>
      changeNotificationSettings(ctx, {
        ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)),
        ...(quietHours !== undefined && { quietHours }),
      }),
  }),
);
