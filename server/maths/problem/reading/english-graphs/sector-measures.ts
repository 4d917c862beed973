import { fact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { property } from '../english/nouns.ts';

/** The sector that is spoken of. */
export const sector = (at: number): RawTerm => reference('sector', null, 'left out', at);

/** Lengths and areas that are asked for and told of sectors, arcs and segments. */
export const MEASURE_RULES: Rule[] = [
  ...property({ the: 'perimeter', noun: 'perimeter', of: ['region', 'sector', 'triangle'] }),
  ...property({ the: 'area', noun: 'area', of: ['sector'] }),
  ...property({ the: 'radius', noun: 'radius', of: ['sector'] }),
  ...property({ the: 'length', noun: 'length', of: ['arc'] }),
  ...['perimeter', 'area'].flatMap((noun) =>
    rule<{ v: RawTerm }>('facts', `[the|its] ${noun} [of the sector] is {v:quantity}`, ({ v }, [at]) => [
      fact('equal', the(noun, sector(at)), v),
    ]),
  ),
  ...['sector', 'region', 'arc', 'segment'].flatMap((kind) =>
    ['perimeter', 'area', 'length'].flatMap((noun) =>
      rule<{ x: RawTerm; v: RawTerm }>(
        'facts',
        `[the] ${noun} of {x:${kind}} is {v:quantity}`,
        ({ x, v }) => [fact('equal', the(noun, x), v)],
      ),
    ),
  ),
];
