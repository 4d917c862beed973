import type { User } from '../../database/client/client.ts';

/** Somebody's row, as to_jsonb writes it. */
export type AuthorRow = Pick<User, 'id' | 'name' | 'bio' | 'role' | 'points' | 'reputation'> & {
  avatar_url: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

export const authorOf = ({ avatar_url, created_at, updated_at, deleted_at, ...row }: AuthorRow): User => ({
  ...row,
  avatarUrl: avatar_url,
  createdAt: new Date(created_at),
  updatedAt: new Date(updated_at),
  deletedAt: deleted_at === null ? null : new Date(deleted_at),
});
