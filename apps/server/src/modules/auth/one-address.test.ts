import { isRefusal } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import type { Guest } from '../../platform/http/caller.ts'
import { createLimits } from '../../platform/limits.ts'
import { mail, testDatabase, testGuest, wrongCode } from '../../testing/index.ts'
import { createCodes } from './codes/codes.ts'
import { sendVerifyCode } from './codes/send-verify-code.ts'
import { verifyCode } from './codes/verify-code.ts'

const database = testDatabase({ max: 20 })

/** Codes as they are, asked for without the piece of work that each costs. */
function codesHouse(ip: string) {
  const clock = settableClock('2026-11-22T18:00:00Z')
  const sent = new Map<string, string>()
  const db = database()
  const deps = {
    db,
    clock,
    codes: createCodes(db, clock, 'a secret of at least thirty-two signs'),
    limits: createLimits(db, clock),
    captcha: { challenge: async () => ({}), passes: async () => true },
    channelOpen: () => true,
    sendCode: async (_: unknown, { destination, code }: { destination: string; code: string }) =>
      void sent.set(destination, code),
  }
  const guest = (): Guest => ({ ...testGuest(), ip })
  const input = (caller: Guest, destination: string) =>
    sendVerifyCode(deps)(caller, { to: mail(destination), purpose: 'login', captcha: '' })
  const type = (caller: Guest, destination: string, code = sent.get(destination) ?? '') =>
    verifyCode(deps)(caller, { to: mail(destination), purpose: 'login', code })
  return { clock, guest, ask: input, type, sent }
}

describe('Many requests at once (U1)', () => {
  test('One code per phone goes out for one destination, and refused requests use nothing up (U1)', async () => {
    const home = codesHouse('192.0.2.84')
    const phones = [home.guest(), home.guest()]
    for (let hour = 0; hour < 5; hour += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => home.ask(phones[n % 2] ?? home.guest(), 'o@race.test')),
      )
      expect(answers.filter(one => !isRefusal(one))).toHaveLength(2)
      home.clock.advance(61_000)
    }
    expect(await home.ask(phones[0] ?? home.guest(), 'o@race.test')).toMatchObject({ refused: 'tooMany' })
  })
})

describe('Many phones behind one address (U1)', () => {
  test('Two hundred guests of a full restaurant sign in within the hour over its Wi-Fi, some at the second try', async () => {
    const home = codesHouse('192.0.2.80')
    for (let table = 0; table < 20; table += 1) {
      const done = await Promise.all(
        Array.from({ length: 10 }, async (_, seat) => {
          const [caller, to] = [home.guest(), `t${table}s${seat}@wifi.test`]
          await home.ask(caller, to)
          if (seat === 0) await home.type(caller, to, wrongCode(home.sent.get(to) ?? ''))
          return home.type(caller, to)
        }),
      )
      expect(done.filter(isRefusal)).toEqual([])
      home.clock.advance(150_000)
    }
  })

  test('Requests for codes that are never entered are limited to forty an hour per source, also at once (U1)', async () => {
    const home = codesHouse('192.0.2.81')
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => home.ask(home.guest(), `p${n}@pump.test`)))
    expect(answers.filter(one => !isRefusal(one))).toHaveLength(40)
    expect(answers.filter(isRefusal)[0]).toMatchObject({ refused: 'tooMany' })
  })

  test('A correctly typed code returns one place, however often its request is repeated', async () => {
    const home = codesHouse('192.0.2.82')
    const caller = home.guest()
    await home.ask(caller, 'one@back.test')
    for (let n = 0; n < 39; n += 1) await home.ask(home.guest(), `b${n}@back.test`)
    expect(await home.ask(home.guest(), 'more@back.test')).toMatchObject({ refused: 'tooMany' })
    home.clock.advance(1000)
    for (let n = 0; n < 3; n += 1) expect(await home.type(caller, 'one@back.test')).toHaveProperty('ticket')
    expect(await home.ask(home.guest(), 'more@back.test')).toHaveProperty('resendIn')
    expect(await home.ask(home.guest(), 'yet@back.test')).toMatchObject({ refused: 'tooMany' })
  })

  test('Sixty wrong codes an hour, also at once; right ones do not count (U1)', async () => {
    const home = codesHouse('192.0.2.83')
    for (let n = 0; n < 12; n += 1) {
      const [caller, to] = [home.guest(), `g${n}@guess.test`]
      await home.ask(caller, to)
      const wrong = wrongCode(home.sent.get(to) ?? '')
      const tries = await Promise.all(Array.from({ length: 5 }, () => home.type(caller, to, wrong)))
      expect(tries).toEqual(tries.map(() => expect.objectContaining({ refused: 'codeWrong' })))
    }
    const caller = home.guest()
    await home.ask(caller, 'last@guess.test')
    expect(await home.type(caller, 'last@guess.test')).toMatchObject({ refused: 'tooMany' })
  })

  test('One phone with endless tries is blocked alone: others at its address still sign in', async () => {
    const home = codesHouse('192.0.2.86')
    const caller = home.guest()
    const tries: unknown[] = []
    for (let n = 0; n < 8; n += 1) {
      await home.ask(caller, `h${n}@hog.test`)
      const wrong = wrongCode(home.sent.get(`h${n}@hog.test`) ?? '')
      for (let again = 0; again < 10; again += 1) tries.push(await home.type(caller, `h${n}@hog.test`, wrong))
    }
    expect(tries.slice(0, 25)).toEqual(tries.slice(0, 25).map(() => expect.objectContaining({ refused: 'codeWrong' })))
    expect(tries.slice(25)).toEqual(tries.slice(25).map(() => expect.objectContaining({ refused: 'tooMany' })))
    const other = home.guest()
    await home.ask(other, 'other@hog.test')
    expect(await home.type(other, 'other@hog.test')).toHaveProperty('ticket')
  })
})
