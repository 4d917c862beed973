import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { equalTo } from '../english-physics/tails.ts';

const trace = (at: number): RawTerm => reference('physics trace', null, 'any', at);

const measures = (v: RawTerm, unit: string): boolean =>
  typeof v === 'object' &&
  'unit' in v &&
  parseUnit(v.unit)?.dimension.join() === parseUnit(unit)!.dimension.join();

const DIVISION = '(division|square|div|scale division)';
const DIVISIONS = '(divisions|squares|div|scale divisions)';
const SCREEN = '[on the screen [of the (oscilloscope|cro|c.r.o.)]]';
const OF_TRACE = '[of the (trace|wave|waveform|signal|oscillation)]';
const CYCLE = '(one|a|each|1) [complete|full] (cycle|wave|oscillation|period|wavelength)';
const TAKES =
  '(occupies|takes up|covers|extends over|corresponds to|spans|is|has a length of|has a width of|is represented by|is seen to occupy)';

/** What an oscilloscope is set to. */
const SETTINGS: Rule[] = [
  ...rule<{ v: RawTerm }>('setting-time', `{v:quantity} per ${DIVISION}`, ({ v }, [at]) =>
    measures(v, 's') ? [equalTo('time-base setting', v, trace(at))] : null,
  ),
  ...rule<{ v: RawTerm }>('setting-time', '{v:quantity}', ({ v }, [at]) =>
    measures(v, 's m^-1') ? [equalTo('time-base setting per length', v, trace(at))] : null,
  ),
  ...rule<{ v: RawTerm }>('setting-gain', `{v:quantity} per ${DIVISION}`, ({ v }, [at]) =>
    measures(v, 'V') ? [equalTo('Y-gain', v, trace(at))] : null,
  ),
  ...rule<{ v: RawTerm }>('setting-gain', '{v:quantity}', ({ v }, [at]) =>
    measures(v, 'V m^-1') ? [equalTo('Y-gain per length', v, trace(at))] : null,
  ),
  ...rule<{ t: RawFact[]; g?: RawFact[] }>(
    'facts',
    'the time-base [setting|control] [of the (oscilloscope|cro|c.r.o.)] (is|is set at|is set to|was set at|was set to|has a setting of) {t:setting-time} [[,] and the (y-gain|y-sensitivity|y-plate sensitivity) [setting|control] [is] [set] [at|to] {g:setting-gain}]',
    ({ t, g }) => [...t, ...(g ?? [])],
  ),
  ...rule<{ g: RawFact[] }>(
    'facts',
    'the (y-gain|y-sensitivity|y-plate sensitivity) [setting|control] [of the (oscilloscope|cro|c.r.o.)] (is|is set at|is set to) {g:setting-gain}',
    ({ g }) => g,
  ),
];

const wide = (v: RawTerm, at: number, name: string): RawFact[] =>
  typeof v === 'object' && 'amount' in v && v.unit !== ''
    ? [equalTo(LENGTHS[name]!, v, trace(at))]
    : [equalTo(name, v, trace(at))];

const LENGTHS: Readonly<Record<string, string>> = {
  'cycle in divisions': 'cycle length',
  'height in divisions': 'height on the screen',
  'amplitude in divisions': 'amplitude on the screen',
};

/** What is seen on its screen. */
const SEEN: Rule[] = [
  ...rule<{ n: string }>('on-screen', `{n:number} ${DIVISIONS}`, ({ n }) => n),
  ...rule<{ v: RawTerm }>('on-screen', '{v:quantity}', ({ v }) => (measures(v, 'm') ? v : null)),
  ...rule<{ v: RawTerm }>(
    'facts',
    `${CYCLE} ${OF_TRACE} ${SCREEN} ${TAKES} [a] [horizontal] [(distance|length|width) of] {v:on-screen} [horizontally]`,
    ({ v }, [at]) => wide(v, at, 'cycle in divisions'),
  ),
  ...rule<{ c: string; v: RawTerm }>(
    'facts',
    `({c:count}|{c:number}) [complete|full] (cycles|waves|oscillations|periods|wavelengths) ${OF_TRACE} ${SCREEN} (occupy|take up|cover|extend over|correspond to) [a] [horizontal] [(distance|length|width) of] {v:on-screen}`,
    ({ c, v }, [at]) =>
      wide(v, at, 'cycle in divisions').map((one) => ({
        ...one,
        of: [one.of[0]!, the('ratio', v, c)],
      })),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `[the] [horizontal] (distance|separation) between [two] (adjacent|successive|neighbouring|consecutive) (peaks|crests|maxima|troughs) ${OF_TRACE} ${SCREEN} is {v:on-screen}`,
    ({ v }, [at]) => wide(v, at, 'cycle in divisions'),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `[two] (adjacent|successive|neighbouring|consecutive) (peaks|crests|maxima|troughs) ${OF_TRACE} ${SCREEN} are {v:on-screen} apart`,
    ({ v }, [at]) => wide(v, at, 'cycle in divisions'),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `[the] vertical (distance|height) (between|from) the (top|highest point|highest points|crest|crests|peak|peaks|maximum|bottom|lowest point|trough) (and|to) [the] (bottom|lowest point|lowest points|trough|troughs|minimum|top) ${OF_TRACE} ${SCREEN} is {v:on-screen}`,
    ({ v }, [at]) => wide(v, at, 'height in divisions'),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the (peak-to-peak|total) height ${OF_TRACE} is {v:on-screen}`,
    ({ v }, [at]) => wide(v, at, 'height in divisions'),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(the amplitude of the (trace|waveform) is|the (trace|waveform) has [an] amplitude [of]) {v:on-screen}`,
    ({ v }, [at]) => wide(v, at, 'amplitude in divisions'),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `the (trace|waveform) ${SCREEN} is [a] (sinusoidal|sine) [curve|wave] [[,] (in|for) which {f:facts}]`,
    ({ f }, [at]) => f ?? spokenOf(trace(at)),
  ),
];

const PLACED =
  '[, placed [a (short|small|fixed) distance] (in front of|near|close to|beside) {f:entity} ,|placed [a (short|small|fixed) distance] (in front of|near|close to|beside) {f:entity}|near {f:entity}]';

/** What is connected to it. */
const SCENES: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'facts',
    `the trace ${SCREEN} [on the screen] [of (a|an|the) (cathode-ray oscilloscope|oscilloscope|cro|c.r.o.) [\\( (cro|c.r.o.) \\)]] (shows|represents|displays|is produced by|is obtained from) {e:wave-entity}`,
    ({ e }, [at]) => spokenOf(trace(at), e),
  ),
  ...rule<object>(
    'facts',
    '(a|the) (trace|waveform) [of the sound|of the signal|of this sound] is [then] (displayed|shown|seen|obtained) on (a|an|the) [screen of (a|an|the)] (cathode-ray oscilloscope|oscilloscope|cro|c.r.o.)',
    (_, [at]) => spokenOf(trace(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] number [{s:symbol}] of (divisions|squares) (occupied by|for|taken up by|that correspond to|corresponding to) (one|a|each) [complete|full] (cycle|wave|oscillation|period) [on the screen|of the trace]',
    (_, [at]) => the('cycle in divisions', trace(at)),
  ),
  ...rule<{ t: RawFact[] }>(
    'facts',
    'the time-base setting [of the (oscilloscope|cro|c.r.o.)] is {t:setting-time}',
    ({ t }) => t,
  ),
  ...rule<object>(
    'does',
    'is [then] (displayed|shown) on (a|an|the) [screen of (a|an|the)] (cathode-ray oscilloscope|oscilloscope|cro|c.r.o.)',
    (_, [at]) => spokenOf(SELF, trace(at)),
  ),
  ...rule<object>(
    'facts',
    `(a|the) microphone ${PLACED} is connected to (a|an|the) (cathode-ray oscilloscope|oscilloscope|cro|c.r.o.) [\\( (cro|c.r.o.) \\)]`,
    (_, [at]) => spokenOf(trace(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `(a|the) (sound|note) [of constant frequency] is (displayed|shown|seen) on (a|an|the) (cathode-ray oscilloscope|oscilloscope|cro|c.r.o.)`,
    (_, [at]) => spokenOf(trace(at), reference('physics sound', null, 'any', at + 0.5)),
  ),
  ...rule<{ e: RawTerm }>(
    'does',
    '(produces|emits|is emitting) [a] (sound|note|sound wave|sound waves) [(of|with|at) (a single|one|constant|a constant) frequency]',
    (_, [at]) => spokenOf(reference('physics sound', null, 'any', at)),
  ),
  ...rule<object>(
    'quant',
    `[the] (amplitude|peak voltage) [{s:symbol}] of the (signal|voltage) [from {e:entity}]`,
    (_, [at]) => the('signal amplitude', trace(at)),
  ),
  ...['frequency', 'period'].flatMap((name) =>
    rule<object>('quant', `[the] ${name} [{s:symbol}] of the (signal|voltage) [from {e:entity}]`, (_, [at]) =>
      the(name, trace(at)),
    ),
  ),
];

export const TRACE_RULES: Rule[] = [...SETTINGS, ...SEEN, ...SCENES];
