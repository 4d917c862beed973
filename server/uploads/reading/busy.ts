import { Overloaded } from '../../core/errors.ts';

/** For files that could not be read in time although they may be fine. */
export const busyReading = () =>
  new Overloaded(
    { en: 'Many files are being read. Try again in a moment.', zh: '正在读取的文件较多，请稍后再试。' },
    10,
  );
