import { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import { type Answer, cardFor, payByCard } from '../steps/caller.ts'
import { pick, upTo } from './randomness.ts'
import { tableActions } from './table-actions.ts'
import { originOf, type StormProduct } from './storm-product.ts'
import { order, orderNow, rush } from './order.ts'
import type { StormAction, Member, StormRecord } from './record.ts'

type Created = Answer<ResponseOf<typeof contract.payment.createPayment>>

const isPaid = ({ data }: Created): boolean => data?.paymentState === 'paid'

/**
 * Pays by the member's own payment methods, each up to a random amount, and by card for the rest; returns whether the order is
 * paid.
 */
async function payMixed(caller: Member, orderId: string, origin: string) {
  const listed = await caller.call(contract.payment.queryPaymentMethodList, { orderId })
  if (listed.code !== '000') return false
  const { means, dueAmount } = listed.data
  const chosen = means
    .filter(one => !one.disabledReason && one.usable > 0 && Math.random() < 0.7)
    .map(({ paymentMethod, payerId }) => ({ paymentMethod, payerId, most: upTo(dueAmount) }))
  const setup = await caller.call(contract.payment.queryCardSetup, { orderId, means: chosen })
  const payments = setup.data?.payments ?? []
  const byCard = payments.some(line => line.paymentMethod === '12_bankCard')
  return isPaid(
    await caller.call(contract.payment.createPayment, {
      orderId,
      payments,
      ...(byCard && { card: cardFor(), origin }),
    }),
  )
}

const orderByAll: StormAction = async (product, member, record) => {
  const orderId = await order(product, member, 101)
  if (!orderId) return
  if (await payMixed(member, orderId, originOf(product))) record.paid.push({ orderId, shopId: 101 })
}

const orderByCard: StormAction = async (product, _member, record) => {
  const guest = await product.guest()
  const orderId = await orderNow(guest, 101)
  if (!orderId) return
  const paid = await payByCard(guest, orderId, originOf(product))
  if (paid.data?.paymentState === 'paid') record.paid.push({ orderId, shopId: 101 })
}

const orderByWallet: StormAction = async (product, _member, record) => {
  const guest = await product.guest()
  const orderId = await orderNow(guest, 105)
  if (!orderId) return
  const listed = await guest.call(contract.payment.queryPaymentMethodList, { orderId })
  if (listed.code !== '000') return
  const { dueAmount } = listed.data
  const line = { amount: dueAmount, paymentType: 12, paymentMethod: '12_mPay', tipAmount: 0, ccAmount: 0 }
  await guest.call(contract.payment.createPayment, { orderId, payments: [line], origin: originOf(product) })
  const payment = product.wallets.provider.book.find(one => one.merchantReference.includes(orderId.replaceAll('-', '')))
  // The payer confirms, declines or does nothing; at times a second payment is created first.
  if (Math.random() < 0.2)
    await guest.call(contract.payment.createPayment, { orderId, payments: [line], origin: originOf(product) })
  if (payment && Math.random() < 0.9) product.wallets.provider.decide(payment.token, Math.random() < 0.85)
  const result = await guest.call(contract.payment.queryOrderPayResult, { orderId })
  if (result.data?.paymentState === 'paid') record.paid.push({ orderId, shopId: 105 })
}

const recharge: StormAction = async (product, member) => {
  const programs = await member.call(contract.storedvalue.queryList, { shopId: 101 })
  const program = programs.data?.programs[0]
  const rule = program && pick(program.programRules)
  if (!program || !rule) return
  const requested = {
    cardId: member.cardId,
    id: program.id,
    versionId: program.versionId,
    ruleId: rule.ruleId,
    shopId: 101,
  }
  const submitted = await member.call(contract.storedvalue.submit, { ...requested, agreementVersion: 1 })
  if (submitted.code !== '000') return
  const orderId = submitted.data.rechargeId
  const setup = await member.call(contract.payment.queryCardSetup, { orderId, businessType: 2005 })
  if (setup.code !== '000') return
  const payments = [setup.data.line]
  await member.call(contract.payment.createPayment, {
    orderId,
    businessType: 2005,
    payments,
    card: cardFor(),
    origin: originOf(product),
  })
}

/** Buys a gift card without an account; two members redeem it at once. */
const giftCard: StormAction = async (product, _member, record) => {
  const guest = await product.guest()
  const amount = 2500
  const input = { programId: 'marigold-usd', designId: 'coffee', amount, payAmount: amount }
  const ordered = await guest.call(contract.giftcard.checkout, input)
  if (ordered.code !== '000') return
  const orderId = ordered.data.orderId
  const setup = await guest.call(contract.payment.queryCardSetup, { orderId, businessType: 2002 })
  if (setup.code !== '000') return
  const payments = [setup.data.line]
  const pay = { orderId, businessType: 2002, payments, card: cardFor(), origin: originOf(product) }
  await guest.call(contract.payment.createPayment, pay)
  const details = await guest.call(contract.giftcard.orderDetails, { orderId })
  const code = details.data?.noLoginGiftCardInfo
  if (!code) return
  const phones = [upTo(20), upTo(20)].map(at => product.member(at - 1))
  const redeemed = await Promise.all(phones.map(phone => phone.call(contract.giftcard.redeem, code)))
  if (redeemed.some(({ code: result }) => result === '000')) record.redeemed.push(orderId)
}

/** Transfers value; two phones claim it at once, and at times it is cancelled meanwhile. */
const transfer: StormAction = async (product, member) => {
  const transfer = await member.call(contract.card.createTransfer, { cardId: member.cardId, amount: upTo(300) })
  if (transfer.code !== '000') return
  const { claimCode, transferId } = transfer.data
  const claims = [upTo(20), upTo(20)].map(at =>
    product.member(at - 1).call(contract.card.receiveTransfer, { claimCode }),
  )
  const takesBack = Math.random() < 0.3 ? [member.call(contract.card.cancelTransfer, { transferId })] : []
  await Promise.all([...claims, ...takesBack])
}

/** Two employees refund a part of a paid order, or more than is left, at once. */
const refund: StormAction = async (product, _member, record) => {
  const paid = pick(record.paid)
  if (!paid) return
  const input = { ...paid, wish: { amount: upTo(300) }, reason: 'storm' }
  await Promise.all([1, 2].map(() => product.staff.call(contract.payment.refundOrder, input)))
}

const actions: readonly [string, StormAction][] = [
  ['order by several methods', orderByAll],
  ['order by several methods', orderByAll],
  ['order by card', orderByCard],
  ['order by wallet', orderByWallet],
  ['rush', rush],
  ['recharge', recharge],
  ['gift card', giftCard],
  ['transfer', transfer],
  ['refund', refund],
  ['refund', refund],
  ...tableActions,
]

/** One phone runs random actions until `goesOn` returns false. */
export async function keepDoing(
  product: StormProduct,
  at: number,
  record: StormRecord,
  goesOn: () => boolean,
): Promise<void> {
  const member = product.member(at)
  while (goesOn()) {
    const [name, action] = pick(actions) ?? ['refund', refund]
    await action(product, member, record)
    record.done[name] = (record.done[name] ?? 0) + 1
  }
}
