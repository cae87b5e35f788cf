import { randomUUID } from 'node:crypto'
import type { TableEntry } from '@comanda/domain/table'
import { expect } from 'vitest'
import type { Database } from '../platform/db/index.ts'
import { type Phone, type Said, SHOP, type TableHouse, tableHouse } from './table-test-house.ts'

/** Tables of the demo brand that pay at the end: shared, and each guest alone; and one where the staff settles. */
export const TABLE = 'DZwe5cUeNZEkkQ1X'
export const ALONE = 'Vq9iRU2xxQZheH4c'
export const ORDER_ONLY = 'J3g4x4MyLC6y4zgN'

export interface Bill {
  billId: string
  billVersion: number
  state: string
  pays: boolean
  totalAmount: number
  paidAmount: number
  openAmount: number
  restAmount: number
  mineAmount: number
  totals: { kind: string; amount: number }[]
  persons: { personId: string; nick: string }[]
  tables: { tableName: string }[]
  rounds: {
    orderId: string
    by?: string
    mine: boolean
    totalPaidAmount: number
    lines: {
      itemKey: string
      displayName: string
      quantity: number
      amount: number
      shareAmount: number
      mine: boolean
    }[]
  }[]
  parts: { partId: string; mine: boolean; amount: number; state: string }[]
}

export interface PayAfterHouse extends TableHouse {
  /** A call of the console. */
  staffBill<T = Bill>(path: string, body: object): Promise<Said<T>>
  billOf(phone: Phone, tableId?: string): Promise<Bill | undefined>
  mustHave(phone: Phone, tableId?: string): Promise<Bill>
  sits(nick: string, tableId?: string, language?: string): Promise<Phone>
  round(phone: Phone, remark?: string, quantity?: number): Promise<{ orderId: string }>
  keep(
    phone: Phone,
    billId: string,
    split: object,
    expectedAmount: number,
    requestId?: string,
  ): Promise<Said<{ partId: string; amount: number; bill: Bill }>>
  /** How guests come to sit at the tables, as the manager sets it; both processes know it then. */
  enteredBy(tableEntry: TableEntry): Promise<void>
  /** Settles and releases all of its tables. */
  clear(): Promise<void>
}

/** The demo brand's tables that pay at the end, their phones and their staff. */
export async function payAfterHouse(db: Database): Promise<PayAfterHouse> {
  const house = await tableHouse(db)
  const staffBill = async <T = Bill>(path: string, body: object): Promise<Said<T>> => house.staffAsk(path, body)
  const billOf = async (phone: Phone, tableId = TABLE) =>
    (await phone.ask<{ bill?: Bill }>('or/calConfirm', { shopId: SHOP, tableId })).data.bill
  return {
    ...house,
    staffBill,
    billOf,
    async mustHave(phone, tableId) {
      const bill = await billOf(phone, tableId)
      if (!bill) throw new Error('no bill')
      return bill
    },
    async sits(nick, tableId = TABLE, language) {
      const phone = await house.phone(tableId, language)
      expect((await phone.join(nick)).code).toBe('000')
      return phone
    },
    async round(phone, remark = '', quantity = 1) {
      const { data } = await phone.add(remark, { quantity })
      const answer = await phone.submit(data)
      expect(answer.code).toBe('000')
      return answer.data
    },
    keep: (phone, billId, split, expectedAmount, requestId = randomUUID()) =>
      phone.ask('config/executePaymentRound', { billId, split, expectedAmount }, { requestId }),
    async enteredBy(tableEntry) {
      const { data } = await staffBill<{ dining: { mark: string; askPeople: boolean } }>('settings', { shopId: SHOP })
      const { mark, askPeople } = data.dining
      const saved = await staffBill('saveDining', { shopId: SHOP, mark, askPeople, tableEntry })
      expect(saved.code).toBe('000')
    },
    async clear() {
      for (const tableId of [TABLE, ALONE, ORDER_ONLY]) {
        const { data } = await staffBill<{ bills: Bill[] }>('tableBill', { shopId: SHOP, tableId })
        for (const { billId, restAmount, openAmount } of data.bills) {
          const input = { shopId: SHOP, billId, expectedAmount: restAmount + openAmount, freeParts: true }
          expect((await staffBill('settleTableBill', input)).code).toBe('000')
        }
        await house.staff('releaseTable', tableId)
      }
    },
  }
}
