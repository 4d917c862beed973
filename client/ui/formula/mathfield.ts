import { MathfieldElement } from 'mathlive';
import '../../lib/markdown/dom/katex-styles.ts';
import { lineAsTex } from '../../lib/typed/line-as-tex.ts';

/** The faces are those of every formula of the page; nothing sounds. */
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;
MathfieldElement.plonkSound = null;
MathfieldElement.keypressSound = null;

const names = (...all: string[]) => Object.fromEntries(all.map((name) => [name, `\\${name}`]));
const words = (...all: string[]) => Object.fromEntries(all.map((word) => [word, `\\text{ ${word} }`]));

/** What becomes a sign while it is typed. */
const SHORTCUTS: Record<string, string> = {
  ...names('pi', 'theta', 'alpha', 'beta', 'lambda', 'mu', 'sigma', 'phi', 'omega', 'infty'),
  ...names('sin', 'cos', 'tan', 'sec', 'cot', 'sinh', 'cosh', 'tanh', 'arcsin', 'arccos', 'arctan'),
  ...names('ln', 'log', 'exp'),
  ...words('or', 'and', 'for', 'so'),
  cosec: '\\operatorname{cosec}',
  sqrt: '\\sqrt{#?}',
  int: '\\int_{#?}^{#?}',
  sum: '\\sum_{#?}^{#?}',
  deg: '\\degree',
  '<=': '\\le',
  '>=': '\\ge',
  '!=': '\\ne',
  '+-': '\\pm',
  '->': '\\to',
};

interface Options {
  label: string;
  language: 'en' | 'zh';
}

/** A field that shows mathematics as it looks while it is typed. */
export function createField({ label, language }: Options): MathfieldElement {
  MathfieldElement.locale = language === 'zh' ? 'zh-cn' : 'en';
  const field = new MathfieldElement();
  field.setAttribute('aria-label', label);
  field.className = 'formula-field';
  return field;
}

/** What can be set only once it stands on the page. */
export function prepare(field: MathfieldElement): void {
  field.menuItems = [];
  field.inlineShortcuts = SHORTCUTS;
  // Its own keys have no names that could be read out; ours have.
  field.mathVirtualKeyboardPolicy = 'manual';
}

export function write(field: MathfieldElement, typed: string): void {
  field.setValue(lineAsTex(typed), { silenceNotifications: true });
}

export { MathfieldElement } from 'mathlive';
