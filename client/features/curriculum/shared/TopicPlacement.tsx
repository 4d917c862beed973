interface TopicSubjectProps {
  subjectCode?: string | false;
  paperCode: string;
}

/** The paper of a topic, and its subject if it is another one. */
export function TopicSubject({ subjectCode, paperCode }: TopicSubjectProps) {
  const where = [subjectCode, paperCode !== 'all' && paperCode].filter(Boolean).join(' ');
  return (
    where && (
      <>
        {' '}
        <span className="font-mono text-xs font-normal whitespace-nowrap text-faint uppercase">{where}</span>
      </>
    )
  );
}
