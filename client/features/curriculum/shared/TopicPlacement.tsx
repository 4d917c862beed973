interface WhoseProps {
  subjectCode?: string | false;
  paperCode: string;
}

/** Where a topic stands, after its name: in which paper, and of which subject if it is another one. */
export function Whose({ subjectCode, paperCode }: WhoseProps) {
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
