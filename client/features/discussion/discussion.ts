import { InteractionBar } from './interactions/InteractionBar.tsx';
import { FollowTag } from './interactions/FollowTag.tsx';
import { OwnFilter } from './interactions/OwnFilter.tsx';
import { followComments } from './comments/comment-events.ts';

/** What this feature brings to the pages of the community. */
export const discussion = { InteractionBar, OwnFilter, FollowTag, followComments };
