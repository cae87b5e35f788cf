import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { noticeText } from '@comanda/messages/notices'
import { describe, expect, test } from 'vitest'
import {
  buyGiftCard,
  friendAt,
  giftCardsOf,
  giftCodeTo,
  giftPaid,
  newGiftCard,
  refusedAs,
  testApp,
  type TestGuest,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-22T15:00:00Z' })
type Buy = NonNullable<Parameters<typeof buyGiftCard>[1]>
type Part = 'text' | 'subject'

/** The newest message to an address. */
const messageTo = async (destination: string) => {
  await app.jobs.idle()
  const message = (await app.messages()).findLast(it => it.destination === destination)
  if (!message) throw new Error(`no message to ${destination}`)
  const params = message.params as Record<string, string>
  return {
    params,
    read: (part: Part) => noticeText(message.language, `notice.${message.template}.${part}` as never, params),
  }
}
/** A paid gift for a friend. */
const give = async (giver: TestGuest, forFriendInfo: Buy['forFriendInfo']) => {
  await giftPaid(app, await buyGiftCard(giver, { forFriendInfo }))
  await app.jobs.idle()
}
const sends = async (giver: TestGuest) => (await giver.must(contract.giftcard.historyList, { kind: 'sent' })).sends
const firstSend = async (giver: TestGuest) => (await sends(giver))[0]?.sendId ?? ''
const sendAgain = (giver: TestGuest, sendId: string, recipientEmail = '') =>
  giver.call(contract.giftcard.sendAgain, { sendId, recipientEmail })
const redeem = (guest: TestGuest, code: { cardNo: string; authCode: string }) =>
  guest.call(contract.giftcard.redeem, code)

describe('A gift for a friend', () => {
  test('It arrives with number, code, amount and the giver’s message, and the giver is notified (CARD-5)', async () => {
    await give(app.customer(), { ...friendAt('ann@friend.test'), fromEmail: 'bob@giver.test' })
    const text = (await messageTo('ann@friend.test')).read('text')
    expect(text).toMatch(/Ann, Bob sent you a gift card worth \$50\.00 from Marigold[^]*Bob wrote: “Enjoy!”/)
    expect(text).toMatch(/Number: (\d{4} ?){4}\nCode: \w{4}-\w{4}-\w{4}-\w{4}/)
    expect(text).toContain('Valid until November 22, 2028.')
    expect((await messageTo('bob@giver.test')).read('text')).toBe(
      'Your $50.00 gift card for Ann was just sent to an•••@friend.test.',
    )
  })

  test('At night it says that it is sent when quiet hours end (CARD-5, NOTIFY-2)', async () => {
    app.clock.set(Date.parse('2026-11-23T04:30:00Z'))
    const bob = app.customer()
    await give(bob, friendAt('night@friend.test'))
    expect((await sends(bob))[0]).toMatchObject({ state: 'sent', sentAt: '2026-11-23T13:00:00.000Z' })
    app.clock.set(Date.parse('2026-11-23T15:00:00Z'))
  })

  test('It waits for its delivery day (CARD-5)', async () => {
    const bob = app.customer()
    app.jobs.hold(true)
    const later = { forFriendInfo: friendAt('later@friend.test'), deliveryDate: '2026-12-24' }
    await giftPaid(app, await buyGiftCard(bob, later))
    expect(await sends(bob)).toMatchObject([{ state: 'scheduled', deliveryAt: '2026-12-24T14:00:00.000Z' }])
    app.jobs.hold(false)
    await app.jobs.idle()
  })

  test('Line breaks, HTML, links and placeholders of the giver stay plain text (X2)', async () => {
    await give(app.customer(), {
      ...friendAt('plain@friend.test'),
      from: 'Marigold\r\nBcc: b@x.test',
      recipient: '{code} ${code} {{7*7}}',
      message: '<b>Hi</b> {code} see https://evil.test/login',
    })
    const { params, read } = await messageTo('plain@friend.test')
    expect(params['from']).toBe('Marigold  Bcc: b@ x. test')
    expect(read('text')).toContain('“<b>Hi</b> {code} see https: evil. test/login”')
    expect(read('text')).toContain('{code} ${code} {{7*7}}')
    expect(read('subject')).toMatch(/^You've received a gift card from Marigold( Kitchen)?$/)
  })

  test.each([
    'a@x.test\r\nBcc: b@x.test',
    'a@x.test, b@x.test',
    'a@x.test;b@x.test',
    '<a@x.test>',
    Array(400).fill('a@x.test').join(','),
  ])('Only one plain address is accepted: %j (X2)', async recipientEmail => {
    const card = { programId: 'marigold-usd', designId: 'birthday', amount: money(5000), payAmount: money(5000) }
    const input = { ...card, forFriendInfo: friendAt(recipientEmail) }
    expect(refusedAs(await app.customer().call(contract.giftcard.checkout, input))).toBe('invalidInput')
  })
})

describe('Sending again and sending on', () => {
  test('After it is sent again to another address, the first code opens nothing (CARD-5)', async () => {
    const bob = app.customer()
    await give(bob, friendAt('wrong@friend.test'))
    const first = await giftCodeTo(app, 'wrong@friend.test')
    const sendId = await firstSend(bob)
    expect(refusedAs(await sendAgain(bob, sendId, 'right@friend.test'))).toBe('done')
    const second = await giftCodeTo(app, 'right@friend.test')
    const ann = app.customer()
    expect([refusedAs(await redeem(ann, first)), refusedAs(await redeem(ann, second))]).toEqual([
      'giftCodeWrong',
      'done',
    ])
    expect(await sends(bob)).toMatchObject([{ state: 'claimed', maySendAgain: false }])
    expect(refusedAs(await sendAgain(bob, sendId))).toBe('giftNotSentAgain')
  })

  test('It is sent six times at most, and only by its giver (A1)', async () => {
    const bob = app.customer()
    await give(bob, friendAt('six0@friend.test'))
    const sendId = await firstSend(bob)
    const answers = []
    for (let turn = 1; turn <= 7; turn += 1)
      answers.push(refusedAs(await sendAgain(bob, sendId, `six${turn}@friend.test`)))
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'done'), 'giftNotSentAgain', 'giftNotSentAgain'])
    expect(refusedAs(await sendAgain(app.customer(), sendId))).toBe('notFound')
  })

  test('A card sent on leaves the account at once with its balance, and its new owner sees no earlier history (CARD-5)', async () => {
    const bob = app.customer()
    const cardId = await newGiftCard(app, bob)
    const input = { cardId, forFriendInfo: friendAt('on@friend.test') }
    expect(refusedAs(await bob.call(contract.giftcard.send, input))).toBe('done')
    expect(await giftCardsOf(bob)).toEqual([])
    expect(refusedAs(await bob.call(contract.giftcard.send, input))).toBe('notFound')
    app.clock.advance(1000)
    const ann = app.customer()
    expect(await redeem(ann, await giftCodeTo(app, 'on@friend.test'))).toMatchObject({ balance: 5000, from: 'Bob' })
    const { records } = await ann.must(contract.giftcard.transactionRecords, { cardId, pageSize: 10 })
    expect(records.map(it => [it.kind, it.amount])).toEqual([['received', 5000]])
  })
})
