import { bill as calls } from '@comanda/contract/bill'
import { isRefusal } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { atGates, testDatabase, testStaff } from '../../testing/index.ts'
import { type BillFixture, billFixture, TABLE } from './fixture.ts'

const SHOP = 7
const database = testDatabase({ max: 20 })
let fixture: BillFixture
beforeEach(async () => {
  fixture = await billFixture(database())
})

const reservedPart = async (amount: number): Promise<string> => {
  const input = { billId: fixture.billId, split: { by: 'rest' as const }, expectedAmount: amount }
  const answer = await atGates(calls, fixture.bill.handlers).executePaymentRound(fixture.guest('g:ana'), input)
  if (!('partId' in answer)) throw new Error(JSON.stringify(answer))
  return answer.partId
}
const standing = async () => {
  const { rows } = await database().query<{ state: string; parts: string[] }>(
    {
      name: 'test_bill_standing',
      text: `select b.state, array_agg(p.state) as parts from table_bill b join bill_part p
        on p.corporation_id = b.corporation_id and p.bill_id = b.bill_id where b.bill_id = $1 group by b.state`,
    },
    [fixture.billId],
  )
  return rows[0]
}
/** Ten payment messages for a part and ten staff requests, all at once: verdicts, then refusals. */
async function both(partId: string, staffDo: () => Promise<unknown>): Promise<{ money: string[]; staff: string[] }> {
  const all = Array.from({ length: 20 }, (_, at) => at)
  const answers = await Promise.all(all.map(at => (at % 2 === 0 ? fixture.money(partId) : staffDo())))
  return {
    money: answers.filter(it => typeof it === 'string').toSorted(),
    staff: answers.filter(it => typeof it !== 'string').map(it => (isRefusal(it) ? it.refused : 'done')),
  }
}
const often = (word: string) => Array.from({ length: 9 }, () => word)

describe('Staff and a guest’s payment at the same moment (M7, M8)', () => {
  /** The request of the staff. */
  const closing = { shopId: SHOP, expectedAmount: money(1000), freeParts: true }
  const written = () => ({ ...closing, billId: fixture.billId, reason: 'They left' })
  const settled = () => ({ ...closing, billId: fixture.billId })

  test.each([
    [
      'written off',
      ['refunding'],
      () => atGates(calls, fixture.bill.handlers).writeOffBill(testStaff([SHOP]), written()),
    ],
    [
      'settled with them',
      ['paid', 'refunding'],
      () => atGates(calls, fixture.bill.handlers).settleTableBill(testStaff([SHOP]), settled()),
    ],
  ])('%s: either the guest has paid it, or the guest’s money goes back', async (_, parts, close) => {
    fixture.round(600, 400)
    const partId = await reservedPart(1000)
    const { money: verdicts, staff } = await both(partId, close)
    const now = await standing()
    const won = staff.filter(it => it === 'done').length
    if (won === 0) {
      expect([now?.state, now?.parts, verdicts]).toEqual(['paid', ['paid'], ['paid', ...often('repeat')]])
      expect(fixture.refunds).toEqual([])
      return
    }
    expect([won, now?.state === 'open']).toEqual([1, false])
    expect([now?.parts.toSorted(), verdicts]).toEqual([parts, ['refunding', ...often('repeat')]])
    expect(fixture.refunds.map(it => it.partId)).toEqual([partId])
  })
  test('Without the staff’s confirmation a bill is not closed while a guest is paying', async () => {
    fixture.round(1000)
    const partId = await reservedPart(1000)
    const input = { ...written(), freeParts: false }
    const { money: verdicts, staff } = await both(partId, () =>
      atGates(calls, fixture.bill.handlers).writeOffBill(testStaff([SHOP]), input),
    )
    expect(verdicts).toEqual(['paid', ...often('repeat')])
    expect(staff.every(it => it === 'billBeingPaid' || it === 'billClosed')).toBe(true)
    expect(await standing()).toEqual({ state: 'paid', parts: ['paid'] })
  })

  test('A bill moved to another table is paid once', async () => {
    fixture.round(1000)
    const partId = await reservedPart(1000)
    const input = { shopId: SHOP, tableId: TABLE.tableId, toTableId: 'window' }
    const { money: verdicts, staff } = await both(partId, () =>
      atGates(calls, fixture.bill.handlers).moveTable(testStaff([SHOP]), input),
    )
    expect(verdicts).toEqual(['paid', ...often('repeat')])
    expect(staff.filter(it => it === 'done').length).toBeLessThanOrEqual(1)
    expect([await standing(), fixture.refunds]).toEqual([{ state: 'paid', parts: ['paid'] }, []])
  })
})
