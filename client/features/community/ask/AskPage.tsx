import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useAllSubjects } from '../../../lib/curriculum/all-subjects.ts';
import { clearDraft, isDraftUnkept, QUESTION_BODY, useDraft } from '../../../lib/device/drafts.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { MarkdownEditor } from '../../../ui/editor/LazyEditor.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { leadToFault } from '../../../ui/fields/focus-first-error.ts';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { part, unseen } from '../../../ui/loading/lazy-component.tsx';
import { Empty, Refusal } from '../../../ui/loading/states.tsx';
import { OfSubject } from '../shared/SubjectGuard.tsx';
import { TagInput } from './TagInput.tsx';
import { useSyllabus } from '../shared/use-syllabus.ts';
import { useEditQuestionMutation } from '../editing/Edits.gen.ts';
import { useAskQuestionMutation } from './AskPage.gen.ts';
import { useSubjectMatter } from './use-subject-matter.ts';

const AlreadyAsked = part(async () => (await import('./AlreadyAsked.tsx')).AlreadyAsked, unseen);

const TITLE_DRAFT = 'ask-title';
const TAGS_DRAFT = 'ask-tags';

export function AskPage() {
  const { subjectCode = '9709' } = useParams();
  return (
    <OfSubject code={subjectCode}>{(name) => <AskAbout subjectCode={subjectCode} name={name} />}</OfSubject>
  );
}

function AskAbout({ subjectCode, name }: { subjectCode: string; name: string }) {
  const { t } = useLingui();
  const user = useSession();
  usePageTitle(
    t`Ask a question`,
    t`Ask about CIE A-Level ${name}: students and teachers answer, in English and Chinese.`,
  );
  if (!user)
    return (
      <Empty
        title={<Trans>Sign in to ask</Trans>}
        action={
          <Button look="primary" onClick={() => openSignIn('login')}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        <Trans>Your name stands beside your question, and you are the one who accepts the answer.</Trans>
      </Empty>
    );
  return <AskForm initialSubject={{ code: subjectCode, name }} />;
}

function AskForm({ initialSubject }: { initialSubject: { code: string; name: string } }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const taught = useAllSubjects();
  const known = taught.some(({ code }) => code === initialSubject.code);
  const subjects = known ? taught : [...taught, initialSubject];
  const { subjectCode, paper, topic, language, choose, forget } = useSubjectMatter(initialSubject.code);
  const [title, setTitle] = useDraft(TITLE_DRAFT);
  const [body, setBody] = useState('');
  const [typedTags, setTags] = useDraft(TAGS_DRAFT);
  const tags = typedTags.split(' ').filter(Boolean);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  // One key for one question: sending it twice asks it once.
  const [key] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const [send, { loading }] = useAskQuestionMutation();
  const [edit, { loading: editing }] = useEditQuestionMutation();
  const busy = loading || editing;
  const syllabus = useSyllabus(subjectCode);

  const ask = async () => {
    setFaults({});
    setRefusal(null);
    const draft = {
      subjectCode,
      paper: paper || null,
      topic: topic || null,
      title,
      body,
      language,
      tags: topic && !tags.includes(topic) && tags.length < 4 && topic.length <= 35 ? [topic, ...tags] : tags,
    };
    try {
      const { data } = await send({
        variables: { input: { ...draft, idempotencyKey: key } },
        refetchQueries: ['CommunityPage'],
      });
      const asked = data!.askQuestion;
      // A try that looked lost has arrived: what was changed since is an edit of it.
      const earlierId = asked.__typename === 'Conflict' && asked.earlierId;
      const result = earlierId
        ? (await edit({ variables: { input: { ...draft, id: earlierId } } })).data!.editQuestion
        : asked;
      if (result.__typename === 'Question') {
        clearDraft(TITLE_DRAFT);
        clearDraft(TAGS_DRAFT);
        clearDraft(QUESTION_BODY);
        forget();
        void navigate(paths.question(result.id), { replace: true });
        return;
      }
      const found = Object.fromEntries(result.fields.map(({ field, message }) => [field, message]));
      leadToFault(form.current, () => setFaults(found));
      if (!result.fields.some(({ field }) => field === 'title' || field === 'body' || field === 'tags'))
        setRefusal(result.message);
    } catch {
      setRefusal(t`Your question could not be sent. It is kept here; try again.`);
    }
  };

  const papers = syllabus.papers;
  const topics = syllabus.topicsOf(paper || (papers.length === 1 ? papers[0]!.value : ''));

  return (
    <form
      ref={form}
      noValidate
      className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <div>
        <h1 className="font-serif text-2xl font-semibold zh:font-sans">
          <Trans>Ask a question</Trans>
        </h1>
        <p className="mt-1 text-soft">
          <Trans>Say what you tried and where it stopped making sense: that gets the best answers.</Trans>
        </p>
      </div>

      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t`Subject`}
          value={subjectCode}
          onChange={(code) => choose({ subjectCode: code, paper: '', topic: '' })}
          options={subjects.map(({ code, name }) => ({
            value: code,
            label: (
              <>
                <span className="hidden sm:inline">{name}</span>
                <span className="sm:hidden">{code}</span>
              </>
            ),
          }))}
        />
        {papers.length > 1 && (
          <Select
            label={t`Paper`}
            value={paper}
            onChange={(code) => choose({ paper: code, topic: '' })}
            options={[{ value: '', label: t`Any paper` }, ...papers]}
            framed
          />
        )}
        {topics.length > 0 && (
          <Select
            label={t`Topic`}
            value={topic}
            onChange={(slug) => choose({ topic: slug })}
            options={[{ value: '', label: t`Any topic` }, ...topics]}
            framed
          />
        )}
        <Segmented
          label={t`Language of the question`}
          value={language}
          onChange={(one) => choose({ language: one })}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'zh', label: '中文', lang: 'zh' },
          ]}
        />
      </div>

      <div>
        <Input
          label={<Trans>Title</Trans>}
          value={title}
          readOnly={busy}
          onChange={(event) => {
            setTitle(event.target.value);
            setFaults(({ title: _gone, ...rest }) => rest);
          }}
          // The question goes on below; its button posts it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            form.current?.querySelector('textarea')?.focus();
          }}
          placeholder={t`One sentence that says what is asked`}
          error={faults['title']}
        />
        <Suspense>
          <AlreadyAsked title={title} subjectCode={subjectCode} />
        </Suspense>
      </div>
      <MarkdownEditor
        label={<Trans>Question</Trans>}
        value={body}
        onChange={(text) => {
          setBody(text);
          setFaults(({ body: _gone, ...rest }) => rest);
        }}
        draftKey={QUESTION_BODY}
        error={faults['body']}
        placeholder={t`Formulas go between $ signs: $x^2 + 1$`}
        minRows={10}
        sending={busy}
        onSubmit={() => void ask()}
      />
      <TagInput tags={tags} onChange={(next) => setTags(next.join(' '))} error={faults['tags']} />
      {refusal && <Refusal>{refusal}</Refusal>}
      <div className="flex items-center gap-3">
        <Button look="primary" size="large" type="submit" busy={busy}>
          <Trans>Post question</Trans>
        </Button>
        <p className="text-sm text-faint">
          {[TITLE_DRAFT, QUESTION_BODY].some(isDraftUnkept) ? (
            <Trans>Your browser keeps nothing of this: it is lost when you close the page.</Trans>
          ) : (
            <Trans>What you write is kept on this device until it is posted.</Trans>
          )}
        </p>
      </div>
    </form>
  );
}
