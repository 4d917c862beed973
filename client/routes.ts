import type { Route } from './route.ts';

/**
 * Every page of the site, once: the router, the links, the menus, the build and (by the `routes.json` that the build
 * writes) the server read this table. What comes first is tried first. The build runs this file as it is, so it
 * imports only a type. See docs/decisions/route-table.md.
 */
const TABLE = [
  {
    path: '/',
    screen: 'app/home/HomePage',
    words: 'landing',
    delivery: 'build',
    withoutGraph: true,
    styles: ['app/home/Examples.tsx', 'lib/markdown/renderer.ts'],
    menu: 'home',
    entry: true,
  },
  { path: '/about', screen: 'about/AboutPage', delivery: 'build', withoutGraph: true },
  { path: '/privacy', screen: 'about/PrivacyPage', delivery: 'build', withoutGraph: true },
  { path: '/terms', screen: 'about/TermsPage', delivery: 'build', withoutGraph: true },
  { path: '/contact', screen: 'about/ContactPage', delivery: 'build', withoutGraph: true },
  {
    path: '/pricing',
    screen: 'about/PricingPage',
    delivery: 'build',
    withoutGraph: true,
    menu: 'pricing',
    entry: true,
  },
  {
    path: '/subject-selection',
    screen: 'curriculum/hub/SubjectSelectionPage',
    delivery: 'server',
    menu: 'topics',
  },
  { path: '/topics', screen: 'curriculum/hub/HubPage', delivery: 'server', menu: 'topics', entry: true },
  {
    path: '/topics/:subjectSlug',
    screen: 'curriculum/topics/TopicListPage',
    delivery: 'server',
    menu: 'topics',
  },
  { path: '/study-hub', redirect: '/topics', delivery: 'browser' },
  {
    path: '/study-hub/:subjectCode',
    screen: 'curriculum/hub/SubjectHubPage',
    delivery: 'server',
    menu: 'topics',
  },
  { path: '/subject/:subjectCode', redirect: '/topics', delivery: 'browser' },
  {
    path: '/:subjectSlug-papers',
    screen: 'curriculum/papers/PaperListPage',
    delivery: 'server',
    menu: 'papers',
    entry: true,
  },
  {
    path: '/:subjectSlug-topics',
    screen: 'curriculum/topics/TopicListPage',
    unlisted: true,
    delivery: 'server',
    menu: 'topics',
  },
  {
    path: '/physics/as-level',
    screen: 'curriculum/topics/LevelPage',
    delivery: 'server',
    menu: 'topics',
  },
  {
    path: '/physics/a2-level',
    screen: 'curriculum/topics/LevelPage',
    delivery: 'server',
    menu: 'topics',
  },
  {
    path: '/paper/:subjectCode/:paper',
    screen: 'curriculum/papers/PaperPage',
    delivery: 'server',
    menu: 'papers',
  },
  {
    path: '/topic/:subjectSlug/:paper/:topic',
    screen: 'curriculum/topic/TopicPage',
    delivery: 'server',
    menu: 'topics',
    warm: true,
  },
  { path: '/search', screen: 'search/SearchPage', delivery: 'browser' },
  {
    path: '/learning-path/:subjectCode',
    screen: 'curriculum/path/LearningPathPage',
    delivery: 'server',
    menu: 'tools',
    entry: true,
  },
  { path: '/community', redirect: '/community/9709', delivery: 'browser' },
  {
    path: '/community/tags',
    screen: 'community/tags/TagsPage',
    unlisted: true,
    delivery: 'browser',
    menu: 'tools',
  },
  {
    path: '/community/tag/:tag',
    screen: 'community/tags/TagPage',
    unlisted: true,
    delivery: 'browser',
    menu: 'tools',
  },
  { path: '/profile', screen: 'people/ProfilePage', unlisted: true, delivery: 'browser', query: ['tab'] },
  {
    path: '/profile/:userId',
    screen: 'people/ProfilePage',
    unlisted: true,
    delivery: 'browser',
    query: ['tab'],
  },
  {
    path: '/community/question/:question',
    screen: 'community/question/QuestionPage',
    delivery: 'server',
    menu: 'tools',
    query: ['after'],
    modules: ['lib/markdown/StoredProse.tsx'],
    warm: true,
  },
  {
    path: '/community/reputation',
    screen: 'standing/StandingPage',
    delivery: 'browser',
    menu: 'tools',
  },
  {
    path: '/reputation',
    screen: 'standing/StandingPage',
    delivery: 'browser',
    menu: 'tools',
    unlisted: true,
  },
  { path: '/badges', screen: 'standing/StandingPage', delivery: 'server', menu: 'tools' },
  {
    path: '/badges/:badge',
    screen: 'standing/StandingPage',
    delivery: 'server',
    menu: 'tools',
    unlisted: true,
  },
  {
    path: '/community/:subjectCode',
    screen: 'community/list/CommunityPage',
    delivery: 'server',
    menu: 'tools',
    entry: true,
    query: ['q', 'sort', 'paper', 'topic', 'tag', 'language', 'status', 'author', 'after'],
    warm: true,
  },
  {
    path: '/recommendations/:subjectCode',
    screen: 'community/list/CommunityPage',
    unlisted: true,
    delivery: 'browser',
    menu: 'tools',
  },
  {
    path: '/community/:subjectCode/ask',
    screen: 'community/ask/AskPage',
    unlisted: true,
    delivery: 'browser',
    menu: 'tools',
  },
  { path: '/review/edits', screen: 'community/review/ReviewPage', unlisted: true, delivery: 'browser' },
  {
    path: '/ai-tutoring',
    screen: 'chat/tutoring/TutoringPage',
    delivery: 'browser',
    menu: 'tools',
    fullHeight: true,
    entry: true,
  },
  {
    path: '/tools/check',
    screen: 'tools/check/CheckPage',
    delivery: 'browser',
    menu: 'tools',
    entry: true,
  },
  {
    path: '/tools/image-solver',
    screen: 'tools/photo/PhotoPage',
    delivery: 'browser',
    menu: 'tools',
    entry: true,
  },
  {
    path: '/tools/progress-tracking',
    screen: 'progress/tracking/ProgressTrackingPage',
    delivery: 'browser',
    menu: 'tools',
    entry: true,
  },
  {
    path: '/tools/error-book',
    screen: 'progress/error-book/ErrorBookPage',
    delivery: 'browser',
    menu: 'tools',
    entry: true,
  },
  {
    path: '/ask-ai',
    screen: 'chat/ask-ai/AskAiPage',
    delivery: 'browser',
    menu: 'askAi',
    fullHeight: true,
    entry: true,
  },
  {
    path: '/notifications',
    screen: 'notifications/list/NotificationsPage',
    delivery: 'browser',
    unlisted: true,
  },
  {
    path: '/settings/notifications',
    screen: 'notifications/settings/NotificationSettingsPage',
    delivery: 'browser',
    unlisted: true,
  },
  { path: '/moderation', screen: 'moderation/queue/ModerationPage', delivery: 'browser', unlisted: true },
  { path: '/moderation/audit', screen: 'moderation/audit/AuditPage', delivery: 'browser', unlisted: true },
  {
    path: '/become-admin',
    screen: 'accounts/AdminLinkPage',
    delivery: 'browser',
    withoutGraph: true,
    unlisted: true,
  },
] as const satisfies readonly Route[];

export const ROUTES: readonly Route[] = TABLE;

export type Path = (typeof TABLE)[number]['path'];

/** The pages that a menu lists. */
export type EntryPath = Extract<(typeof TABLE)[number], { entry: true }>['path'];

/** What an address begins with where its page is Chinese. */
export const CHINESE = /^\/zh(?=\/|$)/i;

/** The module of a screen, as the build names it. */
export const moduleOf = (screen: string): string =>
  screen.startsWith('app/') ? `${screen}.tsx` : `features/${screen}.tsx`;

export const wordsOf = ({ screen = '', words }: Route): string => words ?? screen.split('/', 1)[0]!;

/** What an address names, by the last thing in it; where there is no such thing, the answer is 404. */
const namedBy = ({ path, screen }: Route) =>
  screen && (['question', 'topic', 'paper', 'subject'] as const).find((name) => path.includes(`:${name}`));

/** What the server needs to know of a page. */
export const forServer = (route: Route) => {
  const { path, screen, delivery, redirect, query, unlisted, warm } = route;
  const sitemap = screen && !unlisted ? true : undefined;
  return { path, delivery, redirect, query, names: namedBy(route), sitemap, unlisted, warm };
};
