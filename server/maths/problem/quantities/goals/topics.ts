/** What the topics of physics are called in mechanics, by the paper that was told. */
const IN_PAPER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '9709': {
    kinematics: '9709/p4/kinematics-of-motion-in-a-straight-line',
    dynamics: '9709/p4/momentum',
    'work-energy-and-power': '9709/p4/energy-work-and-power',
    'forces-density-and-pressure': '9709/p4/forces-and-equilibrium',
  },
  '9231': {
    kinematics: '9231/p3/motion-of-a-projectile',
    dynamics: '9231/p3/momentum',
    'forces-density-and-pressure': '9231/p3/equilibrium-of-a-rigid-body',
    'motion-in-a-circle': '9231/p3/circular-motion',
    'deformation-of-solids': '9231/p3/hookes-law',
  },
};

const FALLBACK: Readonly<Record<string, string>> = {
  '9702': '9702/all/physical-quantities-and-units',
  '9709': '9709/p4/kinematics-of-motion-in-a-straight-line',
  '9231': '9231/p3/linear-motion-under-a-variable-force',
};

/** The topic of what laws were used, in the syllabus of the paper. */
export function topicIn(topics: readonly string[], paper: string | null): string {
  const [first] = topics;
  if (first === undefined) return FALLBACK[paper ?? ''] ?? '9709/p3/numerical-solution-of-equations';
  return IN_PAPER[paper ?? '']?.[first.replace('9702/all/', '')] ?? first;
}
