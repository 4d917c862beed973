import { type ComponentType, Suspense } from 'react';
import { Waiting } from '../ui/states.tsx';
import { lazyPart } from './lazy.tsx';

const LevelPage = lazyPart(
  'curriculum',
  async () => (await import('../features/curriculum/topics/LevelPage.tsx')).LevelPage,
);

const CommunityPage = lazyPart(
  'community',
  async () => (await import('../features/community/list/CommunityPage.tsx')).CommunityPage,
);

const HubPage = lazyPart(
  'curriculum',
  async () => (await import('../features/curriculum/hub/HubPage.tsx')).HubPage,
);
const SubjectHubPage = lazyPart(
  'curriculum',
  async () => (await import('../features/curriculum/hub/SubjectHubPage.tsx')).SubjectHubPage,
);

const HubSuggestions = lazyPart(
  'search',
  async () => (await import('../features/search/HubSuggestions.tsx')).HubSuggestions,
);
const suggestions = (
  <Suspense fallback={<Waiting />}>
    <HubSuggestions />
  </Suspense>
);

/** The pages that ask the graph, each loaded when somebody goes there. */
export const screens = {
  question: lazyPart(
    'community',
    async () => (await import('../features/community/question/QuestionPage.tsx')).QuestionPage,
  ),
  community: () => <CommunityPage recommended={suggestions} />,
  ask: lazyPart('community', async () => (await import('../features/community/ask/AskPage.tsx')).AskPage),
  check: lazyPart('tools', async () => (await import('../features/tools/check/CheckPage.tsx')).CheckPage),
  imageSolver: lazyPart(
    'tools',
    async () => (await import('../features/tools/photo/PhotoPage.tsx')).PhotoPage,
  ),
  askAi: lazyPart('chat', async () => (await import('../features/chat/ask-ai/AskAiPage.tsx')).AskAiPage),
  tutoring: lazyPart(
    'chat',
    async () => (await import('../features/chat/tutoring/TutoringPage.tsx')).TutoringPage,
  ),
  subjectSelection: lazyPart(
    'curriculum',
    async () => (await import('../features/curriculum/hub/SubjectSelectionPage.tsx')).SubjectSelectionPage,
  ),
  hub: () => <HubPage recommended={suggestions} />,
  subjectHub: () => <SubjectHubPage recommended={suggestions} />,
  papers: lazyPart(
    'curriculum',
    async () => (await import('../features/curriculum/papers/PaperListPage.tsx')).PaperListPage,
  ),
  paper: lazyPart(
    'curriculum',
    async () => (await import('../features/curriculum/papers/PaperPage.tsx')).PaperPage,
  ),
  topics: lazyPart(
    'curriculum',
    async () => (await import('../features/curriculum/topics/TopicListPage.tsx')).TopicListPage,
  ),
  topic: lazyPart(
    'curriculum',
    async () => (await import('../features/curriculum/topic/TopicPage.tsx')).TopicPage,
  ),
  learningPath: lazyPart(
    'curriculum',
    async () => (await import('../features/curriculum/path/LearningPathPage.tsx')).LearningPathPage,
  ),
  search: lazyPart('search', async () => (await import('../features/search/SearchPage.tsx')).SearchPage),
  asLevel: () => <LevelPage level="AS" />,
  a2Level: () => <LevelPage level="A2" />,
} satisfies Record<string, ComponentType<{ subject: string }>>;

export type ScreenName = keyof typeof screens;
