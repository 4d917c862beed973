import * as v from 'valibot';
import type { Context } from '../../core/context.ts';
import { cite } from '../../tutor/operations/cite.ts';
import { type Citation, MAX_CITATIONS } from '../../tutor/rules.ts';
import type { ToolCall, ToolSpec } from '../provider/provider.ts';

interface Tool {
  spec: ToolSpec;
  /** The result for the model, and the citations for the reply. */
  run(ctx: Context, text: string): Promise<{ result: unknown; citations?: Citation[] }>;
}

const oneText = (name: string, description: string) => ({
  type: 'object',
  properties: { [name]: { type: 'string', description } },
  required: [name],
});

const TOOLS: Tool[] = [
  {
    spec: {
      name: 'cas_solve',
      description: 'Solves an A-Level question and checks the answer; says so when it cannot.',
      parameters: oneText('text', 'The question, such as: Solve x^2 - 5x + 6 = 0'),
    },
    async run(ctx, text) {
      const ran = await ctx.engine.solve(text);
      if (!ran.ran || !ran.answer.solved) return { result: { solved: false } };
      const { answer, steps, method } = ran.answer.worked;
      const lines = steps.map(({ say, tex }) => ({ say: say.en, tex: tex ?? [] }));
      return { result: { solved: true, method, answer: answer.text, steps: lines } };
    },
  },
  {
    spec: {
      name: 'cas_check',
      description: 'Judges each line of a derivation against the line before it.',
      parameters: oneText('text', 'At least two lines, one below the other.'),
    },
    async run(ctx, text) {
      const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .slice(0, 60);
      const ran = await ctx.engine.check(lines);
      if (!ran.ran) return { result: { checked: false } };
      return { result: ran.answer.lines.map((line) => ({ line: line.text, verdict: line.verdict })) };
    },
  },
  {
    spec: {
      name: 'search_notes',
      description: 'Finds cards of the syllabus.',
      parameters: oneText('text', 'What to look for.'),
    },
    async run(ctx, text) {
      const citations = await cite(ctx, { topic: null, text, limit: MAX_CITATIONS });
      return {
        result: citations.map(({ title, excerpt }) => ({ title: title.en, text: excerpt.en })),
        citations,
      };
    },
  },
  {
    spec: {
      name: 'make_question',
      description: 'Makes a question like the given one, with other numbers and a checked answer.',
      parameters: oneText('text', 'A question that cas_solve can solve.'),
    },
    async run(ctx, text) {
      const ran = await ctx.engine.like(text, 1);
      return { result: ran.ran && ran.answer ? ran.answer : { made: false } };
    },
  },
];

export const TOOL_SPECS = TOOLS.map(({ spec }) => spec);

const Arguments = v.object({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)) });

/** Runs a tool call; an invalid one gets an error as its result. */
export async function runTool(
  ctx: Context,
  call: ToolCall,
): Promise<{ content: string; citations: Citation[] }> {
  const tool = TOOLS.find(({ spec }) => spec.name === call.name);
  const asContent = (content: unknown, citations: Citation[] = []) => ({
    content: JSON.stringify(content),
    citations,
  });
  if (!tool) return asContent({ error: 'There is no such tool.' });
  const args = v.safeParse(Arguments, parsed(call.arguments));
  if (!args.success) return asContent({ error: 'The arguments must be a JSON object like {"text": "…"}.' });
  const { result, citations } = await tool.run(ctx, args.output.text.replaceAll('\0', ''));
  return asContent(result, citations);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
