import { type Money, money, type Currency } from '@comanda/domain/money'
import { paymentBusiness, paymentTypeOf, disabledReasonOf } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import type { ByCard, OwnMethodOffer, Payable } from '../../../ports/payment.ts'
import { beginPayment, type Payer, waitsForMoney } from './begin-payment.ts'
import { tipAllowed } from '../bill/bill.ts'
import type { Deps } from '../deps.ts'
import { offersFor } from '../methods/offers.ts'
import { OwnMethodShort } from './own-lines.ts'
import { payableOf } from '../payables.ts'
import { attemptsOf } from '../queries.ts'

const METHOD = '16_msBalance'

const payerOf = ({ corporationId, customerId, language, requestId }: ByCard): Payer => ({
  corporationId,
  requestId,
  language,
  deviceId: '',
  ip: '',
  session: { owner: `c:${customerId}`, customerId },
})

async function offerOf(tx: Tx, deps: Deps, input: ByCard, payable: Payable): Promise<OwnMethodOffer | undefined> {
  const shop = await deps.shopOf(input.corporationId, payable.shopId)
  if (!shop) return undefined
  const attempts = await attemptsOf(tx, input)
  const offers = await offersFor(tx, deps, { caller: payerOf(input), shop, payable, attempts })
  const offer = offers.find(it => it.paymentMethod === METHOD && it.payerId === input.cardId)
  if (!offer) return undefined
  const disabledReason = disabledReasonOf(offer, { offers, chosen: [], withCoupons: (payable.coupons ?? 0) > 0 })
  return disabledReason ? { ...offer, disabledReason } : offer
}

/**
 * What this card would have to pay of its holder's payable with the tip, minor units; undefined if it cannot pay it with any
 * balance. PAY-7
 */
export async function dueByCard(
  tx: Tx,
  deps: Deps,
  input: ByCard,
): Promise<{ due: Money; currency: Currency } | undefined> {
  const payable = await payableOf(tx, deps, { ...input, owner: `c:${input.customerId}` })
  if (!payable || !waitsForMoney(payable) || payable.total <= 0) return undefined
  const offer = await offerOf(tx, deps, input, payable)
  const able = offer && (offer.disabledReason === undefined || offer.disabledReason === 'empty')
  if (!able || !(await isTipAllowed(deps, input, payable))) return undefined
  return { due: money(payable.total + (input.tipAmount ?? 0)), currency: payable.currency }
}

async function isTipAllowed(deps: Deps, { corporationId, tipAmount = money(0) }: ByCard, payable: Payable) {
  const shop = tipAmount > 0 ? await deps.shopOf(corporationId, payable.shopId) : undefined
  return tipAmount === 0 || (shop !== undefined && tipAllowed(shop, payable, METHOD, tipAmount))
}

const SAVE = { name: 'pay_by_card_save', text: 'savepoint pay_by_card' }
const UNDO = { name: 'pay_by_card_undo', text: 'rollback to savepoint pay_by_card' }

/**
 * Pays the whole amount with the card, in the transaction that recharged it. False if it is no longer payable or the
 * card cannot pay: then nothing is charged and the balance stays. PAY-7
 */
export async function payByCard(tx: Tx, deps: Deps, input: ByCard): Promise<boolean> {
  const owed = await dueByCard(tx, deps, input)
  const { tipAmount = money(0) } = input
  if (!owed) return false
  await tx.query(SAVE, [])
  try {
    const started = await beginPayment(tx, deps, payerOf(input), {
      orderId: input.payableId,
      ...(input.kind !== 'order' && { businessType: paymentBusiness[input.kind] }),
      payments: [
        {
          amount: money(owed.due - tipAmount),
          paymentType: paymentTypeOf(METHOD),
          paymentMethod: METHOD,
          payerId: input.cardId,
          tipAmount,
          ccAmount: money(0),
        },
      ],
      storeCard: false,
    })
    return 'started' in started
  } catch (error) {
    if (!(error instanceof OwnMethodShort)) throw error
    await tx.query(UNDO, [])
    return false
  }
}
