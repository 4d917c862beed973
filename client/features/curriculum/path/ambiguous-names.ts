interface Named {
  title: { en: string };
}

/** Tells which topics need their paper beside their name, because another topic of the subject bears the same. */
export function sharedNames(topics: readonly Named[]): (topic: Named) => boolean {
  const seen = new Map<string, number>();
  for (const { title } of topics) seen.set(title.en, (seen.get(title.en) ?? 0) + 1);
  return ({ title }) => (seen.get(title.en) ?? 0) > 1;
}
