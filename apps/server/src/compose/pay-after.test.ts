import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { type Phone, type Said, SHOP, type TableHouse, tableHouse } from './table-test-house.ts'

/** Tables of the demo brand that pay at the end: shared, and each guest alone; and one where the staff settles. */
const TABLE = 'DZwe5cUeNZEkkQ1X'
const ALONE = 'Vq9iRU2xxQZheH4c'
const ORDER_ONLY = 'J3g4x4MyLC6y4zgN'
const PAYS_FIRST = '23vWg5fDWhLNGlX2'

interface Bill {
  billId: string
  billVersion: number
  state: string
  pays: boolean
  totalAmount: number
  paidAmount: number
  openAmount: number
  restAmount: number
  mineAmount: number
  persons: { personId: string; nick: string }[]
  tables: { tableName: string }[]
  rounds: {
    orderId: string
    by?: string
    mine: boolean
    lines: { itemKey: string; shareAmount: number; mine: boolean }[]
  }[]
  parts: { partId: string; mine: boolean; amount: number; state: string }[]
}

const database = testDatabase()
let house: TableHouse
beforeAll(async () => {
  house = await tableHouse(database())
}, 60_000)
afterAll(() => house.close())

const staff = async <T = Bill>(path: string, body: object): Promise<Said<T>> => house.staffAsk(path, body)

beforeEach(async () => {
  for (const tableId of [TABLE, ALONE, ORDER_ONLY]) {
    const { data } = await staff<{ bills: Bill[] }>('tableBill', { shopId: SHOP, tableId })
    for (const { billId, restAmount, openAmount } of data.bills) {
      const ask = { shopId: SHOP, billId, expectedAmount: restAmount + openAmount, freeParts: true }
      expect((await staff('settleTableBill', ask)).code).toBe('000')
    }
    await house.staff('releaseTable', tableId)
  }
})

const billOf = async (phone: Phone, tableId = TABLE): Promise<Bill | undefined> =>
  (await phone.ask<{ bill?: Bill }>('or/calConfirm', { shopId: SHOP, tableId })).data.bill

const mustHave = async (phone: Phone, tableId = TABLE): Promise<Bill> => {
  const bill = await billOf(phone, tableId)
  if (!bill) throw new Error('no bill')
  return bill
}

const sits = async (nick: string, tableId = TABLE): Promise<Phone> => {
  const phone = await house.phone(tableId)
  expect((await phone.join(nick)).code).toBe('000')
  return phone
}

const round = async (phone: Phone, remark = '') => {
  const { data } = await phone.add(remark)
  const answer = await phone.submit(data)
  expect(answer.code).toBe('000')
  return answer.data
}

const keep = (phone: Phone, billId: string, split: object, expectedAmount: number, requestId = randomUUID()) =>
  phone.ask<{ partId: string; amount: number; bill: Bill }>(
    'config/executePaymentRound',
    { billId, split, expectedAmount },
    { requestId },
  )

describe('a table that pays at the end', () => {
  it('has one bill that gathers the rounds of its party · ORDER-3', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    expect(await billOf(ana)).toBeUndefined()
    await round(ana)
    await round(ben)
    const [bill, same] = [await mustHave(ana), await mustHave(ben)]
    expect(same.billId).toBe(bill.billId)
    expect(bill.rounds.map(it => it.mine)).toEqual([true, false])
    expect(bill.rounds.map(it => bill.persons.find(one => one.personId === it.by)?.nick)).toEqual(['Ana', 'Ben'])
    expect(bill.restAmount).toBe(bill.totalAmount)
    expect(bill.rounds.flatMap(it => it.lines).reduce((all, it) => all + it.shareAmount, 0)).toBe(bill.totalAmount)
  })

  it('joins the order that the waiter started at the console · ORDER-3', async () => {
    const begun = await staff('startTableOrder', { shopId: SHOP, tableId: TABLE, people: 3 })
    expect(begun).toMatchObject({ code: '000', data: { state: 'open', rounds: [], people: 3 } })
    const again = await staff('startTableOrder', { shopId: SHOP, tableId: TABLE })
    expect(again.data.billId).toBe(begun.data.billId)
    const ana = await sits('Ana')
    await round(ana)
    expect((await mustHave(ana)).billId).toBe(begun.data.billId)
    expect((await staff('startTableOrder', { shopId: SHOP, tableId: PAYS_FIRST })).code).toBe('OMS-21-1007')
  })
})

describe('paying in parts', () => {
  it('keeps a part of what is left, and shows the rest to everybody · ORDER-3', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    await round(ana)
    await round(ben)
    const { billId, rounds, mineAmount, totalAmount } = await mustHave(ana)
    const items = rounds.flatMap(it =>
      it.mine ? it.lines.map(line => ({ orderId: it.orderId, itemKey: line.itemKey })) : [],
    )
    const kept = await keep(ana, billId, { by: 'items', items }, mineAmount)
    expect(kept).toMatchObject({ code: '000', data: { amount: mineAmount } })
    expect(await mustHave(ben)).toMatchObject({ openAmount: mineAmount, restAmount: totalAmount - mineAmount })
    expect((await keep(ben, billId, { by: 'items', items }, mineAmount)).code).toBe('OMS-21-1005')
    expect((await keep(ben, billId, { by: 'rest' }, totalAmount)).code).toBe('OMS-21-1001')
    expect((await keep(ben, billId, { by: 'rest' }, totalAmount - mineAmount)).code).toBe('000')
  })
})
