import { usePreferences, usePreferencesRef } from '../../../src/features/preferences/preferences.context';
import { Question } from './preferences-screen';

/** Copies of components, each with one fault that a customer would notice. */
function Toggle({ onPress }: { onPress?: () => void }) {
  const isDark = usePreferences(({ context }) => context.theme === 'dark');
  return (
    <button type="button" role="switch" aria-checked={isDark} onClick={onPress}>
      Theme Mode
    </button>
  );
}

export const DeadToggle = () => <Toggle />;

export function CrossedToggle() {
  const preferences = usePreferencesRef();
  return <Toggle onPress={() => preferences.send({ type: 'language.chosen', language: 'ar' })} />;
}

export const NoQuestion = () => null;

export function StayingQuestion() {
  const isAsked = usePreferences(({ context }) => context.candidate !== null);
  return isAsked ? <Question /> : <div role="dialog" aria-label="Are you sure to change the language?" />;
}
