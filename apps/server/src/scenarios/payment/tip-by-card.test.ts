import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { byCard, cardData, dollarKitchen, line, testApp, type TestMember } from '../../testing/index.ts'

/** Tips are for the staff's own till: they are given from a card's balance alone. */
const app = testApp({
  brand: dollarKitchen({
    shop: {
      tip: {
        tipType: 1,
        smallestUnitAmounts: [100],
        defaultIndex: 0,
        tipRules: 'subtotal',
        beforeDiscount: true,
        tipPaymentUids: ['16_msBalance'],
        useCustomPayment: false,
        bizTypes: [1300],
      },
    },
  }),
})
beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

const methodsFor = (ann: TestMember, orderId: string) => ann.must(contract.payment.queryPaymentMethodList, { orderId })

describe('A tip that only the card may give (PAY-8, PRICE-7)', () => {
  test('Card and bank card together pay an order with it: the card form answers the lines to pay', async () => {
    const ann = await app.member({ card: 500 })
    const { orderId } = await ann.order()
    const means = [{ paymentMethod: '16_msBalance' as const, payerId: ann.cardId }]
    const setup = await ann.must(contract.payment.queryCardSetup, { orderId, tipAmount: money(100), means })
    expect(setup.payments).toMatchObject([
      { paymentMethod: '16_msBalance', amount: 400, tipAmount: 100 },
      { paymentMethod: '12_bankCard', amount: 850, tipAmount: 0 },
    ])
    const paid = await ann.payBy(orderId, setup.payments as Parameters<typeof ann.payBy>[1])
    expect(paid).toMatchObject({ paymentState: 'paid', chargedAmount: 850 })
    await app.settle()
    expect(await app.onCard(ann)).toEqual([0, 0])
    expect(await ann.detail(orderId)).toMatchObject({ totals: { totalTipAmount: 100, totalPaidAmount: 1350 } })
  })

  test('The card form refuses a tip that no line can carry', async () => {
    const ann = await app.member({ card: 50 })
    const { orderId } = await ann.order()
    const means = [{ paymentMethod: '16_msBalance' as const, payerId: ann.cardId }]
    const setup = { orderId, tipAmount: money(100), means }
    expect(await ann.call(contract.payment.queryCardSetup, setup)).toMatchObject({ refused: 'tipNotOffered' })
  })
})

describe('Smart recharge with a tip (PAY-7, PRICE-7)', () => {
  const recharge = async (ann: TestMember, orderId: string, tipAmount: number) => {
    const { programs } = await ann.must(contract.storedvalue.queryList, {})
    const [program] = programs
    const gear = program?.programRules.find(({ storedAmount }) => storedAmount >= 2000)
    if (!program || !gear) throw new Error('no recharge is sold')
    const terms = await ann.must(contract.agreement.getById, { agreementId: program.agreementId })
    return ann.call(contract.storedvalue.submit, {
      cardId: ann.cardId,
      id: program.id,
      versionId: program.versionId,
      ruleId: gear.ruleId,
      agreementVersion: terms.version,
      pays: { orderId, tipAmount: money(tipAmount) },
    })
  }

  test('The chosen tip is paid with the order once the card is recharged', async () => {
    const ann = await app.member({ card: 0 })
    const { orderId } = await ann.order()
    const submitted = await recharge(ann, orderId, 100)
    if (!('rechargeId' in submitted)) throw new Error(JSON.stringify(submitted))
    const list = await ann.must(contract.payment.queryPaymentMethodList, {
      orderId: submitted.rechargeId,
      businessType: 2005,
    })
    const payments = [line('12_bankCard', list.dueAmount)]
    const input = { orderId: submitted.rechargeId, businessType: 2005 as const, payments, card: cardData() }
    expect(await ann.call(contract.payment.createPayment, input)).toMatchObject({ paymentState: 'paid' })
    expect(await ann.standing(orderId)).toBe('placed/paid')
    expect(await ann.detail(orderId)).toMatchObject({ totals: { totalTipAmount: 100, totalPaidAmount: 1350 } })
  })

  test('A tip that is not offered is refused before anything is made', async () => {
    const ann = await app.member({ card: 0 })
    const { orderId } = await ann.order()
    expect(await recharge(ann, orderId, 99)).toMatchObject({ refused: 'notPayable' })
    expect((await methodsFor(ann, orderId)).tip?.methods).toEqual(['16_msBalance'])
  })

  test('The tip is part of what the balance must cover', async () => {
    const ann = await app.member({ card: 1300 })
    const { orderId } = await ann.order()
    expect(await ann.payBy(orderId, [byCard(ann, 1250, { tipAmount: money(100) })])).toMatchObject({
      refused: 'tipNotOffered',
    })
  })
})
