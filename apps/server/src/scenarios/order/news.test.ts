import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'

const app = testApp()
const sam = app.staff()

/** Somebody with an account who wants news of orders by e-mail. */
async function wanting() {
  const ann = app.customer()
  await ann.opened()
  await app.sql('update customer set order_news = true where customer_id = $1', [ann.customerId])
  const mails = async () => {
    await app.jobs.idle()
    return (await app.messages()).filter(({ destination }) => destination === ann.email)
  }
  return { ann, mails }
}

test('PAID and rejected: placed is told once it is paid, then what goes back · ORDER-9 M8', async () => {
  const { ann, mails } = await wanting()
  const { orderId } = await ann.order()
  expect(await mails()).toEqual([])
  await ann.pay(orderId)
  await sam.reject(orderId, 'No gas')
  const told = await mails()
  expect(told.map(({ template, params }) => [template, params['refund']])).toEqual([
    ['orderPlaced', ''],
    ['orderRejected', ' £12.50 is on its way back to how you paid.'],
  ])
})

test('a try that is never paid is never told of', async () => {
  const { ann, mails } = await wanting()
  const { orderId } = await ann.order()
  await ann.call(contract.order.cancel, { orderId })
  expect(await mails()).toEqual([])
})
