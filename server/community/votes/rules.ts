import { BADGE_SCORES, NEW_USER_HOURS, NEW_USER_REPUTATION, VOTING } from '../../limits/table.ts';
import { LOW_SCORE } from '../holds/rules.ts';
import { DAILY_CAP, NEW_SITE_USERS, POINTS, PRIVILEGES } from '../reputation/rules.ts';

/** The numbers that cast_vote and refusal_to_vote of server/database/functions work with. */
export const VOTE_RULES = {
  up: PRIVILEGES.voteUp,
  down: PRIVILEGES.voteDown,
  newSiteUsers: NEW_SITE_USERS,
  newUserReputation: NEW_USER_REPUTATION,
  newUserHours: NEW_USER_HOURS,
  /** Votes within 24 hours. */
  votesNew: VOTING.newMember,
  votesEstablished: VOTING.member,
  /** More votes than this from one person to another within 24 hours count for nothing. */
  series: VOTING.series,
  /** At such a score moderators look at a post. */
  lowScore: LOW_SCORE,
  dailyCap: DAILY_CAP,
  questionUpvoted: POINTS.questionUpvoted,
  answerUpvoted: POINTS.answerUpvoted,
  postDownvoted: POINTS.postDownvoted,
  downvotedAnswer: POINTS.downvotedAnswer,
  badgeScores: BADGE_SCORES,
};
