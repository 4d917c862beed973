import { CallFailed, openLemma, TOKEN_KEY } from 'lemma/rest';

// A browser keeps the token in localStorage, which is looked into without being named.
const token = process.env['LEMMA_TOKEN'] ?? null;
const lemma = openLemma({
  origin: process.env['LEMMA_ORIGIN'] ?? 'http://localhost:4000',
  tokens: { getItem: (key) => (key === TOKEN_KEY ? token : null) },
});

const { data: questions, page } = await lemma.call('GET /api/community/questions', {
  query: { subject_code: '9709', sort: 'votes', limit: 5 },
});
console.log(questions.map(({ title }) => title).join(', '), page.has_more);

try {
  const { data: answer } = await lemma.call('POST /api/community/questions/{id}/answers', {
    path: { id: questions[0]!.id },
    body: { body: 'Because squares are never negative.' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  console.log(answer.author.name, answer.check.status);
} catch (error) {
  if (!(error instanceof CallFailed)) throw error;
  console.log(error.status, error.code, error.message);
}
