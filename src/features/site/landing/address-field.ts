export const ADDRESS_FIELD_ID = 'delivery-address';

export function focusAddressField(): void {
  const field = document.getElementById(ADDRESS_FIELD_ID);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
