import { isRefusal, type ResponseOf, refuse } from '@comanda/contract/core'
import type { buyerCalls as calls } from '@comanda/contract/counter'
import { typedCardNo } from '@comanda/domain/giftcard'
import type { Queries } from '../../platform/db/index.ts'
import type { Handler, StaffAt } from '../../platform/http/index.ts'
import type { KnownCustomer } from '../../ports/auth.ts'
import type { Deps } from './deps.ts'
import { byContact, CARD_NO } from './find-member.ts'
import { maskedEmail, maskedName, maskedNumber } from '@comanda/domain/member'

async function customerOf(deps: Deps, caller: StaffAt, contact: string) {
  const digits = typedCardNo(contact)
  if (!CARD_NO.test(digits)) return byContact(deps, caller, caller.shop.shopId, contact)
  const holder = await deps.customerOfCardNo(deps.db, caller.corporationId, digits)
  return holder === undefined ? undefined : deps.customerById(deps.db, caller.corporationId, holder)
}

/** A member as an order at the counter needs them, masked. */
export async function buyerShown(
  deps: Deps,
  db: Queries,
  { corporationId, language }: StaffAt,
  { customerId, nick, phone, email, isMember }: KnownCustomer,
): Promise<ResponseOf<typeof calls.findBuyer>> {
  const [card] = await deps.cardsOf(db, corporationId, customerId, language)
  return {
    customerId,
    name: maskedName(nick),
    contacts: [phone && maskedNumber(phone), email && maskedEmail(email)].filter(one => typeof one === 'string'),
    isMember,
    levelName: card?.levelName ?? '',
    coupons: await deps.usableCoupons(db, corporationId, customerId),
  }
}

/** Finds the member an order is for. Lookups are limited, so that the list of members cannot be read this way. A4, COUNTER-1 */
export const findBuyer =
  (deps: Deps): Handler<typeof calls.findBuyer> =>
  async (caller, { contact }) => {
    const { corporationId } = caller
    const limit = { key: `find-member:${caller.session.staff.staffId}`, max: 120, windowSeconds: 600 }
    if (!(await deps.takeLimit(corporationId, [limit]))) return refuse('tooMany')
    const known = await customerOf(deps, caller, contact)
    if (!known) return refuse('notFound', { field: 'contact' })
    if (isRefusal(known)) return known
    return buyerShown(deps, deps.db, caller, known)
  }
