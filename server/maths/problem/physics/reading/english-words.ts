import { formsOf } from '../../reading/patterns/pattern.ts';
import { ROLES } from '../roles/roles.ts';
import { entries, type Entry } from './chunk.ts';

const apart = (word: string) => word.split(' ');

/** What verbs tell stands in brackets; the others only say how things stand together. */
const VERBS = entries(
  `
verb: connect, collect, heat, cool, rotate, release, see, spread, settle, record, read, determine, describe, draw, choose, insulate, operate normally, weigh, attach, fix, suspend, support, hold, place, mount, join, contain, use, make, form, measure, investigate, observe, act, apply, exert, stand, rest, consist, produce, emit, supply, provide, pass, carry, flow, store, dissipate, radiate, enter, leave, strike, hit, compress, deliver, operate, pull, push, drag, lower, need, require, undergo, experience, obey, illuminate, transfer, convert, incident, vibrate, oscillate, cause, position, direct, display, set, take, cross, drive, lie, charge
verb: rebound [rebounds], bounce back [rebounds]
verb: rate [rated], label [rated], mark [rated]
verb: separate by, after travel [moves]
verb: reach [reaches], attain [reaches]
verb: incline [inclined]
verb: lift [lifts], raise [lifts], hoist [lifts]
verb: hear [hears], detect [hears], receive [hears]
verb: occupy [occupies], cover [occupies]
verb: hang [hangs], suspend [hangs]
verb: extend [extends], stretch [extends]
verb: move [moves], travel [moves], slide [moves], roll [moves], run [moves], fly [moves], ride [moves], walk [moves], climb [moves]
verb: accelerate [accelerates], decelerate [decelerates], brake [decelerates]
verb: throw [begins], project [begins], launch [begins], fire [begins], kick [begins]
`,
  apart,
).flatMap(({ words, chunk }) => {
  const [verb, ...rest] = words as [string, ...string[]];
  return (IRREGULAR_VERBS()[verb] ?? formsOf(verb)).map((form): Entry => ({
    words: [form, ...rest],
    chunk: 'word' in chunk ? { ...chunk, word: form } : chunk,
  }));
});

function IRREGULAR_VERBS(): Record<string, string[]> {
  return {
    hold: ['hold', 'holds', 'held', 'holding'],
    hang: ['hang', 'hangs', 'hung', 'hanging'],
    stand: ['stand', 'stands', 'stood', 'standing'],
    make: ['make', 'makes', 'made', 'making'],
    run: ['run', 'runs', 'ran', 'running'],
    ride: ['ride', 'rides', 'rode', 'riding'],
    fly: ['fly', 'flies', 'flew', 'flying'],
    set: ['set', 'sets', 'setting'],
    hit: ['hit', 'hits', 'hitting'],
    strike: ['strike', 'strikes', 'struck', 'striking'],
    throw: ['throw', 'throws', 'threw', 'thrown', 'throwing'],
    travel: ['travel', 'travels', 'travelled', 'travelling', 'traveled', 'traveling'],
    emit: ['emit', 'emits', 'emitted', 'emitting'],
    transfer: ['transfer', 'transfers', 'transferred', 'transferring'],
    drag: ['drag', 'drags', 'dragged', 'dragging'],
    drive: ['drive', 'drives', 'drove', 'driven', 'driving'],
    undergo: ['undergo', 'undergoes', 'underwent', 'undergoing'],
    carry: ['carry', 'carries', 'carried', 'carrying'],
    supply: ['supply', 'supplies', 'supplied', 'supplying'],
    apply: ['apply', 'applies', 'applied', 'applying'],
    incident: ['incident'],
  };
}

const WORDS = entries(
  `
article: a, an, the, this, some
adjective: two narrow, two parallel, two narrow parallel, horizontal [horizontal], vertical, steel, copper, solid, uniform [uniform], straight, thin, small, large, light [light], smooth [smooth], frictionless [smooth], rough [rough], constant [constant], steady [constant], stationary [at rest], fixed, narrow, parallel, lower, upper, electric, electrical, metal, wooden, monochromatic, coherent, plane, closed, ideal, certain, heavy, cylindrical, circular, spherical [sphere], rectangular, flat, level, digital, single, adjacent, progressive, transverse, longitudinal, free, conducting, perpendicular, freely, vertically, horizontally [horizontal], uniformly [uniformly], steadily, slowly, quickly, upright, positive, negative, incident, bright, dark, central, insulated, negligible, complete, whole, overhead, elevator, moving, polarised, alternating, direct, normally, directly, gently, respectively
noun: pool, one end, other end, double slit, double-slit, zero order, zero-order, zero-order maximum, central maximum, zeroth order, first end, two slits, both slits, one complete cycle, one cycle, one complete wave, combination, parallel combination, series combination, arrangement, network, dc supply, power supply, thermistor, bulb, two points, pattern, siren, ambulance, pier, junction, terminal, filament lamp, filament, cathode-ray oscilloscope, oscilloscope, time-base, trace, cycle, particle, nucleus, atom, wood, gas, unit, sea, lake, river, sign, picture, plate, base, foot, hook, clamp, bridge, tower, building, cliff, hill, slope, ramp, roof, floor, house, room, laboratory, trolley, glider, puck, sledge, skier, parachutist, diver, swimmer, vehicle, wheel, tyre, passenger, wire, cable, car, ball, block, trolley, box, crate, lift, crane, motor, battery, cell, lamp, heater, resistor, circuit, supply, spring, rod, beam, rope, string, student, person, man, woman, boy, girl, cyclist, athlete, train, lorry, truck, van, boat, aircraft, rocket, stone, water, oil, liquid, air, glass, ground, floor, road, track, table, surface, wall, ceiling, support, end, top, bottom, edge, point, light, laser, sound, wave, source, slit, screen, grating, loudspeaker, microphone, detector, observer, electron, ion, proton, metal, material, conductor, cylinder, sphere, cube, tank, pipe, pump, engine, machine, direction, motion, line, brass, aluminium, iron, tungsten, nichrome, alloy, fringe, order, maximum, collision, impact, switch, kettle, element, generator, cross-section, sample, strip, newton meter, micrometer, voltmeter, ammeter, bicycle, pivot, hinge, bat, racket, club, wheel
be: is, are, was, were, be, being, been, equals, =
have: has, have, had, having
of: of
behind: at an angle of, at angle, to the horizontal, above the horizontal, with, at, in, through, across, by, from, to, for, between, on, into, onto, along, over, against, under, up, down, towards, around, without friction [smooth]
relative: which, that, who, whose, where, when, so that, as
join: and, or, but, :, ;, (, )
join: ,
its: its, their, his, her
it: it, they, he, she, them
about: about, approximately, roughly, around, nearly, almost
measure: lines per millimetre [lines per unit length=mm^-1], lines per mm [lines per unit length=mm^-1], lines per metre [lines per unit length=m^-1], lines mm^-1 [lines per unit length=mm^-1]
measure: apart [distance between points]
measure: long [length], high [height], tall [height], thick [thickness], deep [depth], in diameter [diameter], in length [length], in radius [radius]
told: from rest [initial speed=0 m s^-1], to rest [final speed=0 m s^-1; ends at rest], starts from rest [initial speed=0 m s^-1], coming to rest [final speed=0 m s^-1; ends at rest], comes to rest [final speed=0 m s^-1; ends at rest], is brought to rest [final speed=0 m s^-1; ends at rest], brought to rest [final speed=0 m s^-1; ends at rest], stops [final speed=0 m s^-1; ends at rest], initially at rest [initial speed=0 m s^-1; at rest]
told: negligible internal resistance [internal resistance=0 Ω]
told: air resistance is negligible [no air resistance], air resistance may be neglected [no air resistance], air resistance can be neglected [no air resistance], air resistance may be ignored [no air resistance], air resistance can be ignored [no air resistance], assume that air resistance is negligible [no air resistance], ignore air resistance [no air resistance]
told: friction is negligible [smooth], friction may be neglected [smooth], frictional forces are negligible [smooth]
told: as it hits the ground [at the end], when it hits the ground [at the end], just before it hits the ground [at the end], as it reaches the ground [at the end], when it reaches the ground [at the end], just before it reaches the ground [at the end], on reaching the ground [at the end], at the end of this time [at the end]
told: immediately after the collision [after], after the collision [after], after colliding [after], during the collision [], before the collision [], collides with [collision], collides head-on with [collision], makes a head-on collision with [collision], collide head-on [collision], collide [collision], collided with [collision], stick together [stick], sticks to [stick], coalesce [stick], join together [stick], remain together [stick], move off together [stick], move together [stick]
told: to the right [right], to the left [left], in the opposite direction [back], in the same direction [on], in its original direction [on], along the same track [], in the reverse direction [back]
told: hits the ground [at the end], strikes the ground [at the end], reaches the ground [at the end], hits the floor [at the end], reaches the floor [at the end], hits the water [at the end], falls vertically [falls], falls through [falls], along its original path [], along the same path [], along the same line [], above horizontal ground [], above the ground [], above the floor []
told: falls freely [free fall], released from rest and falls [initial speed=0 m s^-1; free fall], dropped from rest [initial speed=0 m s^-1; free fall], falls from rest [initial speed=0 m s^-1; free fall], released from rest [initial speed=0 m s^-1; released], falls freely from rest [initial speed=0 m s^-1; free fall], is dropped [initial speed=0 m s^-1; free fall]
told: thrown vertically upwards [begins; thrown up], projected vertically upwards [begins; thrown up], thrown horizontally [begins; thrown horizontally], projected horizontally [begins; thrown horizontally], fired horizontally [begins; thrown horizontally], leaves horizontally [begins; thrown horizontally], from horizontal ground [from the ground], from level ground [from the ground]
told: directly towards a stationary observer [towards], towards a stationary observer [towards], towards the observer [towards], directly towards the observer [towards], away from a stationary observer [away], directly away from a stationary observer [away], directly away from the observer [away], away from the observer [away], moving away [away]
told: uniformly in all directions [in all directions], equally in all directions [in all directions], in all directions [in all directions]
told: up a [uphill], up the [uphill], up an [uphill], down a [downhill], down the [downhill]
joined: in series with [series], in parallel with [parallel], in series with each other [series], in parallel with each other [parallel], in series [series], in parallel [parallel], in parallel across [parallel], in series across [series], in series to [series], in parallel to [parallel]
told: fixed at both ends [fixed at both ends], fixed at each end [fixed at both ends], between two fixed points [fixed at both ends]
told: completely immersed [immersed], fully immersed [immersed], totally immersed [immersed], completely submerged [immersed], fully submerged [immersed], totally submerged [immersed]
told: above the [measured above], above its [measured above]
told: absorption of sound by the air may be ignored [], absorption by the air is negligible [], the temperature of the wire is constant [], the temperature is constant [], temperature of the wire is constant [], temperature of the wire remains constant []
told: during this time [], in this time [], at the same speed [], in equilibrium [], a long way from [], so that the edges of, on one side of
told: obeys hooke's law [hooke], does not exceed its limit of proportionality [hooke], has not exceeded its limit of proportionality [hooke], limit of proportionality is not exceeded [hooke], limit of proportionality has not been exceeded [hooke], elastic limit is not exceeded [hooke], deforms elastically [hooke]
ask: how many electrons [number of electrons], how many free electrons [number of electrons]
ask: calculate, determine, find, what is, what are, work out, state, hence calculate, hence determine, hence find, hence, by calculation, write down, what was, deduce
ask: how long [time], how far [distance]
show: show that, hence show that, show, verify that
wanted: magnitude of, value of, numerical value of, size of
figures: significant figures, significant figure
idle: using, used to, in si units, your answer, give your answer, giving your answer, give a unit with your answer, also, correct, numerical, si unit, in addition
`,
  apart,
);

const QUANTITIES = ROLES.flatMap(({ name, en }): Entry[] =>
  en.flatMap((word) =>
    [word, `${word}s`].map((one) => ({
      words: apart(one.toLowerCase()),
      chunk: { is: 'role' as const, role: name, word: one },
    })),
  ),
);

const NEGLECTED = ['is negligible', 'are negligible'].concat(
  ['may', 'can', 'should', 'is to', 'are to'].flatMap((modal) =>
    [
      'neglected',
      'ignored',
      'assumed to be negligible',
      'considered to be negligible',
      'taken to be negligible',
    ].map((verb) => `${modal} be ${verb}`),
  ),
);
const SMALL: readonly [string, string][] = [
  ['air resistance', 'no air resistance'],
  ['the effects of air resistance', 'no air resistance'],
  ['the effect of air resistance', 'no air resistance'],
  ['friction', 'smooth'],
  ['frictional forces', 'smooth'],
  ['the friction', 'smooth'],
  ['the mass of the spring', 'told'],
  ['the mass of the string', 'told'],
  ['the weight of the wire', 'told'],
  ['the mass of the rope', 'told'],
  ['the mass of the cable', 'told'],
];

/** "Air resistance may be neglected", "assume that friction is negligible". */
const LEFT_OUT: Entry[] = SMALL.flatMap(([thing, says]) =>
  NEGLECTED.map((verb) => `${thing} ${verb}`)
    .concat([`neglect ${thing}`, `ignore ${thing}`, `neglecting ${thing}`, `ignoring ${thing}`])
    .concat([`assume that ${thing} is negligible`, `assume ${thing} is negligible`, `negligible ${thing}`])
    .map((word) => ({ words: apart(word), chunk: { is: 'told', word, says: [says] } })),
);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** "The third dark fringe from the central bright fringe", "three antinodes". */
const COUNTED: Entry[] = [
  ...ORDINALS.flatMap((ordinal, at) =>
    ['bright', 'dark'].flatMap((kind) =>
      ['', ' from the central bright fringe', ' from the centre', ' from the central fringe'].map(
        (from): Entry => {
          const word = `${ordinal} ${kind} fringe${from}`;
          return {
            words: apart(word),
            chunk: { is: 'told', word, says: [`order=${at + 1}`, `${kind} fringe`] },
          };
        },
      ),
    ),
  ),
  ...ORDINALS.flatMap((ordinal, at) =>
    ['-order', ' order'].flatMap((order) =>
      ['', ' maximum', ' image', ' diffraction maximum', ' maxima'].map((noun): Entry => {
        const word = `${ordinal}${order}${noun}`;
        return { words: apart(word), chunk: { is: 'told', word, says: [`order=${at + 1}`] } };
      }),
    ),
  ),
  ...NUMBERS.flatMap((number, at) =>
    ['antinode', 'antinodes', 'loops', 'loop'].map((noun): Entry => {
      const word = `${number} ${noun}`;
      return { words: apart(word), chunk: { is: 'told', word, says: [`number of antinodes=${at + 1}`] } };
    }),
  ),
];

export const ENGLISH: readonly Entry[] = [...WORDS, ...VERBS, ...QUANTITIES, ...COUNTED, ...LEFT_OUT];
