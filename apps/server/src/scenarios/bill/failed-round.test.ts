import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { billKitchen, partyGuest, type PartyGuest, sharedTableId, testApp } from '../../testing/index.ts'

const app = testApp({ brand: billKitchen([300, 1000]) })

let tableNo = 0
beforeEach(() => {
  tableNo += 1
})
const sits = (nick: string): Promise<PartyGuest> => partyGuest(app, sharedTableId(tableNo), nick)

async function pay(guest: PartyGuest, split: Parameters<PartyGuest['reserve']>[0], amount: number): Promise<string> {
  const partId = await guest.part(split, amount)
  expect(await guest.payPart(partId, amount)).toMatchObject({ paymentState: 'paid' })
  await app.settle()
  return partId
}

/** The store cancels a round it had accepted. */
async function cancelled(orderId: string): Promise<void> {
  await app.staff().cancel(orderId)
  await app.settle()
}

/** The amount the card provider holds of each payment, in minor units. */
const heldOf = (partId: string) => {
  const name = partId.replaceAll('-', '')
  const payments = app.cards.provider.book.report().payments.filter(it => it.merchantReference.includes(name))
  return payments.reduce((all, it) => all + it.captured - it.refunded, 0)
}

describe('A round cancelled by the store (M8, M9)', () => {
  test('After all was paid its money is refunded once, to the payer of its dishes', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    const soup = await ana.round(300)
    await ana.round(1000)
    const itemKey = (await ben.bill()).rounds.find(it => it.orderId === soup)?.lines[0]?.itemKey ?? ''
    const bens = await pay(ben, { by: 'items', items: [{ orderId: soup, itemKey }] }, 300)
    const anas = await pay(ana, { by: 'rest' }, 1000)
    await cancelled(soup)
    await app.settle()
    expect([heldOf(bens), heldOf(anas)]).toEqual([0, 1000])
    expect(await ana.guest.standing(soup)).toBe('cancelled/refunded')
  })

  test('After one guest paid all, the amount of the round is refunded once', async () => {
    const ana = await sits('Ana')
    const soup = await ana.round(300)
    await ana.round(1000)
    const anas = await pay(ana, { by: 'rest' }, 1300)
    await cancelled(soup)
    await app.settle()
    expect(heldOf(anas)).toBe(1000)
    expect(await ana.guest.standing(soup)).toBe('cancelled/refunded')
  })

  test('While the bill is open the excess of a part is refunded, and the bill is paid', async () => {
    const ana = await sits('Ana')
    const soup = await ana.round(300)
    const pie = await ana.round(1000)
    const anas = await pay(ana, { by: 'amount', amount: 1200 }, 1200)
    const { billId } = await ana.bill()
    await cancelled(soup)
    expect(heldOf(anas)).toBe(1000)
    expect((await ana.guest.must(contract.bill.calConfirm, { billId })).bill).toMatchObject({ state: 'paid' })
    expect(await ana.guest.standing(pie)).toBe('accepted/paid')
  })

  test('Before it was paid, the payer of the rest has paid all', async () => {
    const ana = await sits('Ana')
    const soup = await ana.round(300)
    const pie = await ana.round(1000)
    const anas = await pay(ana, { by: 'amount', amount: 1000 }, 1000)
    expect((await ana.bill()).state).toBe('open')
    await cancelled(soup)
    expect(heldOf(anas)).toBe(1000)
    expect(await ana.guest.standing(pie)).toBe('accepted/paid')
    expect(await ana.guest.standing(soup)).toBe('cancelled/unpaid')
  })
})
