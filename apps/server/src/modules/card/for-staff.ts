import { isRenewalDue } from '@comanda/domain/card'
import { inLanguage } from '@comanda/domain/money'
import type { Queries } from '../../platform/db/index.ts'
import { cardsOf, hasRunOut, partsOf } from './queries.ts'
import type { CardTables } from './tables.ts'

/** A customer's cards with their balances, as staff see them; `now` is epoch ms. */
export async function cardsForStaff(
  db: Queries,
  {
    corporationId,
    customerId,
    language,
    now,
  }: { corporationId: number; customerId: number; language: string; now: number },
) {
  const cards = await cardsOf(db, corporationId, customerId)
  return Promise.all(
    cards.map(async ({ row, program }) => {
      const level = program.levels.find(({ id }) => id === row.card_level_id)
      return {
        cardId: row.card_id,
        customerId: row.customer_id,
        cardNo: row.card_no,
        programName: inLanguage(program.name, language),
        levelName: level ? inLanguage(level.name, language) : '',
        currency: program.currency,
        ...(await partsOf(db, corporationId, row.card_id)),
        runOut: hasRunOut(row, now),
        ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
        renewalDue: program.validMonths !== undefined && isRenewalDue(row.expires_at?.getTime(), now),
      }
    }),
  )
}

/** The customer who owns the card with this number. */
export const customerOfCardNo = async (
  db: Queries,
  corporationId: number,
  cardNo: string,
): Promise<number | undefined> =>
  (
    await db
      .withTables<CardTables>()
      .selectFrom('member_card')
      .select('customer_id')
      .where('corporation_id', '=', corporationId)
      .where('card_no', '=', cardNo)
      .executeTakeFirst()
  )?.customer_id
