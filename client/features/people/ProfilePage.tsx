import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../../lib/auth/session.ts';
import { openSignIn } from '../../lib/auth/sign-in-prompt.ts';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/fields/Segmented.tsx';
import { part } from '../../ui/loading/lazy-component.tsx';
import { Section } from '../../ui/loading/SectionBoundary.tsx';
import { Empty, Failure, Skeleton, Waiting } from '../../ui/loading/states.tsx';
import { ProfileAbout } from './ProfileAbout.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { useProfilePageQuery } from './ProfilePage.gen.ts';
import { RowsSkeleton } from './lists/RowsSkeleton.tsx';

const EditProfile = part(async () => (await import('./EditProfile.tsx')).EditProfile);
const ActivityTab = part(async () => (await import('./lists/ActivityTab.tsx')).ActivityTab);
const QuestionsTab = part(async () => (await import('./lists/QuestionsTab.tsx')).QuestionsTab);
const AnswersTab = part(async () => (await import('./lists/AnswersTab.tsx')).AnswersTab);
const BookmarksTab = part(async () => (await import('./lists/BookmarksTab.tsx')).BookmarksTab);
const PeopleTab = part(async () => (await import('./lists/PeopleTab.tsx')).PeopleTab);
const ProfileRail = part(async () => (await import('./ProfileRail.tsx')).ProfileRail);

const TABS = ['activity', 'questions', 'answers', 'bookmarks', 'followers', 'following'] as const;
type Tab = (typeof TABS)[number];

/** Somebody’s profile; without a name in the address one’s own. */
export function ProfilePage() {
  const { t } = useLingui();
  const { userId } = useParams();
  const me = useSession();
  const id = userId ?? me?.id;
  const { data, error, refetch } = useProfilePageQuery(id ? { variables: { id } } : skipToken);
  const person = data?.profile;
  const name = person?.name ?? '';
  usePageTitle(
    name || t`Profile`,
    name ? t`What ${name} asks and answers on Lemma.` : t`Who you are on Lemma, and what you did here.`,
  );
  const [editing, setEditing] = useState(false);

  if (!id) return <SignInFirst />;
  if (person === undefined)
    return error ? (
      <Framed>
        <Failure onRetry={() => refetch()} />
      </Framed>
    ) : (
      <ProfileSkeleton />
    );
  if (person === null) return <NobodyHere />;
  return (
    <div className="page-width grid gap-x-12 gap-y-8 py-7 max-lg:has-data-[rows=waiting]:[&>aside]:invisible lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <ProfileHeader person={person} editing={editing} onEdit={() => setEditing(!editing)} />
        {editing ? (
          <Suspense fallback={<Waiting />}>
            <EditProfile person={person} isSelf={person.id === me?.id} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          <ProfileAbout {...person} />
        )}
        <ProfileTabs id={person.id} isSelf={person.id === me?.id} />
      </div>
      <aside className="min-w-0">
        <Section>
          <Suspense fallback={<RailSkeleton />}>
            <ProfileRail id={person.id} />
          </Suspense>
        </Section>
      </aside>
    </div>
  );
}

function ProfileTabs({ id, isSelf }: { id: string; isSelf: boolean }) {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  // What somebody bookmarked is for their own eyes.
  const tabs = TABS.filter((one) => isSelf || one !== 'bookmarks');
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'activity';
  const labels: Record<Tab, string> = {
    activity: t`Activity`,
    questions: t`Questions`,
    answers: t`Answers`,
    bookmarks: t`Bookmarks`,
    followers: t`Followers`,
    following: t({ message: 'Following', context: 'people' }),
  };
  return (
    <div className="mt-8">
      <div className="relative overflow-x-auto">
        <Segmented
          label={t`What to show`}
          value={tab}
          options={tabs.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => setQuery(value === 'activity' ? {} : { tab: value }, { replace: true })}
        />
      </div>
      <Section key={tab}>
        <div className="mt-4">
          <Suspense fallback={<RowsSkeleton />}>
            {tab === 'activity' && <ActivityTab id={id} />}
            {tab === 'questions' && <QuestionsTab id={id} />}
            {tab === 'answers' && <AnswersTab id={id} />}
            {tab === 'bookmarks' && <BookmarksTab id={id} />}
            {(tab === 'followers' || tab === 'following') && <PeopleTab key={tab} id={id} side={tab} />}
          </Suspense>
        </div>
      </Section>
    </div>
  );
}

const Framed = ({ children }: { children: React.ReactNode }) => (
  <div className="page-width py-7">{children}</div>
);

const RailSkeleton = () => (
  <Waiting>
    <Skeleton className="h-52 w-full" />
  </Waiting>
);

function ProfileSkeleton() {
  return (
    <Framed>
      <Waiting>
        <div className="flex items-center gap-5">
          <Skeleton className="size-20 rounded-full" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-7 w-48" />
            <Skeleton className="h-4 w-64" />
          </div>
        </div>
        <Skeleton className="mt-8 h-40 w-full" />
      </Waiting>
    </Framed>
  );
}

function SignInFirst() {
  return (
    <Empty
      title={<Trans>Your profile</Trans>}
      action={
        <Button look="primary" onClick={() => openSignIn('login')}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Trans>Sign in to see what you asked and answered, and to say who you are.</Trans>
    </Empty>
  );
}

const NobodyHere = () => (
  <Empty title={<Trans>There is nobody here</Trans>}>
    <Trans>This account does not exist, or was deleted.</Trans>
  </Empty>
);
