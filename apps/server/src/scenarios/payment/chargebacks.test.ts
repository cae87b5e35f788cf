import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { frozenValueCalls } from '@comanda/contract/payment'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../audit/report.ts'
import { account } from '../../ledger/index.ts'
import {
  byCard,
  cardData,
  cardHold,
  dollarKitchen,
  line,
  SHOP,
  type TestGuest,
  type TestMember,
  testApp,
  twenty,
} from '../../testing/index.ts'

const app = testApp({ brand: dollarKitchen(), clock: '2026-11-22T12:00:00Z' })
beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

const pay = async (guest: TestGuest, orderId: string, businessType: 2002 | 2005, amount: number) => {
  const input = { orderId, businessType, payments: [line('12_bankCard', amount)], card: cardData() }
  expect(await guest.call(contract.payment.createPayment, input)).toMatchObject({ paymentState: 'paid' })
  await app.settle()
}

/** 50.00 paid in, with a bonus. */
async function recharged(ann: TestMember): Promise<string> {
  const request = { cardId: ann.cardId, id: 'top-up', versionId: 'v1', ruleId: 'gear-50', agreementVersion: 1 }
  const { rechargeId } = await ann.must(contract.storedvalue.submit, request)
  await pay(ann, rechargeId, 2005, 5000)
  return rechargeId
}

const minute = { count: 0 }

/** A message of the bank's dispute about a payment, delivered with its own number and time. */
async function dispute(
  payableId: string,
  eventCode: 'CHARGEBACK' | 'CHARGEBACK_REVERSED',
  minutes = (minute.count +=
    1),
) {
  const named = payableId.replaceAll('-', '')
  const payment = [...app.cards.provider.book.payments.values()].find(it => it.merchantReference.includes(named))
  if (!payment) throw new Error('no payment')
  const item = app.cards.provider.item(eventCode, randomUUID(), payment.merchantReference, payment.amount, true)
  await app.cards.webhooks.deliver({
    ...item,
    originalReference: payment.pspReference,
    eventDate: new Date(app.clock() + minutes * 60_000).toISOString(),
  })
  await app.jobs.idle()
}

/** An employee at the provider refunds the whole amount, without a request from the product. */
async function returnedByProvider(payableId: string) {
  const named = payableId.replaceAll('-', '')
  const payment = [...app.cards.provider.book.payments.values()].find(it => it.merchantReference.includes(named))
  if (!payment) throw new Error('no payment')
  const { merchantReference, amount, pspReference } = payment
  app.cards.provider.modify('refund', pspReference, {
    merchantAccount: 'M',
    reference: merchantReference,
    amount,
  })
  await app.cards.control({ release: true })
  await app.jobs.idle()
}

const waiting = async () => (await app.staff('manager').must(frozenValueCalls.frozenValues, { shopId: SHOP })).values
const decide = (payableId: string, take: boolean) =>
  app.staff('manager').call(frozenValueCalls.decideFrozenValue, { shopId: SHOP, payableId, take, reason: 'checked' })
const auditOf = async (payableId: string) =>
  (
    await app.sql<{ what: string }>('select what from audit_line where subject = $1 order by at, audit_line_id', [
      payableId,
    ])
  ).map(({ what }) => what)
const frozenOf = async (payableId: string) => (await app.balances(account.frozen(payableId)))[0]
const booksAgree = async () => expect((await audit(app.db)).findings).toEqual([])

describe('A recharge whose money the bank takes back (PAY-9)', () => {
  test('What is left of it is frozen, waits for a person at the console, and is in the audit', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    const [paid = 0, given = 0] = await app.onCard(ann)
    const { orderId } = await ann.order()
    expect(await ann.payBy(orderId, [byCard(ann, 1250)])).toMatchObject({ paymentState: 'paid' })
    await dispute(rechargeId, 'CHARGEBACK')
    expect(await app.onCard(ann)).toEqual([0, 0])
    expect(await frozenOf(rechargeId)).toBe(paid + given - 1250)
    expect(await waiting()).toMatchObject([
      { payableId: rechargeId, kind: 'recharge', chargedAmount: 5000, frozenAmount: paid + given - 1250 },
    ])
    expect(await auditOf(rechargeId)).toEqual(['value.frozen'])
    const again = cardHold(app, ann, 100)
    expect(await app.db.inTx(tx => app.modules.card.paymentMethod.hold(tx, again))).toBe('short')
    await booksAgree()
    await decide(rechargeId, true)
  })

  test('Released it is on the card as before; taken it is gone, with its points; either happens once', async () => {
    const [ann, bob] = [await app.member(), await app.member()]
    const [annas, bobs] = [await recharged(ann), await recharged(bob)]
    const before = await app.onCard(ann)
    for (const rechargeId of [annas, bobs]) await dispute(rechargeId, 'CHARGEBACK')
    const released = await twenty(() => decide(annas, false))
    expect(released.filter(answer => 'values' in answer)).toHaveLength(1)
    expect(await app.onCard(ann)).toEqual(before)
    expect(await decide(annas, true)).toMatchObject({ refused: 'frozenDecided' })
    const taken = await twenty(() => decide(bobs, true))
    expect(taken.filter(answer => 'values' in answer)).toHaveLength(1)
    expect(await app.onCard(bob)).toEqual([0, 0])
    expect(await app.balances(account.points(bob.customerId), account.frozen(bobs))).toEqual([0, 0])
    expect(await auditOf(bobs)).toEqual(['value.frozen', 'value.taken'])
    expect(await waiting()).toEqual([])
    await booksAgree()
  })

  test('Chargeback, reversal, chargeback again, in any order and every job twice: it ends frozen', async () => {
    const eventCodes = ['CHARGEBACK', 'CHARGEBACK_REVERSED', 'CHARGEBACK'] as const
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
      [2, 1, 0],
    ]) {
      const ann = await app.member()
      const rechargeId = await recharged(ann)
      const start = (minute.count += 10)
      for (const at of order) {
        await dispute(rechargeId, eventCodes[at] ?? 'CHARGEBACK', start + at)
        const messages = await app.sql<{ corporation_id: number; event_key: string }>(
          'select corporation_id, event_key from payment_message where corporation_id = 1',
        )
        const jobs = messages.map(it => ({ corporationId: it.corporation_id, eventKey: it.event_key }))
        await app.db.inTx(async tx => {
          for (const job of [...jobs, ...jobs]) await app.jobs.enqueue(tx, 'payment.apply', job)
        })
        await app.jobs.idle()
      }
      expect(await app.onCard(ann), `order ${order.join()}`).toEqual([0, 0])
      expect((await waiting()).map(({ payableId }) => payableId)).toContain(rechargeId)
      await decide(rechargeId, true)
    }
    await booksAgree()
  })

  test('If the bank returns the money, the frozen value is on the card again and needs no decision', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    const before = await app.onCard(ann)
    await dispute(rechargeId, 'CHARGEBACK')
    await dispute(rechargeId, 'CHARGEBACK_REVERSED')
    expect(await app.onCard(ann)).toEqual(before)
    expect(await auditOf(rechargeId)).toEqual(['value.frozen', 'value.reversed'])
    expect(await decide(rechargeId, true)).toMatchObject({ refused: 'frozenDecided' })
    await booksAgree()
  })
})

describe('A chargeback that the bank reverses after a person decided (PAY-9)', () => {
  test('Value that was taken is frozen again, released it is on the card with its points, and everything happens once', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    const before = [await app.onCard(ann), await app.balances(account.points(ann.customerId))]
    await dispute(rechargeId, 'CHARGEBACK')
    await decide(rechargeId, true)
    expect(await app.onCard(ann)).toEqual([0, 0])
    await dispute(rechargeId, 'CHARGEBACK_REVERSED')
    expect(await app.onCard(ann)).toEqual([0, 0])
    expect(await waiting()).toMatchObject([{ payableId: rechargeId }])
    const released = await twenty(() => decide(rechargeId, false))
    expect(released.filter(answer => 'values' in answer)).toHaveLength(1)
    expect([await app.onCard(ann), await app.balances(account.points(ann.customerId))]).toEqual(before)
    expect(await auditOf(rechargeId)).toEqual(['value.frozen', 'value.taken', 'value.frozen', 'value.released'])
    await booksAgree()
  })

  test('Taken a second time it is the brand’s, and the books agree', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    await dispute(rechargeId, 'CHARGEBACK')
    await decide(rechargeId, true)
    await dispute(rechargeId, 'CHARGEBACK_REVERSED')
    await decide(rechargeId, true)
    expect(await app.onCard(ann)).toEqual([0, 0])
    expect(await frozenOf(rechargeId)).toBe(0)
    await booksAgree()
  })
})

describe('A purchased gift card whose money the bank takes back (PAY-9, CARD-5)', () => {
  async function bought() {
    const giver = app.guest()
    const { programs } = await giver.must(contract.giftcard.programList, {})
    const [program] = programs
    const designId = program?.activeDesigns[0]?.designId ?? ''
    const request = { programId: program?.programId ?? '', designId, amount: money(5000), payAmount: money(5000) }
    const order = await giver.must(contract.giftcard.checkout, { ...request, fromEmail: 'giver@example.com' })
    await pay(giver, order.orderId, 2002, order.payAmount)
    const { noLoginGiftCardInfo: code } = await giver.must(contract.giftcard.orderDetails, { orderId: order.orderId })
    if (!code) throw new Error('no code')
    return { orderId: order.orderId, code: { cardNo: code.cardNo, authCode: code.authCode } }
  }

  test('It cannot be redeemed while it is frozen; released it can, taken it never can', async () => {
    const [first, second] = [await bought(), await bought()]
    for (const { orderId } of [first, second]) await dispute(orderId, 'CHARGEBACK')
    const friend = await app.member()
    for (const { code } of [first, second])
      expect(await friend.call(contract.giftcard.redeem, code)).toMatchObject({ refused: 'giftCodeWrong' })
    expect(await waiting()).toMatchObject([
      { payableId: first.orderId, kind: 'giftcard', frozenAmount: 5000 },
      { payableId: second.orderId },
    ])
    await decide(first.orderId, false)
    await decide(second.orderId, true)
    expect(await friend.call(contract.giftcard.redeem, first.code)).toMatchObject({ balance: 5000, state: 'usable' })
    expect(await friend.call(contract.giftcard.redeem, second.code)).toMatchObject({ refused: 'giftCodeWrong' })
    await booksAgree()
  })

  test('A card that was taken is frozen again when the bank returns the money, and released it can be redeemed', async () => {
    const { orderId, code } = await bought()
    const friend = await app.member()
    await dispute(orderId, 'CHARGEBACK')
    await decide(orderId, true)
    await dispute(orderId, 'CHARGEBACK_REVERSED')
    expect(await waiting()).toMatchObject([{ payableId: orderId, kind: 'giftcard', frozenAmount: 5000 }])
    expect(await friend.call(contract.giftcard.redeem, code)).toMatchObject({ refused: 'giftCodeWrong' })
    await decide(orderId, false)
    expect(await friend.call(contract.giftcard.redeem, code)).toMatchObject({ balance: 5000, state: 'usable' })
    await booksAgree()
  })

  test('Its purchase is not refunded while it is frozen: a return of the money waits for the decision', async () => {
    const { orderId, code } = await bought()
    await dispute(orderId, 'CHARGEBACK')
    await decide(orderId, true)
    await dispute(orderId, 'CHARGEBACK_REVERSED')
    await returnedByProvider(orderId)
    const stateOf = async () =>
      (await app.sql<{ state: string }>('select state from gift_order where order_id = $1', [orderId]))[0]?.state
    expect(await stateOf()).toBe('paid')
    expect(await frozenOf(orderId)).toBe(5000)
    await decide(orderId, false)
    expect(await stateOf()).toBe('refunded')
    const friend = await app.member()
    expect(await friend.call(contract.giftcard.redeem, code)).toMatchObject({ refused: 'giftCodeWrong' })
    await booksAgree()
  })

  test('One that a friend took over pays nothing while it is frozen', async () => {
    const { orderId, code } = await bought()
    const friend = await app.member()
    const { cardId } = await friend.must(contract.giftcard.redeem, code)
    await dispute(orderId, 'CHARGEBACK')
    const order = await friend.order()
    const payments = [line('17_giftCard', 1250, { payerId: cardId })]
    expect(await friend.payBy(order.orderId, payments)).toMatchObject({ refused: 'methodNotOffered' })
    await decide(orderId, false)
    expect(await friend.payBy(order.orderId, payments)).toMatchObject({ paymentState: 'paid' })
    await booksAgree()
  })
})
