const CHANNEL = 'souk-identity';

export type GoogleAnswer = { state: string; idToken: string | null };

const answerIn = (fragment: string): GoogleAnswer | null => {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  const state = answer.get('state');
  const idToken = answer.get('id_token');
  return state !== null && (idToken !== null || answer.has('error')) ? { state, idToken } : null;
};

export const isAnswerIn = (fragment: string): boolean => answerIn(fragment) !== null;

/** Google redirects its popup to this app, which sends the result to the opener and closes. */
export function sendAnswerToOpener(fragment: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(answerIn(fragment));
  channel.close();
  window.close();
}

/** A BroadcastChannel is limited to pages of this origin. */
export function listenForResult(listener: (answer: GoogleAnswer | null) => void, until: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<GoogleAnswer | null>) => listener(data);
  until.addEventListener('abort', () => channel.close());
}
