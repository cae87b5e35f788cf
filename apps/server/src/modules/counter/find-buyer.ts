import { isRefusal, refuse } from '@comanda/contract/core'
import type { buyerCalls as calls } from '@comanda/contract/counter'
import { typedCardNo } from '@comanda/domain/giftcard'
import type { Handler, StaffAt } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { byContact, CARD_NO } from './find-member.ts'
import { maskedEmail, maskedName, maskedNumber } from '@comanda/domain/member'

async function customerOf(deps: Deps, caller: StaffAt, contact: string) {
  const digits = typedCardNo(contact)
  if (!CARD_NO.test(digits)) return byContact(deps, caller, caller.shop.shopId, contact)
  const holder = await deps.customerOfCardNo(deps.db, caller.corporationId, digits)
  return holder === undefined ? undefined : deps.customerById(deps.db, caller.corporationId, holder)
}

/** Finds the member an order is for. Lookups are limited, so that the list of members cannot be read this way. A4, COUNTER-1 */
export const findBuyer =
  (deps: Deps): Handler<typeof calls.findBuyer> =>
  async (caller, { contact }) => {
    const { corporationId, language } = caller
    const limit = { key: `find-member:${caller.session.staff.staffId}`, max: 120, windowSeconds: 600 }
    if (!(await deps.takeLimit(corporationId, [limit]))) return refuse('tooMany')
    const known = await customerOf(deps, caller, contact)
    if (!known) return refuse('notFound', { field: 'contact' })
    if (isRefusal(known)) return known
    const { customerId, nick, phone, email, isMember } = known
    const [card] = await deps.cardsOf(deps.db, corporationId, customerId, language)
    return {
      customerId,
      name: maskedName(nick),
      contacts: [phone && maskedNumber(phone), email && maskedEmail(email)].filter(one => typeof one === 'string'),
      isMember,
      levelName: card?.levelName ?? '',
      coupons: await deps.usableCoupons(deps.db, corporationId, customerId),
    }
  }
