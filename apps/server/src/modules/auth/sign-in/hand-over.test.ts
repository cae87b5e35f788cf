import { isRefusal } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import type { Guest } from '../../../platform/http/caller.ts'
import { again, testAnyone, testDatabase, testGuest } from '../../../testing/index.ts'
import { type AuthHouse, authHouse, ticketFor } from '../auth-test-house.ts'

const database = testDatabase()
const no = { refused: 'grantRefused' }

/** Somebody signed in with an account of their own. */
async function member(home: AuthHouse, address: string): Promise<Guest> {
  const guest = testGuest()
  const ticket = await ticketFor(home, guest, address)
  const agreements = [{ agreementId: 'terms', version: 1 }]
  const answer = await home.handlers.signup(again(guest), { ticket, nick: 'Maya', agreements })
  if (isRefusal(answer) || !('token' in answer)) throw new Error('refused')
  const session = await home.sessions.of(answer.token)
  if (!session) throw new Error('no session')
  return { ...again(guest), session }
}

async function tokenOf(home: AuthHouse, caller: Guest): Promise<string> {
  const made = await home.handlers.handOver(again(caller), {})
  if (isRefusal(made) || !('token' in made)) throw new Error('refused')
  return made.token
}

const take = (home: AuthHouse, token: string, caller = testAnyone()) =>
  home.handlers.auth(caller, { grant: 'handover', token })

describe('A TOKEN IN AN ADDRESS opens one session · NAV-3, U4', () => {
  test('of the account it was made by, once', async () => {
    const home = authHouse(database())
    const caller = await member(home, 'hand@a.test')
    const token = await tokenOf(home, caller)
    const answer = await take(home, token)
    if (isRefusal(answer) || !('token' in answer)) throw new Error('refused')
    const { customerId } = caller.session
    expect(answer.authorizeInfo).toMatchObject({ customerId, nick: 'Maya' })
    expect(await home.sessions.of(answer.token)).toMatchObject({ customerId, kind: 'customer' })
    expect(await home.sessions.of(token)).toBeUndefined()
    expect(await take(home, token)).toMatchObject(no)
  })

  test('twenty phones that open it at once are one', async () => {
    const home = authHouse(database())
    const token = await tokenOf(home, await member(home, 'many-hands@a.test'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(home, token)))
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
  })

  test('and again for the very same request, whose answer was lost, for a minute · API-3', async () => {
    const home = authHouse(database())
    const token = await tokenOf(home, await member(home, 'lost-hand@a.test'))
    const phone = testAnyone()
    for (let at = 0; at < 2; at += 1) expect(await take(home, token, phone)).toHaveProperty('token')
    home.clock.advance(61_000)
    expect(await take(home, token, phone)).toMatchObject(no)
  })

  test('not after five minutes, not once another was made, not of another brand', async () => {
    const home = authHouse(database())
    const caller = await member(home, 'late-hand@a.test')
    const first = await tokenOf(home, caller)
    const second = await tokenOf(home, caller)
    expect(await take(home, first)).toMatchObject(no)
    expect(await take(home, second, testAnyone(2))).toMatchObject(no)
    home.clock.advance(301_000)
    expect(await take(home, second)).toMatchObject(no)
  })

  test('nor once who made it has signed out · U3', async () => {
    const home = authHouse(database())
    const caller = await member(home, 'gone-hand@a.test')
    const token = await tokenOf(home, caller)
    await home.handlers.logout(again(caller), {})
    expect(await take(home, token)).toMatchObject(no)
    expect(await take(home, 'no such token')).toMatchObject(no)
  })
})
