import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  clearDraft,
  QUESTION_BODY,
  QUESTION_TITLE,
  readDraft,
  useDraft,
} from '../../../lib/device/drafts.ts';
import type { DraftText } from '../../../lib/drafts/draft-text.ts';
import { languageOf, tagOf } from '../../../lib/i18n/language-tag.ts';

export interface SubjectMatter {
  subjectCode: string;
  paper: string;
  topic: string;
  language: 'en' | 'zh';
}

const KEY = 'ask-about';

/**
 * What a question is about and the language it is in, kept on the device as the words of the question are. As long as
 * there are none, the subject is the page's, unless another was chosen there.
 */
export function useSubjectMatter(subjectOfPage: string) {
  const { i18n } = useLingui();
  const [stored, setStored] = useDraft(KEY);
  const [subjectCode = '', paper = '', topic = '', language, chosenOn] = stored.split(' ');
  const [isChosen, setChosen] = useState(
    () =>
      subjectCode !== '' &&
      ([subjectCode, chosenOn].includes(subjectOfPage) ||
        [QUESTION_TITLE, QUESTION_BODY].some((key) => readDraft(key))),
  );
  const matter: SubjectMatter = isChosen
    ? { subjectCode, paper, topic, language: language === 'zh' ? 'zh' : 'en' }
    : { subjectCode: subjectOfPage, paper: '', topic: '', language: i18n.locale === 'zh' ? 'zh' : 'en' };
  const keep = (next: SubjectMatter) => {
    setStored([next.subjectCode, next.paper, next.topic, next.language, subjectOfPage].join(' '));
    setChosen(true);
  };

  return {
    ...matter,
    /** What the draft says of it: nothing as long as nothing was chosen. */
    chosen: isChosen && {
      subjectCode: matter.subjectCode,
      paper: matter.paper || null,
      topic: matter.topic || null,
      language: languageOf(matter.language),
    },
    choose: (choice: Partial<SubjectMatter>) => keep({ ...matter, ...choice }),
    /** Goes on with a draft of another device. */
    adopt({ subjectCode, paper, topic, language }: DraftText) {
      if (!subjectCode) return;
      keep({
        subjectCode,
        paper: paper ?? '',
        topic: topic ?? '',
        language: language ? tagOf(language) : matter.language,
      });
    },
    forget: () => clearDraft(KEY),
  };
}
