import type { LoginRequest, LoginResponse, OtpVerifyRequest } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import { type OperationRequest, type Operations, withWords } from '../../http/operation';
import { createGuest } from '../shared/guests';
import { accountSecurityRoutes } from './account-security/account-security.routes';
import { requestCode, verifyOtp } from './codes/code.routes';
import { providerReset, providerVerify } from './codes/provider.routes';
import { passkeyRoutes } from './passkeys/passkey.routes';
import { SIGN_UP_TEXTS, signInByPassword, signUp } from './passwords/password.routes';
import { forgotPassword, RESET_TEXTS, resetPassword, verifyResetToken } from './passwords/recovery.routes';
import { SESSION_MESSAGES } from './session.messages';
import { updateUserInfo } from './sign-in/info.routes';
import { isConfirmed } from './sign-in/proven';
import { socialLogin } from './social/social.routes';
import { revokeToken } from './tokens/tokens';

export const sessionRoutes = (): Operations => ({
  requestGuest: async ({ database }) => ({
    guest_id: await createGuest(database),
    message: 'ok',
  }),
  login,
  signUp: withWords(signUp, SIGN_UP_TEXTS),
  verifyOtp,
  socialLogin,
  // The client repeats a social sign-in with the missing phone number. The server handles both calls in the
  // same way.
  socialRegister: socialLogin,
  providerVerify,
  providerReset,
  forgotPassword,
  verifyResetToken,
  resetPassword: withWords(resetPassword, RESET_TEXTS),
  updateUserInfo,
  logout: async ({ database, tokenHash, language }) => {
    if (tokenHash !== null) await revokeToken(database, tokenHash);
    return { message: SESSION_MESSAGES.loggedOut[language], status: 'success' };
  },
  ...passkeyRoutes(),
  ...accountSecurityRoutes(),
});

/**
 * Signs in with a password or a code. A request without a code makes the server send one. A request with a
 * code checks it. A social sign-in has its own operation.
 */
function login(request: OperationRequest<{ body: LoginRequest }>): Promise<LoginResponse> {
  const { login_type: loginType, otp, phone, verified } = request.body;
  if (loginType === 'social') return refuse(403, 'login_type', SESSION_MESSAGES.methodOff);
  if (loginType === 'manual') return signInByPassword(request);
  if (!otp && !isConfirmed(verified)) return requestCode(request);
  const body: OtpVerifyRequest = {
    otp: otp ?? '',
    login_type: loginType,
    verification_type: 'phone',
    ...(phone !== undefined && { phone }),
    ...(verified !== undefined && { verified }),
  };
  return verifyOtp({ ...request, body });
}
