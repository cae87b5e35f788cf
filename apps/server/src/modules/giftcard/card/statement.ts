import { refuse } from '@comanda/contract/core'
import type { giftcard as calls, giftRecord } from '@comanda/contract/giftcard'
import { inLanguage, money } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import { account, entriesOf, type PostingKind, type StatementLine } from '../../../ledger/index.ts'
import type { Handler } from '../../../platform/http/index.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Deps } from '../deps.ts'
import { ownCard } from '../queries.ts'
import type { GiftCardRow } from '../tables.ts'

type RecordShown = z.output<typeof giftRecord>

const kinds: Partial<Record<PostingKind, RecordShown['kind']>> = {
  giftCardIssued: 'issued',
  opening: 'issued',
  held: 'paid',
  released: 'released',
  givenBack: 'returned',
  giftCardExpired: 'expired',
  giftCardReturned: 'voided',
  valueFrozen: 'frozen',
  valueReleased: 'unfrozen',
  adjustedUp: 'adjusted',
  adjustedDown: 'adjusted',
}

/** The balance its owner received, if they took the card over: earlier lines belong to another person. */
const received = (card: GiftCardRow): RecordShown[] =>
  card.owned_since && card.owned_balance !== null && card.owned_balance > 0
    ? [
        {
          recordId: card.card_id,
          kind: 'received',
          amount: money(card.owned_balance),
          at: card.owned_since.toISOString(),
        },
      ]
    : []

/** The transactions of one of the caller's cards, read from the ledger. CARD-10, M1 */
export const transactionRecords =
  (deps: Deps): Handler<typeof calls.transactionRecords> =>
  async (caller, { cardId, pageSize, cursor }) => {
    const { corporationId, session, language } = caller
    if (cursor !== undefined && !isUuid(cursor)) return refuse('invalidInput', { field: 'cursor' })
    const card = await ownCard(deps.db, { corporationId, owner: session.owner }, cardId)
    if (!card || card.voided_at) return refuse('notFound', { field: 'cardId' })
    const page = { limit: pageSize + 1, ...(cursor !== undefined && { before: cursor }) }
    const all = await entriesOf(deps.db, corporationId, [account.giftCard(cardId)], page)
    const own = all.filter(({ at }) => !card.owned_since || at >= card.owned_since)
    const lines = own.slice(0, pageSize)
    const last = own.length > pageSize ? lines.at(-1) : undefined
    const names = new Map((await deps.shopsOf(corporationId)).map(({ shopId, shopName }) => [shopId, shopName]))
    const records = lines.map((line: StatementLine): RecordShown => {
      const shop = line.kind === 'held' && line.shopId !== null ? names.get(line.shopId) : undefined
      return {
        recordId: line.postingId,
        kind: kinds[line.kind] ?? (line.amount < 0 ? 'paid' : 'returned'),
        amount: money(line.amount),
        ...(shop && { shopName: inLanguage(shop, language) }),
        at: line.at.toISOString(),
      }
    })
    if (last) return { currency: card.currency, records, nextCursor: last.postingId }
    return { currency: card.currency, records: [...records, ...received(card)] }
  }
