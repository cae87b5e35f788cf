import type { adjustmentCalls as calls, foundMember } from '@comanda/contract/console'
import { type Refusal, refuse } from '@comanda/contract/core'
import { typedCardNo } from '@comanda/domain/giftcard'
import { money } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import { brandShop, type Handler, type Staff } from '../../platform/http/index.ts'
import { maskedEmail, maskedName, maskedNumber } from './masked.ts'
import type { HeldGiftCard, KnownCustomer, Needs } from './needs.ts'

type Found = z.output<typeof foundMember>

const giftShown = ({ cardId, cardNo, currency, balance, runOut }: HeldGiftCard): Found['giftCards'][number] => ({
  cardId,
  cardNo: maskedNumber(cardNo),
  currency,
  balance: money(balance),
  runOut,
})

/** A member with all they hold, masked. */
export async function memberShown(needs: Needs, who: Staff, customer: KnownCustomer): Promise<Found> {
  const { customerId, nick, phone, email, isMember } = customer
  const { corporationId, language } = who
  const cards = await needs.cardsOf(needs.db, corporationId, customerId, language)
  const giftCards = await needs.giftCardsOf(needs.db, corporationId, customerId)
  return {
    customerId,
    name: maskedName(nick),
    contacts: [phone && maskedNumber(phone), email && maskedEmail(email)].filter(one => typeof one === 'string'),
    isMember,
    points: await needs.pointsOf(needs.db, corporationId, customerId),
    cards: cards.map(({ customerId: _, cardNo, paid, given, ...card }) => ({
      ...card,
      cardNo: maskedNumber(cardNo),
      paid: money(paid),
      given: money(given),
    })),
    giftCards: giftCards.map(giftShown),
  }
}

const CARD_NO = /^\d{16}$/

/** By the number of a member card, else of a gift card: one that nobody has taken is shown alone. */
async function byNumber(needs: Needs, who: Staff, cardNo: string): Promise<Found | KnownCustomer | undefined> {
  const { corporationId } = who
  const holder = await needs.customerOfCardNo(needs.db, corporationId, cardNo)
  if (holder !== undefined) return needs.customerById(needs.db, corporationId, holder)
  const card = await needs.giftCardOfNo(needs.db, corporationId, cardNo)
  const owner = /^c:(\d+)$/.exec(card?.owner ?? '')?.[1]
  if (owner !== undefined) return needs.customerById(needs.db, corporationId, Number(owner))
  return card && { name: '', contacts: [], isMember: false, cards: [], giftCards: [giftShown(card)] }
}

async function byContact(needs: Needs, who: Staff, shopId: number, contact: string) {
  const { corporationId } = who
  if (contact.includes('@')) return needs.customerByContact(needs.db, corporationId, contact.toLowerCase())
  const phone = await needs.phoneOf(contact, await needs.countryOf(corporationId, shopId))
  if (!phone) return refuse('contactUnclear', { field: 'contact' })
  return needs.customerByContact(needs.db, corporationId, phone.phoneNumber)
}

/** Who is meant by a phone, an e-mail address or a card's number. */
function look(needs: Needs, who: Staff, shopId: number, contact: string) {
  const digits = typedCardNo(contact)
  return CARD_NO.test(digits) ? byNumber(needs, who, digits) : byContact(needs, who, shopId, contact)
}

/** Finds a member for staff who may change what members hold. Looking is counted: nobody reads the whole list this way. A4 */
export const findMember =
  (needs: Needs): Handler<typeof calls.findMember> =>
  async (who, { shopId, contact }) => {
    const shop = brandShop(who, shopId)
    if ('refused' in shop) return shop
    const limit = { key: `find-member:${who.session.staff.staffId}`, most: 120, windowSeconds: 600 }
    if (!(await needs.takeLimit(who.corporationId, [limit]))) return refuse('tooMany')
    const found: Found | KnownCustomer | Refusal<'contactUnclear'> | undefined = await look(needs, who, shopId, contact)
    if (!found) return refuse('notFound', { field: 'contact' })
    if ('refused' in found) return found
    return 'nick' in found ? memberShown(needs, who, found) : found
  }
