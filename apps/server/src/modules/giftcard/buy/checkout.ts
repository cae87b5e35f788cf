import { isRefusal, type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { giftcard as calls } from '@comanda/contract/giftcard'
import { type GiftPrice, type GiftProgram, priceGift } from '@comanda/domain/giftcard'
import type { ShopConfig } from '@comanda/domain/store'
import { changeInSteps, type Guest, type Handler } from '../../../platform/http/index.ts'
import { readableId, uuidv7 } from '../../../platform/ids.ts'
import type { Limit } from '../../../platform/limits.ts'
import { deliverAt, wayOf } from './destination.ts'
import type { Deps } from '../deps.ts'
import { orderShown } from '../present.ts'
import { isSoldAt, programsOf, sellerOf, shopsWith } from '../programs.ts'
import { insertOrder } from '../queries.ts'
import type { GiftOrderRow } from '../tables.ts'

type Input = RequestOf<typeof calls.checkout>
type Refused = Refusal<(typeof calls.checkout)['refuses'][number] | 'tooMany'>

const ORDER_SIGNS = 8
/** Limits of purchases started in an hour; each is a few bytes and has no effect until it is paid. */
const mostBegun = ({ session, ip }: Guest): Limit[] => [
  { key: `gift-checkout:${session.owner}`, max: 30, windowSeconds: 3600 },
  { key: `gift-checkout-ip:${ip}`, max: 300, windowSeconds: 3600 },
]

/** The price of a card of this value now. */
export const discount =
  (deps: Deps): Handler<typeof calls.discount> =>
  async (caller, { programId, amount }) => {
    const program = (await programsOf(deps.db, caller.corporationId)).get(programId)
    if (!program?.onSale) return refuse('giftProgramGone', { field: 'programId' })
    const price = priceGift(program, amount)
    return price ? { ...price, currency: program.currency } : refuse('giftAmountUnfit', { field: 'amount' })
  }

interface CardToBuy {
  program: GiftProgram
  shop: ShopConfig
  price: GiftPrice
}

/** The card to buy at today's price; a refusal if it is not on sale, or its price is not the one the guest saw. */
async function wantedOf(deps: Deps, caller: Guest, input: Input): Promise<CardToBuy | Refused> {
  const program = (await programsOf(deps.db, caller.corporationId)).get(input.programId)
  if (!program?.onSale) return refuse('giftProgramGone', { field: 'programId' })
  const shop = sellerOf(await shopsWith(deps, caller.corporationId, program), input.shopId)
  const hasDesign = program.designs.some(({ designId }) => designId === input.designId)
  if (!shop || !hasDesign || !isSoldAt(program, shop, deps.clock()))
    return refuse('giftProgramGone', { field: shop && !hasDesign ? 'designId' : 'programId' })
  const price = priceGift(program, input.amount)
  if (!price) return refuse('giftAmountUnfit', { field: 'amount' })
  if (price.payAmount !== input.payAmount)
    return refuse('giftPriceChanged', { field: 'payAmount', data: { ...price, currency: program.currency } })
  return { program, shop, price }
}

/** The recipient and the time of delivery; neither for a card the guest keeps. */
async function deliveryOf(
  deps: Deps,
  input: Input,
  shop: ShopConfig,
): Promise<Pick<GiftOrderRow, 'friend' | 'deliver_at'> | Refused> {
  const { forFriendInfo: info, deliveryDate } = input
  if (!info) return { friend: null, deliver_at: null }
  const way = await wayOf(deps, info)
  if (isRefusal(way)) return way
  const at = deliverAt(deliveryDate, shop, deps.clock())
  if (isRefusal(at)) return at
  const { recipient, from, fromEmail, message } = info
  return { friend: { recipient, from, fromEmail, message, ...way }, deliver_at: deliveryDate === undefined ? null : at }
}

/** Creates the order of a gift card. It has no effect before it is paid. PAY-5 */
export const checkout = (deps: Deps): Handler<typeof calls.checkout> =>
  changeInSteps(calls.checkout, deps, {
    async prepare(caller, input) {
      if (!(await deps.takeLimit(caller.corporationId, mostBegun(caller)))) return refuse('tooMany')
      const toBuy = await wantedOf(deps, caller, input)
      if (isRefusal(toBuy)) return toBuy
      const delivery = await deliveryOf(deps, input, toBuy.shop)
      return isRefusal(delivery) ? delivery : { ...toBuy, delivery }
    },
    async work(tx, caller, input, { program, shop, price, delivery }) {
      const newTerms = await deps.refusalForTerms(caller, tx)
      if (newTerms) return newTerms
      const now = new Date(deps.clock())
      const { corporationId, session } = caller
      const row: GiftOrderRow = {
        corporation_id: corporationId,
        order_id: uuidv7(deps.clock),
        order_no: readableId(ORDER_SIGNS),
        owner: session.owner,
        shop_id: shop.shopId,
        program_id: program.programId,
        design_id: input.designId,
        amount: price.amount,
        discount_amount: price.discountAmount,
        pay_amount: price.payAmount,
        currency: program.currency,
        ...delivery,
        from_email: input.fromEmail,
        state: 'awaitingPayment',
        language: caller.language,
        payment_ref: '',
        created_at: now,
        paid_at: null,
        changed_at: now,
      }
      await insertOrder(tx, row)
      return orderShown(deps, row, { program, timeZone: shop.timeZone, language: caller.language })
    },
  })
