import type { Fact } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';

export const bare = (text: string) => text.replaceAll('$', '').replaceAll('\\displaystyle', '').trim();

/** S_n = Σ …: the name, the sum as it was typed, and what said so. */
export function sumsIn({ facts }: Scope): { name: string; text: string; fact: Fact }[] {
  return facts.flatMap((fact) => {
    const text = fact.relation === 'holds' && typeof fact.of[0] === 'string' ? bare(fact.of[0]) : '';
    const at = text.indexOf('=');
    const [name, right] = [text.slice(0, at).replace(/[\s{}]/g, ''), bare(text.slice(at + 1))];
    return at > 0 && /^(?:\\sum|∑)/.test(right) && /^[A-Z](?:_[a-zA-Z])?$/.test(name)
      ? [{ name, text: right, fact }]
      : [];
  });
}

export const plainName = (text: string): string => bare(text).replace(/[\s{}]/g, '');

/** u_r = …: the terms of a series. */
function termsIn({ facts }: Scope): { name: string; text: string; fact: Fact }[] {
  return facts.flatMap((fact) => {
    const text = fact.relation === 'holds' && typeof fact.of[0] === 'string' ? bare(fact.of[0]) : '';
    const at = text.indexOf('=');
    const name = text.slice(0, at).replace(/[\s{}]/g, '');
    return at > 0 && /^[a-z]_[a-z]$/.test(name) && !/[a-z]_\{?[a-z]/.test(text.slice(at))
      ? [{ name, text: text.slice(at + 1).trim(), fact }]
      : [];
  });
}

/** A sum with u_r written out. */
export function spelled(text: string, scope: Scope): string {
  for (const { name, text: body, fact } of termsIn(scope)) {
    const [letter, index] = name.split('_') as [string, string];
    for (const typed of [`${letter}_{${index}}`, `${letter}_${index}`])
      if (text.includes(typed)) {
        scope.used.add(fact);
        return text.replaceAll(typed, `\\left(${body}\\right)`);
      }
  }
  return text;
}

/** The same sum with no end. */
export function endless(text: string): string | null {
  const found = /^(\\sum|∑)\s*(_\s*\{[^{}]{1,20}\})\s*\^\s*(?:\{\s*[a-zA-Z]\s*\}|[a-zA-Z])/.exec(text);
  return found ? `${found[1]}${found[2]}^{\\infty}${text.slice(found[0].length)}` : null;
}
