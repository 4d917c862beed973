import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { TypedProblemInput } from '../../../lib/graph/schema-types.ts';
import { Button } from '../../../ui/Button.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { type Correction, type Corrections, corrected, isComplete, linesOf } from './correct.ts';
import { CorrectedSolution } from './CorrectedSolution.tsx';
import { NodeLine } from './NodeLine.tsx';
import { type NodeChange, type NodeChanges, nodesOf, withChanges } from './nodes.ts';
import { keyOf, type ReadProblem, sentencesOf } from './read-sentences.ts';
import { ReadingChoice } from './ReadingChoice.tsx';
import { SentenceRow } from './SentenceRow.tsx';

interface ReadingCardProps {
  readings: readonly ReadProblem[];
  page: string;
  onClose: () => void;
}

/** The givens and goals that were read in a question, each with its sentence, to be corrected and solved as they are then. */
export function ReadingCard({ readings, page, onClose }: ReadingCardProps) {
  const [chosen, setChosen] = useState(readings.length === 1 ? 0 : null);
  if (chosen === null) return <ReadingChoice readings={readings} onChoose={setChosen} />;
  return (
    <Sentences
      key={chosen}
      problem={readings[chosen]!}
      page={page}
      onOthers={readings.length > 1 ? () => setChosen(null) : null}
      onClose={onClose}
    />
  );
}

interface SentencesProps {
  problem: ReadProblem;
  page: string;
  /** Leads back to the choice between several readings. */
  onOthers: (() => void) | null;
  onClose: () => void;
}

function Sentences({ problem, page, onOthers, onClose }: SentencesProps) {
  const { t } = useLingui();
  const id = useId();
  const [corrections, setCorrections] = useState<Corrections>({});
  const [submitted, setSubmitted] = useState<TypedProblemInput | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const [changes, setChanges] = useState<NodeChanges>({});
  const [active, setActive] = useState<string | null>(null);
  const asCorrected = corrected(withChanges(problem, changes), corrections);
  const nodes = nodesOf(problem);

  const correct = (key: string, correction: Correction | null) => {
    const { [key]: _before, ...others } = corrections;
    setIncomplete(false);
    setCorrections(correction ? { ...others, [key]: correction } : others);
  };
  const change = (path: string, next: NodeChange | null) => {
    const { [path]: _before, ...others } = changes;
    setIncomplete(false);
    setChanges(next ? { ...others, [path]: next } : others);
  };
  const send = () => {
    const isReady = isComplete(asCorrected) && Object.values(corrections).every(isFilledIn);
    setIncomplete(!isReady);
    if (isReady) setSubmitted(asCorrected);
  };

  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-semibold">
        <Trans>How it was read</Trans>
      </h3>
      <p className="text-soft">
        <Trans>
          Tap what was read to see its sentence. Change or take out what is wrong, and say in formulas what a
          sentence tells or asks for where it was not understood.
        </Trans>
      </p>
      <ul className="flex flex-col gap-2">
        {sentencesOf(problem).map((sentence) => (
          <SentenceRow
            key={sentence.key}
            sentence={sentence}
            isActive={active === sentence.key}
            correction={corrections[sentence.key] ?? null}
            onCorrect={(correction) => correct(sentence.key, correction)}
            onSubmit={send}
          >
            {nodes
              .filter(({ span }) => keyOf(span) === sentence.key)
              .map((node) => (
                <NodeLine
                  key={node.path}
                  node={node}
                  change={changes[node.path] ?? null}
                  isActive={active === sentence.key}
                  onTap={() => setActive(active === sentence.key ? null : sentence.key)}
                  onChange={(next) => change(node.path, next)}
                />
              ))}
          </SentenceRow>
        ))}
      </ul>
      {isIncomplete && (
        <Refusal>
          {t`Something is still missing: say of each sentence with a question mark what it tells, what it asks for, or that it adds nothing.`}
        </Refusal>
      )}
      <Acts onSend={send} onOthers={onOthers} onClose={onClose} />
      {submitted && (
        <CorrectedSolution problem={submitted} isEarlier={!isSame(submitted, asCorrected)} page={page} />
      )}
    </section>
  );
}

function Acts({
  onSend,
  onOthers,
  onClose,
}: { onSend: () => void } & Pick<SentencesProps, 'onOthers' | 'onClose'>) {
  return (
    <p className="flex flex-wrap gap-3">
      <Button look="primary" onClick={onSend}>
        <Trans>Solve it like this</Trans>
      </Button>
      {onOthers && (
        <Button onClick={onOthers}>
          <Trans>Other ways to read it</Trans>
        </Button>
      )}
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </p>
  );
}

const isFilledIn = (correction: Correction): boolean =>
  correction.says === 'NOTHING' || linesOf(correction.formulas).length > 0;

const isSame = (one: TypedProblemInput, other: TypedProblemInput): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
