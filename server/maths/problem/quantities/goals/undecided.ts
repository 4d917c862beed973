import type { Term } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import { contradictionIn } from '../finding/found.ts';
import { G } from '../network/constants.ts';
import { type Sheet, shown } from '../sheet/sheet.ts';

/** Why what is asked for has no value: what contradicts the rest, or what is missing. */
export function undecided(target: Term, sheet: Sheet): Fault {
  const against = contradictionIn(sheet);
  if (against) {
    const { by, name } = against;
    const said = by && [`“${by.relation}”`, by.of.map(shown).join(', ')].join(' ');
    return new Fault(
      `${said ?? name.en.replace(/\.$/, '')} cannot hold with the rest of what is told`,
      `${said ?? name.zh.replace(/。$/, '')} 与其他条件矛盾`,
    );
  }
  const needsGravity = sheet.paper === null && sheet.equations.some(({ symbols }) => symbols.includes(G));
  return needsGravity
    ? new Fault(
        `nothing decides ${shown(target)}; a law here needs g: tell the paper or g`,
        `无法确定 ${shown(target)}；这里的规律用到 g，请给出试卷代码或 g 的值`,
      )
    : new Fault(`nothing that is told decides ${shown(target)}`, `已知条件无法确定 ${shown(target)}`);
}
