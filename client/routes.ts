/**
 * Every page of the site, once: the router, the links, the menus, the build and (by the `routes.json` that the build
 * writes) the server read this table. What comes first is tried first. The build runs this file as it is, so it
 * imports nothing. See docs/decisions/route-table.md.
 */
export interface Route {
  /** With `:name` for what varies. */
  path: string;
  /** The module of its component, which is called as its file, below `client/features`, or below `client` for our own frame. */
  screen?: string;
  /** The feature whose catalogue has its words; otherwise that of its screen. */
  words?: string;
  /** Written out by the build, rendered by the server, or drawn by the browser. */
  delivery: 'build' | 'server' | 'browser';
  /** In place of a screen: where it leads. */
  redirect?: string;
  /** The entry of the top bar that it belongs to. */
  menu?: 'home' | 'askAi' | 'topics' | 'papers' | 'tools' | 'pricing';
  /** Fills the window and scrolls inside. */
  bench?: true;
  /** Left out of the list for search engines. */
  unlisted?: true;
}

const TABLE = [
  {
    path: '/',
    screen: 'app/home/HomePage',
    words: 'landing',
    delivery: 'build',
    menu: 'home',
  },
  { path: '/about', screen: 'about/AboutPage', delivery: 'build' },
  { path: '/privacy', screen: 'about/PrivacyPage', delivery: 'build' },
  { path: '/terms', screen: 'about/TermsPage', delivery: 'build' },
  { path: '/contact', screen: 'about/ContactPage', delivery: 'build' },
  { path: '/pricing', screen: 'about/PricingPage', delivery: 'build', menu: 'pricing' },
  {
    path: '/subject-selection',
    screen: 'curriculum/hub/SubjectSelectionPage',
    delivery: 'server',
    menu: 'topics',
  },
  { path: '/topics', screen: 'curriculum/hub/HubPage', delivery: 'server', menu: 'topics' },
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
  },
  { path: '/search', screen: 'search/SearchPage', delivery: 'browser' },
  {
    path: '/learning-path/:subjectCode',
    screen: 'curriculum/path/LearningPathPage',
    delivery: 'server',
    menu: 'tools',
  },
  {
    path: '/community/question/:question',
    screen: 'community/question/QuestionPage',
    delivery: 'server',
    menu: 'tools',
  },
  {
    path: '/community/:subjectCode',
    screen: 'community/list/CommunityPage',
    delivery: 'server',
    menu: 'tools',
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
  {
    path: '/tools/check',
    screen: 'tools/check/CheckPage',
    delivery: 'browser',
    menu: 'tools',
  },
  {
    path: '/tools/image-solver',
    screen: 'tools/photo/PhotoPage',
    delivery: 'browser',
    menu: 'tools',
  },
  {
    path: '/ask-ai',
    screen: 'chat/ask-ai/AskAiPage',
    delivery: 'browser',
    menu: 'askAi',
    bench: true,
  },
  {
    path: '/ai-tutoring',
    screen: 'chat/tutoring/TutoringPage',
    delivery: 'browser',
    menu: 'tools',
    bench: true,
  },
  { path: '/become-admin', screen: 'accounts/AdminLinkPage', delivery: 'browser', unlisted: true },
] as const satisfies readonly Route[];

export const ROUTES: readonly Route[] = TABLE;

export type Path = (typeof TABLE)[number]['path'];

/** The module of a screen, as the build names it. */
export const moduleOf = (screen: string): string =>
  screen.startsWith('app/') ? `${screen}.tsx` : `features/${screen}.tsx`;

export const wordsOf = ({ screen = '', words }: Route): string => words ?? screen.split('/', 1)[0]!;

/** What an address names, by the last thing in it; where there is no such thing, the answer is 404. */
const namedBy = ({ path, screen }: Route) =>
  screen && (['question', 'topic', 'paper', 'subject'] as const).find((name) => path.includes(`:${name}`));

/** What the server needs to know of a page. */
export const forServer = (route: Route) => {
  const { path, screen, delivery, unlisted } = route;
  const sitemap = screen && !unlisted ? true : undefined;
  return { path, delivery, names: namedBy(route), sitemap };
};
