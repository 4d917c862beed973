import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useAllSubjects } from '../../lib/curriculum/all-subjects.ts';
import { type DraftField, useDraftField } from '../../lib/device/use-draft-field.ts';
import { Button } from '../../ui/Button.tsx';
import { CONTROL, Field } from '../../ui/fields/Field.tsx';
import { Input } from '../../ui/fields/Input.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Refusal } from '../../ui/loading/states.tsx';
import { useEditProfileMutation } from './EditProfile.gen.ts';
import { PictureField } from './PictureField.tsx';

interface Privacy {
  showActivity: boolean;
  showFollows: boolean;
  showStudy: boolean;
  onLeaderboard: boolean;
}

interface EditProfileProps {
  person: {
    id: string;
    name: string;
    bio: string;
    links: string[];
    subjects: string[];
    examSession: string | null;
    privacy: Privacy;
  };
  isSelf: boolean;
  onDone: () => void;
}

export function EditProfile({ person, isSelf, onDone }: EditProfileProps) {
  const { t } = useLingui();
  const { name, bio, links, session, subjects, privacy, forget } = useProfileFields(person);
  const leave = () => {
    forget();
    onDone();
  };
  const { save, busy, refusal, problemOf } = useSave(leave);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({
      userId: person.id,
      name: name.text,
      bio: bio.text,
      subjects: subjects.value,
      examSession: session.text.trim() || null,
      links: links.text.split('\n').filter((link) => link.trim()),
      privacy: privacy.value,
    });
  };

  return (
    <form onSubmit={submit} className="mt-6 flex max-w-xl flex-col gap-5" noValidate>
      {isSelf && <PictureField userId={person.id} />}
      <Input
        label={t`Name`}
        value={name.text}
        onChange={(event) => name.setText(event.target.value)}
        error={problemOf('name')}
      />
      <Field label={t`About you`} error={problemOf('bio')} hint={t`Plain text, at most 1,000 characters.`}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={bio.text}
            onChange={(event) => bio.setText(event.target.value)}
            className={`py-2 ${CONTROL}`}
          />
        )}
      </Field>
      <Field label={t`Links`} error={problemOf('links')} hint={t`At most three, one on each line.`}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            inputMode="url"
            value={links.text}
            onChange={(event) => links.setText(event.target.value)}
            className={`py-2 ${CONTROL}`}
          />
        )}
      </Field>
      <Input
        label={t`Exam session`}
        value={session.text}
        placeholder="2027-06"
        hint={t`Year and month, such as 2027-06.`}
        onChange={(event) => session.setText(event.target.value)}
        error={problemOf('examSession')}
      />
      <SubjectChoice chosen={subjects.value} onChange={subjects.setValue} />
      <PrivacyChoice privacy={privacy.value} onChange={privacy.setValue} />
      {refusal && <Refusal>{refusal}</Refusal>}
      <div className="flex gap-3">
        <Button type="submit" look="primary" busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={leave}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

interface SubjectChoiceProps {
  chosen: string[];
  onChange: (codes: string[]) => void;
}

function SubjectChoice({ chosen, onChange }: SubjectChoiceProps) {
  const subjects = useAllSubjects();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">
        <Trans>Subjects</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {subjects.map(({ code }) => (
          <Switch
            key={code}
            small
            label={code}
            on={chosen.includes(code)}
            onChange={(on) => onChange(on ? [...chosen, code] : chosen.filter((one) => one !== code))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PrivacyChoiceProps {
  privacy: Privacy;
  onChange: (privacy: Privacy) => void;
}

function PrivacyChoice({ privacy, onChange }: PrivacyChoiceProps) {
  const { t } = useLingui();
  const choices: [keyof Privacy, string][] = [
    ['showActivity', t`Show others what I did and when`],
    ['showFollows', t`Show others whom I follow and who follows me`],
    ['showStudy', t`Show others what I have mastered`],
    ['onLeaderboard', t`Rank me on the leaderboard`],
  ];
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">
        <Trans>Privacy</Trans>
      </legend>
      {choices.map(([choice, label]) => (
        <Switch
          key={choice}
          label={label}
          on={privacy[choice]}
          onChange={(on) => onChange({ ...privacy, [choice]: on })}
        />
      ))}
    </fieldset>
  );
}

/** Sends a change; what is wrong stands beside its field, and nothing that was typed is lost. */
function useSave(onDone: () => void) {
  const { t } = useLingui();
  const [send, { loading: busy }] = useEditProfileMutation();
  const [refusal, setRefusal] = useState('');
  const [problems, setProblems] = useState<{ field: string; message: string }[]>([]);

  const save = async (input: Parameters<typeof send>[0] extends infer Options ? InputOf<Options> : never) => {
    setRefusal('');
    setProblems([]);
    try {
      const { data } = await send({ variables: { input } });
      const result = data!.updateProfile;
      if (result.__typename === 'User') return onDone();
      setProblems(result.fields);
      if (result.fields.length === 0) setRefusal(result.message);
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    }
  };
  return {
    save,
    busy,
    refusal,
    problemOf: (field: string) => problems.find((problem) => problem.field === field)?.message,
  };
}

type InputOf<Options> = NonNullable<Options> extends { variables: { input: infer Input } } ? Input : never;

/** What was changed and not saved is there again when the form is opened next. */
function useProfileFields({ id, privacy: before, ...person }: EditProfileProps['person']) {
  const key = `profile:${id}`;
  const name = useDraftField(`${key}:name`, person.name);
  const bio = useDraftField(`${key}:bio`, person.bio);
  const links = useDraftField(`${key}:links`, person.links.join('\n'));
  const session = useDraftField(`${key}:session`, person.examSession ?? '');
  const subjects = useDraftField(`${key}:subjects`, JSON.stringify(person.subjects));
  const { showActivity, showFollows, showStudy, onLeaderboard } = before;
  const privacy = useDraftField(
    `${key}:privacy`,
    JSON.stringify({ showActivity, showFollows, showStudy, onLeaderboard }),
  );
  return {
    name,
    bio,
    links,
    session,
    subjects: parsed<string[]>(subjects),
    privacy: parsed<Privacy>(privacy),
    forget() {
      for (const field of [name, bio, links, session, subjects, privacy]) field.forget();
    },
  };
}

const parsed = <Value,>({ text, setText }: DraftField) => ({
  value: JSON.parse(text) as Value,
  setValue: (value: Value) => setText(JSON.stringify(value)),
});
