import type { Applied } from './formula.ts';
import type { Reading } from '../../reading/physics/physics-question.ts';

const ELSEWHERE =
  /\b(?:moon|lunar|mars|martian|venus|jupiter|saturn|uranus|neptune|pluto|asteroids?|comets?|astronauts?|space ?(?:ship|craft|station|probe))\b|\bon (?:the (?:planet )?)?mercury\b|\bplanets?\b(?! earth)|月球|月面|月亮|火星|金星|木星|土星|水星|海王星|天王星|行星|小行星|宇航员|太空|飞船/i;

/** Away from the Earth g is not 9.81 m s⁻² and has to be stated. */
export function isElsewhere(chain: Applied[], { text, offered }: Reading): boolean {
  if (!ELSEWHERE.test(text)) return false;
  const isStated = offered.some(
    ({ label, implied }) => label.kind === 'constant' && label.text === 'g' && !implied,
  );
  return (
    !isStated &&
    chain.some(
      ({ formula, used }) =>
        formula.constants.includes('g') ||
        [...used.values()].some(
          ({ implied, label }) => implied && label.kind === 'name' && label.text === 'acceleration',
        ),
    )
  );
}
