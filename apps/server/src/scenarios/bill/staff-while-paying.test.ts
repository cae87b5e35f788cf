import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  billKitchen,
  partyGuest,
  type PartyGuest,
  refusedAs,
  SHOP,
  sharedTableId,
  testApp,
  twenty,
} from '../../testing/index.ts'

const app = testApp({ brand: billKitchen([400, 600]) })
const { calConfirm, moveTable, settleTableBill, writeOffBill } = contract.bill

let tableNo = 0
beforeEach(() => {
  tableNo += 1
})

/** A bill of 1000 whose payment reached the provider, while its answer was lost and its message is still to come. */
async function payingGuest(): Promise<{ ana: PartyGuest; billId: string; partId: string }> {
  await app.cards.control({
    reset: true,
    webhooks: { hold: true },
    faults: [{ on: 'payments', kind: 'lost', times: 3 }],
  })
  const ana = await partyGuest(app, sharedTableId(tableNo), 'Ana')
  await ana.round(600, 400)
  const { billId } = await ana.bill()
  const partId = await ana.part({ by: 'rest' }, 1000)
  await ana.payPart(partId, 1000)
  return { ana, billId, partId }
}

/** Ten deliveries of the provider's message and ten requests of the staff, all at once; answers those of the staff. */
async function atOnce(staffDo: () => Promise<unknown>): Promise<string[]> {
  const [message] = app.cards.webhooks.pending()
  if (!message) throw new Error('the provider has sent no message')
  const answers = await twenty<unknown>(at =>
    at % 2 === 0 ? app.cards.webhooks.deliver(message) : staffDo().then(refusedAs),
  )
  await app.settle()
  return answers.filter(answer => typeof answer === 'string')
}

const stateOf = async ({ guest }: PartyGuest, billId: string) => (await guest.must(calConfirm, { billId })).bill?.state

describe('Staff and a guest’s payment at the same time (M7, M8)', () => {
  const closing = { shopId: SHOP, expectedAmount: money(1000), freeParts: true }

  test.each([
    [
      'written off',
      'writtenOff',
      (billId: string) => app.staff('manager').call(writeOffBill, { ...closing, billId, reason: 'They left' }),
    ],
    ['settled', 'paid', (billId: string) => app.staff('manager').call(settleTableBill, { ...closing, billId })],
  ] as const)('A bill %s: the guest has paid it, or the guest’s money is refunded', async (_, closed, close) => {
    const { ana, billId, partId } = await payingGuest()
    const staff = await atOnce(() => close(billId))
    const won = staff.filter(answer => answer === 'done').length
    expect(won).toBeLessThanOrEqual(1)
    expect(await stateOf(ana, billId)).toBe(won === 0 ? 'paid' : closed)
    expect(app.inCardBook(partId)).toEqual([won === 0 ? 'captured' : expect.stringMatching(/^(cancelled|refunded)$/)])
    expect(await app.audit()).toEqual([])
  })

  test('Without the staff’s confirmation a bill is not closed while a guest is paying', async () => {
    const { ana, billId, partId } = await payingGuest()
    const input = { ...closing, freeParts: false, billId, reason: 'They left' }
    const staff = await atOnce(() => app.staff('manager').call(writeOffBill, input))
    expect(staff.every(answer => answer === 'billBeingPaid' || answer === 'billClosed')).toBe(true)
    expect(await stateOf(ana, billId)).toBe('paid')
    expect(app.inCardBook(partId)).toEqual(['captured'])
  })

  test('A bill moved to another table is paid once', async () => {
    const { ana, billId, partId } = await payingGuest()
    tableNo += 1
    const input = { shopId: SHOP, tableId: sharedTableId(tableNo - 1), toTableId: sharedTableId(tableNo) }
    const staff = await atOnce(() => app.staff('manager').call(moveTable, input))
    expect(staff.filter(answer => answer === 'done').length).toBeLessThanOrEqual(1)
    expect(await stateOf(ana, billId)).toBe('paid')
    expect(app.inCardBook(partId)).toEqual(['captured'])
  })
})
