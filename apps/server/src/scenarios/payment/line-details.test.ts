import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { allThree, byCard, cardData, HOLDINGS, ownMethodsKitchen, testApp } from '../../testing/index.ts'

const app = testApp({ brand: ownMethodsKitchen() })

beforeEach(() => app.cards.control({ reset: true }))

const CHECKOUT = 'checkout-1'

describe('Payment lines are stored with their subtype and checkout (PAY-6)', () => {
  test('Every line of an attempt is returned in paidBy with its subtype and checkout id (PAY-6)', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    const lines = allThree(ann).map((line, i) => ({ ...line, paymentMethodSubtype: `kind-${i}`, checkoutId: CHECKOUT }))
    expect(await ann.payBy(orderId, lines)).toMatchObject({ paymentState: 'paid' })
    await app.settle()
    const { paidBy } = await ann.must(contract.payment.queryOrderPayResult, { orderId })
    expect(paidBy).toMatchObject(
      lines.map(({ paymentMethod, paymentMethodSubtype, checkoutId }) => ({
        paymentMethod,
        paymentMethodSubtype,
        checkoutId,
      })),
    )
    expect(app.cards.provider.book.report().payments).toMatchObject([{ shopperConversionId: CHECKOUT }])
  })

  test('Lines charged at once to the own card keep their details too (PAY-6)', async () => {
    const ann = await app.member({ card: 5000, password: '2468' })
    const { orderId } = await ann.order()
    const details = { paymentMethodSubtype: 'stored', checkoutId: CHECKOUT }
    const paid = await ann.payBy(orderId, [byCard(ann, 1250, { securityCode: '2468', ...details })])
    expect(paid).toMatchObject({ paymentState: 'paid' })
    const { paidBy } = await ann.must(contract.payment.queryOrderPayResult, { orderId })
    expect(paidBy).toMatchObject([{ paymentMethod: '16_msBalance', ...details }])
  })

  test('A refused attempt and its retry each keep their own details; a line without details has none (PAY-6)', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    const first = allThree(ann).map(line => ({ ...line, checkoutId: CHECKOUT }))
    await ann.payBy(orderId, first, cardData('4111111111111111', 'DECLINED'))
    const refused = await ann.must(contract.payment.queryOrderPayResult, { orderId })
    expect(refused.paidBy?.map(({ checkoutId }) => checkoutId)).toEqual(first.map(() => CHECKOUT))
    await ann.payBy(orderId, allThree(ann))
    const paid = await ann.must(contract.payment.queryOrderPayResult, { orderId })
    expect(paid.paidBy?.every(part => !('checkoutId' in part) && !('paymentMethodSubtype' in part))).toBe(true)
  })
})
