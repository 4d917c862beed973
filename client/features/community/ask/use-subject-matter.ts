import { useLingui } from '@lingui/react/macro';
import { clearDraft, useDraft } from '../../../lib/device/drafts.ts';

export interface SubjectMatter {
  subjectCode: string;
  paper: string;
  topic: string;
  language: 'en' | 'zh';
}

/** What a question is about and the language it is in, kept on the device as the words of the question are. */
export function useSubjectMatter(subjectOfPage: string) {
  const { i18n } = useLingui();
  const key = `ask-about:${subjectOfPage}`;
  const [stored, setStored] = useDraft(key);
  const [subjectCode = subjectOfPage, paper = '', topic = '', language = i18n.locale] = stored
    ? stored.split(' ')
    : [];
  const chosen: SubjectMatter = { subjectCode, paper, topic, language: language === 'zh' ? 'zh' : 'en' };

  return {
    ...chosen,
    choose: (choice: Partial<SubjectMatter>) => {
      const next = { ...chosen, ...choice };
      setStored([next.subjectCode, next.paper, next.topic, next.language].join(' '));
    },
    forget: () => clearDraft(key),
  };
}
