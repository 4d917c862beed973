import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { paths } from '../../lib/paths.ts';
import { Article, type Part } from './Article.tsx';
import { LINK } from './link-class.ts';
import { Link } from '../../ui/Link.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  usePageTitle(
    t`Privacy Policy`,
    t`What Lemma keeps about you, for how long, who sees it, and what it never collects.`,
  );
  return (
    <Article
      title={<Trans>Privacy Policy</Trans>}
      lead={
        <Trans>
          Reading and solving need no account. With one, Lemma keeps what it needs to know you again and to
          show what you posted. There is no advertising, no tracking, and no other company involved, unless
          this copy was connected with a language model.
        </Trans>
      }
      parts={PARTS}
    />
  );
}

const PARTS: Part[] = [
  {
    id: 'who',
    title: <Trans>Who keeps it</Trans>,
    body: (
      <p>
        <Trans>
          Every copy of Lemma stands on its own. What is kept here is kept by the person or school that runs
          this copy, on their own machine, and is not passed on to the makers of the software.
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
            Your name, which everybody sees, and your e-mail address, which is never shown to other people.
          </Trans>
        </li>
        <li>
          <Trans>
            Your password as an Argon2id hash. Nobody can read the password out of it, not even whoever runs
            this copy.
          </Trans>
        </li>
        <li>
          <Trans>
            For each device you are signed in on: when, from which network address and with which browser.
            Signing out removes it; it also ends after 30 days without use, and after 180 days at the latest.
          </Trans>
        </li>
        <li>
          <Trans>
            A log of what happened to the account, such as signing in, with the network address, so that
            misuse can be found.
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
            Questions and answers with their earlier versions, and your points. Questions, answers and points
            are public; a deleted post is hidden from everybody.
          </Trans>
        </li>
        <li>
          <Trans>Your votes. Others see only their sum, and the author is not told who voted.</Trans>
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
            With an account, your conversations and the files you attach, until you delete them. Nobody else
            can read them here. Pictures are kept without what a camera writes into them, such as the place.
          </Trans>
        </li>
        <li>
          <Trans>Without one, your conversations stay on your device; they are answered, not stored.</Trans>
        </li>
        <li>
          <Trans>
            Photos of questions are read on your device. Only if you ask the model to read one is it sent
            here, and deleted as soon as it was read.
          </Trans>
        </li>
        <li>
          <Trans>
            If whoever runs this copy connected it with a language model, what you ask, what you attach and
            the photos you let it read are sent to the service of that model, without your name. Each reply
            says who wrote it.
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
            To count a view of a question once a day, a scrambled number is made of the network address and
            the browser with a key that nobody outside has. It is removed a day later.
          </Trans>
        </li>
        <li>
          <Trans>
            To hold off floods of requests, what comes from a network address is counted for a while and then
            forgotten. So that a class behind one address is not taken for one person, the browser sends a
            short name drawn by lot; it is not stored here and leads to nobody.
          </Trans>
        </li>
        <li>
          <Trans>
            Questions you have solved and lines you have checked are computed and answered; they are not
            stored.
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
            Your browser keeps your theme and language, whether single keys are shortcuts, drafts of what you
            are writing, that you have been here before, the name drawn by lot, pages you have read for when
            you are offline, and while you are signed in the session. Signing out removes the session and the
            pages that were kept for you alone. You can clear all of it in the settings of the browser.
          </Trans>
        </p>
        <p>
          <Trans>
            The one cookie belongs to signing in. It can be read by this site only and by no script.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'never',
    title: <Trans>What is never here</Trans>,
    body: (
      <p>
        <Trans>
          No advertising, no analytics of another company, no fonts or scripts from elsewhere, no sale of
          data, and no model that is trained on what you write.
        </Trans>
      </p>
    ),
  },
  {
    id: 'rights',
    title: <Trans>Your say in it</Trans>,
    body: (
      <>
        <p>
          <Trans>
            You can ask whoever runs this copy what is kept about you, have it corrected, receive a copy or
            have your account removed.
          </Trans>{' '}
          <Link to={paths.contact()} className={LINK}>
            <Trans>How to reach them</Trans>
          </Link>
        </p>
        <p>
          <Trans>
            If you are under 14, ask a parent or guardian before you make an account. Everything that can be
            read or solved works without one.
          </Trans>
        </p>
      </>
    ),
  },
];
