import { giftPaid } from '@comanda/domain/giftcard'
import { type Currency, type Money, money } from '@comanda/domain/money'
import { account, balancesOf, type Entry, post } from '../../../ledger/index.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { planDelivery, sendCodeToBuyer } from './deliver.ts'
import { freezeCard, refreezeCard, releaseFrozenCard } from './freeze-card.ts'
import { issueCard } from './issue-card.ts'
import type { Deps } from '../deps.ts'
import { programsOf } from '../programs.ts'
import { changeCard, changeOrder, endSends, lockCard, lockOrder } from '../queries.ts'
import type { GiftOrderRow, GiftTables } from '../tables.ts'

interface PurchaseAt {
  corporationId: number
  payableId: string
}

/** The fields of a purchase that payment needs. */
interface PurchaseToPay {
  kind: 'giftcard'
  payableId: string
  displayNo: string
  shopId: number
  state: string
  status: 'open' | 'settled'
  payState: 'unpaid' | 'paid' | 'refunded'
  total: Money
  currency: Currency
  paymentMethod: string
  after: string
}

/** What payment needs of a gift card purchase. Each function locks the purchase first. PAY-5 */
export interface GiftPurchases {
  hold(tx: Tx, at: PurchaseAt): Promise<boolean>
  payable(tx: Tx, at: PurchaseAt & { owner: string }): Promise<PurchaseToPay | undefined>
  /** Issues and delivers the card once the money has arrived, once. Later money is returned. M7, M8 */
  paid(
    tx: Tx,
    paid: PurchaseAt & { amount: Money; ref: string },
  ): Promise<'paid' | 'repeat' | 'unknown' | 'wrongAmount'>
  /** Freezes the card's remaining balance, or ends the freeze. PAY-9 */
  freeze(tx: Tx, at: PurchaseAt & { causeKey: string }): Promise<Money>
  thaw(tx: Tx, at: PurchaseAt & { causeKey: string; to: 'holder' | 'brand' }): Promise<void>
  refreeze(tx: Tx, at: PurchaseAt & { causeKey: string; takenKey: string }): Promise<Money>
  numberOf(db: Queries, at: PurchaseAt): Promise<string | undefined>
  /** The whole price was refunded: voids the card's remaining balance. M10 */
  refunded(tx: Tx, at: PurchaseAt & { ref: string }): Promise<void>
}

const payStates = { awaitingPayment: 'unpaid', paid: 'paid', refunded: 'refunded' } as const

const toPay = (row: GiftOrderRow): PurchaseToPay => ({
  kind: 'giftcard',
  payableId: row.order_id,
  displayNo: row.order_no,
  shopId: row.shop_id,
  state: row.state,
  status: row.state === 'awaitingPayment' ? 'open' : 'settled',
  payState: payStates[row.state],
  total: money(row.pay_amount),
  currency: row.currency,
  paymentMethod: '12_bankCard',
  after: `/historicalGift?orderId=${row.order_id}`,
})

/** Account of the value the brand adds to the price paid. */
const DISCOUNT = account.brand('gift-discount')

/** First owner of the card: the buyer, if they have an account and it is not for a friend. */
const firstOwner = ({ friend, owner }: GiftOrderRow): string | null =>
  friend === null && owner.startsWith('c:') ? owner : null

async function makeCard(tx: Tx, deps: Deps, order: GiftOrderRow, at: number): Promise<void> {
  const { corporation_id: corporationId, order_id: orderId, friend } = order
  const program = (await programsOf(tx, corporationId)).get(order.program_id)
  const shop = (await deps.shopsOf(corporationId)).find(({ shopId }) => shopId === order.shop_id)
  const card = await issueCard(tx, deps, {
    corporationId,
    owner: firstOwner(order),
    orderId,
    shop: shop ?? { shopId: order.shop_id, timeZone: 'UTC' },
    program: program ?? { programId: order.program_id, validMonths: 0 },
    designId: order.design_id,
    amount: order.amount,
    currency: order.currency,
    giver: friend?.from ?? '',
    message: friend?.message ?? '',
    causeKey: `gift-issued:${orderId}`,
    from: [
      { account: account.giftPurchase(orderId), amount: -order.pay_amount },
      { account: DISCOUNT, amount: -order.discount_amount },
    ],
    at,
  })
  if (friend)
    await planDelivery(tx, deps, {
      card,
      friend,
      way: friend,
      owner: order.owner,
      at: order.deliver_at ?? new Date(at),
      order,
    })
  else await sendCodeToBuyer(tx, deps, card, order)
}

/** Removes the balance of a card whose price was refunded; the amount already spent is the brand's loss. */
async function voidCard(tx: Tx, deps: Deps, order: GiftOrderRow): Promise<void> {
  const { corporation_id: corporationId, order_id: orderId } = order
  const row = await tx
    .withTables<GiftTables>()
    .selectFrom('gift_card')
    .select('card_id')
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const card = row && (await lockCard(tx, corporationId, row.card_id))
  if (!card || card.voided_at) return
  const at = new Date(deps.clock())
  const name = account.giftCard(card.card_id)
  const remaining = (await balancesOf(tx, corporationId, [name])).get(name) ?? 0
  const entries: Entry[] = [
    { account: name, amount: -remaining },
    { account: account.brand('gift-loss'), amount: remaining - order.amount },
    { account: DISCOUNT, amount: order.discount_amount },
    { account: account.giftPurchase(orderId), amount: order.pay_amount },
  ]
  await post(tx, {
    corporationId,
    causeKey: `gift-void:${orderId}`,
    kind: 'giftCardReturned',
    currencyCode: order.currency.currencyCode,
    entries: entries.filter(({ amount }) => amount !== 0),
    reference: orderId,
    shopId: order.shop_id,
    at,
  })
  await changeCard(tx, card, { voided_at: at, expire_at: null, changed_at: at })
  await endSends(tx, card, { state: 'refunded', claimed_at: null, changed_at: at })
}

export function giftPurchases(deps: Deps): GiftPurchases {
  return {
    hold: async (tx, { corporationId, payableId }) => (await lockOrder(tx, corporationId, payableId)) !== undefined,

    async payable(tx, { corporationId, payableId, owner }) {
      const row = await lockOrder(tx, corporationId, payableId)
      return row?.owner === owner ? toPay(row) : undefined
    },

    async paid(tx, { corporationId, payableId, amount, ref }) {
      const row = await lockOrder(tx, corporationId, payableId)
      if (!row) return 'unknown'
      if (amount !== row.pay_amount) return 'wrongAmount'
      if (giftPaid(row.state) === 'repeat') return 'repeat'
      const at = deps.clock()
      const [paid_at, changed_at] = [new Date(at), new Date(at)]
      await changeOrder(tx, row, { state: 'paid', payment_ref: ref, paid_at, changed_at })
      await makeCard(tx, deps, row, at)
      return 'paid'
    },

    freeze: (tx, at) => freezeCard(tx, deps, at),
    thaw: (tx, at) => releaseFrozenCard(tx, deps, at),
    refreeze: (tx, at) => refreezeCard(tx, deps, at),

    async numberOf(db, { corporationId, payableId }) {
      const row = await db
        .withTables<GiftTables>()
        .selectFrom('gift_order')
        .select('order_no')
        .where('corporation_id', '=', corporationId)
        .where('order_id', '=', payableId)
        .executeTakeFirst()
      return row?.order_no
    },

    async refunded(tx, { corporationId, payableId }) {
      const row = await lockOrder(tx, corporationId, payableId)
      if (row?.state !== 'paid') return
      await changeOrder(tx, row, { state: 'refunded', changed_at: new Date(deps.clock()) })
      await voidCard(tx, deps, row)
    },
  }
}
