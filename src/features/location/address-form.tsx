export const AddressForm = () => null;
