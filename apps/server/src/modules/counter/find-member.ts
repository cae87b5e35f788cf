import type { adjustmentCalls as calls, foundMember } from '@comanda/contract/counter'
import { type Refusal, refuse } from '@comanda/contract/core'
import { typedCardNo } from '@comanda/domain/giftcard'
import { money } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import { type Handler, type BrandAt, type StaffAt } from '../../platform/http/index.ts'
import { maskedEmail, maskedName, maskedNumber } from '@comanda/domain/member'
import type { KnownCustomer } from '../../ports/auth.ts'
import type { StaffGiftCard } from '../../ports/giftcard.ts'
import type { Deps } from './deps.ts'

type MemberResult = z.output<typeof foundMember>

const giftShown = ({
  cardId,
  cardNo,
  currency,
  balance,
  runOut,
}: StaffGiftCard): MemberResult['giftCards'][number] => ({
  cardId,
  cardNo: maskedNumber(cardNo),
  currency,
  balance: money(balance),
  runOut,
})

/** A member with all balances, masked. */
export async function memberShown(deps: Deps, caller: BrandAt, customer: KnownCustomer): Promise<MemberResult> {
  const { customerId, nick, phone, email, isMember } = customer
  const { corporationId, language } = caller
  const cards = await deps.cardsOf(deps.db, corporationId, customerId, language)
  const giftCards = await deps.giftCardsOf(deps.db, corporationId, customerId)
  return {
    customerId,
    name: maskedName(nick),
    contacts: [phone && maskedNumber(phone), email && maskedEmail(email)].filter(one => typeof one === 'string'),
    isMember,
    points: await deps.pointsOf(deps.db, corporationId, customerId),
    cards: cards.map(({ customerId: _, cardNo, paid, given, ...card }) => ({
      ...card,
      cardNo: maskedNumber(cardNo),
      paid: money(paid),
      given: money(given),
    })),
    giftCards: giftCards.map(giftShown),
  }
}

export const CARD_NO = /^\d{16}$/

/** By the number of a member card, else of a gift card; a gift card without an owner is shown alone. */
async function byNumber(
  deps: Deps,
  caller: BrandAt,
  cardNo: string,
): Promise<MemberResult | KnownCustomer | undefined> {
  const { corporationId } = caller
  const holder = await deps.customerOfCardNo(deps.db, corporationId, cardNo)
  if (holder !== undefined) return deps.customerById(deps.db, corporationId, holder)
  const card = await deps.giftCardOfNo(deps.db, corporationId, cardNo)
  const owner = /^c:(\d+)$/.exec(card?.owner ?? '')?.[1]
  if (owner !== undefined) return deps.customerById(deps.db, corporationId, Number(owner))
  return card && { name: '', contacts: [], isMember: false, cards: [], giftCards: [giftShown(card)] }
}

export async function byContact(deps: Deps, caller: StaffAt, shopId: number, contact: string) {
  const { corporationId } = caller
  if (contact.includes('@')) return deps.customerByContact(deps.db, corporationId, contact.toLowerCase())
  const phone = await deps.phoneOf(contact, await deps.countryOf(corporationId, shopId))
  if (!phone) return refuse('contactUnclear', { field: 'contact' })
  return deps.customerByContact(deps.db, corporationId, phone.phoneNumber)
}

/** The member with this phone, e-mail address or card number. */
function findBy(deps: Deps, caller: BrandAt, shopId: number, contact: string) {
  const digits = typedCardNo(contact)
  return CARD_NO.test(digits) ? byNumber(deps, caller, digits) : byContact(deps, caller, shopId, contact)
}

/** Finds a member for staff who may change balances. Lookups are limited, so that the list of members cannot be read this way. A4 */
export const findMember =
  (deps: Deps): Handler<typeof calls.findMember> =>
  async (caller, { contact }) => {
    const limit = { key: `find-member:${caller.session.staff.staffId}`, max: 120, windowSeconds: 600 }
    if (!(await deps.takeLimit(caller.corporationId, [limit]))) return refuse('tooMany')
    const result: MemberResult | KnownCustomer | Refusal<'contactUnclear'> | undefined = await findBy(
      deps,
      caller,
      caller.shop.shopId,
      contact,
    )
    if (!result) return refuse('notFound', { field: 'contact' })
    if ('refused' in result) return result
    return 'nick' in result ? memberShown(deps, caller, result) : result
  }
