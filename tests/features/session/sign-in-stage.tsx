import { MantineProvider } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type AnyActorRef, createActor } from 'xstate';
import type { Config } from '../../../domain/config';
import { authMachine } from '../../../machines/session/auth.machine';
import type { AuthInput } from '../../../machines/session/auth.types';
import { SessionProvider } from '../../../src/features/session/session.context';
import { AuthActor } from '../../../src/features/session/sign-in/auth.context';
import { AuthStage } from '../../../src/features/session/sign-in/auth-flow';
import { SignInPromptProvider } from '../../../src/features/session/sign-in-prompt.context';
import { createFormats } from '../../../src/i18n/formats';
import { FormatsProvider } from '../../../src/i18n/formats.context';
import { ShopProvider } from '../../../src/platform/shop.context';
import { mantineTheme } from '../../../src/ui/theme/mantine-theme';
import { T0 } from '../../domain/demo-items';
import { authInput } from '../../machines/session/sign-ins';
import { noSignInPrompt, sessionOf, testConfig } from '../../support/shop-page';

type Stage = { auth: AnyActorRef; config?: Partial<Config>; children: ReactNode };

/** The providers around the steps of a sign-in. The test passes the flow. */
export const SignInStage = ({ auth, config, children }: Stage) => (
  <MantineProvider theme={mantineTheme}>
    <ShopProvider
      config={{ ...testConfig, country: 'AE', isWalletOn: true, isReferralOn: true, ...config }}
      now={() => T0}
      sendToRoot={() => undefined}
    >
      <SignInPromptProvider value={noSignInPrompt}>
        <FormatsProvider formats={createFormats('en', testConfig.currency, 0)}>
          <SessionProvider actor={sessionOf(null)}>
            <AuthActor actor={auth as never}>
              <AuthStage>{children}</AuthStage>
            </AuthActor>
          </SessionProvider>
        </FormatsProvider>
      </SignInPromptProvider>
    </ShopProvider>
  </MantineProvider>
);

/** A flow that stays in its initial state, for steps with a flow of their own. */
export const restingAuth = (overrides: Partial<AuthInput> = {}): AnyActorRef =>
  createActor(authMachine, { input: authInput(overrides) }).start();

export const field = (label: string) => screen.queryByLabelText<HTMLInputElement>(label);
/** `hidden: true` skips the slow visibility check of every country option. These buttons are never hidden. */
export const button = (name: string | RegExp) => screen.queryByRole('button', { name, hidden: true });

export function type(label: string, text: string): void {
  const found = field(label);
  if (!found) throw new Error(`There is no field "${label}"`);
  fireEvent.change(found, { target: { value: text } });
}

/** Presses a button that must be on the page. */
export const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getByRole('button', { name, hidden: true }));

/** Returns 'outside' when the page has no such button, so that the event must come from elsewhere. */
export function pressIfThere(name: string | RegExp): 'outside' | undefined {
  const found = button(name);
  if (!found) return 'outside';
  fireEvent.click(found);
}
