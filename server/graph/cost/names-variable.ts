import { type ASTNode, BREAK, visit } from 'graphql';

/** Whether a variable stands anywhere in it. */
export function namesVariable(node: ASTNode): boolean {
  let names = false;
  visit(node, {
    Variable() {
      names = true;
      return BREAK;
    },
  });
  return names;
}
