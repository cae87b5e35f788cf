import { expect, test } from 'vitest'
import { attemptsOf, updateAttempt } from './queries.ts'
import { movePart, type RefundPartAt, refundParts, watchPart } from './refund/refund-queries.ts'
import type { RefundPartRow } from './tables.ts'
import type { Tx } from '../../platform/db/index.ts'
import { ownMethodsKitchen, paidBySeveral, refundPart, testApp } from '../../testing/index.ts'

const app = testApp({ brand: ownMethodsKitchen() })

/** The value the work read, after all its writes were rolled back. */
async function undone<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  let seen: { value: T } | undefined
  const undo = new Error('undo')
  await app.db
    .inTx(async tx => {
      seen = { value: await work(tx) }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (!seen) throw new Error('the work did not end')
  return seen.value
}

async function paidOrder() {
  const ann = app.guest()
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  await app.settle()
  return orderId
}

test('A step on an attempt that took another step meanwhile is a fault, and nothing of it is written (M7)', async () => {
  const payableId = await paidOrder()
  const at = { corporationId: app.corporationId, payableId }
  const [attempt] = await attemptsOf(app.db, at)
  if (!attempt) throw new Error('no attempt')
  const step = { ...attempt, version: attempt.version + 1 }
  await app.db.inTx(async tx => updateAttempt(tx, step, 'test'))
  await expect(app.db.inTx(async tx => updateAttempt(tx, { ...step, because: 'declined' }, 'test'))).rejects.toThrow(
    /row|changed|count/,
  )
  expect(await attemptsOf(app.db, at)).toEqual([{ ...step, changed_at: expect.any(Date) }])
})

const atOf = (row: RefundPartRow): RefundPartAt => ({
  corporationId: row.corporation_id,
  payableId: row.payable_id,
  refundNo: row.refund_no,
  attemptNo: row.attempt_no,
  lineNo: row.line_no,
})

test('A step of one part of a refund leaves the parts of other refunds of the order as they are (M9)', async () => {
  const payableId = await paidOrder()
  for (const amount of [100, 200, 300]) await refundPart(app, payableId, amount)
  await app.settle()
  const at = { corporationId: app.corporationId, payableId }
  const parts = await refundParts(app.db, at)
  expect(new Set(parts.map(part => part.refund_no)).size).toBe(3)
  for (const part of parts) {
    const others = parts.filter(other => other !== part)
    const after = await undone(async tx => {
      expect(await movePart(tx, atOf(part), [part.state], { state: 'failed' })).toBe(true)
      return refundParts(tx, at)
    })
    expect(after.filter(row => row.refund_no !== part.refund_no)).toEqual(others)
    const watched = await undone(async tx => {
      const seen = new Date(app.clock())
      for (const each of parts) await movePart(tx, atOf(each), [each.state], { state: 'sent', watch_at: seen })
      expect(await watchPart(tx, atOf(part), seen, null)).toBe(true)
      return refundParts(tx, at)
    })
    expect(watched.filter(row => row.watch_at === null).map(row => row.refund_no)).toEqual([part.refund_no])
  }
})

test('A step of the part of one method leaves the parts of the other methods of the refund as they are (M9)', async () => {
  const { orderId: payableId } = await paidBySeveral(app)
  await refundPart(app, payableId, 1000)
  const at = { corporationId: app.corporationId, payableId }
  await app.settle()
  const parts = await refundParts(app.db, at)
  expect(new Set(parts.map(part => part.line_no)).size).toBeGreaterThan(1)
  for (const part of parts) {
    const after = await undone(async tx => {
      expect(await movePart(tx, atOf(part), [part.state], { state: 'failed' })).toBe(true)
      return refundParts(tx, at)
    })
    const isOther = (row: RefundPartRow) => row.line_no !== part.line_no
    expect(after.filter(isOther)).toEqual(parts.filter(isOther))
  }
})
