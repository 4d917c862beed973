/** Paging of a list. */
export const PAGE = {
  type: 'object',
  required: ['limit', 'has_more', 'next_cursor', 'total'],
  properties: {
    limit: { type: 'integer', description: 'Maximum number of rows on a page.' },
    has_more: { type: 'boolean' },
    next_cursor: { type: ['string', 'null'], description: 'Cursor of the next page.' },
    total: { type: ['integer', 'null'], description: 'Null unless requested.' },
  },
};

/** The format of refusals. */
export const PROBLEM = {
  type: 'object',
  description: 'RFC 9457, with a code that never changes and a message in the reader’s language.',
  required: ['type', 'title', 'status', 'code', 'message', 'detail', 'errors', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
    detail: { type: 'string' },
    required: { type: 'integer', description: 'The required reputation.' },
    earlier_id: {
      type: 'string',
      description: 'Id of the resource created earlier with this key.',
    },
    place: {
      type: 'object',
      description: 'Range of the text that could not be read.',
      required: ['at', 'length'],
      properties: { at: { type: 'integer' }, length: { type: 'integer' } },
    },
    unread: {
      type: 'array',
      description: 'Ranges of the question that were not read, where that alone is why it was not solved.',
      items: {
        type: 'object',
        required: ['at', 'length'],
        properties: { at: { type: 'integer' }, length: { type: 'integer' } },
      },
    },
    sentences: {
      type: 'array',
      description: 'The sentences of a question that was not solved, with what was understood of each.',
      items: {
        type: 'object',
        required: ['text', 'unclear'],
        properties: {
          text: { type: 'string' },
          says: {
            type: 'string',
            enum: ['GIVEN', 'ASKED', 'BOTH'],
            description: 'Absent where it was not understood.',
          },
          unclear: {
            type: 'array',
            description: 'Words that belong to no phrase that is known.',
            items: {
              type: 'object',
              required: ['at', 'length'],
              properties: { at: { type: 'integer' }, length: { type: 'integer' } },
            },
          },
        },
      },
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
          min: { type: 'integer' },
          max: { type: 'integer' },
        },
      },
    },
    request_id: { type: 'string' },
  },
};
