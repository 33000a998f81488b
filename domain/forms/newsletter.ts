import { object, string } from 'yup';
import { EMAIL_PATTERN } from '../contact';

/** Messages are codes; `src/i18n` has the words. Empty counts as not valid [FOOT-05]. */
export const newsletterSchema = object({
  email: string().trim().required('emailInvalid').matches(EMAIL_PATTERN, 'emailInvalid'),
});
