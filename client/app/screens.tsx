import { type ComponentType, Suspense } from 'react';
import { Waiting } from '../ui/loading/states.tsx';
import { lazyPage, lazyPart } from './loading/lazy-feature.tsx';

const LevelPage = lazyPage(
  'curriculum',
  async () => (await import('../features/curriculum/topics/LevelPage.tsx')).LevelPage,
);

const CommunityPage = lazyPage(
  'community',
  async () => (await import('../features/community/list/CommunityPage.tsx')).CommunityPage,
);

const HubPage = lazyPage(
  'curriculum',
  async () => (await import('../features/curriculum/hub/HubPage.tsx')).HubPage,
);
const SubjectHubPage = lazyPage(
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
  question: lazyPage(
    'community',
    async () => (await import('../features/community/question/QuestionPage.tsx')).QuestionPage,
  ),
  community: () => <CommunityPage recommended={suggestions} />,
  ask: lazyPage('community', async () => (await import('../features/community/ask/AskPage.tsx')).AskPage),
  check: lazyPage('tools', async () => (await import('../features/tools/check/CheckPage.tsx')).CheckPage),
  imageSolver: lazyPage(
    'tools',
    async () => (await import('../features/tools/photo/PhotoPage.tsx')).PhotoPage,
  ),
  askAi: lazyPage('chat', async () => (await import('../features/chat/ask-ai/AskAiPage.tsx')).AskAiPage),
  tutoring: lazyPage(
    'chat',
    async () => (await import('../features/chat/tutoring/TutoringPage.tsx')).TutoringPage,
  ),
  subjectSelection: lazyPage(
    'curriculum',
    async () => (await import('../features/curriculum/hub/SubjectSelectionPage.tsx')).SubjectSelectionPage,
  ),
  hub: () => <HubPage recommended={suggestions} />,
  subjectHub: () => <SubjectHubPage recommended={suggestions} />,
  papers: lazyPage(
    'curriculum',
    async () => (await import('../features/curriculum/papers/PaperListPage.tsx')).PaperListPage,
  ),
  paper: lazyPage(
    'curriculum',
    async () => (await import('../features/curriculum/papers/PaperPage.tsx')).PaperPage,
  ),
  topics: lazyPage(
    'curriculum',
    async () => (await import('../features/curriculum/topics/TopicListPage.tsx')).TopicListPage,
  ),
  topic: lazyPage(
    'curriculum',
    async () => (await import('../features/curriculum/topic/TopicPage.tsx')).TopicPage,
  ),
  learningPath: lazyPage(
    'curriculum',
    async () => (await import('../features/curriculum/path/LearningPathPage.tsx')).LearningPathPage,
  ),
  search: lazyPage('search', async () => (await import('../features/search/SearchPage.tsx')).SearchPage),
  asLevel: () => <LevelPage level="AS" />,
  a2Level: () => <LevelPage level="A2" />,
} satisfies Record<string, ComponentType>;

export type ScreenName = keyof typeof screens;
