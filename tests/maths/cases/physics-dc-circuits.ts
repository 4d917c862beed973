import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-dc-circuits',
  solved: [
    {
      ask: 'A cell of e.m.f. 1.5 V and internal resistance 0.50 Ω is connected to a 2.5 Ω resistor. Calculate the current in the circuit.',
      answer: '0.50 A',
    },
    { ask: '电动势为 12 V、内阻为 1.0 Ω 的电池与 5.0 Ω 的电阻相连，求电流。', answer: '2.0 A' },
    {
      ask: 'A battery of e.m.f. 9.0 V and internal resistance 1.5 Ω supplies a current of 0.80 A. Calculate the terminal potential difference.',
      answer: '7.8 V',
    },
    {
      ask: 'A cell has terminal potential difference 1.30 V when the current is 0.40 A. Its internal resistance is 0.50 Ω. Calculate the e.m.f. of the cell.',
      answer: '1.5 V',
    },
    {
      ask: 'A battery of e.m.f. 6.0 V and internal resistance 0.80 Ω drives a current of 1.5 A. Calculate the load resistance.',
      answer: '3.2 Ω',
    },
    {
      ask: 'The e.m.f. of a cell is 1.60 V, the current is 0.250 A and the terminal p.d. is 1.45 V. Calculate the internal resistance.',
      answer: '0.600 Ω',
    },
  ],
  refused: [
    'A 6.0 Ω resistor is connected to a 12 V battery. A second resistor of 3.0 Ω is not connected. Find the current.',
    'Two cells of e.m.f. 1.5 V and internal resistance 0.50 Ω are connected in parallel to a 2.5 Ω resistor. Calculate the current.',
  ],
  near: [
    'The potential difference across a 12 Ω resistor is 6.0 V. Calculate the current.',
    'Find the total resistance.',
  ],
};
