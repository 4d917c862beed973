import { Trans } from '@lingui/react/macro';
import { keepDraft, QUESTION_BODY, readDraft } from '../../../lib/device/drafts.ts';
import { paths } from '../../../lib/paths.ts';
import { addPassage } from '../../../lib/tutor/passages.ts';
import { openPanel } from '../../../lib/tutor/panel-state.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';

interface WaysOnProps {
  question: string;
  /** The name of the page that it stands on. */
  page: string;
}

/** Whom to ask about a question that stands here. */
export function WaysOn({ question, page }: WaysOnProps) {
  return (
    <>
      <Button size="small" onClick={() => askTutorAbout(question, page)}>
        <Trans>Ask the tutor about it</Trans>
      </Button>
      <Link
        to={paths.ask('9709')}
        onClick={() => draftQuestion(question)}
        className={buttonClass('plain', 'small')}
      >
        <Trans>Ask the community with this text</Trans>
      </Link>
    </>
  );
}

/** Beside the page, with the text as what the next question is about. */
function askTutorAbout(text: string, title: string): void {
  addPassage({ text, title });
  openPanel(true);
}

/** Adds the question to the draft of the community's form. */
function draftQuestion(question: string): void {
  const begun = readDraft(QUESTION_BODY);
  if (begun?.includes(question)) return;
  keepDraft(QUESTION_BODY, begun ? `${begun}\n\n${question}` : question);
}
