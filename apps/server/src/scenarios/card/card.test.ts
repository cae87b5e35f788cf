import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { refusalTexts } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { account, balanceOf } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import {
  refusedAs,
  twenty,
  SHOP,
  type TestMember,
  testApp,
  dollarKitchen,
  cardHold,
  proveContact,
} from '../../testing/index.ts'

const app = testApp({ brand: dollarKitchen(), clock: Date.now() })

const inTx = <R>(work: (tx: Tx) => Promise<R>) => app.db.inTx(work)

describe('Joining (CARD-1)', () => {
  test('Twenty phones of one person get one card', async () => {
    const ann = app.customer()
    const { customerId } = ann
    const joined = await twenty(() =>
      inTx(tx => app.modules.card.joinProgram(tx, { corporationId: 1, customerId, shopId: SHOP })),
    )
    expect(new Set(joined.map(card => card?.card_no)).size).toBe(1)
    const { cards } = (await ann.call(contract.card.list, {})) as { cards: unknown[] }
    expect(cards).toHaveLength(1)
  })

  test('A store without a card program shows that, and issues no card (LOGIN-9)', async () => {
    const caller = app.customer()
    expect(refusedAs(await caller.call(contract.card.queryCardProgram, { shopId: 999_999 }))).toBe('noCardProgram')
    expect(refusalTexts.noCardProgram.en_US).toBe('This restaurant has no member program yet.')
    const joining = { corporationId: 1, customerId: caller.customerId, shopId: 999_999 }
    expect(await inTx(tx => app.modules.card.joinProgram(tx, joining))).toBeUndefined()
    expect(await caller.call(contract.card.list, {})).toMatchObject({ cards: [] })
  })

  test('Another person’s card is answered as unknown (A1)', async () => {
    const [ann, bob] = [await app.member(), await app.member()]
    const answers = await Promise.all([
      bob.call(contract.card.queryCard, { cardId: ann.cardId }),
      bob.call(contract.card.queryCard, { cardId: randomUUID() }),
    ])
    expect(answers[0]).toEqual(answers[1])
    expect(refusedAs(answers[0])).toBe('notFound')
  })
})

describe('The card as payment method (CARD-3, M4, M9)', () => {
  test('Fifty payments of the whole balance at once: one is held, and the balance stays above zero', async () => {
    const ann = await app.member({ card: 5000, bonus: 500 })
    const done = await Promise.all(
      Array.from({ length: 50 }, () => inTx(tx => app.modules.card.paymentMethod.hold(tx, cardHold(app, ann, 5500)))),
    )
    expect(done.filter(it => it === 'held')).toHaveLength(1)
    expect(done.filter(it => it === 'short')).toHaveLength(49)
    expect(await app.onCard(ann)).toEqual([0, 0])
  })

  test('Paid value is spent first; a hold is made once, captured once, and a capture cannot be released', async () => {
    const ann = await app.member({ card: 1000, bonus: 300 })
    const input = cardHold(app, ann, 1200)
    const held = await twenty(() => inTx(tx => app.modules.card.paymentMethod.hold(tx, input)))
    expect(new Set(held)).toEqual(new Set(['held']))
    expect(await app.onCard(ann)).toEqual([0, 100])
    const at = { corporationId: 1, holdKey: input.holdKey, at: app.clock() }
    await twenty(() =>
      inTx(tx => app.modules.card.paymentMethod.capture(tx, { ...at, toAccount: account.order(input.holdKey) })),
    )
    await inTx(tx => app.modules.card.paymentMethod.release(tx, at))
    expect(await balanceOf(app.db, 1, account.order(input.holdKey))).toBe(1200)
    expect(await app.balances(account.hold(input.holdKey))).toEqual([0])
  })

  test('Released, it belongs to the guest again, in its parts', async () => {
    const ann = await app.member({ card: 1000, bonus: 300 })
    const input = cardHold(app, ann, 1200)
    await inTx(tx => app.modules.card.paymentMethod.hold(tx, input))
    await twenty(() => inTx(tx => app.modules.card.paymentMethod.release(tx, { ...input })))
    expect(await app.onCard(ann)).toEqual([1000, 300])
  })

  test('Refunds in pieces, at once and repeated, return exactly what was paid, never more', async () => {
    const ann = await app.member({ card: 700, bonus: 300 })
    const input = cardHold(app, ann, 1000)
    await inTx(tx => app.modules.card.paymentMethod.hold(tx, input))
    await inTx(tx => app.modules.card.paymentMethod.capture(tx, { ...input, toAccount: account.order(input.holdKey) }))
    const back = (amount: number, n: number) =>
      inTx(tx =>
        app.modules.card.paymentMethod.giveBack(tx, {
          ...input,
          amount: money(amount),
          causeKey: `${input.holdKey}:${n % 3}`,
        }),
      )
    await twenty(n => back([333, 333, 334][n % 3] ?? 0, n))
    expect(await app.onCard(ann)).toEqual([700, 300])
    await expect(back(1, 4)).resolves.toBeUndefined()
    const over = inTx(tx =>
      app.modules.card.paymentMethod.giveBack(tx, { ...input, amount: money(1), causeKey: randomUUID() }),
    )
    await expect(over).rejects.toThrow(RangeError)
  })

  test.each([[0], [-500]])('An amount of %i is never held (M5)', async amount => {
    const ann = await app.member({ card: 1000 })
    expect(await inTx(tx => app.modules.card.paymentMethod.hold(tx, cardHold(app, ann, amount)))).toBe('unknown')
    expect(await app.onCard(ann)).toEqual([1000, 0])
  })

  test('Another person’s card, and one of another currency, are unknown', async () => {
    const [ann, bob] = [await app.member({ card: 1000 }), await app.member()]
    const foreign = { ...cardHold(app, ann, 100), customerId: bob.customerId }
    expect(await inTx(tx => app.modules.card.paymentMethod.hold(tx, foreign))).toBe('unknown')
    expect(
      await inTx(tx => app.modules.card.paymentMethod.hold(tx, { ...cardHold(app, ann, 100), currencyCode: 'JPY' })),
    ).toBe('unknown')
  })
})

describe('The card’s password (CARD-1)', () => {
  const withPassword = async () => {
    const ann = await app.member({ card: 10_000 })
    const set = await ann.call(contract.card.changePwd, { cardId: ann.cardId, password: '135790' })
    expect(set).toEqual({ passwordSet: true })
    return ann
  }
  const check = ({ customerId, cardId }: TestMember, securityCode: string | undefined, amount = 5000) =>
    app.modules.card.checkSecurity({ corporationId: 1, customerId, cardId, amount: money(amount), securityCode })

  test('Below the program’s amount none is required; above, only the right one is accepted', async () => {
    const ann = await withPassword()
    expect(await check(ann, undefined, 1999)).toBe('notNeeded')
    expect(await check(ann, undefined, 2000)).toBe('wrong')
    expect(await check(ann, '111222')).toBe('wrong')
    expect(await check(ann, '135790')).toBe('right')
  })

  test('Fifty guesses at once get five tries in total, and then the right one is blocked too', async () => {
    const ann = await withPassword()
    const guesses = await Promise.all(Array.from({ length: 50 }, (_, n) => check(ann, String(200_000 + n))))
    expect(guesses.filter(it => it === 'wrong').length).toBeLessThanOrEqual(4)
    expect(guesses.filter(it => it === 'right')).toHaveLength(0)
    expect(await check(ann, '135790')).toBe('locked')
    app.clock.set(app.clock() + 15 * 60_000 + 1000)
    expect(await check(ann, '135790')).toBe('right')
  })

  test('Fifty wrong old passwords at once are counted like any tries, and all are answered', async () => {
    const ann = await withPassword()
    const change = (oldPassword: string) =>
      ann.call(contract.card.changePwd, { cardId: ann.cardId, password: '246813', oldPassword })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => change(String(200_000 + n))))
    const refusals = answers.map(refusedAs)
    expect(refusals.filter(it => it === 'cardPasswordWrong').length).toBeLessThanOrEqual(4)
    expect(refusals.filter(it => it === 'done')).toEqual([])
    expect(refusedAs(await change('135790'))).toBe('cardPasswordRests')
  })

  test('The old one is required, wrong ones are counted, and a code to the own contact sets a new one', async () => {
    const ann = await withPassword()
    const change = (more: object) =>
      ann.call(contract.card.changePwd, { cardId: ann.cardId, password: '246813', ...more })
    expect(refusedAs(await change({}))).toBe('cardPasswordNeeded')
    expect(refusedAs(await change({ oldPassword: '999998' }))).toBe('cardPasswordWrong')
    const mallorys = await proveContact(app, ann, 'mallory@example.com', 'cardPassword')
    expect(refusedAs(await change({ ticket: mallorys }))).toBe('ticketGone')
    const ticket = await proveContact(app, ann, ann.email, 'cardPassword')
    expect(await change({ ticket })).toEqual({ passwordSet: true })
    expect(await check(ann, '246813')).toBe('right')
    expect(refusedAs(await change({ password: '000000' }))).toBe('cardPasswordWeak')
  })
})

describe('The rotating code (CARD-1)', () => {
  const codes = async (ann: TestMember) =>
    (await ann.call(contract.card.genCardCodeAndSecurity, { cardId: ann.cardId })) as {
      cardCode: string
      securityCode: string
    }

  test('Each is used once, the first of twenty; the next one invalidates it; it expires after 60 s', async () => {
    const ann = await app.member()
    const { cardCode } = await codes(ann)
    const read = await twenty(() => inTx(tx => app.modules.card.useCardCode(tx, 1, cardCode)))
    expect(read.filter(it => it === ann.cardId)).toHaveLength(1)
    const second = await codes(ann)
    const third = await codes(ann)
    expect(await inTx(tx => app.modules.card.useCardCode(tx, 1, second.cardCode))).toBeUndefined()
    app.clock.set(app.clock() + 60_000)
    expect(await inTx(tx => app.modules.card.useCardCode(tx, 1, third.cardCode))).toBeUndefined()
  })

  test('Its security code replaces the password, once', async () => {
    const ann = await app.member({ card: 5000 })
    const { securityCode } = await codes(ann)
    const input = {
      corporationId: 1,
      customerId: ann.customerId,
      cardId: ann.cardId,
      amount: money(5000),
      securityCode,
    }
    expect(await app.modules.card.checkSecurity(input)).toBe('right')
    expect(await app.modules.card.checkSecurity(input)).toBe('wrong')
  })
})
