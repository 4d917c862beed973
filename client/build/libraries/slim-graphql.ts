import type { Plugin } from 'vite';

/** The kinds of nodes that stand in schemas alone, in the list of kinds and in that of what each is made of. */
const KIND =
  '(?:Schema|OperationType|(?:Scalar|Object|Interface|Union|Enum|InputObject)Type|Field|InputValue|EnumValue|Directive|Type|Member|Argument|DirectiveArgument)(?:Definition|Extension|Coordinate)';
const LISTED = new RegExp(
  `^ {2}(?:Kind\\['\\w{1,40}'\\] = '${KIND}';|${KIND}: \\[[^\\]]{0,200}\\],)\\n`,
  'gm',
);

/**
 * Apollo walks our documents with graphql's visitor, which knows the nodes of schemas too and can print whatever is no
 * document at all: no page has either.
 */
export function slimGraphql(): Plugin {
  return {
    name: 'slim-graphql',
    apply: 'build',
    transform: {
      filter: { id: /\/graphql\/(?:language\/(?:ast|kinds)|jsutils\/inspect)\.mjs$/ },
      handler(code, id) {
        if (id.endsWith('/inspect.mjs')) return { code: 'export const inspect = String;', map: null };
        const slim = code.replace(LISTED, '');
        if (slim === code) this.error('graphql names the nodes of schemas in another way now.');
        return { code: slim, map: null };
      },
    },
  };
}
