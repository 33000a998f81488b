import { useLingui } from '@lingui/react/macro';
import { isSwitchedOn, SHOP_SWITCHES } from '../../../domain/operator';
import type { LoggedAction, LogObject, LogValue } from '../../../domain/operator-log';
import { DAY_FIELDS } from '../../../domain/store-hours';
import type { LogEntry } from '../../api/operator-log-mapping';
import { useFormats } from '../../i18n/formats.context';
import { useMoment } from '../orders/shared/use-moment';
import { useRoleTexts } from './use-role-texts';
import { useSwitchTexts } from './use-switch-texts';
import { useWeekTexts } from './use-week-texts';

const isFlag = (name: string) => SHOP_SWITCHES.some((one) => one.name === name && one.kind === 'flag');

/** Returns the texts of the audit log. */
export function useLogTexts() {
  const { t } = useLingui();
  const formats = useFormats();
  const moment = useMoment();
  const switches = useSwitchTexts();
  const { name: roles } = useRoleTexts();
  const week = useWeekTexts();
  const actions: Record<LoggedAction, string> = {
    openOperator: t`Signed in with the shop key`,
    signInOperator: t`Signed in`,
    signInOperatorByPasskey: t`Signed in with a passkey`,
    closeOperator: t`Signed out`,
    changeOperatorPassword: t`Changed their password`,
    addOperatorPasskey: t`Added a passkey`,
    removeOperatorPasskey: t`Removed a passkey`,
    addOperator: t`Added an account`,
    changeOperator: t`Changed an account`,
    removeOperator: t`Removed an account`,
    createOperatorLink: t`Created a sign-in link`,
    useOperatorLink: t`Set a password with a sign-in link`,
    setSwitches: t`Changed settings`,
    setTaxRate: t`Changed a tax rate`,
    decideRegistration: t`Reviewed a registration`,
    answerConversation: t`Replied to a message`,
    decideOrder: t`Changed an order`,
    decideTrip: t`Changed a trip`,
    setStoreStock: t`Changed stock`,
    setStorePause: t`Closed or opened a store`,
    setStoreHours: t`Changed opening hours`,
  };
  const objects: Record<LogObject, string> = {
    order: t`Order`,
    trip: t`Trip`,
    conversation: t`Conversation`,
    registration: t`Registration`,
    settings: t`Settings`,
    module: t`Market`,
    category: t`Category`,
    store: t`Store`,
    item: t`Item`,
    account: t`Account`,
    session: t`Session`,
  };
  const fields: Record<string, string> = {
    decision: t`Decision`,
    status: t`Status`,
    payment_status: t`Payment`,
    refund: t`Refund`,
    reason: t`Reason`,
    state: t`State`,
    message: t`Message`,
    name: t`Name`,
    email: t`Email`,
    password: t`Password`,
    passkey: t`Passkey`,
    role: t`Role`,
    store_id: t`Store`,
    is_active: t`Can sign in`,
    stock: t`Stock`,
    variation: t`Variation`,
    closed_until: t`Closed until`,
    ...Object.fromEntries(DAY_FIELDS.map((field, day) => [field, week.day(day)])),
  };
  const values: Record<string, string> = {
    ...roles,
    pending: t`Waiting`,
    confirmed: t`Confirmed`,
    accepted: t`Courier assigned`,
    processing: t`Being prepared`,
    handover: t`Ready`,
    picked_up: t`On the way`,
    delivered: t`Delivered`,
    returned: t`Returned`,
    ongoing: t`Ongoing`,
    completed: t`Completed`,
    canceled: t`Cancelled`,
    failed: t`Failed`,
    refunded: t`Refunded`,
    requested: t`Requested`,
    approved: t`Accepted`,
    refused: t`Declined`,
    paid: t`Paid`,
    unpaid: t`Unpaid`,
    partially_paid: t`Partly paid`,
    payment_received: t`Payment received`,
    payment_missing: t`Payment not found`,
    refund_paid: t`Refund paid`,
    refund_requested: t`Refund requested`,
    refund_request_canceled: t`Refund declined`,
    prescription_approved: t`Prescription accepted`,
    prescription_priced: t`Prescription priced`,
    prescription_rejected: t`Prescription rejected`,
  };
  return {
    action: (action: LoggedAction | null) => (action === null ? t`Other action` : actions[action]),
    actions,
    objects,
    /** Returns the name of a field. A setting has the same name as in the console. */
    field: ({ action }: LogEntry, field: string) =>
      action === 'setSwitches' || action === 'setTaxRate' ? switches(field).title : (fields[field] ?? field),
    value: ({ action }: LogEntry, field: string, value: LogValue): string => {
      const chosen = action === 'setSwitches' ? switches(field).values?.[String(value)] : undefined;
      if (chosen !== undefined) return chosen;
      if (action === 'setSwitches' && isFlag(field)) return isSwitchedOn(value) ? t`On` : t`Off`;
      if (action === 'setStoreStock' && field === 'stock' && value === null) return t`not counted`;
      if (action === 'setStoreHours') return week.periods(value === null ? '' : String(value));
      if (value === null || value === '') return t`none`;
      if (field === 'closed_until') return moment.dateAndTime(String(value));
      if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
      if (typeof value === 'number') return formats.number(value);
      return values[value] ?? value;
    },
  };
}
