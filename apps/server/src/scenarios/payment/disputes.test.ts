import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'

const app = testApp()

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map(rest => [first, ...rest]))

/** An order whose payment's every answer was lost: only the provider's messages, those of the bank's dispute too, tell of it. */
async function disputed(order: readonly number[], eventCodes: readonly string[], value = 1250) {
  const ann = app.guest()
  const { orderId } = await ann.order()
  await app.cards.control({ faults: [{ on: 'payments', kind: 'lost', times: 3 }] })
  await ann.pay(orderId)
  const named = orderId.replaceAll('-', '')
  const paid = app.cards.webhooks.pending().find(({ merchantReference }) => merchantReference.includes(named))
  if (!paid) throw new Error('no message')
  const messages = eventCodes.map((eventCode, at) => ({
    ...paid,
    eventCode,
    ...(at > 0 && {
      pspReference: randomUUID(),
      originalReference: paid.pspReference,
      amount: { ...paid.amount, value },
    }),
    eventDate: new Date(app.clock() + at * 60_000).toISOString(),
  }))
  for (const at of order) {
    const item = messages[at]
    if (item) await app.cards.webhooks.deliver(item)
    if (item) await app.cards.webhooks.deliver(item)
    await app.jobs.idle()
  }
  const { rows } = await app.db.query<{ state: string; pay_state: string; parked: number }>(
    {
      name: 'test_disputed',
      text: `select a.state, o.pay_state,
          (select count(*)::int from payment_message m where m.state = 'parked' and m.event->>'reference' = a.reference) as parked
        from payment_attempt a join customer_order o on o.order_id = a.payable_id where a.payable_id = $1`,
    },
    [orderId],
  )
  const [row] = rows
  if (row?.state === 'chargeback') {
    const { entries } = await app.staff('manager').must(contract.order.orderTimeline, { orderId })
    expect(entries.findLast(({ kind }) => kind === 'chargeback')).toMatchObject({
      amount: 1250,
      paymentMethod: '12_bankCard',
    })
  }
  return `${row?.state} ${row?.pay_state} ${await app.received(orderId)} parked ${row?.parked}`
}

describe('Chargebacks (W2)', () => {
  test('Is charged back in any order of messages, its order stays paid, and the timeline has it (ORDER-14)', async () => {
    const ends = new Set<string>()
    for (const order of permutations([0, 1])) ends.add(await disputed(order, ['AUTHORISATION', 'CHARGEBACK']))
    expect([...ends]).toEqual(['chargeback paid 1250 parked 0'])
  })

  test('Returned to us again it is ours, in every order of the three messages', async () => {
    const eventCodes = ['AUTHORISATION', 'CHARGEBACK', 'CHARGEBACK_REVERSED']
    const ends = new Set<string>()
    for (const order of permutations([0, 1, 2])) ends.add(await disputed(order, eventCodes))
    expect([...ends]).toEqual(['captured paid 1250 parked 0'])
  })

  test('Taken back once more it is gone again: the newest message holds', async () => {
    const eventCodes = ['AUTHORISATION', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'CHARGEBACK']
    const ends = new Set<string>()
    for (const order of permutations([0, 1, 2, 3]).filter((_, at) => at % 5 === 0))
      ends.add(await disputed(order, eventCodes))
    expect([...ends]).toEqual(['chargeback paid 1250 parked 0'])
  })

  test('Of unreported money another amount is not accepted (W1)', async () => {
    expect(await disputed([1], ['AUTHORISATION', 'CHARGEBACK'], 1)).toBe('unknown unpaid 0 parked 1')
  })
})
