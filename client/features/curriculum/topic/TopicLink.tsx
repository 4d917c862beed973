import type { FragmentType } from '@apollo/client';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { Dot } from '../../../ui/Dot.tsx';
import { Link } from '../../../ui/Link.tsx';
import { type TopicLinkFragment, useTopicLinkFragment } from './TopicLink.gen.ts';

interface TopicLinkProps {
  topic: FragmentType<TopicLinkFragment>;
  /** The current subject; topics of another one have its colour. */
  subjectCode: string;
}

/** Another topic, by its name and paper. */
export function TopicLink({ topic, subjectCode }: TopicLinkProps) {
  const { data, complete } = useTopicLinkFragment(topic);
  const { title } = useBilingual();
  if (!complete) return null;
  const elsewhere = data.subjectCode !== subjectCode;
  return (
    <Link to={paths.topic(data.subject.slug, data.paperCode, data.slug)}>
      {elsewhere && <Dot colour={subjectColour(data.subjectCode)} className="mr-2 size-2 align-middle" />}
      {title(data)}
      {data.paperCode !== 'all' && (
        <span className="ml-2 font-mono text-xs whitespace-nowrap text-faint uppercase">
          {elsewhere && `${data.subjectCode} `}
          {data.paperCode}
        </span>
      )}
    </Link>
  );
}
