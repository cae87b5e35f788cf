import { address } from './address.ts'
import { booking } from './booking.ts'
import { core } from './core.ts'
import { giftcard } from './giftcard.ts'
import { notification } from './notification.ts'

/** Texts that only the server uses: notices, problems of input fields and their names. */
export const notices = {
  ...core,
  ...giftcard,
  ...address,
  ...notification,
  ...booking,
}
