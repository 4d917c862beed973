import * as v from 'valibot';
import { type Actor, isStaff } from '../../core/context.ts';
import { faultless, text } from '../../core/validation.ts';
import { HOUR_MS } from '../../core/time.ts';
import { NEW_USER_HOURS, NEW_USER_REPUTATION } from '../../limits/table.ts';

/** Points for each kind of event. */
export const POINTS = {
  questionUpvoted: 10,
  answerUpvoted: 10,
  postDownvoted: -2,
  downvotedAnswer: -1,
  answerAccepted: 15,
  acceptedAnswer: 2,
  editAccepted: 2,
  editRejected: -2,
} as const;

/** The most that votes can add to one person on one UTC day; the day is summed first, then capped. */
export const DAILY_CAP = 200;

/** The reputation that each privilege needs. */
export const PRIVILEGES = {
  manyLinks: 10,
  voteUp: 15,
  voteDown: 125,
  createTag: 150,
  suggestEdit: 200,
  reviewEdits: 350,
  close: 500,
  invite: 1000,
  editOthers: 2000,
} as const;

export type Privilege = keyof typeof PRIVILEGES;

/** While a site has no more people than this, everybody has every privilege but editing others' posts. */
export const NEW_SITE_USERS = 50;

/** Whether the lower limits of new members for posts and votes apply. */
export function isNew(user: { reputation: number; createdAt: Date }, now: Date): boolean {
  return (
    user.reputation < NEW_USER_REPUTATION ||
    now.getTime() - user.createdAt.getTime() < NEW_USER_HOURS * HOUR_MS
  );
}

/** Somebody as rules look at them. */
export type Person = Pick<Actor, 'id' | 'role' | 'reputation'>;

/** Somebody and whether so few people are here that privileges are everybody's. */
export interface Standing extends Person {
  newSite: boolean;
}

export function hasPrivilege(person: Person, privilege: 'editOthers'): boolean;
export function hasPrivilege(person: Standing, privilege: Privilege): boolean;
export function hasPrivilege(person: Person & { newSite?: boolean }, privilege: Privilege): boolean {
  if (isStaff(person) || person.reputation >= PRIVILEGES[privilege]) return true;
  return privilege !== 'editOthers' && person.newSite === true;
}

/** What an admin may add to somebody's reputation at once, or take away. */
export const ADJUSTMENT = { min: -500, max: 500 };
/** What is written for whoever is adjusted or given a badge. */
export const REASON = { min: 10, max: 500 };

const RANGE = {
  en: `from ${ADJUSTMENT.min} to ${ADJUSTMENT.max}`,
  zh: `${ADJUSTMENT.min} 到 ${ADJUSTMENT.max}`,
};

export const reason = text({ ...REASON, label: { en: 'The reason', zh: '理由' } });

export const Adjustment = v.object({
  points: v.pipe(
    v.number(),
    faultless((points) =>
      points !== 0 && points >= ADJUSTMENT.min && points <= ADJUSTMENT.max
        ? null
        : {
            code: points > ADJUSTMENT.max ? ('TOO_MANY' as const) : ('TOO_FEW' as const),
            ...ADJUSTMENT,
            text: {
              en: `The points must be ${RANGE.en}, and not 0.`,
              zh: `分数须在 ${RANGE.zh} 之间，且不能为 0。`,
            },
          },
    ),
  ),
  reason,
});
