import { canJoinOn, firstLevel, monthsAfter } from '@comanda/domain/card'
import type { Tx } from '../../platform/db/index.ts'
import { digitCode, uuidv7 } from '../../platform/ids.ts'
import type { CardDeps } from './deps.ts'
import { dayAt, openProgramAt } from './programs-at-shop.ts'
import { cardsOf } from './queries.ts'
import type { CardTables, MemberCardRow } from './tables.ts'

/** A customer who joins a program: the one named, else one of their store, else the brand's. */
export interface Joining {
  corporationId: number
  customerId: number
  shopId?: number | undefined
  cardProgramId?: string | undefined
}

/**
 * Sixteen digits, easy to read aloud in groups of four; 53 random bits, and the number alone gives no access. CARD-1
 */
const newCardNo = (): string => digitCode(16)

/**
 * Makes a customer a member: issues the card of the program once, under concurrency too. Undefined if the store has no
 * program, or it takes no members. LOGIN-9, CARD-1
 */
export const joinProgram =
  ({ clock, shopNow, becameMember }: Pick<CardDeps, 'clock' | 'shopNow' | 'becameMember'>) =>
  async (tx: Tx, { corporationId, customerId, ...where }: Joining): Promise<MemberCardRow | undefined> => {
    // Stores are read on the transaction: many joining at once must not wait for a second connection each.
    const shopOf = async (brand: number, shopId: number) => (await shopNow(tx, brand, shopId))?.config
    const program = await openProgramAt({ db: tx, shopOf, clock }, corporationId, where)
    const shop = where.shopId === undefined ? undefined : await shopOf(corporationId, where.shopId)
    if (!program || !canJoinOn(program, dayAt({ clock }, shop))) return undefined
    const now = clock()
    const row: MemberCardRow = {
      corporation_id: corporationId,
      card_id: uuidv7(clock),
      customer_id: customerId,
      card_program_id: program.cardProgramId,
      card_no: newCardNo(),
      card_level_id: firstLevel(program).id,
      growth: 0,
      level_since: new Date(now),
      expires_at: program.validMonths === undefined ? null : new Date(monthsAfter(now, program.validMonths)),
      password_hash: null,
      password_wrong: 0,
      password_rests_until: null,
      opened_at: new Date(now),
      shop_id: where.shopId ?? null,
    }
    await tx
      .withTables<CardTables>()
      .insertInto('member_card')
      .values(row)
      .onConflict(conflict => conflict.columns(['corporation_id', 'customer_id', 'card_program_id']).doNothing())
      .execute()
    await becameMember(tx, corporationId, customerId)
    const cards = await cardsOf(tx, corporationId, customerId)
    return cards.find(card => card.row.card_program_id === program.cardProgramId)?.row
  }
