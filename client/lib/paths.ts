import type { Route } from '../route.ts';
import { CHINESE, type Path, ROUTES } from '../routes.ts';

/** A path of the table, with its names filled in. */
const fill = (path: Path, ...names: string[]): string =>
  path.replaceAll(/:\w+/g, () => encodeURIComponent(names.shift() ?? ''));

/** A path of the table, with what its names stand for. */
export const fillNames = (path: string, names: Record<string, string>): string =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(names[name] ?? ''));

const withQuery = (path: string, query: Record<string, string> = {}): string => {
  const parameters = new URLSearchParams(query).toString();
  return path + (parameters && `?${parameters}`);
};

/** Every address that the client links to, in English; `Link` puts it into the language that is read. */
export const paths = {
  home: () => fill('/'),
  about: () => fill('/about'),
  privacy: () => fill('/privacy'),
  terms: () => fill('/terms'),
  contact: () => fill('/contact'),
  pricing: () => fill('/pricing'),
  subjects: () => fill('/subject-selection'),
  topics: () => fill('/topics'),
  studyHub: (subjectCode: string) => fill('/study-hub/:subjectCode', subjectCode),
  /** By the name of the subject as addresses have it, such as `further-mathematics`. */
  topicsOf: (subject: string) => fill('/topics/:subjectSlug', subject),
  papers: (subject: string) => fill('/:subjectSlug-papers', subject),
  physicsLevel: (level: 'as' | 'a2') => fill(`/physics/${level}-level`),
  paper: (subjectCode: string, paper: string) => fill('/paper/:subjectCode/:paper', subjectCode, paper),
  topic: (subject: string, paper: string, slug: string) =>
    fill('/topic/:subjectSlug/:paper/:topic', subject, paper, slug),
  search: (query?: string) => withQuery(fill('/search'), query ? { q: query } : {}),
  learningPath: (subjectCode: string) => fill('/learning-path/:subjectCode', subjectCode),
  /** That of the first subject. */
  communities: () => fill('/community'),
  community: (subjectCode: string, filters?: Record<string, string>) =>
    withQuery(fill('/community/:subjectCode', subjectCode), filters),
  tags: () => fill('/community/tags'),
  tag: (tag: string) => fill('/community/tag/:tag', tag),
  /** One's own unless somebody is named. */
  profile: (userId?: string) => (userId ? fill('/profile/:userId', userId) : fill('/profile')),
  /** One's own, or that of whoever is named. */
  reputation: (userId?: string) => withQuery(fill('/community/reputation'), userId ? { user: userId } : {}),
  /** All of them, or the one of this type. */
  badges: (type?: string) => (type ? fill('/badges/:badge', type) : fill('/badges')),
  ask: (subjectCode: string) => fill('/community/:subjectCode/ask', subjectCode),
  reviewEdits: () => fill('/review/edits'),
  /** With a question, it is filled in and solved. */
  check: (question?: string) => withQuery(fill('/tools/check'), question ? { question } : {}),
  /** The same with what was read in each of its sentences. */
  howRead: (question: string) => withQuery(fill('/tools/check'), { question, view: 'reading' }),
  notifications: (filters?: Record<string, string>) => withQuery(fill('/notifications'), filters),
  notificationSettings: () => fill('/settings/notifications'),
  moderation: () => fill('/moderation'),
  /** Of everybody, or of what concerns one person. */
  audit: (person?: string) => withQuery(fill('/moderation/audit'), person ? { person } : {}),
  progress: () => fill('/tools/progress-tracking'),
  errorBook: () => fill('/tools/error-book'),
  imageSolver: () => fill('/tools/image-solver'),
  /** A new conversation unless one is given. */
  askAi: (conversation?: string) => withQuery(fill('/ask-ai'), conversation ? { conversation } : {}),
  /** With a topic, as its paper and slug, that is selected. */
  tutoring: (chosen?: { subject: string; topic: string } | { conversation: string }) =>
    withQuery(fill('/ai-tutoring'), chosen),
  /** With the cursor of an answer, the answers after it. */
  question: (questionId: string, after?: string) =>
    withQuery(fill('/community/question/:question', questionId), after ? { after } : {}),
};

const PATTERNS = ROUTES.map(
  (route) => [new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'), route] as const,
);

/** The row of the table that an address belongs to, in either language. */
export function routeAt(pathname: string): Route | undefined {
  const path = withoutLanguage(pathname);
  return PATTERNS.find(([pattern]) => pattern.test(path))?.[1];
}

/** What the names in its row stand for in an address. */
export function namesAt(pathname: string): Partial<Record<string, string>> {
  const path = withoutLanguage(pathname);
  for (const [pattern] of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return match.groups ?? {};
  }
  return {};
}

/** The address of a page in a language: English at the path, Chinese below `/zh`. */
export function inLanguage(path: string, language: string): string {
  if (language !== 'zh' || !path.startsWith('/')) return path;
  return /^\/(?:[?#]|$)/.test(path) ? `/zh${path.slice(1)}` : `/zh${path}`;
}

export const isChinese = (pathname: string): boolean => CHINESE.test(pathname);

/** The path of a page without what says its language, and without a slash at its end. */
export const withoutLanguage = (pathname: string): string =>
  pathname.replace(CHINESE, '').replace(/(?<=.)\/$/, '') || '/';
