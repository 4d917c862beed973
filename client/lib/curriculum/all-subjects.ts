import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { externalStore, useExternalStore } from '../device/external-store.ts';
import { askOnce } from '../graph/request-once.ts';
import { SUBJECT_CODES, SUBJECT_NAMES, SUBJECT_SLUGS } from './subjects.ts';

export interface Subject {
  code: string;
  slug: string;
  name: { en: string; zh: string };
}

let requested = false;
/** Null until the graph has said which there are. */
const taught = externalStore<readonly Subject[] | null>(null);

/** The subjects that are taught here, those included that came as files after this client was written. */
export function useAllSubjects(): { code: string; slug: string; name: string }[] {
  const { i18n } = useLingui();
  const all = useExternalStore(taught);
  useEffect(() => void askForAll(), []);
  if (!all)
    return SUBJECT_CODES.map((code) => ({
      code,
      slug: SUBJECT_SLUGS[code],
      name: i18n._(SUBJECT_NAMES[code]),
    }));
  return all.map(({ code, slug, name }) => ({
    code,
    slug,
    name: i18n.locale === 'zh' ? name.zh : name.en,
  }));
}

async function askForAll(): Promise<void> {
  if (requested) return;
  requested = true;
  try {
    const { AllSubjectsDocument } = await import('./AllSubjects.gen.ts');
    const { subjects } = await askOnce(AllSubjectsDocument);
    // A subject whose content was removed stays listed for its questions.
    taught.set(subjects.filter(({ papers }) => papers.length > 0));
  } catch {
    // The built-in subjects serve until the next look.
    requested = false;
  }
}
