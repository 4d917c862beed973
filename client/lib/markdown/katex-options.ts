export const KATEX_OPTIONS = {
  throwOnError: false,
  strict: 'ignore',
  trust: false,
  maxExpand: 200,
  maxSize: 20,
} as const;
