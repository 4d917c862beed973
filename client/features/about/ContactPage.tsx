import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useAllSubjects } from '../../lib/curriculum/all-subjects.ts';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteAddress } from '../../lib/site-addresses.ts';
import { Article, type ArticleSection } from './Article.tsx';
import { LINK } from './link-class.ts';
import { Link } from '../../ui/Link.tsx';

export function ContactPage() {
  const { t } = useLingui();
  usePageTitle(t`Contact Us`, t`Where to ask about a subject, about your account, and about this site.`);
  return (
    <Article
      title={<Trans>Contact Us</Trans>}
      lead={<Trans>Who can help depends on the question: the community, or the operator of this site.</Trans>}
      parts={PARTS}
    />
  );
}

const PARTS: ArticleSection[] = [
  {
    id: 'subject',
    title: <Trans>About a subject</Trans>,
    body: (
      <p>
        <Trans>
          Ask in your subject’s community, where people who can answer will see it: <Communities />. If the
          answer can be computed,{' '}
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
    title: <Trans>A wrong solution</Trans>,
    body: (
      <p>
        <Trans>
          It should not happen, but it can. Send the question exactly as you typed it, the line that is wrong,
          and why: in the same way, or as a question in the community.
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
          If you find a way to see or do something that you should not, tell the operator of this site in
          private first and give them time to fix it. Thank you.
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
          Write to the operator of this site:{' '}
          <a href={`mailto:${address}`} className={LINK}>
            {address}
          </a>
          . Use the address of your account, so that they know it is you.
        </Trans>
      ) : (
        <Trans>
          This site is run by the person or school that gave you its address, and they have not published an
          e-mail address here. Ask them directly.
        </Trans>
      )}
    </p>
  );
}
