import { Trans, useLingui } from '@lingui/react/macro';
import { StoredLine } from '../../../lib/markdown/StoredLine.tsx';
import { paths } from '../../../lib/paths.ts';
import { Rail, RailPart } from '../shared/Rail.tsx';
import type { byKind } from './cards-by-kind.ts';
import { TopicLink } from './TopicLink.tsx';
import type { Topic } from './topic.ts';
import { useTopicQuestionsQuery } from './TopicRail.gen.ts';
import { tagOf } from '../../../lib/i18n/language-tag.ts';
import { Link } from '../../../ui/Link.tsx';

interface TopicRailProps {
  topic: Topic;
  groups: ReturnType<typeof byKind<Topic['cards'][number]>>;
}

/** Beside a topic: what it holds, what comes before and after, and where to work on it. */
export function TopicRail({ topic, groups }: TopicRailProps) {
  const { i18n } = useLingui();
  const { code } = topic.subject;
  return (
    <Rail>
      <div className="hidden lg:block">
        <RailPart id="on-this-page" title={<Trans>On this page</Trans>}>
          {groups.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {i18n._(name)}
            </a>
          ))}
        </RailPart>
      </div>
      {topic.prerequisites.length > 0 && (
        <RailPart id="before" title={<Trans>Prerequisites</Trans>}>
          {topic.prerequisites.map((one) => (
            <TopicLink key={one.id} topic={one} subjectCode={code} />
          ))}
        </RailPart>
      )}
      {topic.dependents.length > 0 && (
        <RailPart id="next" title={<Trans>What to learn next</Trans>}>
          {topic.dependents.map((one) => (
            <TopicLink key={one.id} topic={one} subjectCode={code} />
          ))}
        </RailPart>
      )}
      <RailPart id="work" title={<Trans>Practise</Trans>}>
        <Link to={paths.tutoring({ subject: code, topic: `${topic.paperCode}/${topic.slug}` })}>
          <Trans>Study this with the tutor</Trans>
        </Link>
        <Link to={paths.check()}>
          <Trans>Solve and check</Trans>
        </Link>
        <Link to={paths.learningPath(code)}>
          <Trans>See the learning path</Trans>
        </Link>
      </RailPart>
      <Questions topic={topic} />
    </Rail>
  );
}

/** Community questions about the topic; the page does not wait for them. */
function Questions({ topic: { subject, paper, slug } }: { topic: Topic }) {
  // Two papers may have a topic of the same name; physics files all of them under one.
  const filed = { ...(paper.marks !== null && { paper: paper.code }), topic: slug };
  const { data } = useTopicQuestionsQuery({
    variables: { filter: { subjectCode: subject.code, ...filed } },
  });
  return (
    <RailPart id="questions" title={<Trans>Questions about this topic</Trans>}>
      {data?.questions.edges.map(({ node }) => (
        <Link key={node.id} to={paths.question(node.id)}>
          <StoredLine text={node.title} html={node.titlePage} lang={tagOf(node.language)} />
        </Link>
      ))}
      <Link to={paths.community(subject.code, filed)}>
        <Trans>All questions of this topic</Trans>
      </Link>
      <Link to={paths.ask(subject.code)}>
        <Trans>Ask a question</Trans>
      </Link>
    </RailPart>
  );
}
