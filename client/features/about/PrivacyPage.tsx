import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { paths } from '../../lib/paths.ts';
import { Article, type ArticleSection } from './Article.tsx';
import { LINK } from './link-class.ts';
import { Link } from '../../ui/Link.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  usePageTitle(
    t`Privacy Policy`,
    t`What Lemma stores about you, for how long, who sees it, and what it never collects.`,
  );
  return (
    <Article
      title={<Trans>Privacy Policy</Trans>}
      lead={
        <Trans>
          Reading and solving need no account. With one, Lemma stores what it needs to recognise you, what you
          post and what you study. There is no advertising, no tracking, and no other company involved, unless
          a language model is connected to this site.
        </Trans>
      }
      parts={PARTS}
    />
  );
}

const PARTS: ArticleSection[] = [
  {
    id: 'who',
    title: <Trans>Who stores it</Trans>,
    body: (
      <p>
        <Trans>
          Every Lemma site is independent. The data on this site is stored by the person or school that runs
          it, on their own machine, and is not passed on to the makers of the software.
        </Trans>
      </p>
    ),
  },
  {
    id: 'account',
    title: <Trans>With an account</Trans>,
    body: (
      <ul>
        <li>
          <Trans>
            Your name, which everyone sees, and your e-mail address, which is never shown to other people.
          </Trans>
        </li>
        <li>
          <Trans>
            Your password as an Argon2id hash. It cannot be turned back into the password, not even by the
            operator of this site.
          </Trans>
        </li>
        <li>
          <Trans>
            For each device you are signed in on: when, from which network address and with which browser.
            Signing out removes it; it also expires after 30 days without use, and after 180 days at the
            latest.
          </Trans>
        </li>
        <li>
          <Trans>
            A log of account events such as sign-ins, with the network address, so that misuse can be
            detected.
          </Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'posts',
    title: <Trans>What you post</Trans>,
    body: (
      <ul>
        <li>
          <Trans>
            Questions and answers with their earlier versions, comments, likes, points and badges. All of it
            is public; a deleted post is hidden from everyone. Where you ask anonymously, only moderators see
            your name.
          </Trans>
        </li>
        <li>
          <Trans>Your votes. Others see only the total, and the author does not learn who voted.</Trans>
        </li>
        <li>
          <Trans>
            Your bookmarks, searches and notifications, which only you see, and your reports, which only you
            and moderators see.
          </Trans>
        </li>
        <li>
          <Trans>
            What you add to your profile: a picture, a few words, links, subjects. Everyone sees it, and also
            what you do and whom you follow, unless you switch that off in your profile.
          </Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'study',
    title: <Trans>What you study</Trans>,
    body: (
      <ul>
        <li>
          <Trans>
            With an account, the topics you studied, with scores and times, and your error book. No one else
            sees them but the admins of this site, and each time they look is logged. Your profile says how
            many topics you have mastered only if you allow it.
          </Trans>
        </li>
        <li>
          <Trans>Without one, all of this stays on your device.</Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'tutor',
    title: <Trans>What you ask the tutor</Trans>,
    body: (
      <ul>
        <li>
          <Trans>
            With an account, your conversations and the files you attach, until you delete them. No one else
            can read them here. Pictures are stored without camera metadata such as location.
          </Trans>
        </li>
        <li>
          <Trans>
            Without one, your conversations stay on your device; the server answers them but does not store
            them.
          </Trans>
        </li>
        <li>
          <Trans>
            Photos of questions are read on your device. A photo is sent here only if you ask the model to
            read it, and is deleted as soon as it has been read.
          </Trans>
        </li>
        <li>
          <Trans>
            If the operator of this site has connected a language model, what you ask, what you attach and the
            photos you have it read are sent to that model’s provider, without your name. Each reply says who
            wrote it.
          </Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'visits',
    title: <Trans>Without an account</Trans>,
    body: (
      <ul>
        <li>
          <Trans>
            To count views of a question once a day, we derive a scrambled number from the network address and
            the browser with a secret key. It is deleted a day later.
          </Trans>
        </li>
        <li>
          <Trans>
            To withstand floods of requests, requests from a network address are counted for a while and then
            forgotten. So that a class behind one address is not mistaken for one person, the browser sends a
            short random identifier, which is not stored here and cannot be traced to anyone.
          </Trans>
        </li>
        <li>
          <Trans>
            Questions and working that you submit are processed and answered; they are not stored.
          </Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'device',
    title: <Trans>On your device</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Your browser stores your theme and language, whether single-key shortcuts are on, drafts of what
            you are writing, what you study and search for without an account, whether you have been here
            before, the random identifier, pages you have read, for use offline, and your session while you
            are signed in. Signing out removes the session and the pages that were stored for you alone. You
            can clear all of it in your browser settings.
          </Trans>
        </p>
        <p>
          <Trans>The only cookie is for signing in. Only this site can read it, and no script can.</Trans>
        </p>
      </>
    ),
  },
  {
    id: 'never',
    title: <Trans>What you will never find here</Trans>,
    body: (
      <p>
        <Trans>
          No advertising, no third-party analytics, no external fonts or scripts, no sale of data, and no
          model trained on what you write.
        </Trans>
      </p>
    ),
  },
  {
    id: 'rights',
    title: <Trans>Your rights</Trans>,
    body: (
      <>
        <p>
          <Trans>
            You can ask the operator of this site what is stored about you, have it corrected, receive a copy
            or have your account deleted.
          </Trans>{' '}
          <Link to={paths.contact()} className={LINK}>
            <Trans>How to reach them</Trans>
          </Link>
        </p>
        <p>
          <Trans>
            If you are under 14, ask a parent or guardian before you create an account. Reading and solving
            work without one.
          </Trans>
        </p>
      </>
    ),
  },
];
