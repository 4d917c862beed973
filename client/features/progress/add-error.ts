import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { currentUser } from '../../lib/auth/session.ts';
import { MAX_ENTRIES, MAX_ERROR_ANSWER, MAX_ERROR_QUESTION } from '../../lib/graph/limits.gen.ts';
import { actOnce } from '../../lib/graph/request-once.ts';
import type { FoundError } from '../../lib/progress/AddToErrorBook.tsx';
import { type ErrorOnDevice, errorsOnDevice, keepErrors } from '../../lib/progress/device-errors.ts';
import { newDeviceId } from '../../lib/progress/device-id.ts';
import { merged } from '../../lib/progress/merge-error-book.ts';
import { AddErrorEntryDocument } from './ErrorEntries.gen.ts';

const cut = (text: string, most: number) => [...text.trim()].slice(0, most).join('');

/** Puts a question into the error book of the account, or of this device; a refusal is returned as a sentence. */
export async function addError(found: FoundError): Promise<string | null> {
  const id = newDeviceId('errorEntry');
  const question = cut(found.question, MAX_ERROR_QUESTION);
  const userAnswer = cut(found.userAnswer ?? '', MAX_ERROR_ANSWER);
  const correctAnswer = cut(found.correctAnswer ?? '', MAX_ERROR_ANSWER);
  const { errorType = 'UNKNOWN', errorLine = null, subjectCode = null, topicId = null } = found;
  const { source, sourceId = null, note = '' } = found;

  if (!currentUser()) {
    const now = Date.now();
    const entry: ErrorOnDevice = {
      id,
      question,
      userAnswer,
      correctAnswer,
      topicId,
      errorType: errorType.toLowerCase() as ErrorOnDevice['errorType'],
      timestamp: now,
      reviewed: false,
      reviewCount: 0,
      lastReviewedAt: null,
      subjectCode: subjectCode ?? topicId?.split('-', 1)[0] ?? null,
      errorLine,
      source,
      sourceId,
      note,
      updatedAt: now,
    };
    if (errorsOnDevice().length >= MAX_ENTRIES)
      return i18n._(msg`This device keeps no more entries. Remove some first, or sign in.`);
    keepErrors([entry, ...errorsOnDevice()]);
    return null;
  }

  const { addErrorEntry: answer } = await actOnce(AddErrorEntryDocument, {
    input: {
      id,
      questionText: question,
      userAnswer,
      correctAnswer,
      errorType,
      errorLine,
      subjectCode,
      topicId,
      source,
      sourceId,
      note,
    },
  });
  if (answer.__typename !== 'ErrorEntry') return answer.message;
  merged.set(merged.get() + 1);
  return null;
}
