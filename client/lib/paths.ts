const asking = (path: string, query: Record<string, string> = {}) => {
  const asked = new URLSearchParams(query).toString();
  return path + (asked && `?${asked}`);
};

/** Every address of the client; nothing else spells one out. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  privacy: () => '/privacy',
  terms: () => '/terms',
  contact: () => '/contact',
  pricing: () => '/pricing',
  subjects: () => '/subject-selection',
  topics: () => '/topics',
  studyHub: (subjectCode: string) => `/study-hub/${encodeURIComponent(subjectCode)}`,
  /** By the name of the subject as addresses have it, such as `further-mathematics`. */
  topicsOf: (subject: string) => `/topics/${encodeURIComponent(subject)}`,
  papers: (subject: string) => `/${subject}-papers`,
  physicsLevel: (level: 'as' | 'a2') => `/physics/${level}-level`,
  paper: (subjectCode: string, paper: string) =>
    `/paper/${encodeURIComponent(subjectCode)}/${encodeURIComponent(paper)}`,
  topic: (subject: string, paper: string, slug: string) =>
    `/topic/${encodeURIComponent(subject)}/${encodeURIComponent(paper)}/${encodeURIComponent(slug)}`,
  search: (query?: string) => asking('/search', query ? { q: query } : {}),
  learningPath: (subjectCode: string) => `/learning-path/${encodeURIComponent(subjectCode)}`,
  community: (subjectCode: string, filters?: Record<string, string>) =>
    asking(`/community/${encodeURIComponent(subjectCode)}`, filters),
  ask: (subjectCode: string) => `/community/${encodeURIComponent(subjectCode)}/ask`,
  /** With a question, it stands ready to be solved. */
  check: (question?: string) => asking('/tools/check', question ? { question } : {}),
  imageSolver: () => '/tools/image-solver',
  /** Without a conversation, a new one. */
  askAi: (conversation?: string) => asking('/ask-ai', conversation ? { conversation } : {}),
  /** With a topic, as its paper and slug, that stands chosen. */
  tutoring: (chosen?: { subject: string; topic: string } | { conversation: string }) =>
    asking('/ai-tutoring', chosen),
  question: (questionId: string) => `/community/question/${encodeURIComponent(questionId)}`,
};

/** Pages that the build writes out in both languages: English at the path, Chinese below `/zh`. */
export const PRERENDERED = ['/', '/about', '/privacy', '/terms', '/contact', '/pricing'];

/** Pages that fill the window and scroll inside; nothing stands below them. */
export function isBench(pathname: string): boolean {
  return /^\/(?:ask-ai|ai-tutoring)\/?$/.test(pathname);
}

/** Where a page stands in a language; whatever is not written out stands at one address for both. */
export function inLanguage(path: string, language: string): string {
  if (language !== 'zh' || !PRERENDERED.includes(path)) return path;
  return path === '/' ? '/zh' : `/zh${path}`;
}

/** The page, if it is written out, that an address in either language names. */
export function prerenderedAt(pathname: string): string | null {
  const path = pathname.replace(/^\/zh(?=\/|$)/, '').replace(/\/$/, '') || '/';
  return PRERENDERED.includes(path) ? path : null;
}
