import { describe, expect, test } from 'vitest';
import { DAILY_CAP, NEW_SITE_USERS, POINTS, PRIVILEGES } from '../../server/community/reputation/rules.ts';
import { VOTE_RULES } from '../../server/community/votes/rules.ts';
import {
  ACCOUNT_RATES,
  BUDGETS,
  NEW_USER_HOURS,
  NEW_USER_REPUTATION,
  POSTING,
  REPLIES,
  SOCKET,
  VOTING,
} from '../../server/limits/table.ts';

// The design's numbers, written out: tests that read the tables move with them.

describe('reputation', () => {
  test('each event brings the points of the design', () => {
    expect(POINTS).toEqual({
      questionUpvoted: 10,
      answerUpvoted: 10,
      postDownvoted: -2,
      downvotedAnswer: -1,
      answerAccepted: 15,
      acceptedAnswer: 2,
      editAccepted: 2,
      editRejected: -2,
    });
  });

  test('votes bring at most 200 points on a day', () => {
    expect(DAILY_CAP).toBe(200);
  });

  test('each privilege needs the reputation of the design, but for the first fifty people of a site', () => {
    expect(PRIVILEGES).toEqual({
      manyLinks: 10,
      voteUp: 15,
      voteDown: 125,
      createTag: 150,
      suggestEdit: 200,
      reviewEdits: 350,
      close: 500,
      invite: 1000,
      editOthers: 2000,
    });
    expect(NEW_SITE_USERS).toBe(50);
  });

  test('the database counts votes with the same numbers', () => {
    expect(VOTE_RULES).toMatchObject({
      up: 15,
      down: 125,
      newSiteUsers: 50,
      newUserReputation: 50,
      newUserHours: 24,
      votesNew: 5,
      votesEstablished: 40,
      series: 5,
      dailyCap: 200,
      questionUpvoted: 10,
      answerUpvoted: 10,
      postDownvoted: -2,
      downvotedAnswer: -1,
    });
  });
});

describe('limits', () => {
  test('a member is new below 50 reputation and in the first 24 hours', () => {
    expect([NEW_USER_REPUTATION, NEW_USER_HOURS]).toEqual([50, 24]);
  });

  test('a day has 20 questions and 30 answers, or 3 and 10 of a new member, with a pause between two', () => {
    expect(POSTING).toEqual({
      question: { newMember: { perDay: 3, pauseSeconds: 120 }, member: { perDay: 20, pauseSeconds: 0 } },
      answer: { newMember: { perDay: 10, pauseSeconds: 30 }, member: { perDay: 30, pauseSeconds: 0 } },
      commentAtHome: { newMember: { perDay: 30, pauseSeconds: 0 }, member: { perDay: 50, pauseSeconds: 0 } },
      commentElsewhere: {
        newMember: { perDay: 5, pauseSeconds: 0 },
        member: { perDay: 50, pauseSeconds: 0 },
      },
      report: { newMember: { perDay: 10, pauseSeconds: 0 }, member: { perDay: 30, pauseSeconds: 0 } },
    });
  });

  test('a day has 40 votes, or 5 of a new member, and at most 5 to one person count', () => {
    expect(VOTING).toEqual({ newMember: 5, member: 40, series: 5 });
  });

  test('a minute has 30 searches, or 20 of a new member or a guest', () => {
    expect(BUDGETS.search).toMatchObject({
      member: { size: 30, perSecond: 30 / 60 },
      newMember: { size: 20, perSecond: 20 / 60 },
      guest: { size: 20, perSecond: 20 / 60 },
    });
  });

  test('the tutor replies 60 times an hour and 200 times a day', () => {
    expect(REPLIES).toMatchObject({ perHour: 60, perDay: 200 });
  });

  test('attempts at accounts are those of the design', () => {
    expect(ACCOUNT_RATES).toMatchObject({
      signInHere: { points: 10, seconds: 15 * 60 },
      signInAccount: { points: 50, seconds: 24 * 60 * 60 },
      signInAddress: { points: 100, seconds: 5 * 60 },
      signUpAddress: { points: 30, seconds: 60 * 60 },
      refreshSession: { points: 30, seconds: 60 },
    });
  });

  test('a socket has twenty subscriptions', () => {
    expect(SOCKET.operations).toBe(20);
  });
});
