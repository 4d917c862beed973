import { useState } from 'react';
import {
  clearDraft,
  draftIsPosted,
  QUESTION_BODY,
  QUESTION_TITLE,
  useDraft,
  useDraftTick,
} from '../../../lib/device/drafts.ts';
import { type DraftText, textOf } from '../../../lib/drafts/draft-text.ts';
import { useSubjectMatter } from './use-subject-matter.ts';

const TAGS_DRAFT = 'ask-tags';
const ANONYMOUS_DRAFT = 'ask-anonymous';
/** One question is written at a time, whatever subject it is of in the end. */
export const QUESTION_PLACE = 'ask/question';

/** A question that is being written: its words and what was chosen with them. The device keeps it. */
export function useQuestion(subjectOfPage: string) {
  const matter = useSubjectMatter(subjectOfPage);
  const [title, setTitle] = useDraft(QUESTION_TITLE);
  // Its field keeps this one.
  const [body, setBody] = useState('');
  const [typedTags, setTypedTags] = useDraft(TAGS_DRAFT);
  const [anonymous, setAnonymous] = useDraftTick(ANONYMOUS_DRAFT);
  const tags = typedTags.split(' ').filter(Boolean);
  const setTags = (next: readonly string[]) => setTypedTags(next.join(' '));

  return {
    matter,
    text: textOf({ title, body, tags, anonymous, ...matter.chosen }),
    title,
    setTitle,
    body,
    setBody,
    tags,
    setTags,
    anonymous,
    setAnonymous,
    /** Goes on with a draft of another device. */
    adopt(draft: DraftText) {
      setTitle(draft.title);
      setBody(draft.body);
      setTags(draft.tags);
      setAnonymous(draft.anonymous);
      matter.adopt(draft);
    },
    forget() {
      for (const key of [QUESTION_TITLE, TAGS_DRAFT, QUESTION_BODY, ANONYMOUS_DRAFT]) clearDraft(key);
      matter.forget();
      draftIsPosted(QUESTION_PLACE);
    },
  };
}

export type Question = ReturnType<typeof useQuestion>;
