import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { paths } from '../../lib/paths.ts';
import { Article, type ArticleSection } from './Article.tsx';
import { LINK } from './link-class.ts';
import { Link } from '../../ui/Link.tsx';

export function AboutPage() {
  const { t } = useLingui();
  usePageTitle(
    t`About Us`,
    t`What Lemma is, how it checks what it says, who makes it, and what it does not claim to be.`,
  );
  return (
    <Article
      title={<Trans>About Lemma</Trans>}
      lead={
        <Trans>
          Lemma is a free and open study assistant for Cambridge A-Level Mathematics, Further Mathematics and
          Physics. A lemma is a small result that helps to prove a bigger one. Lemma is meant to be that for
          you.
        </Trans>
      }
      parts={PARTS}
    />
  );
}

const PARTS: ArticleSection[] = [
  {
    id: 'what',
    title: <Trans>What it does</Trans>,
    body: (
      <>
        <p>
          <Trans>
            It solves questions from the three syllabuses line by line, sets out each line the way an examiner
            annotates a script, and writes the mark beside the line that earns it. It also reads your own
            working and points out the first line that does not follow.
          </Trans>
        </p>
        <p>
          <Trans>
            There are people, too: a community for each subject, where students ask and answer with formulas
            that look like print. Answers and votes appear live.
          </Trans>
        </p>
        <p>
          <Trans>
            Everything is available in English and Chinese, and a worked solution can be switched between the
            two line by line.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'checked',
    title: <Trans>Why you can trust a tick</Trans>,
    body: (
      <>
        <p>
          <Trans>
            A solution is shown only after its answer has been checked in a second way: the roots are
            substituted back into the equation, the integral is differentiated, the values are tested. If no
            second method confirms it, Lemma says that it cannot solve the question.
          </Trans>
        </p>
        <p>
          <Trans>
            Beside your working, a tick means that the line follows from the one before. A question mark means
            that it could not be checked: Lemma says so rather than guess.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'not',
    title: <Trans>What Lemma is not</Trans>,
    body: (
      <p>
        <Trans>
          Lemma is not affiliated with Cambridge International, and its marks are mark-scheme style, not
          official. It contains no past papers. It does not replace a teacher, and in an examination the board
          has the last word.
        </Trans>
      </p>
    ),
  },
  {
    id: 'open',
    title: <Trans>Open, and yours to run</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Lemma is free software under the Apache License 2.0. A school, a teacher or a student can run
            their own copy with one command, change it and keep all data on their own machine. Nothing is
            loaded from other hosts, and nothing is sent to them, unless the operator connects a language
            model.
          </Trans>
        </p>
        <p>
          <Trans>
            Its data is open to other programs, too:{' '}
            <a href="/graphql" className={LINK}>
              GraphiQL
            </a>{' '}
            documents the whole API, and there is a{' '}
            <a href="/api/openapi.json" className={LINK}>
              REST description
            </a>{' '}
            as well.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'next',
    title: <Trans>Next steps</Trans>,
    body: (
      <ul>
        <li>
          <Link to={paths.check()} className={LINK}>
            <Trans>Have a question solved, or your own working checked</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.subjects()} className={LINK}>
            <Trans>Choose a subject</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.privacy()} className={LINK}>
            <Trans>See what is stored about you</Trans>
          </Link>
        </li>
      </ul>
    ),
  },
];
