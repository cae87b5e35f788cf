import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { byCard, ownMethodsKitchen, type TestMember, testApp } from '../../testing/index.ts'

const app = testApp({
  brand: ownMethodsKitchen({
    program: { transferEnabled: true },
    shop: {
      paymentMethods: { 1100: ['12_bankCard'], 1300: ['12_bankCard', '16_msBalance'] },
      tip: {
        tipType: 1,
        smallestUnitAmounts: [100],
        defaultIndex: 0,
        tipRules: 'subtotal',
        beforeDiscount: true,
        tipPaymentUids: ['16_msBalance'],
        useCustomPayment: true,
        bizTypes: [1300],
      },
    },
  }),
})

/** The card asks for its password from 6.01 on. */
const PASSWORD = '135790'
const withPassword = () => app.member({ card: 5000, password: PASSWORD })
const codes = (ann: TestMember) => ann.must(contract.card.genCardCodeAndSecurity, { cardId: ann.cardId })
const check = ({ customerId, cardId }: TestMember, securityCode: string) =>
  app.modules.card.checkSecurity({ corporationId: 1, customerId, cardId, amount: money(5000), securityCode })
const send = (ann: TestMember, securityCode: string) =>
  ann.call(contract.card.createTransfer, { cardId: ann.cardId, amount: money(700), message: '', securityCode })

describe('Tries of a card’s password (CARD-1)', () => {
  test('A wrong password for a transfer says how many tries are left, and then how long it rests', async () => {
    const ann = await withPassword()
    const left: unknown[] = []
    for (let i = 0; i < 4; i += 1) left.push((await send(ann, `86420${i}`)) as object)
    expect(left.map(answer => (answer as { message: string }).message)).toEqual([
      expect.stringContaining('4 tries left'),
      expect.stringContaining('3 tries left'),
      expect.stringContaining('2 tries left'),
      expect.stringContaining('1 try left'),
    ])
    expect(await send(ann, '864209')).toMatchObject({ refused: 'cardPasswordRests' })
  })

  test('A code that another one replaced, or that expired or was used, is no wrong try', async () => {
    const ann = await withPassword()
    const first = await codes(ann)
    const second = await codes(ann)
    for (let i = 0; i < 8; i += 1) expect(await check(ann, first.securityCode)).toBe('wrong')
    expect(await check(ann, second.securityCode)).toBe('right')
    for (let i = 0; i < 8; i += 1) expect(await check(ann, second.securityCode)).toBe('wrong')
    expect(await check(ann, PASSWORD)).toBe('right')
    const third = await codes(ann)
    app.clock.advance(120_000)
    for (let i = 0; i < 8; i += 1) expect(await check(ann, third.securityCode)).toBe('wrong')
    expect(await check(ann, PASSWORD)).toBe('right')
    app.clock.advance(-120_000)
  })

  test('Codes shown long ago count as tries, so that nothing can be guessed without end', async () => {
    const ann = await withPassword()
    const { securityCode } = await codes(ann)
    app.clock.advance(3_600_000)
    for (let i = 0; i < 5; i += 1) await check(ann, securityCode)
    expect(await check(ann, PASSWORD)).toBe('locked')
    app.clock.advance(-3_600_000)
  })

  test('The tip counts for the amount from which the password is needed', async () => {
    const ann = await withPassword()
    const { orderId } = await ann.order()
    const tipped = [byCard(ann, 550, { tipAmount: money(100) })]
    expect(await ann.payBy(orderId, tipped)).toMatchObject({ refused: 'securityNeeded' })
    const untipped = [byCard(ann, 550)]
    expect(await ann.payBy(orderId, untipped)).not.toMatchObject({ refused: 'securityNeeded' })
  })
})
