import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_TAG, MAX_TAGS } from '../../../lib/graph/limits.gen.ts';
import { clearDraft, isDraftStorageBlocked, QUESTION_BODY, useDraft } from '../../../lib/device/drafts.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { MarkdownEditor } from '../../../ui/editor/LazyEditor.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { SubjectMatterFields } from './SubjectMatterFields.tsx';
import { TagInput } from '../editing/TagInput.tsx';
import { TitleField } from './TitleField.tsx';
import { useAskQuestion } from './use-ask-question.ts';
import { useSubjectMatter } from './use-subject-matter.ts';

const TITLE_DRAFT = 'ask-title';
const TAGS_DRAFT = 'ask-tags';

interface AskFormProps {
  initialSubject: { code: string; name: string };
}

export function AskForm({ initialSubject }: AskFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const matter = useSubjectMatter(initialSubject.code);
  const [title, setTitle] = useDraft(TITLE_DRAFT);
  const [body, setBody] = useState('');
  const [typedTags, setTags] = useDraft(TAGS_DRAFT);
  const tags = typedTags.split(' ').filter(Boolean);
  const form = useRef<HTMLFormElement>(null);
  const { ask, busy, faults, clearFault, refusal } = useAskQuestion(form);

  const send = async () => {
    const { subjectCode, paper, topic, language } = matter;
    const id = await ask({
      subjectCode,
      paper: paper || null,
      topic: topic || null,
      title,
      body,
      language,
      tags: withTopic(tags, topic),
    });
    if (!id) return;
    for (const key of [TITLE_DRAFT, TAGS_DRAFT, QUESTION_BODY]) clearDraft(key);
    matter.forget();
    void navigate(paths.question(id), { replace: true });
  };

  return (
    <form
      ref={form}
      noValidate
      className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Heading />
      <SubjectMatterFields matter={matter} onChoose={matter.choose} initialSubject={initialSubject} />

      <TitleField
        title={title}
        onChange={(text) => {
          setTitle(text);
          clearFault('title');
        }}
        // The question goes on below; its button posts it.
        onEnter={() => form.current?.querySelector('textarea')?.focus()}
        subjectCode={matter.subjectCode}
        readOnly={busy}
        error={faults['title']}
      />
      <MarkdownEditor
        label={<Trans>Question</Trans>}
        value={body}
        onChange={(text) => {
          setBody(text);
          clearFault('body');
        }}
        draftKey={QUESTION_BODY}
        error={faults['body']}
        placeholder={t`Formulas go between $ signs: $x^2 + 1$`}
        minRows={10}
        sending={busy}
        onSubmit={() => void send()}
      />
      <TagInput tags={tags} onChange={(next) => setTags(next.join(' '))} error={faults['tags']} />
      {refusal && <Refusal>{refusal}</Refusal>}
      <div className="flex items-center gap-3">
        <Button look="primary" size="large" type="submit" busy={busy}>
          <Trans>Post question</Trans>
        </Button>
        <DraftNotice />
      </div>
    </form>
  );
}

function Heading() {
  return (
    <div>
      <h1 className="font-serif text-2xl font-semibold zh:font-sans">
        <Trans>Ask a question</Trans>
      </h1>
      <p className="mt-1 text-soft">
        <Trans>Say what you tried and where it stopped making sense: that gets the best answers.</Trans>
      </p>
    </div>
  );
}

/** Where what is written is until it is posted. */
function DraftNotice() {
  return (
    <p className="text-sm text-faint">
      {[TITLE_DRAFT, QUESTION_BODY].some(isDraftStorageBlocked) ? (
        <Trans>Your browser cannot save this: it will be lost when you close the page.</Trans>
      ) : (
        <Trans>What you write is saved on this device until you post it.</Trans>
      )}
    </p>
  );
}

/** The topic is a tag as well, where there is room for it. */
function withTopic(tags: string[], topic: string): string[] {
  const isRoom = topic && !tags.includes(topic) && tags.length < MAX_TAGS - 1 && topic.length <= MAX_TAG;
  return isRoom ? [topic, ...tags] : tags;
}
