import { createHash, randomBytes } from 'node:crypto'
import { contract } from '@comanda/contract'
import { headers } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { proveContact, refusedAs, requestId, testApp, twenty } from '../../testing/index.ts'

const START = Date.now()
const app = testApp({ clock: START, processes: 2 })
const DAY = 86_400_000

/** A request with this token, as the app sends it. */
async function info(
  token: string,
): Promise<{ status: number; code: string; data: { token?: string; customerId?: number } }> {
  const reply = await app.server.inject({
    method: 'POST',
    url: contract.auth.info.path,
    headers: { 'content-type': 'application/json', [headers.token]: token, [headers.requestId]: requestId() },
    payload: '{}',
  })
  return { status: reply.statusCode, ...(JSON.parse(reply.payload) as { code: string; data: { token?: string } }) }
}

const sessionsOf = async (owner: string): Promise<number> => {
  const count = {
    name: 'test_sessions',
    text: 'select count(*) as n from session where corporation_id = $1 and owner = $2',
  }
  return Number((await app.db.query<{ n: number }>(count, [app.corporationId, owner])).rows[0]?.n)
}

describe('A token is renewed while it is used (LOGIN-6)', () => {
  test('After a third of its life a call answers a new token and the user, and the old one works on for other tabs', async () => {
    const account = app.customer()
    await account.opened()
    const old = await account.token()
    app.clock.set(START + 11 * DAY)
    const renewed = await info(old)
    expect(renewed).toMatchObject({
      code: 'CRM-00-0000',
      data: { token: expect.any(String), authorizeInfo: { customerId: account.customerId } },
    })
    const next = renewed.data.token ?? ''
    expect(next).not.toBe(old)
    expect(await info(next)).toMatchObject({ code: '000', data: { customerId: account.customerId } })
    expect(await info(old)).toMatchObject({ code: '000' })
    app.clock.set(START + 11 * DAY + 200_000)
    expect(await info(old)).toMatchObject({ code: 'CRM-00-0000', data: { token: next } })
    app.clock.set(START + 13 * DAY)
    expect(await info(old)).toMatchObject({ status: 401 })
    expect(await info(next)).toMatchObject({ code: '000' })
    app.clock.set(START)
  })

  test('20 requests at once get one new token, and one session more is stored', async () => {
    const account = app.customer()
    await account.opened()
    const old = await account.token()
    app.clock.set(START + 11 * DAY)
    const answers = await twenty(() => info(old))
    const tokens = answers.filter(({ code }) => code === 'CRM-00-0000').map(({ data }) => data.token)
    expect(tokens.length).toBeGreaterThan(0)
    expect(new Set(tokens).size).toBe(1)
    expect(answers.filter(({ code }) => code !== 'CRM-00-0000').every(({ code }) => code === '000')).toBe(true)
    expect(await sessionsOf(account.owner)).toBe(2)
    app.clock.set(START)
  })

  test('A guest keeps their cart through a renewal', async () => {
    const guest = app.guest()
    const old = await guest.token()
    app.clock.set(START + 31 * DAY)
    const { data } = await info(old)
    expect(await info(data.token ?? '')).toMatchObject({ code: '000', data: { customerId: 0 } })
    expect(await sessionsOf(guest.owner)).toBe(2)
    app.clock.set(START)
  })

  test('Signing out ends the new and the old token, and neither is renewed again', async () => {
    const account = app.customer()
    await account.opened()
    const old = await account.token()
    app.clock.set(START + 11 * DAY)
    const next = (await info(old)).data.token ?? ''
    await app.server.inject({
      method: 'POST',
      url: contract.auth.logout.path,
      headers: { 'content-type': 'application/json', [headers.token]: next, [headers.requestId]: requestId() },
      payload: '{}',
    })
    expect(await info(next)).toMatchObject({ status: 401 })
    expect(await info(old)).toMatchObject({ status: 401 })
    app.clock.set(START + 11 * DAY + 200_000)
    expect(await info(old)).toMatchObject({ status: 401 })
    app.clock.set(START)
  })
})

describe('A new guest’s session opens under the token of their first calls (LOGIN-3)', () => {
  const madeByPhone = (brand = app.corporationId) => `${brand}.${randomBytes(24).toString('hex')}`
  const enter = (token: string) =>
    app.guest().must(contract.auth.auth, { grant: 'guest' as const, deviceId: 'phone', token })
  const ownerOf = async (token: string) =>
    (
      await app.sql<{ owner: string }>('select owner from session where token_hash = $1', [
        createHash('sha256').update(token).digest('base64url'),
      ])
    ).map(({ owner }) => owner)

  test('It is answered and works afterwards; before, a call that needs a session is refused', async () => {
    const token = madeByPhone()
    expect(await info(token)).toMatchObject({ status: 401 })
    expect(await enter(token)).toMatchObject({ token })
    expect(await info(token)).toMatchObject({ code: '000', data: { customerId: 0 } })
  })

  test('Twenty at once open one session', async () => {
    const token = madeByPhone()
    const answers = await twenty(() => enter(token))
    expect(new Set(answers.map(answer => answer.token))).toEqual(new Set([token]))
    expect(await ownerOf(token)).toHaveLength(1)
  })

  test('The token of another brand or of an ended session opens another one', async () => {
    const elsewhere = madeByPhone(app.corporationId + 1)
    expect((await enter(elsewhere)).token).not.toBe(elsewhere)
    const ended = madeByPhone()
    await enter(ended)
    await app.sql('update session set expires_at = now(), ended_by = $2 where token_hash = $1', [
      createHash('sha256').update(ended).digest('base64url'),
      'request',
    ])
    app.clock.advance(20_000)
    expect((await enter(ended)).token).not.toBe(ended)
    app.clock.set(START)
  })
})

describe('A ticket opens one session (API-3, LOGIN-4)', () => {
  test('20 requests with one ticket open one; 30 repeats of it get the same session', async () => {
    const account = app.customer()
    await account.opened()
    const guest = app.guest()
    const ticket = await proveContact(app, guest, account.email, 'login')
    const before = await sessionsOf(account.owner)
    const winner = requestId()
    const others = await twenty(at =>
      guest.call(contract.auth.login, { ticket }, { requestId: at === 0 ? winner : requestId() }),
    )
    expect(others.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
    expect(await sessionsOf(account.owner)).toBe(before + 1)
  })

  test('A repeat after a lost answer gets the same token', async () => {
    const account = app.customer()
    await account.opened()
    const guest = app.guest()
    const ticket = await proveContact(app, guest, account.email, 'login')
    const phone = guest.repeating(requestId())
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => phone.must(contract.auth.login, { ticket })),
    )
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
    expect(await sessionsOf(account.owner)).toBe(1)
  })

  test('A hand-over token opens one session however often its request is repeated (NAV-3)', async () => {
    const account = app.customer()
    await account.opened()
    const { token } = await account.must(contract.auth.handOver, {})
    const before = await sessionsOf(account.owner)
    const other = app.anyone({ requestId: requestId() })
    const answers = await twenty(() => other.must(contract.auth.auth, { grant: 'handover', token }))
    expect(new Set(answers.map(answer => answer.token)).size).toBe(1)
    expect(await sessionsOf(account.owner)).toBe(before + 1)
  })
})

describe('A guest’s session (LOGIN-1, LOGIN-3)', () => {
  test('Read from the database it is not a member’s', async () => {
    const guest = app.guest()
    const token = await guest.token()
    // The second process has not cached it.
    const session = await app.modules.auth.sessions.of(token)
    expect(session).toMatchObject({ customerId: 0, isMember: false, kind: 'guest' })
    for (const process of [0, 1])
      expect(await guest.must(contract.auth.info, {}, { process })).toMatchObject({ customerId: 0, isMember: false })
  })

  test('Signing out ends it at once, also where it was cached', async () => {
    const guest = app.guest()
    const token = await guest.token()
    expect(await info(token)).toMatchObject({ code: '000' })
    await guest.must(contract.auth.logout, {}, { process: 0 })
    expect(await info(token)).toMatchObject({ status: 401 })
  })
})

test('No request says the address of the page it came from, which may hold a token (NAV-3)', async () => {
  const reply = await app.server.inject({ method: 'GET', url: '/healthz' })
  expect(reply.headers['referrer-policy']).toBe('strict-origin')
})

test('A forgotten password is processed after the answer, so that its time reveals nothing about accounts (U2)', async () => {
  const manager = app.staff('manager')
  await manager.token()
  app.jobs.hold(true)
  const before = (await app.messages()).length
  for (const account of ['nobody@example.com', 'somebody@example.com'])
    await app.anyone().must(contract.staff.forgotPassword, { account }, { process: 0 })
  expect((await app.messages()).length).toBe(before)
  app.jobs.hold(false)
  await app.jobs.idle()
})
