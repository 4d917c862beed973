import type { User } from '../../database/client/client.ts';

/** Somebody's row, as to_jsonb writes it. */
export type AuthorRow = Pick<
  User,
  'id' | 'name' | 'bio' | 'role' | 'points' | 'reputation' | 'subjects' | 'links'
> & {
  avatar_url: string | null;
  exam_session: string | null;
  gold_badges: number;
  silver_badges: number;
  bronze_badges: number;
  follower_count: number;
  following_count: number;
  suspended_until: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  name_words: string;
  name_search: string;
  name_slips: string;
};

export const authorOf = ({
  avatar_url,
  exam_session,
  gold_badges,
  silver_badges,
  bronze_badges,
  follower_count,
  following_count,
  suspended_until,
  created_at,
  updated_at,
  deleted_at,
  name_words,
  name_search: _found,
  name_slips: _misspelt,
  ...row
}: AuthorRow): User => ({
  ...row,
  nameWords: name_words,
  avatarUrl: avatar_url,
  examSession: exam_session,
  goldBadges: gold_badges,
  silverBadges: silver_badges,
  bronzeBadges: bronze_badges,
  followerCount: follower_count,
  followingCount: following_count,
  suspendedUntil: dateOf(suspended_until),
  createdAt: new Date(created_at),
  updatedAt: new Date(updated_at),
  deletedAt: dateOf(deleted_at),
});

const dateOf = (written: string | null) => (written === null ? null : new Date(written));
