/** What stands beside the rows of a list. */
export const PAGE = {
  type: 'object',
  required: ['limit', 'has_more', 'next_cursor', 'total'],
  properties: {
    limit: { type: 'integer', description: 'The most rows that a page has.' },
    has_more: { type: 'boolean' },
    next_cursor: { type: ['string', 'null'], description: 'Pass it as cursor to read on.' },
    total: { type: ['integer', 'null'], description: 'Null unless asked for.' },
  },
};

/** What every refusal is. */
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
    required: { type: 'integer', description: 'The reputation that would be needed.' },
    earlier_id: {
      type: 'string',
      description: 'Id of what the same operation wrote under this idempotency key, to be edited instead.',
    },
    place: {
      type: 'object',
      description: 'Where in the text something could not be read.',
      required: ['at', 'length'],
      properties: { at: { type: 'integer' }, length: { type: 'integer' } },
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
