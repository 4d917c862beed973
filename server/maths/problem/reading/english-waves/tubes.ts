import { type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { equalTo, isLength } from '../english-physics/tails.ts';

const tube = (at: number): RawTerm => reference('physics air column', null, 'any', at);

const known = (at: number): RawTerm => reference('physics air column', null, 'the', at);

const SOURCE = '(a|the|a vibrating|a small|the vibrating) (loudspeaker|tuning fork|speaker|source of sound)';
const END = '(open end|upper end|top|open top|mouth|open upper end)';
const LOUD =
  '(a loud sound|a loud note|a maximum in the loudness of the sound|a maximum of loudness|resonance|the loudness of the sound is a maximum|the sound is loud)';
const COLUMN = '(air column|column of air|air in the tube|column|air column in the tube)';
const LENGTH = `the length [of the ${COLUMN}]`;

/** A tube that is open at one end, with water or a closed end at the other. */
const TUBES: Rule[] = [
  ...rule<object>(
    'facts',
    '(a|the) [long|glass|vertical] [,] [long|glass|vertical] tube [,] [that is|which is] (open at (its upper end|the top|one end|both ends)|closed at one end|) [,] is [partly|partially|] (filled with|full of|placed in|held vertically in|lowered into) [a [tall|deep] (container|beaker|cylinder|tank) of] water',
    (_, [at]) => spokenOf(tube(at)),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `${SOURCE} [,] [connected to a signal generator] [(of|with|that has|emitting sound of|vibrating at|producing sound of|set at) [a] [constant] [frequency [{s:symbol}] [of]] {v:amount}] [,] is (held|placed|positioned|sounded|held near|placed near) (above|over|at|near|just above) the ${END} [of the tube]`,
    ({ v }: { v?: RawTerm }, [at]) =>
      v === undefined ? spokenOf(tube(at)) : [equalTo('frequency', v, tube(at))],
  ),
  ...rule<object>(
    'facts',
    'the (water level|level of the water|water level in the tube) is [slowly|gradually|then slowly|then] (lowered|raised) [slowly|gradually] [from the top of the tube]',
    (_, [at]) => spokenOf(tube(at)),
  ),
  ...[
    ['first', 'first length'],
    ['next', 'second length'],
    ['second', 'second length'],
  ].flatMap(([word, name]) => [
    ...rule<{ v: RawTerm }>(
      'resounds',
      `${LOUD} is (${word} (heard|detected|observed)|(heard|detected|observed) ${word}) (when|for|with) ${LENGTH} [of|is] {v:amount}`,
      ({ v }, [at]) => (isLength(v) ? [equalTo(name!, v, tube(at))] : null),
    ),
    ...rule<{ v: RawTerm }>(
      'resounds',
      `the ${word} (resonance|loud sound|position of resonance|maximum) (occurs|is heard|is obtained|is detected) (when|for) ${LENGTH} [of|is] {v:amount}`,
      ({ v }, [at]) => (isLength(v) ? [equalTo(name!, v, tube(at))] : null),
    ),
  ]),
  ...rule<{ f: RawFact[] }>('facts', '{f:resounds} [[,] and {g:resounds}]', (slots) => {
    const { f, g } = slots as { f: RawFact[]; g?: RawFact[] };
    return [...f, ...(g ?? [])];
  }),
  ...rule<object>(
    'facts',
    '[it may be assumed that] there is a node at the surface of the water',
    (_, [at]) => spokenOf(tube(at)),
  ),
  ...rule<object>(
    'facts',
    '[that] there is an antinode a (small|short) [fixed] distance [{s:symbol}] above the open end [of the tube]',
    (_, [at]) => spokenOf(tube(at)),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    'it (may|can) be assumed that {f:facts} [,] and that {g:facts}',
    (slots) => {
      const { f, g } = slots as unknown as { f: RawFact[]; g: RawFact[] };
      return [...f, ...g];
    },
  ),
];

const ASKED: Rule[] = [
  ...rule<object>(
    'quant',
    '[the] (wavelength|wavelength [{s:symbol}]) of the (sound|sound waves|sound wave) [in the (tube|air column|air)]',
    (_, [at]) => the('wavelength', known(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] speed [{s:symbol}] of [the] sound [waves] in the (tube|air column|air in the tube)',
    (_, [at]) => the('speed of sound', known(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] distance [{s:symbol}] of the antinode (above|from|beyond) the (open end|open end of the tube|top of the tube)',
    (_, [at]) => the('end correction', known(at)),
  ),
  ...rule<object>('quant', '[the] end correction [{s:symbol}] [of the tube]', (_, [at]) =>
    the('end correction', known(at)),
  ),
];

export const TUBE_RULES: Rule[] = [...TUBES, ...ASKED];
