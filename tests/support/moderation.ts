import { REFUSED } from './posts.ts';
import type { Json, Visitor } from './world.ts';

/** What moderators work with, asked as a tool would. */
async function mutate(
  who: Visitor,
  name: string,
  type: string,
  selection: string,
  input: object,
): Promise<Json> {
  const { data, errors } = await who.graph(
    `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ${selection} ${REFUSED} } }`,
    { input },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data['result']!;
}

const CASE =
  '... on ModerationCase { id status weight reportCount targetId isDeleted hiddenAt reason decider { id } }';
const RECORD = '... on PersonRecord { userId suspendedUntil suspensionReason warnings upheld }';

export const report = (who: Visitor, targetId: string, reason = 'SPAM', more: object = {}) =>
  mutate(who, 'reportPost', 'ReportPostInput', '... on FiledReport { isNew report { id status weight } }', {
    targetId,
    reason,
    ...more,
  });
export const decide = (who: Visitor, id: string, uphold: boolean, reason = 'After looking at it.') =>
  mutate(who, 'decideCase', 'DecideCaseInput', CASE, { id, uphold, reason });
export const take = (who: Visitor, id: string, active = true) =>
  mutate(who, 'takeCase', 'TakeCaseInput', CASE, { id, active });
export const setHidden = (who: Visitor, id: string, active: boolean, reason = 'It breaks the rules.') =>
  mutate(who, 'setHidden', 'SetHiddenInput', '... on Moderated { targetId }', { id, active, reason });
export const warn = (who: Visitor, userId: string, reason = 'Please stay polite.') =>
  mutate(who, 'warnPerson', 'WarnPersonInput', RECORD, { userId, reason });
export const suspend = (who: Visitor, userId: string, days: number, reason = 'Insults, again and again.') =>
  mutate(who, 'suspendPerson', 'SuspendPersonInput', RECORD, { userId, days, reason });
export const lift = (who: Visitor, userId: string, reason = 'They apologised.') =>
  mutate(who, 'liftSuspension', 'LiftSuspensionInput', RECORD, { userId, reason });
export const setRole = (who: Visitor, userId: string, role: string, reason = 'They know the rules well.') =>
  mutate(who, 'setRole', 'SetRoleInput', RECORD, { userId, role, reason });
