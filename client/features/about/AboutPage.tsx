import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { paths } from '../../lib/paths.ts';
import { Article, type Part } from './Article.tsx';
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
          Physics. A lemma is a small result that helps to prove a bigger one; so does this.
        </Trans>
      }
      parts={PARTS}
    />
  );
}

const PARTS: Part[] = [
  {
    id: 'what',
    title: <Trans>What it does</Trans>,
    body: (
      <>
        <p>
          <Trans>
            It solves questions of the three syllabuses line by line, sets each line the way an examiner
            annotates a script, and writes the mark beside the line that earns it. It reads your own working
            and names the first line that does not follow.
          </Trans>
        </p>
        <p>
          <Trans>
            Beside the machine stand people: a community for each subject, where students ask and answer with
            formulas that read like print. Answers and votes arrive while you look.
          </Trans>
        </p>
        <p>
          <Trans>
            Everything is there in English and in Chinese, and a worked solution can be switched from one to
            the other line by line.
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
            A solution is shown only after its answer was checked in a second way: the roots are put back into
            the equation, the integral is differentiated, the figures are tried. Where no second way says yes,
            Lemma says that it cannot solve the question.
          </Trans>
        </p>
        <p>
          <Trans>
            In your own working a tick means that the line follows from the one before. A question mark means
            that the machine cannot tell, and it says so rather than guess.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'not',
    title: <Trans>What it is not</Trans>,
    body: (
      <p>
        <Trans>
          Lemma is not connected with Cambridge International, and its marks are mark-scheme style, not
          official. It holds no past papers. It does not replace a teacher, and in an examination the board
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
            Lemma is free software under the Apache License 2.0. A school, a teacher or a student can run a
            copy of their own with one command, change it and keep every answer on their own machine. Nothing
            is loaded from another host, and nothing is sent to one, unless whoever runs the copy connects it
            with a language model.
          </Trans>
        </p>
        <p>
          <Trans>
            What it knows is open to other programs too:{' '}
            <a href="/graphql" className={LINK}>
              GraphiQL
            </a>{' '}
            shows the whole graph, and a{' '}
            <a href="/api/openapi.json" className={LINK}>
              REST description
            </a>{' '}
            stands beside it.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'next',
    title: <Trans>Where to go from here</Trans>,
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
            <Trans>Read what is kept about you</Trans>
          </Link>
        </li>
      </ul>
    ),
  },
];
