import type { questionMachine } from '../../../machines/orders/question.machine';
import type { Act, Page, Sight, Target } from '../../support/model/page';
import { press } from '../shared/page-parts';
import { reasons } from './question.model';

type QuestionPage = Page<typeof questionMachine>;
type Asked = {
  answer: unknown;
  hasReasons?: true;
  /** The button that declines. */
  declines: string;
  /** The button that sends the answer. */
  sends: string;
  fills: Act[];
  sees?: Sight[];
};

const off = { error: { code: 'offline', messages: [] } };
const says = (text: string, name: string): Act => ({ act: 'type', into: { role: 'textbox', name }, text });

const asked = ({ answer, hasReasons, declines, sends, fills, sees = [] }: Asked): QuestionPage => {
  const button: Target = { role: 'button', name: sends };
  return {
    open: () => ({ path: '/my-orders/1002', storage: {}, isBare: true }),
    model: {
      input: { subject: { orderId: 1002 }, hasReasons: hasReasons ?? false },
      otherInputs: [],
      fixtures: [
        { type: 'answer.submitted', answer },
        { type: 'xstate.done.actor.readReasons', output: reasons },
        { type: 'xstate.error.actor.readReasons', ...off },
        { type: 'xstate.done.actor.sendAnswer', output: { message: 'Done.' } },
        { type: 'xstate.error.actor.sendAnswer', ...off },
      ],
    },
    calls: [],
    acts: {
      'answer.submitted': [...fills, { act: 'press', on: button }],
      'retry.requested': [press('button', 'Try again')],
      'question.closed': [press('button', declines)],
    },
    answers: {},
    timers: {},
    sights: {
      reading: [{ sees: { role: 'status', name: 'One moment' } }],
      failed: [{ reads: 'This couldn’t be loaded' }, { sees: { role: 'button', name: 'Try again' } }],
      answering: ({ context }) => [
        ...sees,
        ...context.reasons.map((name): Sight => ({ sees: { role: 'radio', name } })),
        { sees: button },
      ],
      sending: [{ sees: { ...button, isBusy: true } }],
    },
    impossible: {},
    endsIn: [],
  };
};

const addPictures: Sight = { sees: { role: 'button', name: 'Add photos' } };
const addFiles: Sight = { sees: { role: 'button', name: 'Add photos or a PDF' } };
const reason = press('radio', reasons[0] ?? '');

/** The questions about an order that allows every action. */
export const orderQuestionPages = {
  cancel: asked({
    answer: { reason: reasons[0], note: '' },
    hasReasons: true,
    declines: 'Keep the order',
    sends: 'Cancel the order',
    fills: [reason],
    sees: [{ reads: 'You haven’t paid anything yet, so there’s nothing to refund.' }],
  }),
  refund: asked({
    answer: { reason: reasons[0], note: 'No sauce', images: [] },
    hasReasons: true,
    declines: 'Cancel',
    sends: 'Submit request',
    fills: [reason, says('No sauce', 'Note (optional)')],
    sees: [addPictures],
  }),
  prescription: asked({
    answer: { images: [] },
    declines: 'Cancel',
    sends: 'Send the prescription',
    fills: [],
    sees: [{ reads: 'Note from the pharmacist: It can not be read.' }, addFiles],
  }),
  review: asked({
    answer: { rating: 5, comment: 'Good', images: [] },
    declines: 'Cancel',
    sends: 'Submit',
    fills: [press('radio', '5 stars'), says('Good', 'Tell others about it (optional)')],
  }),
};
