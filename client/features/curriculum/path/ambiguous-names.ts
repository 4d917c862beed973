interface Named {
  titleEn: string;
}

/** Tells which topics need their paper beside their name, because another topic of the subject bears the same. */
export function sharedNames(topics: readonly Named[]): (topic: Named) => boolean {
  const seen = new Map<string, number>();
  for (const { titleEn } of topics) seen.set(titleEn, (seen.get(titleEn) ?? 0) + 1);
  return ({ titleEn }) => (seen.get(titleEn) ?? 0) > 1;
}
