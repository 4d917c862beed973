import { Plural } from '@lingui/react/macro';

/** Minutes to read and to work through the examples. */
export function ReadingTime({ minutes }: { minutes: number }) {
  return <Plural value={minutes} one="# min" other="# min" />;
}
