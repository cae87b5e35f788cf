import { member as calls } from '@comanda/contract/member'
import { noticeText } from '@comanda/messages/notices'
import { demoBrand } from '@comanda/demo'
import { beforeAll, describe, expect, test } from 'vitest'
import { again, testCustomer, testDatabase, testStaff } from '../testing/index.ts'
import { kept, NOON, type Placed, type PickupHouse, pickupHouse } from './pickup-test-house.ts'

const database = testDatabase({ max: 20 })
const { corporationId } = demoBrand().corporation
const staff = testStaff([101], 'staff', corporationId)
/** Members of the demo brand: the first reads English, the second Chinese. */
const [MAYA, XIAOWEN] = [5001, 5003]
let house: PickupHouse
beforeAll(async () => {
  house = await pickupHouse(database())
})

/** The member as the gate hands them over once they have chosen. */
async function memberWho(customerId: number, orderNews: boolean, language = 'en_US') {
  const caller = { ...testCustomer(customerId, true, corporationId), language }
  kept(await house.handlers.member.saveNotices(again(caller), { orderNews }))
  return { ...caller, session: { ...caller.session, ...(orderNews && { orderNews }) } }
}

async function order(caller: Awaited<ReturnType<typeof memberWho>>): Promise<Placed> {
  const guest = house.guest(caller)
  await guest.change(2, [])
  return kept<Placed>(await guest.submit(await guest.add('classic-burger'), { paymentMethod: 'out-line' }))
}

/** What was written about an order, as it reads: address, subject, text. */
async function lettersOf(orderId: string) {
  const { rows } = await database().query<{
    destination: string
    template: string
    params: Record<string, string>
    language: string
  }>(
    {
      name: 'letters',
      text: `select destination, template, params, language from outbox_message
        where corporation_id = $1 and params ->> 'link' like '%' || $2 || '%' order by created_at, outbox_message_id`,
    },
    [corporationId, orderId],
  )
  return rows.map(({ destination, template, params, language }) => ({
    destination,
    template,
    text: noticeText(language, `notice.${template}.text`, params),
  }))
}

const promisedAt = new Date(NOON + 20 * 60_000).toISOString()

describe('NEWS OF ORDERS by e-mail · ORDER-9', () => {
  test('placed, accepted, ready: each once, to the address of the account, in the guest’s language', async () => {
    const { orderId } = await order(await memberWho(MAYA, true))
    const { accept, ready } = house.handlers.order
    const accepting = again(staff)
    await accept(accepting, { orderId, promisedAt })
    await accept(accepting, { orderId, promisedAt })
    await ready(again(staff), { orderId })
    const letters = await lettersOf(orderId)
    expect(letters.map(one => one.template)).toEqual(['orderPlaced', 'orderAccepted', 'orderReady'])
    expect(new Set(letters.map(one => one.destination))).toEqual(new Set(['maya@example.com']))
    expect(letters[0]?.text).toMatch(
      /has your order \S+: \$\d+\.\d\d\. Your call number is \d+\.\nhttp\S+\n\nNo more of these e-mails: http\S+\/setting$/,
    )
    expect(letters[1]?.text).toContain('You can expect it at 12:20 PM.')
  })

  test('who reads Chinese is written to in Chinese', async () => {
    const { orderId } = await order(await memberWho(XIAOWEN, true, 'zh_CN'))
    expect((await lettersOf(orderId)).map(one => one.text)).toEqual([expect.stringContaining('已收到您的订单')])
  })

  test('nothing is written to who did not ask for it, nor to who has changed their mind since', async () => {
    const { orderId } = await order(await memberWho(MAYA, false))
    expect(await lettersOf(orderId)).toEqual([])
    const other = await order(await memberWho(MAYA, true))
    await memberWho(MAYA, false)
    await house.handlers.order.accept(again(staff), { orderId: other.orderId, promisedAt })
    expect((await lettersOf(other.orderId)).map(one => one.template)).toEqual(['orderPlaced'])
  })

  test('an order the store cannot make is told; unpaid, nothing is said of money', async () => {
    const { orderId } = await order(await memberWho(MAYA, true))
    await house.handlers.order.reject(again(staff), { orderId, reason: 'No gas' })
    const [, last] = await lettersOf(orderId)
    expect(last).toMatchObject({
      template: 'orderRejected',
      text: expect.stringContaining('could not take your order'),
    })
    expect(last?.text).not.toMatch(/on its way back|[{}]/)
  })

  test('an account without an address cannot ask for mail, and is told what to do', async () => {
    const caller = testCustomer(XIAOWEN, true, corporationId)
    const text = 'update customer set email = null, order_news = false where customer_id = $1'
    await database().inTx(tx => tx.query({ name: 'no_mail', text }, [XIAOWEN]))
    const input = calls.saveNotices.request.parse({ orderNews: true })
    expect(await house.handlers.member.saveNotices(again(caller), input)).toMatchObject({ refused: 'noMailForNews' })
    expect(await house.handlers.member.queryNotices(again(caller), {})).toEqual({ orderNews: false, email: '' })
  })
})
