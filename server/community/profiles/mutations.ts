import { NAME_LENGTH } from '../../accounts/rules.ts';
import { NotAllowed, NotFound } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { MUTATION_COST } from '../../graph/cost/price.ts';
import { FOLLOWS_PER_DAY } from '../../limits/table.ts';
import { followPerson } from './operations/follow-person.ts';
import { updateProfile } from './operations/update-profile.ts';
import { MAX_BIO, MAX_LINKS } from './rules.ts';

const PrivacyInput = builder.inputType('PrivacyInput', {
  description: 'What somebody shows of themselves; what is left out stays as it is.',
  fields: (t) => ({
    showActivity: t.boolean({ description: 'Whether others see what they did, and when.' }),
    showFollows: t.boolean({
      description: 'Whether others see whom they follow and who follows them.',
    }),
    showStudy: t.boolean({ description: 'Whether others see what they have mastered.' }),
    onLeaderboard: t.boolean({ description: 'Whether they stand where people are ranked.' }),
  }),
});

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What is left out stays as it is; of two changes of one field the later one stays.',
  fields: (t) => ({
    userId: t.id({ description: 'Whose profile; one’s own unless said. Those of others are for admins.' }),
    name: t.string({
      description: `The name to go by, ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters.`,
    }),
    bio: t.string({ description: `Plain text, at most ${MAX_BIO.toLocaleString('en')} characters.` }),
    subjects: t.stringList({ description: 'Codes of subjects, such as `9709`.' }),
    examSession: t.string({
      description: 'A year and the month March, June or November, such as `2027-06`; null for none.',
    }),
    links: t.stringList({ description: `At most ${MAX_LINKS} addresses that begin with https or http.` }),
    privacy: t.field({ type: PrivacyInput, description: 'What to show.' }),
  }),
});

const FollowPersonInput = builder.inputType('FollowPersonInput', {
  description: 'Somebody to follow, or to follow no more.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Id of the person.' }),
    active: t.boolean({ required: true, description: 'Whether to follow them; false ends it.' }),
  }),
});

builder.mutationFields((t) => ({
  updateProfile: t.prismaField({
    type: 'User',
    complexity: MUTATION_COST,
    description: 'Changes a profile: one’s own, or as an admin that of somebody else, which is noted.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed] },
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'The change.' }) },
    resolve: (selection, _root, { input }, ctx) => updateProfile(ctx, present(input), selection),
  }),
  followPerson: t.prismaField({
    type: 'User',
    complexity: MUTATION_COST,
    description: `Sets whether one follows somebody; sending it again changes nothing. At most ${FOLLOWS_PER_DAY} people within 24 hours.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed] },
    args: { input: t.arg({ type: FollowPersonInput, required: true, description: 'Whom.' }) },
    resolve: (selection, _root, { input }, ctx) => followPerson(ctx, input, selection),
  }),
}));

/** Null in a change means that it was left out, but for the session, which can be emptied. */
function present<Input extends object>(input: Input): Present<Input> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([name, value]) => value !== undefined && (value !== null || name === 'examSession'))
      .map(([name, value]) => [name, name === 'privacy' ? present(value as object) : value]),
  ) as Present<Input>;
}

type Present<Input> = {
  [Name in keyof Input]: Name extends 'examSession'
    ? Input[Name]
    : NonNullable<Input[Name]> extends object
      ? NonNullable<Input[Name]> extends readonly unknown[]
        ? NonNullable<Input[Name]>
        : Present<NonNullable<Input[Name]>>
      : NonNullable<Input[Name]>;
};
