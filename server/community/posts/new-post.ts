/** What nothing has been done to yet. */
export const UNTOUCHED = {
  version: 1,
  up: 0,
  down: 0,
  score: 0,
  commentCount: 0,
  likeCount: 0,
  bookmarkCount: 0,
  hiddenAt: null,
  hiddenReason: null,
  hiddenTimes: 0,
  editedAt: null,
  deletedAt: null,
};
