"""The questions with their keys, as the second routes read them."""

import json
from pathlib import Path

FOLDER = Path(__file__).parent.parent / 'questions'
# A key of these may be a sentence that nothing computes.
IN_WORDS = {'prove', 'explain', 'state', 'sketch', 'describe'}


def part_of(part):
    answers = [
        {
            'of': answer['of'],
            'value': next(answer[key] for key in ('value', 'words', 'choice') if key in answer),
            'figures': answer.get('figures', 'exact'),
        }
        for answer in part['answers']
    ]
    accept = [form for answer in part['answers'] for form in answer.get('accept', [])]
    return {**part, 'answers': answers, 'accept': accept}


QUESTIONS = {
    question['id']: {
        **question,
        'text': '\n'.join(question['text']),
        'parts': [part_of(part) for part in question['parts']],
    }
    for file in sorted(FOLDER.glob('*.json'))
    for question in json.loads(file.read_text(encoding='utf8'))
}
BY_LABEL = {id: {part['label']: part for part in q['parts']} for id, q in QUESTIONS.items()}

done = set()


def compare(built, seen):
    """Each answer that a script builds, as (id, parts), is the one of the key."""
    for id, parts in built:
        key = BY_LABEL[id]
        assert [part['label'] for part in parts] == list(key), (id, list(key))
        for part in parts:
            own = key[part['label']]['answers']
            assert len(own) == len(part['answers']), (id, part['label'])
            for at, answer in enumerate(part['answers']):
                said = next(answer[key] for key in ('value', 'words', 'choice') if key in answer)
                got = (said, answer.get('figures', 'exact'))
                assert (own[at]['value'], own[at]['figures']) == got, (id, part['label'], own[at], got)
                seen.add((id, part['label'], at))


def finish(seen):
    """Every answer of the questions that a script takes up is recomputed by it."""
    own = {id for id, _, _ in seen}
    missing = [
        (id, part['label'], at)
        for id in own
        for part in QUESTIONS[id]['parts']
        for at in range(len(part['answers']))
        if (id, part['label'], at) not in seen and part['asks'] not in IN_WORDS
    ]
    assert not missing, missing
    done.update(own)
    print(len(own), 'questions,', len(seen), 'answers agree')
