import { giftCardState } from '@comanda/domain/giftcard'
import { money } from '@comanda/domain/money'
import type { PassFacts } from '@comanda/domain/pass'
import { account, balancesOf } from '../../../ledger/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { isUuid } from '../../../platform/ids.ts'
import { programsOf } from '../programs.ts'
import { ownCard, type Person } from '../queries.ts'

const COLOR = '#7c2d12'

/** What a pass shows of a person's own gift card: its number, and never its code. CARD-9 */
export async function giftCardPassFacts(
  db: Queries,
  person: Person,
  cardId: string,
  now: number,
): Promise<PassFacts | undefined> {
  const card = isUuid(cardId) ? await ownCard(db, person, cardId) : undefined
  if (!card) return undefined
  const own = account.giftCard(cardId)
  const balance = money((await balancesOf(db, person.corporationId, [own])).get(own) ?? 0)
  const expiresAt = card.valid_until?.getTime()
  const terms = { voided: card.voided_at !== null, balance, ...(expiresAt !== undefined && { validUntil: expiresAt }) }
  return {
    kind: 'GIFT_CARD',
    name: (await programsOf(db, person.corporationId)).get(card.program_id)?.name ?? {},
    groupId: card.program_id,
    color: COLOR,
    isOver: giftCardState(terms, now) !== 'usable',
    ...(expiresAt !== undefined && { expiresAt }),
    cardNo: card.card_no,
    balance,
    currency: card.currency,
  }
}
