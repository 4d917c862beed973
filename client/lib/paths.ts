/** Every address of the client; nothing else spells one out. */
export const paths = {
  home: () => '/',
  community: (subjectCode: string, filters: Record<string, string> = {}) => {
    const query = new URLSearchParams(filters).toString();
    return `/community/${encodeURIComponent(subjectCode)}${query && `?${query}`}`;
  },
  ask: (subjectCode: string) => `/community/${encodeURIComponent(subjectCode)}/ask`,
  check: () => '/tools/check',
  question: (questionId: string) => `/community/question/${encodeURIComponent(questionId)}`,
};
