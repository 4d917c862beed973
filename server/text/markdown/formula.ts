import katex from 'katex';
import { escapeHtml } from './escape.ts';
import { isSettable } from './maths.ts';
import { MAX_HTML, MAX_PAGE } from './rules.ts';
import { TooMuch } from './tokens.ts';

/** One formula for the graph and for a page. */
export interface SetFormula {
  mathml: string;
  page: string;
}

/** What A-Level writes and KaTeX does not know. */
const MACROS = {
  '\\sech': '\\operatorname{sech}',
  '\\csch': '\\operatorname{csch}',
  '\\cosech': '\\operatorname{cosech}',
  '\\arsinh': '\\operatorname{arsinh}',
  '\\arcosh': '\\operatorname{arcosh}',
  '\\artanh': '\\operatorname{artanh}',
  '\\arcsinh': '\\operatorname{arcsinh}',
  '\\arccosh': '\\operatorname{arccosh}',
  '\\arctanh': '\\operatorname{arctanh}',
  '\\arcsec': '\\operatorname{arcsec}',
  '\\arccot': '\\operatorname{arccot}',
  '\\arccsc': '\\operatorname{arccsc}',
  '\\cis': '\\operatorname{cis}',
};

/** What cannot be set stands as it was typed; what would take too much room is refused. */
export function setFormula(tex: string, displayMode: boolean): SetFormula {
  const whole = isSettable(tex) ? htmlOf(tex, displayMode) : null;
  if (whole === null) {
    const typed = `<code>${escapeHtml(tex)}</code>`;
    return { mathml: typed, page: typed };
  }
  const mathml = `<span class="katex">${whole.slice(whole.indexOf('<math'), whole.indexOf(MATH_END) + MATH_END.length)}</span>`;
  if (mathml.length > MAX_HTML.formula)
    throw new TooMuch({ why: 'large', place: { formula: beginningOf(tex) } });
  if (whole.length > MAX_PAGE.formula) return { mathml, page: mathml };
  // Where a line may end, also in a text that holds together.
  const page = displayMode ? whole : whole.replaceAll(PART_END, `</span><wbr>${PART}`);
  return { mathml, page };
}

const MATH_END = '</math>';
const PART = '<span class="katex-base">';
const PART_END = `</span>${PART}`;

function htmlOf(tex: string, displayMode: boolean): string | null {
  try {
    return katex.renderToString(tex, {
      displayMode,
      macros: { ...MACROS },
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 200,
      maxSize: 20,
    });
  } catch {
    return null;
  }
}

const BEGINNING = 40;

function beginningOf(tex: string): string {
  const characters = [...tex];
  return characters.length > BEGINNING ? `${characters.slice(0, BEGINNING).join('')}…` : tex;
}
