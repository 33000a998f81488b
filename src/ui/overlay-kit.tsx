import { i18n } from '@lingui/core';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { directionOf } from '../i18n/languages';
import { mantineTheme } from './theme/mantine-theme';

const nowhere = () => undefined;

/**
 * Provides Mantine, which loads with the first layer. Colours and direction come from `theme.js` and
 * `tokens.css`; Mantine only reads them.
 */
export const OverlayKit = ({ children }: { children: ReactNode }) => (
  <DirectionProvider initialDirection={directionOf(i18n.locale)} detectDirection={false}>
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme="light"
      getRootElement={nowhere}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  </DirectionProvider>
);
