import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const SUBJECT_CODES = ['9709', '9231', '9702'] as const;
export type SubjectCode = (typeof SUBJECT_CODES)[number];

export const SUBJECT_NAMES: Record<SubjectCode, MessageDescriptor> = {
  '9709': msg`Mathematics`,
  '9231': msg`Further Mathematics`,
  '9702': msg`Physics`,
};

/** The names of the subjects as addresses have them. */
export const SUBJECT_SLUGS: Record<SubjectCode, string> = {
  '9709': 'mathematics',
  '9231': 'further-mathematics',
  '9702': 'physics',
};

export function isSubjectCode(value: string | undefined): value is SubjectCode {
  return SUBJECT_CODES.includes(value as SubjectCode);
}

/** Classes written out, so that the style sheet holds them. */
export const SUBJECT_COLOURS: Record<SubjectCode, string> = {
  '9709': 'bg-subject-9709',
  '9231': 'bg-subject-9231',
  '9702': 'bg-subject-9702',
};

/** For a subject that came later than this list, too. */
export function subjectColour(code: string): string {
  return isSubjectCode(code) ? SUBJECT_COLOURS[code] : 'bg-brand';
}
