import { contract } from '@comanda/contract'
import { noticeText } from '@comanda/messages/notices'
import { describe, expect, test } from 'vitest'
import { requestId, testApp } from '../../testing/index.ts'

const app = testApp()
const sam = app.staff()
const atVenue = { paymentMethod: 'out-line' } as const

/** A customer who subscribed to order e-mails, or to none. */
async function customerWithNews(orderNews: boolean, language?: 'zh-CN') {
  const ann = app.customer(language && { language })
  await ann.must(contract.notification.savePreferences, { choices: { email: { order: orderNews } } })
  const mails = async () => {
    await app.jobs.idle()
    return (await app.messages())
      .filter(({ destination }) => destination === ann.email)
      .map(({ template, params, language: written }) => ({
        template,
        params,
        text: noticeText(
          written,
          `notice.${template}.text` as Parameters<typeof noticeText>[1],
          params as Record<string, string>,
        ),
      }))
  }
  return { ann, mails, templates: async () => (await mails()).map(({ template }) => template) }
}

describe('News of orders by e-mail (ORDER-9)', () => {
  test('Placed, accepted and ready are each sent once, to the account’s address', async () => {
    const { ann, mails } = await customerWithNews(true)
    const { orderId } = await ann.order(atVenue)
    const accepting = { orderId, promisedAt: new Date(app.clock() + 20 * 60_000).toISOString() }
    const once = { requestId: requestId() }
    await sam.must(contract.order.accept, accepting, once)
    await sam.must(contract.order.accept, accepting, once)
    await sam.must(contract.order.ready, { orderId })
    const letters = await mails()
    expect(letters.map(({ template }) => template)).toEqual(['orderPlaced', 'orderAccepted', 'orderReady'])
    expect(letters[0]?.text).toMatch(/has received your order \S+: £\d+\.\d\d\. Your order number is \d+\.$/)
    expect(letters[1]?.text).toContain('Expected at 12:20 PM.')
  })

  test('A customer who reads Chinese gets it in Chinese', async () => {
    const { ann, mails } = await customerWithNews(true, 'zh-CN')
    await ann.order(atVenue)
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('已收到您的订单')])
  })

  test('Nothing is sent to a customer who asked for none, or who has changed their mind since', async () => {
    const without = await customerWithNews(false)
    await without.ann.order(atVenue)
    expect(await without.mails()).toEqual([])
    const { ann, templates } = await customerWithNews(true)
    const { orderId } = await ann.order(atVenue)
    await ann.must(contract.notification.savePreferences, { choices: { email: { order: false } } })
    await sam.accept(orderId)
    expect(await templates()).toEqual(['orderPlaced'])
  })

  test('A message about a rejected order that was not paid mentions no money', async () => {
    const { ann, mails } = await customerWithNews(true)
    const { orderId } = await ann.order(atVenue)
    await sam.reject(orderId, 'No gas')
    const [, last] = await mails()
    expect(last).toMatchObject({
      template: 'orderRejected',
      text: expect.stringContaining("couldn't take your order"),
    })
    expect(last?.text).not.toMatch(/will be refunded|[{}]/)
  })

  test('A paid order is announced as placed once it is paid, and as rejected with its refund (M8)', async () => {
    const { ann, mails, templates } = await customerWithNews(true)
    const { orderId } = await ann.order()
    expect(await templates()).toEqual([])
    await ann.pay(orderId)
    await sam.reject(orderId, 'No gas')
    expect((await mails()).map(({ template, params }) => [template, params['refund']])).toEqual([
      ['orderPlaced', ''],
      ['orderRejected', { part: 'notice.order.refund', params: { amount: '£12.50' } }],
    ])
  })

  test('An order that is never paid sends nothing', async () => {
    const { ann, mails } = await customerWithNews(true)
    const { orderId } = await ann.order()
    await ann.call(contract.order.cancel, { orderId })
    expect(await mails()).toEqual([])
  })

  test('An account without an e-mail address gets no e-mail, and its preferences show that', async () => {
    const ann = app.customer()
    await ann.opened()
    await app.sql('update customer set email = null where customer_id = $1', [ann.customerId])
    const saved = await ann.must(contract.notification.savePreferences, { choices: { email: { order: true } } })
    expect(saved).toMatchObject({ email: '', choices: { email: { order: true } } })
    const { orderId } = await ann.order(atVenue)
    await app.jobs.idle()
    expect((await app.messages()).filter(({ params }) => String(params['link']).includes(orderId))).toEqual([])
  })
})
