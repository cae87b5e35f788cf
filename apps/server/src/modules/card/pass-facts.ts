import { money } from '@comanda/domain/money'
import type { PassFacts } from '@comanda/domain/pass'
import type { Queries } from '../../platform/db/index.ts'
import { ownCard, partsOf } from './queries.ts'

interface CardAt {
  corporationId: number
  customerId: number
  cardId: string
}

/** What a pass shows of a member's own card. CARD-9 */
export async function cardPassFacts(
  db: Queries,
  { corporationId, customerId, cardId }: CardAt,
  now: number,
): Promise<PassFacts | undefined> {
  const card = await ownCard(db, corporationId, customerId, cardId)
  if (!card) return undefined
  const { row, program } = card
  const { paid, given } = await partsOf(db, corporationId, cardId)
  const expiresAt = row.expires_at?.getTime()
  return {
    kind: 'MEMBER_CARD',
    name: program.name,
    groupId: program.cardProgramId,
    color: program.face.from,
    isOver: expiresAt !== undefined && expiresAt <= now,
    ...(expiresAt !== undefined && { expiresAt }),
    cardNo: row.card_no,
    level: program.levels.find(({ id }) => id === row.card_level_id)?.name ?? {},
    balance: money(paid + given),
    currency: program.currency,
  }
}
