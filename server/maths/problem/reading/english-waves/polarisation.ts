import { fact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const filter = (at: number) => reference('physics filter', null, 'the', at);

const AXIS = '[the] (transmission|polarising) axis of the [polarising] filter';
const PLANE =
  '(plane of polarisation|direction of polarisation|plane of polarisation of the [incident|polarised] light|direction of polarisation of the [incident|polarised] light)';

/** Polarised light and one filter, whose axis is at an angle to the plane of polarisation. */
export const POLARISATION_RULES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'facts',
    `${AXIS} is at an angle [{s:symbol}] of {v:amount} to the ${PLANE}`,
    ({ v }, [at]) => [fact('equal', the('angle of the transmission axis', filter(at)), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the angle [{s:symbol}] between ${AXIS} and the ${PLANE} is {v:amount}`,
    ({ v }, [at]) => [fact('equal', the('angle of the transmission axis', filter(at)), v)],
  ),
  ...rule<object>('quant', `[the] angle [{s:symbol}] between ${AXIS} and the ${PLANE}`, (_, [at]) =>
    the('angle of the transmission axis', filter(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] intensity [{s:symbol}] of the [transmitted] light (transmitted by|that emerges from|emerging from|that is transmitted by|after passing through|leaving) the [polarising] filter',
    (_, [at]) => the('transmitted intensity', filter(at)),
  ),
  ...rule<object>('quant', '[the] intensity [{s:symbol}] of the (transmitted|emergent) light', (_, [at]) =>
    the('transmitted intensity', filter(at)),
  ),
];
