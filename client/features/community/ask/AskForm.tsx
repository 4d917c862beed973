import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_TAG, MAX_TAGS } from '../../../lib/graph/limits.gen.ts';
import { isDraftStorageBlocked, QUESTION_BODY, QUESTION_TITLE } from '../../../lib/device/drafts.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { paths } from '../../../lib/paths.ts';
import { languageOf } from '../../../lib/i18n/language-tag.ts';
import { Button } from '../../../ui/Button.tsx';
import { MarkdownEditor } from '../../../ui/editor/LazyEditor.tsx';
import { SyncedDraft } from '../../../ui/editor/LazySyncedDraft.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { SubjectMatterFields } from './SubjectMatterFields.tsx';
import { TagInput } from '../editing/TagInput.tsx';
import { TitleField } from './TitleField.tsx';
import { useAskQuestion } from './use-ask-question.ts';
import { type Question, QUESTION_PLACE, useQuestion } from './use-question.ts';

interface AskFormProps {
  initialSubject: { code: string; name: string };
}

export function AskForm({ initialSubject }: AskFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const question = useQuestion(initialSubject.code);
  const { matter, title, setTitle, body, setBody, tags, setTags, anonymous, setAnonymous } = question;
  const user = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { ask, busy, isUnanswered, faults, clearFault, refusal } = useAskQuestion(form);

  const send = async () => {
    // What is written stays on the device until it is posted.
    if (!user) return openSignIn('login', t`Posting needs an account. What you have written stays here.`);
    const { subjectCode, paper, topic, language } = matter;
    const id = await ask({
      subjectCode,
      paper: paper || null,
      topic: topic || null,
      title,
      body,
      language: languageOf(language),
      tags: withTopic(tags, topic),
      anonymous,
    });
    if (!id) return;
    question.forget();
    void navigate(paths.question(id), { replace: true });
  };

  return (
    <form
      ref={form}
      noValidate
      className="page-width flex flex-col gap-6 py-8"
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
      <TagInput tags={tags} onChange={setTags} error={faults['tags']} />
      <AnonymousField checked={anonymous} onChange={setAnonymous} />
      {user && <Kept question={question} isOnItsWay={isUnanswered} />}
      {refusal && <Refusal>{refusal}</Refusal>}
      <Submit busy={busy} isSignedIn={user !== null} />
    </form>
  );
}

/** On the account, and so on other devices. */
function Kept({ question, isOnItsWay }: { question: Question; isOnItsWay: boolean }) {
  return (
    <SyncedDraft
      place={QUESTION_PLACE}
      deviceKey={QUESTION_BODY}
      text={question.text}
      onAdopt={question.adopt}
      isOnItsWay={isOnItsWay}
    />
  );
}

function AnonymousField({ checked, onChange }: { checked: boolean; onChange: (next: boolean) => void }) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <Trans>Ask anonymously: only moderators see your name.</Trans>
    </label>
  );
}

function Submit({ busy, isSignedIn }: { busy: boolean; isSignedIn: boolean }) {
  return (
    <div className="flex items-center gap-3">
      <Button look="primary" size="large" type="submit" busy={busy}>
        {isSignedIn ? <Trans>Post question</Trans> : <Trans>Sign in to post</Trans>}
      </Button>
      {!isSignedIn && <DraftNotice />}
    </div>
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

/** Where what a guest writes is until it is posted; to members `SyncedDraft` says it. */
function DraftNotice() {
  const isBlocked = [QUESTION_TITLE, QUESTION_BODY].some(isDraftStorageBlocked);
  return (
    <p className="text-sm text-faint">
      {isBlocked ? (
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
