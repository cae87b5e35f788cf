import { isOpen } from '@comanda/domain/card'
import { type Currency, inLanguage, type Money, money } from '@comanda/domain/money'
import type { Queries } from '../../platform/db/index.ts'
import { cardsWithParts, ownCard, partsOf } from './queries.ts'

/** A card that value can be paid onto, with what its program says about it. */
export interface RechargeableCard {
  cardId: string
  cardProgramId: string
  name: string
  currency: Currency
  balance: Money
  /** Months until points that come with the value expire. */
  pointsMonths: number
  /** Where the card is valid; empty = every store that has a card program. */
  shopIds: readonly number[]
  /** False: its program has ended, and takes no top-ups. */
  isOpen: boolean
}

interface CardsAt {
  corporationId: number
  customerId: number
  language?: string
}

type Held = Awaited<ReturnType<typeof cardsWithParts>>[number]

const asFillable = ({ row, program, parts }: Held, language = 'en_US'): RechargeableCard => ({
  cardId: row.card_id,
  cardProgramId: row.card_program_id,
  name: inLanguage(program.name, language),
  currency: program.currency,
  balance: money(parts.paid + parts.given),
  pointsMonths: program.pointsMonths,
  shopIds: program.shopIds,
  isOpen: isOpen(program),
})

/** A customer's cards, the oldest first. */
export const rechargeableCards = async (
  db: Queries,
  { corporationId, customerId, language }: CardsAt,
): Promise<RechargeableCard[]> =>
  (await cardsWithParts(db, corporationId, customerId)).map(card => asFillable(card, language))

/** A customer's own card: the one named, else their first that fits. */
export async function rechargeableCard(
  db: Queries,
  { cardId, fits, ...at }: CardsAt & { cardId?: string; fits?: (card: RechargeableCard) => boolean },
): Promise<RechargeableCard | undefined> {
  if (cardId === undefined) return (await rechargeableCards(db, at)).find(card => fits?.(card) ?? true)
  const card = await ownCard(db, at.corporationId, at.customerId, cardId)
  return card && asFillable({ ...card, parts: await partsOf(db, at.corporationId, cardId) }, at.language)
}
