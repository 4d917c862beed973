import type { Route } from '../protocol/route.ts';
import { chatRoutes } from './chat-routes.ts';
import { answerRoutes } from './community/answer-routes.ts';
import { badgeRoutes } from './community/badge-routes.ts';
import { commentRoutes } from './community/comment-routes.ts';
import { draftRoutes } from './community/draft-routes.ts';
import { followRoutes } from './community/follow-routes.ts';
import { interactionRoutes } from './community/interaction-routes.ts';
import { moderationRoutes } from './community/moderation-routes.ts';
import { notificationRoutes } from './community/notification-routes.ts';
import { profileRoutes } from './community/profile-routes.ts';
import { questionRoutes } from './community/question-routes.ts';
import { reputationRoutes } from './community/reputation-routes.ts';
import { revisionRoutes } from './community/revision-routes.ts';
import { statsRoutes } from './community/stats-routes.ts';
import { suggestionRoutes } from './community/suggestion-routes.ts';
import { mathsRoutes } from './maths-routes.ts';
import { progressRoutes } from './progress-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { uploadRoutes } from './upload-routes.ts';

/** All routes of REST, in the order of the documentation. */
export const routes: Route[] = [
  ...questionRoutes,
  ...answerRoutes,
  ...commentRoutes,
  ...revisionRoutes,
  ...suggestionRoutes,
  ...draftRoutes,
  ...interactionRoutes,
  ...followRoutes,
  ...moderationRoutes,
  ...notificationRoutes,
  ...profileRoutes,
  ...badgeRoutes,
  ...reputationRoutes,
  ...statsRoutes,
  ...searchRoutes,
  ...mathsRoutes,
  ...chatRoutes,
  ...progressRoutes,
  ...uploadRoutes,
];
