import { expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

test('a nucleus that decays leaves what there was without what is emitted', () => {
  expect(
    answersTo(
      'A nucleus of uranium-238 decays by emitting an alpha particle to form a nucleus of thorium (Th). The proton number of uranium is 92.',
      '(a) State the nucleon number and the proton number of the thorium nucleus.',
      '(b) State the number of neutrons in the thorium nucleus.',
    ),
  ).toEqual(['234, 90', '144']);
});

test('the sign of what is emitted tells which way the proton number goes', () => {
  const decay = (sign: string) => [
    `A nucleus of strontium-90 contains 38 protons. It decays by β^${sign} emission to form a nucleus of yttrium (Y). For the nucleus formed in the decay, state the number of protons.`,
  ];
  expect(answersTo(decay('-')[0]!)).toEqual(['39']);
  expect(answersTo(decay('+')[0]!)).toEqual(['37']);
  expectRefused(decay('')[0]!);
});

test('how fast an alpha particle is follows from its energy', () => {
  expect(
    answersTo(
      'A nucleus of americium-241, of proton number 95, emits an alpha particle of kinetic energy 5.5 MeV to form a nucleus of neptunium. Calculate the speed of the alpha particle.',
    ),
  ).toEqual(['1.63 * 10^7 m s^-1']);
});
