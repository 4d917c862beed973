import * as v from 'valibot';

/** System messages of OpenAI clients; ignored, since the tutor has its own. */
const Instruction = v.pipe(
  v.looseObject({ role: v.picklist(['system', 'developer']) }),
  v.transform(() => undefined),
);

const TextPart = v.pipe(
  v.looseObject({ type: v.literal('text'), text: v.string() }),
  v.transform(({ text }) => text),
);
const OtherPart = v.pipe(
  v.unknown(),
  v.transform(() => ''),
);

/** The texts among the parts of a message. */
const Parts = v.pipe(
  v.array(v.union([TextPart, OtherPart])),
  v.transform((texts) => texts.join('\n').trim()),
);

const Assistant = v.pipe(
  v.literal('assistant'),
  v.transform(() => 'tutor'),
);

const Message = v.object({
  role: v.optional(v.union([Assistant, v.unknown()])),
  content: v.optional(v.union([Parts, v.unknown()])),
});

const Messages = v.pipe(
  v.array(v.union([Instruction, Message, v.unknown()])),
  v.transform((messages) => messages.filter((message) => message !== undefined)),
);

/** OpenAI's request in the graph's terms; anything else stays for the graph to refuse. */
export const ChatRequest = v.object({
  messages: v.optional(v.union([Messages, v.unknown()])),
  segments: v.optional(v.unknown()),
  mode: v.optional(v.unknown()),
  rung: v.optional(v.unknown()),
  stream: v.optional(v.unknown()),
});
