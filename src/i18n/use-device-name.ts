import { useLingui } from '@lingui/react/macro';
import type { Device } from '../../domain/auth/access';

/** Names a device by its browser and its system. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown device`;
  };
}
