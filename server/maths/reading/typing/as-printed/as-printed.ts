import { inFullZh } from './chinese.ts';
import { printedBy } from './form.ts';
import { USUAL_FORMS } from './forms-usual.ts';
import { MOTION_FORMS } from './forms-motion.ts';
import { PURE_FORMS } from './forms-pure.ts';
import { rootsTyped, sumTyped } from './sums-and-roots.ts';
import { STATISTICS_FORMS, tableTyped } from './forms-statistics.ts';

const MAX_LENGTH = 500;

/** What is asked for by its name alone behind what is told. */
const BARE_END =
  /(?<=[.?] )((?:the )?(?:current|terminal potential difference|efficiency|power|acceleration|tension|time(?: taken)?|speed|distance|resistance|potential difference|charge|frequency|wavelength|extension|stress|strain|mean|variance|standard deviation|radius|centre|gradient|area|volume)(?: (?:in|of|at|across) [a-z ]{2,30})?)\??$/i;

/** A question in short as a paper would print it, in each way that its words allow. */
export const asPrinted = (text: string): string[] =>
  text.length > MAX_LENGTH ? [] : /\p{Script=Han}/u.test(text) ? inFullZh(text) : [printed(text)];

function printed(text: string): string {
  const bare = text.replace(/[?？]$/, '');
  const whole = tableTyped(bare) ?? rootsTyped(bare) ?? sumTyped(bare);
  if (whole !== null) return whole;
  let rest = [USUAL_FORMS, PURE_FORMS, STATISTICS_FORMS, MOTION_FORMS].reduce(
    (before, forms) => printedBy(forms, before),
    bare,
  );
  rest = rest.replace(BARE_END, 'Find the $1.').replaceAll('the the ', 'the ');
  return rest.replace(/^[a-z](?=[a-z ]{2})/, (letter) => letter.toUpperCase());
}
