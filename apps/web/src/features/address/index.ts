export { AddressForm } from './address-form.tsx'
export { AddressList } from './address-list.tsx'
export { type SavedAddress, useAddresses } from './api.ts'
export { RemoveButton } from './remove-button.tsx'
