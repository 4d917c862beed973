import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useAllSubjects } from '../../lib/curriculum/all-subjects.ts';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteAddress } from '../../lib/site-addresses.ts';
import { Article, type Part } from './Article.tsx';
import { LINK } from './link-class.ts';
import { Link } from '../../ui/Link.tsx';

export function ContactPage() {
  const { t } = useLingui();
  usePageTitle(
    t`Contact Us`,
    t`Where to ask about a subject, about your account, and about this copy of Lemma.`,
  );
  return (
    <Article
      title={<Trans>Contact Us</Trans>}
      lead={
        <Trans>
          Who can help depends on the question: the community, or whoever runs this copy of Lemma.
        </Trans>
      }
      parts={PARTS}
    />
  );
}

const PARTS: Part[] = [
  {
    id: 'subject',
    title: <Trans>About a subject</Trans>,
    body: (
      <p>
        <Trans>
          Ask in the community of your subject; that is where people look who can answer: <Communities />. For
          a question with an answer that can be computed,{' '}
          <Link to={paths.check()} className={LINK}>
            Solve and check
          </Link>{' '}
          answers at once.
        </Trans>
      </p>
    ),
  },
  {
    id: 'site',
    title: <Trans>About your account, a post or your data</Trans>,
    body: <SiteContact />,
  },
  {
    id: 'wrong',
    title: <Trans>A solution that is wrong</Trans>,
    body: (
      <p>
        <Trans>
          It should not happen, and it can. Send the question exactly as it was typed, the line that is wrong,
          and why: the same way, or as a question in the community.
        </Trans>
      </p>
    ),
  },
  {
    id: 'security',
    title: <Trans>A security problem</Trans>,
    body: (
      <p>
        <Trans>
          If you found a way to see or do what you should not, tell whoever runs this copy in private first
          and give them time to close it. Thank you.
        </Trans>
      </p>
    ),
  },
];

function Communities() {
  const { t } = useLingui();
  return useAllSubjects().map(({ code, name }, i) => (
    <Fragment key={code}>
      {i > 0 && t({ message: ', ', context: 'between the names of subjects' })}
      <Link to={paths.community(code)} className={LINK}>
        {name}
      </Link>
    </Fragment>
  ));
}

function SiteContact() {
  const address = useSiteAddress('contact');
  return (
    <p>
      {address ? (
        <Trans>
          Write to whoever runs this copy:{' '}
          <a href={`mailto:${address}`} className={LINK}>
            {address}
          </a>
          . Write from the address of your account, so that they know it is you.
        </Trans>
      ) : (
        <Trans>
          This copy of Lemma is run by the person or school that gave you its address, and they have published
          no mail address here. Ask them directly.
        </Trans>
      )}
    </p>
  );
}
