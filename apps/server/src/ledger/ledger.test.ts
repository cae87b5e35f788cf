import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { balanceOf, post, type Posting } from './index.ts'

const database = testDatabase()

const posting = (more: Partial<Posting> = {}): Posting => ({
  corporationId: 1,
  causeKey: 'payment-received:a',
  kind: 'paymentReceived',
  currencyCode: 'USD',
  amount: money(1999),
  debit: 'provider:card',
  credit: 'order:a',
  at: new Date(),
  ...more,
})

const balances = async () => ({
  order: await balanceOf(database(), 1, 'order:a'),
  provider: await balanceOf(database(), 1, 'provider:card'),
})

describe('THE LEDGER', () => {
  test('a posting is balanced and happens once, also when twenty try at the same time · M2', async () => {
    const tries = Array.from({ length: 20 }, () => database().inTx(tx => post(tx, posting())))
    const done = await Promise.all(tries)
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await balances()).toEqual({ order: -1999, provider: 1999 })
  })

  test('what goes back is a posting of its own, never a change of the first · M3', async () => {
    const back = posting({
      causeKey: 'payment-returned:a',
      kind: 'paymentReturned',
      debit: 'order:a',
      credit: 'provider:card',
    })
    expect(await database().inTx(tx => post(tx, back))).toBe(true)
    expect(await balances()).toEqual({ order: 0, provider: 0 })
  })

  test.each([[0], [-500]])('an amount of %i is no movement · M5', async amount => {
    const odd = posting({ causeKey: 'odd', amount: amount as never })
    await expect(database().inTx(tx => post(tx, odd))).rejects.toThrow(RangeError)
  })

  test('another corporation’s account of the same name is another account · A2', async () => {
    await database().inTx(tx => post(tx, posting({ corporationId: 2 })))
    expect(await balanceOf(database(), 2, 'order:a')).toBe(-1999)
    expect((await balances()).order).toBe(0)
  })
})
