import { contract } from '@comanda/contract'
import { createPushStandin } from '@comanda/standins/push'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp, type TestGuest } from '../../testing/index.ts'

const pushes = await createPushStandin()
const app = testApp({ processes: 2 })
afterAll(() => pushes.close())
const sam = app.staff()
const calls = contract.notification

/** Subscribes a device of the guest; `pushed` returns its received pushes. */
async function device(guest: TestGuest) {
  const { pushKey } = await guest.must(calls.preferences, {})
  const subscription = pushes.subscribe(pushKey)
  await guest.must(calls.subscribe, { ...subscription, pushKey })
  const pushed = async () => {
    await app.settle()
    const own = pushes.received.filter(({ endpoint }) => endpoint === subscription.endpoint)
    return own.map(push => ({ ...push, shown: JSON.parse(push.payload) as Record<string, string> }))
  }
  return { subscription, pushKey, pushed, titles: async () => (await pushed()).map(({ shown }) => shown['title']) }
}
const subscriptions = async (owner: string) =>
  (await app.sql('select 1 from push_subscription where owner = $1', [owner])).length
const placed = (guest: TestGuest) => guest.order({ paymentMethod: 'out-line' })

describe('web push (NOTIFY-4)', () => {
  test('A guest without an account gets the states of an order on their device, encrypted and signed', async () => {
    const ann = app.guest()
    const { pushed } = await device(ann)
    const { orderId } = await placed(ann)
    await sam.accept(orderId, 20)
    // Jobs of one name run side by side: the next step comes after the message of this one.
    await app.jobs.idle()
    await sam.must(contract.order.ready, { orderId })
    const [accepted, ready] = await pushed()
    expect(accepted?.shown).toMatchObject({
      title: 'Harbour Kitchen confirmed your order',
      url: `/orderDetail?orderId=${orderId}&g=1`,
      lang: 'en-US',
      dir: 'ltr',
    })
    expect(accepted?.shown['body']).toContain('Expected at')
    expect(accepted).toMatchObject({ urgency: 'high', ttl: 3600, claims: { sub: expect.stringMatching(/^mailto:/) } })
    expect(ready?.shown).toMatchObject({ title: 'Your order is ready', count: 1 })
    expect(accepted?.shown).not.toHaveProperty('count')
    expect(ready?.topic).toBe(accepted?.topic)
  })

  test('A subscription that its push service no longer knows is removed, with 404 and with 410', async () => {
    for (const status of [404, 410]) {
      const ann = app.guest()
      await device(ann)
      const { orderId } = await placed(ann)
      pushes.fail(status)
      await sam.accept(orderId)
      await app.settle()
      expect(await subscriptions(ann.owner)).toBe(0)
    }
  })

  test('A fault of the push service is retried and keeps the subscription (NOTIFY-5)', async () => {
    const ann = app.guest()
    const { titles } = await device(ann)
    const { orderId } = await placed(ann)
    pushes.fail(503, 2)
    pushes.fail(429)
    await sam.accept(orderId)
    expect(await titles()).toHaveLength(1)
    expect(await subscriptions(ann.owner)).toBe(1)
  })

  test('The key pair is generated once by processes that ask at once, and its private part is stored sealed', async () => {
    await app.sql('delete from server_key')
    const guests = Array.from({ length: 20 }, () => app.guest())
    const keys = await Promise.all(guests.map(guest => guest.must(calls.preferences, {})))
    expect(new Set(keys.map(({ pushKey }) => pushKey)).size).toBe(1)
    const [row] = await app.sql<{ sealed_private_key: string }>('select sealed_private_key from server_key')
    expect(Buffer.from(row?.sealed_private_key ?? '', 'base64url').length).toBeGreaterThan(60)
  })

  test('Only known push services are subscribed: the server sends to no other address', async () => {
    const ann = app.guest()
    const { subscription, pushKey } = await device(ann)
    for (const endpoint of [
      'https://evil.example/push/1',
      'https://fcm.googleapis.com.evil.example/x',
      'http://169.254.169.254/latest',
      'https://user@fcm.googleapis.com/x',
    ])
      expect(await ann.call(calls.subscribe, { ...subscription, pushKey, endpoint })).toMatchObject({
        refused: 'pushUnavailable',
      })
  })

  test('A device has one owner, and signing out ends its pushes', async () => {
    const ann = app.customer()
    const { subscription, pushKey } = await device(ann)
    const ben = app.customer()
    await ben.must(calls.subscribe, { ...subscription, pushKey })
    expect([await subscriptions(ann.owner), await subscriptions(ben.owner)]).toEqual([0, 1])
    await ben.must(contract.auth.logout, {})
    expect(await subscriptions(ben.owner)).toBe(0)
  })

  test('No push has a code, and the log has no address or key of a subscription', async () => {
    const texts = pushes.received.map(({ payload }) => payload).join('\n')
    expect(texts).not.toMatch(/\bcode\b|#/i)
    expect(app.log.filter(line => /\/push\/[\da-f-]{36}/.test(line))).toEqual([])
  })
})
