import { phoneText } from '@comanda/domain/address'

/** Phone and e-mail of a member on one line; the phone as phones are shown everywhere, or masked as the server answers it. */
export const contactsOf = ({ phone, email }: { phone?: string | undefined; email?: string | undefined }): string =>
  [phone === undefined ? '' : phoneText(phone), email].filter(Boolean).join(' · ')
