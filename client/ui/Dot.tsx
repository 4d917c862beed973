/** The colour of a subject, as a class such as `bg-subject-9709`. */
export function Dot({ colour, className = 'size-2' }: { colour: string; className?: string }) {
  return <span aria-hidden="true" className={`inline-block shrink-0 rounded-full ${colour} ${className}`} />;
}
