import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import {
  buyGiftCard,
  friendAt,
  giftPaid,
  refusedAs,
  type RequestOptions,
  SHOP,
  type TestGuest,
  testApp,
  twenty,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-22T15:00:00Z', processes: 2 })
const ip = (last: number) => `192.0.2.${last}`
const count = (answers: readonly unknown[], refused: string) =>
  answers.filter(answer => refusedAs(answer) === refused).length
const many = <R>(times: number, work: (at: number) => Promise<R>) =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at)))

describe('Tries that run at once count like tries in a row (U1)', () => {
  test('Of a gift card’s code', async () => {
    const guest = app.guest()
    const input = { cardNo: '1'.repeat(16), authCode: 'A'.repeat(16) }
    const answers = await many(80, () => guest.call(contract.giftcard.checkAuthCode, input))
    expect([count(answers, 'giftCodeWrong'), count(answers, 'tooMany')]).toEqual([60, 20])
  })

  test('Of a voucher’s code', async () => {
    const member = await app.member()
    const answers = await many(80, () => member.call(contract.coupon.redeem, { couponCode: 'NOSUCHCODE' }))
    expect([count(answers, 'couponCodeWrong'), count(answers, 'tooMany')]).toEqual([60, 20])
  })

  test('Of a card’s password', async () => {
    const member = await app.member({ card: 5000, password: '135790' })
    const check = (securityCode: string) =>
      app.modules.card.checkSecurity({
        ...member,
        corporationId: app.corporationId,
        amount: money(50_000),
        securityCode,
      })
    const answers = await twenty(at => check(String(864_200 + at)))
    expect(answers.filter(answer => answer === 'wrong').length).toBeLessThanOrEqual(5)
    expect(await check('135790')).toBe('locked')
  })

  test('Of a payment code', async () => {
    const waiter = app.staff()
    const input = { shopId: SHOP, cardCode: '28123456789012345678' }
    const answers = await many(140, () => waiter.call(contract.counter.readPayCode, input))
    expect([count(answers, 'payCodeWrong'), count(answers, 'tooMany')]).toEqual([120, 20])
  })

  test('Of a staff password', async () => {
    const input = { account: 'newyork@marigold.example', password: 'not the password' }
    const guesser = app.anyone({ ip: ip(1) })
    const answers = await many(40, () => guesser.call(contract.staff.signIn, input))
    expect([count(answers, 'signInFailed'), count(answers, 'tooMany')]).toEqual([20, 20])
  })

  test('Of a transfer’s link', async () => {
    const member = await app.member()
    const input = { claimCode: 'A'.repeat(26) }
    const answers = await many(80, () => member.call(contract.card.receiveTransfer, input))
    expect(count(answers, 'tooMany')).toBe(20)
  })
})

describe('A stranger does not use up what a victim needs (U1)', () => {
  test('Gift codes: the others at the address of a guesser still redeem', async () => {
    const guesser = app.guest({ ip: ip(2) })
    const input = { cardNo: '1'.repeat(16), authCode: 'A'.repeat(16) }
    await many(250, () => guesser.call(contract.giftcard.checkAuthCode, input))
    expect(refusedAs(await app.guest({ ip: ip(2) }).call(contract.giftcard.checkAuthCode, input))).toBe('giftCodeWrong')
  })

  test('Gifts: one sender uses up only what they may send to a mailbox', async () => {
    const give = async (giver: TestGuest) => {
      await giftPaid(app, await buyGiftCard(giver, { forFriendInfo: friendAt('mia@friend.test') }))
      await app.jobs.idle()
      const { sends } = await giver.must(contract.giftcard.historyList, { kind: 'sent' })
      return sends[0]?.sendId ?? ''
    }
    const [stranger, friend] = [app.customer({ ip: ip(3) }), app.customer({ ip: ip(4) })]
    const sendIds = [await give(stranger), await give(stranger)]
    const again = (giver: TestGuest, sendId: string) =>
      giver.call(contract.giftcard.sendAgain, { sendId, recipientEmail: '' })
    const answers = []
    for (const sendId of sendIds) for (let at = 0; at < 4; at += 1) answers.push(await again(stranger, sendId))
    expect(count(answers, 'tooMany')).toBeGreaterThan(0)
    expect(refusedAs(await again(friend, await give(friend)))).toBe('done')
  })

  test('Password links: requests from one address leave others their own', async () => {
    const account = 'newyork@marigold.example'
    const ask = async (from: number) =>
      refusedAs(await app.anyone({ ip: ip(from) }).call(contract.staff.forgotPassword, { account }))
    const answers = []
    for (let at = 0; at < 6; at += 1) answers.push(await ask(5))
    expect(answers.filter(answer => answer === 'tooMany')).toHaveLength(3)
    expect(await ask(6)).toBe('done')
  })

  test('Password links: invented tokens at an address do not block holders of a link there', async () => {
    const set = (token: string) =>
      app.anyone({ ip: ip(7) }).call(contract.staff.setPassword, { token, password: 'a long new password' })
    const answers = await many(80, at => set(`invented-${at}`.padEnd(43, 'x')))
    expect(count(answers, 'linkGone')).toBe(80)
  })
})

describe('What one guest or address may ask for is bounded (R2)', () => {
  const enter = (options: RequestOptions) =>
    app.anyone(options).call(contract.auth.auth, { grant: 'guest', deviceId: 'phone' })

  test('New guests per address: a full restaurant is welcome, ten thousand phones are not', async () => {
    expect(count(await many(300, () => enter({ ip: ip(8) })), 'done')).toBe(300)
    await app.sql(`update rate_limit set used = 2000 where key = 'guest-session:${ip(8)}'`)
    expect(await enter({ ip: ip(8) })).toMatchObject({ refused: 'tooMany', message: expect.stringContaining('moment') })
    expect(refusedAs(await enter({ ip: ip(9) }))).toBe('done')
    app.clock.advance(600_000)
    expect(refusedAs(await enter({ ip: ip(8) }))).toBe('done')
  })

  test('Calculations per guest: others go on, and the cart loses nothing', async () => {
    const [busy, other] = [app.guest(), app.guest()]
    const place = { shopId: SHOP, businessType: 1300 as const }
    const before = await busy.fillCart(['edamame'])
    const calculate = (guest: TestGuest) => guest.call(contract.cart.calculate, place, { process: 0 })
    const answers = await many(320, () => calculate(busy))
    expect(count(answers, 'tooMany')).toBe(20)
    expect(refusedAs(await calculate(other))).toBe('done')
    const after = await busy.must(contract.cart.query, place)
    expect([after.cartVersion, after.calculation.items.length]).toEqual([
      before.cartVersion,
      before.calculation.items.length,
    ])
  })
})
