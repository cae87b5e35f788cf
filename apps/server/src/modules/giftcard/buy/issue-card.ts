import { giftLastDay, type GiftProgram } from '@comanda/domain/giftcard'
import { type Currency, money } from '@comanda/domain/money'
import { addDays, instantOf, localTime } from '@comanda/domain/store'
import { account, type Entry, post } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { newCardNo, newCode } from '../card/card-code.ts'
import type { Deps } from '../deps.ts'
import { insertCard } from '../queries.ts'
import type { GiftCardRow } from '../tables.ts'

/** A card to issue: owner, value and source of the value. */
export interface NewCard {
  corporationId: number
  owner: string | null
  orderId: string | null
  shop: { shopId: number; timeZone: string }
  program: Pick<GiftProgram, 'programId' | 'validMonths'>
  designId: string
  amount: number
  currency: Currency
  giver: string
  message: string
  /** Idempotency key: the card is issued once. */
  causeKey: string
  /** Postings that fund the value; their sum equals it. */
  from: Entry[]
  at: number
}

/** Until when a card issued now is valid: the end of its last day, store-local. */
function validUntil({ program, shop, at }: NewCard): Date | null {
  const last = giftLastDay(localTime(at, shop.timeZone).date, program.validMonths)
  return last === undefined ? null : new Date(instantOf(addDays(last, 1), 0, shop.timeZone))
}

/** Issues a card with its value, in the transaction of its payment. M1, M2 */
export async function issueCard(tx: Tx, deps: Pick<Deps, 'seal' | 'clock'>, made: NewCard): Promise<GiftCardRow> {
  const cardId = uuidv7(deps.clock)
  const at = new Date(made.at)
  const until = validUntil(made)
  const row: GiftCardRow = {
    corporation_id: made.corporationId,
    card_id: cardId,
    card_no: newCardNo(),
    ...newCode(deps, cardId),
    owner: made.owner,
    owned_since: null,
    owned_balance: null,
    order_id: made.orderId,
    shop_id: made.shop.shopId,
    program_id: made.program.programId,
    design_id: made.designId,
    amount: made.amount,
    currency: made.currency,
    giver: made.giver,
    message: made.message,
    valid_until: until,
    expire_at: until,
    voided_at: null,
    frozen_at: null,
    issued_at: at,
    changed_at: at,
  }
  await insertCard(tx, row)
  const posted = await post(tx, {
    corporationId: made.corporationId,
    causeKey: made.causeKey,
    kind: 'giftCardIssued',
    currencyCode: made.currency.currencyCode,
    entries: [
      ...made.from.filter(({ amount }) => amount !== 0),
      { account: account.giftCard(cardId), amount: money(made.amount) },
    ],
    ...(made.orderId !== null && { reference: made.orderId }),
    shopId: made.shop.shopId,
    at,
  })
  if (posted !== 'posted') throw new Error(`a gift card was made twice: ${made.causeKey}`)
  return row
}
