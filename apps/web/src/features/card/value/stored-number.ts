import { currentUser, MEMBER_NUMBER } from '../../../platform/session.ts'
import { readStored, writeStored } from '../../../platform/device/storage.ts'

/** Stores the number of the card that was shown, so that it can be shown without a connection. APP-6 */
export const storeNumber = (cardNo: string): void =>
  writeStored(MEMBER_NUMBER, { cardNo, customerId: currentUser().customerId })

/** The number stored for the person who is signed in; undefined without one. APP-6 */
export function storedNumber(): string | undefined {
  const stored = readStored(MEMBER_NUMBER) as { cardNo?: unknown; customerId?: unknown } | undefined
  const { customerId } = currentUser()
  if (customerId === 0 || stored?.customerId !== customerId) return undefined
  return typeof stored.cardNo === 'string' ? stored.cardNo : undefined
}
