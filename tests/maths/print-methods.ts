import { TOPICS } from '../content/syllabus.ts';
import { METHODS } from '#server/maths/methods/methods.ts';
import { WITHOUT_METHOD } from '#server/maths/methods/topics-without-method.ts';
import { tablesOfCases } from './tables.ts';

// Prints what the engine can solve: topic by topic its methods, each with an example and its number of cases.
const tables = await tablesOfCases();
const totals = { methods: 0, solved: 0, refused: 0, near: 0 };
for (const { subjectCode, paperCode, slug, titleEn } of TOPICS) {
  const key = `${subjectCode}/${paperCode}/${slug}`;
  const methods = METHODS.filter(({ topic }) => topic === key);
  console.log(`\n${key}  ${titleEn}`);
  if (methods.length === 0) console.log(`  no method: ${WITHOUT_METHOD[key]?.en ?? 'NO REASON WRITTEN'}`);
  for (const { id } of methods) {
    const { solved = [], refused = [], near = [] } = tables.get(id) ?? {};
    console.log(
      `  ${id.padEnd(34)} solved ${solved.length}  refused ${refused.length}  left to others ${near.length}`,
    );
    if (solved[0]) console.log(`    ${solved[0].ask} → ${solved[0].answer}`);
    totals.methods += 1;
    totals.solved += solved.length;
    totals.refused += refused.length;
    totals.near += near.length;
  }
}
console.log(
  `\n${totals.methods} methods, ${totals.solved} cases solved, ${totals.refused} refused, ${totals.near} left to others`,
);
