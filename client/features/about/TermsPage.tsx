import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { Article, type ArticleSection } from './Article.tsx';

export function TermsPage() {
  const { t } = useLingui();
  usePageTitle(
    t`Terms of Service`,
    t`The few rules of Lemma: how to treat each other, what belongs to you, and what is not guaranteed.`,
  );
  return (
    <Article
      title={<Trans>Terms of Service</Trans>}
      lead={
        <Trans>
          Lemma is free to use. In return it asks for decency and honest work. These are the rules of this
          site; by using it you accept them.
        </Trans>
      }
      parts={PARTS}
    />
  );
}

const PARTS: ArticleSection[] = [
  {
    id: 'together',
    title: <Trans>How to treat each other</Trans>,
    body: (
      <ul>
        <li>
          <Trans>Explain. An answer that shows its working helps more than one that does not.</Trans>
        </li>
        <li>
          <Trans>Criticise the line, not the person who wrote it.</Trans>
        </li>
        <li>
          <Trans>One account for each person, and votes for posts, not for friends.</Trans>
        </li>
        <li>
          <Trans>
            No advertising, no harassment, and nothing that the law forbids where you are or where this site
            is run.
          </Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'exams',
    title: <Trans>Examinations</Trans>,
    body: (
      <p>
        <Trans>
          Do not ask for, post or answer questions from a paper that is being sat anywhere in the world.
          Moderators close such questions. Do not copy past papers here: they belong to the exam board. Ask in
          your own words.
        </Trans>
      </p>
    ),
  },
  {
    id: 'posts',
    title: <Trans>What you write</Trans>,
    body: (
      <p>
        <Trans>
          It stays yours. By posting it you allow this site to show it to everyone, to keep its earlier
          versions, to let others suggest edits, and to check the working in it. You can delete it; a question
          with upvoted or accepted answers stays.
        </Trans>
      </p>
    ),
  },
  {
    id: 'account',
    title: <Trans>Your account</Trans>,
    body: (
      <p>
        <Trans>
          Keep your password to yourself. The operator of this site may close posts, or an account that does
          harm, and will say why. You can stop using the site at any time.
        </Trans>
      </p>
    ),
  },
  {
    id: 'promise',
    title: <Trans>No guarantees</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Solutions are checked by machine and answers by people, and both can still be wrong. Marks are
            mark-scheme style and not official. No grade is promised. If in doubt, ask your teacher.
          </Trans>
        </p>
        <p>
          <Trans>
            The service is provided as is, without warranty, as far as the law allows. It may be interrupted
            or end; the operator will give notice where possible.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'software',
    title: <Trans>The software</Trans>,
    body: (
      <p>
        <Trans>
          Lemma itself is under the Apache License 2.0: you may use it, change it and pass it on under the
          conditions of that licence. Programs may use the API within its limits.
        </Trans>
      </p>
    ),
  },
];
