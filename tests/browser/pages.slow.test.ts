import { test } from 'vitest';
import { expectPageValidInEachLook } from './valid-page.ts';
import {
  expectNoBrowserErrors,
  expectNothingMoved,
  type Language,
  openBrowser,
  settled,
  visitor,
} from './visitor.ts';

openBrowser();

/** Addresses whose screens are among those of pages.test.ts, with other content. */
const PAGES = [
  '/about',
  '/terms',
  '/contact',
  '/mathematics-papers',
  '/physics-papers',
  '/paper/9709/p6',
  '/paper/9231/p4',
  '/paper/9702/p3',
  '/mathematics-topics',
  '/topics/further-mathematics',
  '/topics/physics',
  '/physics/a2-level',
  '/topic/further-mathematics/p4/non-parametric-tests',
  '/topic/physics/all/medical-physics',
  '/study-hub/9702',
  '/learning-path/9231',
  '/learning-path/9702',
  '/recommendations/9702',
  '/search',
  '/search?q=zzzz&kind=card',
  '/404',
  '/community/1234',
];

const LANGUAGES: Language[] = ['en', 'zh'];

test.each(PAGES.flatMap((path) => LANGUAGES.map((language) => [path, language] as const)))(
  '%s stays in place, is accessible and fits in each look, in %s',
  async (path, language) => {
    const guest = await visitor({ language, width: language === 'zh' ? 'phone' : 'desktop' });
    await guest.open(path);
    await settled(guest);
    await expectNothingMoved(guest);
    await expectPageValidInEachLook(guest, language);
    expectNoBrowserErrors(guest);
  },
);
