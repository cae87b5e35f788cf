import { phoneText } from '@comanda/domain/address'
import { fullName } from '../../platform/i18n/full-name.ts'
import type { OrderDetail } from './api.ts'

/** Name and phone number of the person who gets an order; the number is left to right after a name of either direction. */
export const contactText = ({ firstName, lastName, countryCode, phoneNumber }: NonNullable<OrderDetail['contact']>) =>
  `${fullName({ firstName, lastName })} · \u2066${phoneText(`+${countryCode.replace('+', '')}${phoneNumber}`)}\u2069`
