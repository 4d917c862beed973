import { type Actor, isStaff } from '../../core/context.ts';
import { Conflict, NotAllowed, NotFound, type Refusal } from '../../core/errors.ts';
import type { CaseStatus, Role } from '../../database/client/client.ts';
import { noSuchPerson } from '../profiles/policy.ts';
import { MODERATOR_DAYS } from './rules.ts';

type Person = Pick<Actor, 'id' | 'role'>;

/** What moderators work with is there for staff alone. */
export const refusalToModerate = (person: Person): Refusal | null =>
  isStaff(person)
    ? null
    : new NotAllowed('NOT_ALLOWED', { en: 'Only moderators can do this.', zh: '只有版主可以这样做。' });

export const refusalToReadAudit = (person: Person): Refusal | null =>
  person.role === 'ADMIN'
    ? null
    : new NotAllowed('NOT_ALLOWED', { en: 'Only admins can read this.', zh: '只有管理员可以查看。' });

/** Others' posts: one's own can be edited or deleted. */
export const refusalToReport = (person: Person, post: { authorId: string }): Refusal | null =>
  post.authorId === person.id
    ? new NotAllowed('NOT_ALLOWED', {
        en: 'This is your own: edit or delete it instead of reporting it.',
        zh: '这是你自己的内容，请直接编辑或删除。',
      })
    : null;

/** Staff decide once, and never about what they wrote themselves. */
export function refusalToDecide(
  person: Person,
  { status, authorId }: { status: CaseStatus; authorId: string },
): Refusal | null {
  const refusal = refusalToModerate(person) ?? refusalToActOn(person, { id: authorId });
  if (refusal) return refusal;
  return status === 'OPEN' || status === 'IN_REVIEW' ? null : alreadyDecided();
}

const alreadyDecided = () =>
  new Conflict('CONFLICT', {
    en: 'Somebody has decided this already.',
    zh: '该举报已有处理结果。',
  });

/** Nobody acts on themselves. */
export const refusalToActOn = (person: Person, subject: { id: string }): Refusal | null =>
  subject.id === person.id
    ? new NotAllowed('NOT_ALLOWED', {
        en: 'You cannot decide about yourself.',
        zh: '不能处理与自己有关的事项。',
      })
    : null;

interface Subject {
  id: string;
  role: Role;
}

/** Moderators act on students; admins on moderators as well, and nobody on admins or on themselves. */
export function refusalToDiscipline(person: Person, subject: Subject): Refusal | null {
  const refusal = refusalToModerate(person) ?? refusalToActOn(person, subject);
  if (refusal) return refusal;
  const isBelow = subject.role === 'STUDENT' || (subject.role === 'MODERATOR' && person.role === 'ADMIN');
  return isBelow
    ? null
    : new NotAllowed('NOT_ALLOWED', {
        en: 'Only an admin can do this to a moderator, and nobody to an admin.',
        zh: '只有管理员可以处理版主，任何人都不能处理管理员。',
      });
}

/** Moderators for a month at most. */
export function refusalToSuspend(person: Person, subject: Subject, days: number): Refusal | null {
  const refusal = refusalToDiscipline(person, subject);
  if (refusal || person.role === 'ADMIN' || days <= MODERATOR_DAYS) return refusal;
  return new NotAllowed('NOT_ALLOWED', {
    en: `Moderators can suspend for at most ${MODERATOR_DAYS} days; an admin can for longer.`,
    zh: `版主最多可禁言 ${MODERATOR_DAYS} 天，更长时间须由管理员决定。`,
  });
}

/** Admins give and take roles, never their own; one admin stays. */
export function refusalToSetRole(person: Person, subject: Subject, admins: number): Refusal | null {
  if (person.role !== 'ADMIN')
    return new NotAllowed('NOT_ALLOWED', { en: 'Only admins give roles.', zh: '只有管理员可以授予身份。' });
  const refusal = refusalToActOn(person, subject);
  if (refusal) return refusal;
  if (subject.role === 'SYSTEM') return noSuchPerson();
  return subject.role === 'ADMIN' && admins <= 1
    ? new Conflict('CONFLICT', { en: 'The last admin stays one.', zh: '必须至少保留一位管理员。' })
    : null;
}

export const noSuchCase = () => new NotFound({ en: 'There is no such case.', zh: '没有这个举报。' });
