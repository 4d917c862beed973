import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { isSubjectCode, SUBJECT_NAMES } from '../../../lib/curriculum/subjects.ts';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../../ui/loading/states.tsx';
import { useSyllabus } from './use-syllabus.ts';

const NoSubject = part(async () => (await import('./NoSubject.tsx')).NoSubject);

interface OfSubjectProps {
  code: string;
  /** With the name of the subject. */
  children: (name: string) => ReactNode;
}

/** What there is of a subject, where there is one under this code. */
export function OfSubject({ code, children }: OfSubjectProps) {
  const { i18n } = useLingui();
  // Whatever is not known from the start may have come as files since.
  const { name } = useSyllabus(code);
  if (isSubjectCode(code)) return children(i18n._(SUBJECT_NAMES[code]));
  if (name === null)
    return (
      <Suspense fallback={<Waiting />}>
        <NoSubject />
      </Suspense>
    );
  return name ? children(name) : <Waiting />;
}
