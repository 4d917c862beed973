import { Overloaded } from '../../core/errors.ts';

/** For files that could not be read in time, with which nothing need be wrong. */
export const busyReading = () =>
  new Overloaded(
    { en: 'Many files are being read. Try again in a moment.', zh: '正在读取的文件较多，请稍后再试。' },
    10,
  );
