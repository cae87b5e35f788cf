import { cardFor, payByCard } from '../steps/caller.ts'
import { pick, upTo } from './randomness.ts'
import { tableActions } from './table-actions.ts'
import { originOf, type StormProduct } from './storm-product.ts'
import { order, orderNow, rush } from './order.ts'
import type { StormAction, Member, StormRecord } from './record.ts'

interface Line {
  paymentMethod: string
  payerId?: string
  amount: number
}

interface Methods {
  dueAmount: number
  methods: { paymentMethod: string; paymentType: number; ccAmount: number }[]
  means: { paymentMethod: string; payerId: string; usable: number; disabledReason?: string }[]
}

/** Pays by what is the member's own, each at most a chance amount, and by card for the rest. */
async function payMixed(caller: Member, orderId: string, origin: string) {
  const listed = await caller.insist('/api/order/or/queryPaymentMethodList', { orderId })
  if (listed.code !== '000') return listed
  const { means, dueAmount } = listed.data as unknown as Methods
  const chosen = means
    .filter(one => !one.disabledReason && one.usable > 0 && Math.random() < 0.7)
    .map(({ paymentMethod, payerId }) => ({ paymentMethod, payerId, most: upTo(dueAmount) }))
  const setup = await caller.insist('/api/order/ext/queryCardSetup', { orderId, means: chosen })
  const refused = setup.data as { payments?: Line[] } | null
  const payments = refused?.payments ?? []
  const byCard = payments.some(line => line.paymentMethod === '12_bankCard')
  return caller.insist('/api/order/or/createPayment', {
    orderId,
    payments,
    ...(byCard && { card: cardFor(), origin }),
  })
}

const orderByAll: StormAction = async (product, member, record) => {
  const orderId = await order(product, member, 101)
  if (!orderId) return
  const paid = await payMixed(member, orderId, originOf(product))
  if (paid.data?.['paymentState'] === 'paid') record.paid.push({ orderId, shopId: 101 })
}

const orderByCard: StormAction = async (product, _member, record) => {
  const guest = await product.guest()
  const orderId = await orderNow(guest, 101)
  if (!orderId) return
  const paid = await payByCard(guest, orderId, originOf(product))
  if (paid.data?.['paymentState'] === 'paid') record.paid.push({ orderId, shopId: 101 })
}

const orderByWallet: StormAction = async (product, _member, record) => {
  const guest = await product.guest()
  const orderId = await orderNow(guest, 105)
  if (!orderId) return
  const listed = await guest.insist('/api/order/or/queryPaymentMethodList', { orderId })
  if (listed.code !== '000') return
  const { dueAmount } = listed.data as unknown as Methods
  const line = { amount: dueAmount, paymentType: 12, paymentMethod: '12_mPay', tipAmount: 0, ccAmount: 0 }
  await guest.insist('/api/order/or/createPayment', { orderId, payments: [line], origin: originOf(product) })
  const payment = product.wallets.company.book.find(one => one.merchantReference.includes(orderId.replaceAll('-', '')))
  // The payer says yes, no, or nothing at all; sometimes another code was asked for meanwhile.
  if (Math.random() < 0.2)
    await guest.insist('/api/order/or/createPayment', { orderId, payments: [line], origin: originOf(product) })
  if (payment && Math.random() < 0.9) product.wallets.company.decide(payment.token, Math.random() < 0.85)
  const requested = await guest.insist('/api/order/or/queryOrderPayResult', { orderId })
  if (requested.data?.['paymentState'] === 'paid') record.paid.push({ orderId, shopId: 105 })
}

const recharge: StormAction = async (product, member) => {
  const programs = await member.insist('/api/crm/storedValue/queryList', { shopId: 101 })
  const [program] = (programs.data?.['programs'] ?? []) as {
    id: string
    versionId: string
    programRules: { ruleId: string }[]
  }[]
  const rule = program && pick(program.programRules)
  if (!program || !rule) return
  const requested = {
    cardId: member.cardId,
    id: program.id,
    versionId: program.versionId,
    ruleId: rule.ruleId,
    shopId: 101,
  }
  const submitted = await member.insist('/api/crm/recharge/submit', { ...requested, agreementVersion: 1 })
  if (submitted.code !== '000') return
  const orderId = String(submitted.data['rechargeId'])
  const setup = await member.insist('/api/order/ext/queryCardSetup', { orderId, businessType: 2005 })
  if (setup.code !== '000') return
  const payments = [setup.data['line']]
  await member.insist('/api/order/or/createPayment', {
    orderId,
    businessType: 2005,
    payments,
    card: cardFor(),
    origin: originOf(product),
  })
}

interface Bought {
  state: string
  noLoginGiftCardInfo?: { cardNo: string; authCode: string }
}

/** Buys a gift card without an account; two members redeem it at once. */
const giftCard: StormAction = async (product, _member, record) => {
  const guest = await product.guest()
  const amount = 2500
  const wanted = { programId: 'marigold-usd', designId: 'coffee', amount, payAmount: amount }
  const ordered = await guest.insist('/api/crm/giftcard/checkout', wanted)
  if (ordered.code !== '000') return
  const orderId = String(ordered.data['orderId'])
  const setup = await guest.insist('/api/order/ext/queryCardSetup', { orderId, businessType: 2002 })
  if (setup.code !== '000') return
  const payments = [setup.data['line']]
  const pay = { orderId, businessType: 2002, payments, card: cardFor(), origin: originOf(product) }
  await guest.insist('/api/order/or/createPayment', pay)
  const details = await guest.insist('/api/crm/giftcard/orderDetails', { orderId })
  const code = (details.data as unknown as Bought | null)?.noLoginGiftCardInfo
  if (!code) return
  const phones = [upTo(20), upTo(20)].map(at => product.member(at - 1))
  const redeemed = await Promise.all(phones.map(phone => phone.insist('/api/crm/giftcard/redeem', code)))
  if (redeemed.some(({ code: said }) => said === '000')) record.redeemed.push(orderId)
}

/** Sends value and has it claimed by two phones at once, or taken back meanwhile. */
const transfer: StormAction = async (product, member) => {
  const made = await member.insist('/api/crm/card/transfer/create', { cardId: member.cardId, amount: upTo(300) })
  if (made.code !== '000') return
  const { claimCode, transferId } = made.data as { claimCode: string; transferId: string }
  const claims = [upTo(20), upTo(20)].map(at =>
    product.member(at - 1).insist('/api/crm/card/transfer/receive', { claimCode }),
  )
  const takesBack = Math.random() < 0.3 ? [member.insist('/api/crm/card/transfer/cancel', { transferId })] : []
  await Promise.all([...claims, ...takesBack])
}

/** Gives a part, or more than is left, of a paid order back; two of staff at once. */
const refund: StormAction = async (product, _member, record) => {
  const paid = pick(record.paid)
  if (!paid) return
  const ask = { ...paid, wish: { amount: upTo(300) }, reason: 'storm' }
  await Promise.all([1, 2].map(() => product.staff.insist('/api/console/refundOrder', ask)))
}

const actions: readonly [string, StormAction][] = [
  ['order by all means', orderByAll],
  ['order by all means', orderByAll],
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

/** One phone runs random actions until `goesOn` is false. */
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
