import { giftcard as calls } from '@comanda/contract/giftcard'
import { noticeText } from '@comanda/messages/notices'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Guest } from '../../../platform/http/index.ts'
import { again, testCustomer, testDatabase } from '../../../testing/index.ts'
import { friend, type GiftHouse, giftHouse, kept, refusedWith } from '../gift-test-house.ts'

const database = testDatabase()
let house: GiftHouse
let customerId = 9000
const customer = (): Guest => testCustomer((customerId += 1))
beforeAll(async () => {
  house = await giftHouse(database())
})

const textOf = (template: string): string => {
  const notice = house.notices.findLast(it => it.template === template)
  return notice ? noticeText(notice.language, `notice.${template}.text`, notice.params) : ''
}
const given = async (caller: Guest, more: object = {}) => {
  await house.pay(await house.buy(caller, { forFriendInfo: { ...friend, ...more } }))
  await house.jobs.idle()
}
const sends = async (caller: Guest) =>
  kept(await house.gifts.handlers.historyList(caller, calls.historyList.request.parse({ kind: 'sent' }))).sends
const sendAgain = (caller: Guest, sendId: string, recipientEmail = '') =>
  house.gifts.handlers.sendAgain(again(caller), { sendId, recipientEmail, recipientPhone: '', country: '' })
const redeem = (caller: Guest, code: { cardNo: string; authCode: string }) =>
  house.gifts.handlers.redeem(again(caller), code)

describe('a gift on its way to a friend', () => {
  it('comes with number, code, amount and the giver’s words, and the giver is told · CARD-5', async () => {
    await given(customer(), { fromEmail: 'bob@giver.test' })
    expect(textOf('giftDelivery')).toMatch(
      /Bob has a gift for you, Ann: a gift card of \$50\.00 for Marigold\.[^]*Bob wrote: “Enjoy!”/,
    )
    expect(textOf('giftDelivery')).toMatch(/Number: (\d{4} ?){4}\nCode: \w{4}-\w{4}-\w{4}-\w{4}/)
    expect(textOf('giftDelivery')).toContain('It can be used until November 22, 2028.')
    expect(textOf('giftGone')).toBe('Your gift card of $50.00 for Ann has just been sent to an•••@friend.test.')
  })

  it('waits for its day · CARD-5', async () => {
    const caller = customer()
    house.jobs.hold(true)
    await house.pay(await house.buy(caller, { forFriendInfo: friend, deliveryDate: '2026-12-24' }))
    expect(await sends(caller)).toMatchObject([{ state: 'scheduled', deliveryAt: '2026-12-24T14:00:00.000Z' }])
    house.jobs.hold(false)
    await house.jobs.idle()
  })

  it('line breaks, HTML, links and templates in what a guest wrote stay plain words of the giver · X2', async () => {
    const info = calls.checkout.request.shape.forFriendInfo.parse({
      ...friend,
      from: 'Marigold\r\nBcc: b@x.test',
      recipient: '{code} ${code} {{7*7}}',
      message: '<b>Hi</b> {code} see https://evil.test/login',
    })
    await house.pay(await house.buy(customer(), { ...(info && { forFriendInfo: info }) }))
    await house.jobs.idle()
    const [notice, text] = [house.notices.at(-1), textOf('giftDelivery')]
    expect(notice?.params['from']).toBe('Marigold  Bcc: b@ x. test')
    expect(text).toContain('“<b>Hi</b> {code} see https: evil. test/login”')
    expect(text).toContain('{code} ${code} {{7*7}}')
    expect(noticeText('en_US', 'notice.giftDelivery.subject', notice?.params)).toBe(
      'A gift card from Marigold is waiting for you',
    )
  })

  it.each([
    'a@x.test\r\nBcc: b@x.test',
    'a@x.test, b@x.test',
    'a@x.test;b@x.test',
    '<a@x.test>',
    Array(400).fill('a@x.test').join(','),
  ])('goes to one plain address only: %j · X2', recipientEmail => {
    const info = calls.checkout.request.shape.forFriendInfo
    expect(info.safeParse({ ...friend, recipientEmail }).success).toBe(false)
  })
})

describe('sending again and sending on', () => {
  it('sent again elsewhere, the first message opens nothing any more · CARD-5', async () => {
    const caller = customer()
    await given(caller)
    const first = house.codeIn('giftDelivery')
    const [send] = await sends(caller)
    kept(await sendAgain(caller, send?.sendId ?? '', 'right@friend.test'))
    await house.jobs.idle()
    expect(house.notices.at(-1)?.destination).toBe('right@friend.test')
    const second = house.codeIn('giftDelivery')
    const friendsOwn = customer()
    expect([refusedWith(await redeem(friendsOwn, first)), refusedWith(await redeem(friendsOwn, second))]).toEqual([
      'giftCodeWrong',
      'answered',
    ])
    expect(await sends(caller)).toMatchObject([{ state: 'claimed', maySendAgain: false }])
    expect(refusedWith(await sendAgain(caller, send?.sendId ?? ''))).toBe('giftNotSentAgain')
  })

  it('is sent six times at most, and only by its giver · A1', async () => {
    const caller = customer()
    await given(caller)
    const sendId = (await sends(caller))[0]?.sendId ?? ''
    const answers = []
    for (let turn = 0; turn < 7; turn += 1) answers.push(refusedWith(await sendAgain(caller, sendId)))
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'answered'), 'giftNotSentAgain', 'giftNotSentAgain'])
    expect(refusedWith(await sendAgain(customer(), sendId))).toBe('notFound')
  })

  it('sent on, a card leaves the wallet at once, with what is left on it, and its new owner sees no one else’s history · CARD-5', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const input = { cardId, forFriendInfo: { ...friend, recipientPhone: '', country: '', fromEmail: '' } }
    kept(await house.gifts.handlers.send(again(caller), input))
    await house.jobs.idle()
    expect(kept(await house.gifts.handlers.myGiftCard(caller, { state: 'usable' })).cards).toEqual([])
    expect(refusedWith(await house.gifts.handlers.send(again(caller), input))).toBe('notFound')
    const other = customer()
    house.clock.advance(1000)
    expect(kept(await redeem(other, house.codeIn('giftDelivery')))).toMatchObject({ balance: 5000, from: 'Bob' })
    const { records } = kept(await house.gifts.handlers.transactionRecords(other, { cardId, pageSize: 10 }))
    expect(records.map(it => [it.kind, it.amount])).toEqual([['received', 5000]])
  })
})
