import type { ACCOUNT_RATES, BudgetName } from '../table.ts';
import { bucket, megabytes, number, table } from './format.ts';
import type { Limits } from './limits.ts';

const PURPOSE: Record<BudgetName, string> = {
  read: 'operations of the graph, by their price',
  work: 'maths engine work, and suggestions while typing',
  search: 'full searches',
  history: 'changes to the search history',
  write: 'stored rows that no other limit covers: views, votes, versions of posts',
  chat: 'tutor replies outside stored conversations',
  upload: 'file uploads',
};

const ATTEMPT: Record<keyof typeof ACCOUNT_RATES, string> = {
  signInHere: 'sign-ins to one account from one address',
  signInAccount: 'sign-ins to one account; later ones are slowed down',
  signInAddress: 'sign-ins from one address',
  signUpAddress: 'new accounts from one address',
  adminLink: 'uses of a link that makes an admin, from one address',
  refreshSession: 'refreshes of one session',
  changeAccount: 'changes to one account',
};

export const budgets = ({ BUDGETS }: Limits) =>
  table(
    ['Budget', 'For', 'Member', 'New member', 'Guest', 'New devices of an address', 'All of an address'],
    (Object.keys(BUDGETS) as BudgetName[]).map((name) => {
      const { member, newMember, guest, newDevices, address } = BUDGETS[name];
      return [name, PURPOSE[name], ...[member, newMember, guest, newDevices, address].map(bucket)];
    }),
  );

export const attempts = ({ ACCOUNT_RATES: rates }: Limits) =>
  table(
    ['Attempt', 'At most', 'Within'],
    (Object.keys(ATTEMPT) as (keyof typeof ATTEMPT)[]).map((name) => {
      const { points, seconds } = rates[name];
      return [ATTEMPT[name], number(points), `${number(seconds)} s`];
    }),
  );

const POSTED: Record<keyof Limits['POSTING'], string> = {
  question: 'questions',
  answer: 'answers',
  commentAtHome: 'comments under one’s own questions and answers',
  commentElsewhere: 'comments elsewhere',
  report: 'reports',
};

export const posts = ({ POSTING, SUGGESTING, VOTING, FOLLOWS_PER_DAY, INVITING, NEW_USER_HOURS }: Limits) =>
  table(
    ['Within 24 hours', `New member, or account of less than ${NEW_USER_HOURS} hours`, 'Others'],
    [
      ...(Object.keys(POSTED) as (keyof typeof POSTED)[]).map((name) => [
        POSTED[name],
        ...[POSTING[name].newMember, POSTING[name].member].map(
          ({ perDay, pauseSeconds }) =>
            `${perDay}${pauseSeconds > 0 ? `, ${pauseSeconds} s between two` : ''}`,
        ),
      ]),
      ['suggested edits', String(SUGGESTING.newMember), String(SUGGESTING.member)],
      ['votes', String(VOTING.newMember), String(VOTING.member)],
      ['people that one invites to answer', String(INVITING.perDay), String(INVITING.perDay)],
      ['people that one begins to follow', String(FOLLOWS_PER_DAY), String(FOLLOWS_PER_DAY)],
    ],
  );

/** The scores of a post that earn badges. */
export const scores = ({ BADGE_SCORES: { nice, good, great } }: Limits) =>
  table(
    ['Badge', 'Score'],
    [
      ['Nice Question, Nice Answer', String(nice)],
      ['Good Question, Good Answer', String(good)],
      ['Great Question, Great Answer', String(great)],
    ],
  );

/** What one person may do and store. */
export const people = ({ REPLIES, UPLOADS, VOTING, FREE_LINKS, INVITING }: Limits) =>
  table(
    ['What', 'Limit'],
    [
      [
        'Replies of the tutor',
        `${REPLIES.perHour} an hour, ${REPLIES.perDay} a day, ${REPLIES.concurrent} at once`,
      ],
      ['Uploads a day', `${UPLOADS.filesPerDay} files, ${megabytes(UPLOADS.bytesPerDay)}`],
      ['File storage', `${megabytes(UPLOADS.bytesStored)} a person`],
      ['Links in one post or comment, below the reputation for more', String(FREE_LINKS)],
      ['People invited to answer one question', String(INVITING.perQuestion)],
      ['Votes of one person for another, before none of them counts', `${VOTING.series} within 24 hours`],
    ],
  );
