import { codes, contract } from '@comanda/contract'
import { type CallSpec, gates, isStaffGate } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { DEMO_MANAGER, demoStaff, rawPost, refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: Date.now() })
const signIn = contract.auth.auth
const GUEST = { grant: 'guest', deviceId: 'x' } as const
/** Posts a body to a path or call as it is. */
const post = (to: Parameters<typeof rawPost>[1], payload: unknown, headers?: Record<string, string>) =>
  rawPost(app, to, payload, headers)

const calls: CallSpec[] = Object.values(contract).flatMap(context => Object.values(context) as CallSpec[])

describe('No body causes an internal error (R1)', () => {
  test.each([
    ['nothing', ''],
    ['invalid JSON', '{a'],
    ['a number', '1'],
    ['null', 'null'],
    ['deep arrays', '['.repeat(100_000)],
    ['a foreign prototype', '{"__proto__":{"isMember":true},"constructor":{"prototype":{"price":0}}}'],
  ])('A body of %s is refused or harmless', async (_name, payload) => {
    const { status, body } = await post(signIn, payload)
    expect(status).toBeLessThan(500)
    expect(body.code).not.toBe('000')
    expect(({} as { isMember?: boolean }).isMember).toBeUndefined()
  })

  test('A body over the limit is refused before it is read (R2)', async () => {
    const { status, body } = await post(signIn, JSON.stringify({ grant: 'x'.repeat(300_000) }))
    expect([status, body.code]).toEqual([413, 'COM-00-0413'])
  })
})

describe('Callers', () => {
  const closed = calls.filter(call => call.gate !== 'anyone' && call.gate !== 'api')

  test.each(closed.map(call => [call.path] as const))('%s without a session is 401 (LOGIN-5)', async path => {
    const { status, body } = await post(path, {})
    expect([status, body.code, body.message]).toEqual([401, 'COM-00-0401', 'User not logged in'])
  })

  test.each(calls.filter(call => call.gate === 'api').map(call => [call.path] as const))(
    '%s without an API key is 401, with any session too (API-7)',
    async path => {
      for (const token of ['', await app.guest().token(), await app.staff('brand').token()]) {
        const { status, body } = await post(path, {}, token === '' ? {} : { token })
        expect([status, body.code]).toEqual([401, 'INT-01-0001'])
      }
    },
  )

  const staffs = calls.filter(call => isStaffGate(call.gate))
  test.each(staffs.map(call => [call.path] as const))('%s is closed to guests (A1)', async path => {
    const { body } = await post(path, {}, { token: await app.guest().token() })
    expect(body.code).toBe('COM-00-1403')
  })

  test('A brand named in a header never widens a token (A2)', async () => {
    const token = await app.guest().token()
    const { status } = await post(contract.order.list, { state: 'active' }, { token, corporationId: '7' })
    expect(status).toBe(401)
  })

  test.each(['7', '0', '-1', '999999999999999', '1e3', '1000, 2000', '__proto__'])(
    'The brand %j is unknown: no sign-in, and nothing is written for it (A2)',
    async corporationId => {
      const codes: string[] = []
      for (const [call, input] of [
        [signIn, GUEST],
        [contract.staff.signIn, { account: DEMO_MANAGER, password: 'marigold-demo' }],
        [contract.startup.info, {}],
      ] as const)
        codes.push((await post(call, input, { corporationId })).body.code)
      expect(codes).toEqual(['COM-07-0404', 'COM-07-0404', 'COM-07-0404'])
      const rows =
        'select 1 from session where corporation_id <= 0 union all select 1 from rate_limit where corporation_id <= 0'
      expect(await app.sql(rows)).toEqual([])
    },
  )

  test('Staff of one store cannot see another’s board (A1)', async () => {
    const waiter = demoStaff(app, 'newyork@marigold.example')
    const board = async (shopId: number) => refusedAs(await waiter.call(contract.order.board, { shopId }))
    expect([await board(SHOP), await board(102)]).toEqual(['done', 'notYourShop'])
  })
})

describe('The envelope (API-2)', () => {
  test('An unknown call gets the common envelope, without internals (L1)', async () => {
    const { status, body } = await post('/api/nothing/here', {})
    expect([status, body.code]).toEqual([404, 'COM-00-1404'])
    expect(JSON.stringify(body)).not.toMatch(/stack|at \/|select |node_modules/i)
  })

  test('The faulty field is named apart from the message, which is in the caller’s language', async () => {
    const { body } = await post(signIn, { grant: 'guest' }, { 'language-code': 'zh_CN' })
    expect(body).toMatchObject({ code: 'COM-00-0400', field: 'deviceId', message: '请检查输入内容：必填。' })
  })
})

describe('A page of another site (X4)', () => {
  test.each([
    { origin: 'https://evil.test' },
    { origin: 'http://localhost:80.evil.test' },
    { origin: 'http://localhost.evil.test' },
    { origin: 'http://shop.localhost' },
    { origin: 'https://localhost:80' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('%o cannot act', async headers => {
    const { status, body } = await post(signIn, GUEST, headers as Record<string, string>)
    expect([status, body.code]).toEqual([403, 'COM-00-0403'])
  })

  test('No other site may read an answer (X3)', async () => {
    for (const origin of ['https://evil.test', 'https://localhost.evil.test', 'null'])
      for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
        const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token' }
        const reply = await app.server.inject({ method, url: signIn.path, headers })
        expect(Object.keys(reply.headers).filter(name => name.startsWith('access-control'))).toEqual([])
      }
  })

  test('A form is not accepted as a call', async () => {
    const { status, body } = await post(signIn, '{"grant":"guest","deviceId":"x"}', {
      'content-type': 'text/plain',
    })
    expect([status, body.code]).toEqual([200, 'COM-00-0400'])
  })
})

describe('Headers on every answer (X3)', () => {
  test.each(['/healthz', '/open/openapi.json', '/api/nothing', '/nowhere'])('%s', async url => {
    const reply = await app.server.inject({ method: 'GET', url })
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    })
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('Odd headers are ignored (R1)', async () => {
    const headers = {
      'accept-timezone': '../../x',
      'ctx-params': 'not json',
      'ctx-pagepath': '/%0d%0aset-cookie:x=1',
      'x-request-id': 'x'.repeat(8000),
      corporationid: '../1',
      'language-code': "en' UNION SELECT",
    }
    const { status } = await post(signIn, GUEST, headers)
    expect(status).toBe(200)
  })
})

describe('OpenAPI', () => {
  interface Operation {
    description: string
    security: Record<string, string[]>[]
    'x-gate': string
  }
  const operations = async () => {
    const reply = await app.server.inject({ method: 'GET', url: '/open/openapi.json' })
    const { paths } = JSON.parse(reply.body) as { paths: Record<string, { post: Operation }> }
    return paths
  }

  test('OpenAPI lists every call of the contract', async () => {
    expect(Object.keys(await operations())).toEqual(expect.arrayContaining(calls.map(call => call.path)))
  })

  test('Every call shows its required role and the refusals of its gate (A1)', async () => {
    const paths = await operations()
    for (const { path, gate, scope } of calls) {
      const post = paths[path]?.post
      expect([path, post?.['x-gate'], post?.security]).toEqual([
        path,
        gate,
        gate === 'anyone' ? [] : [gate === 'api' ? { apiKey: [scope] } : { token: [gate] }],
      ])
      expect(post?.description).toContain(gates[gate].passes)
      for (const refusal of gates[gate].refuses) expect(post?.description, path).toContain(codes[refusal].code)
    }
  })
})

test('No token and no password is written to the log (L1)', async () => {
  const token = await app.guest().token()
  await post(contract.staff.signIn, { account: 'a@b.test', password: 'canary-password-4711' })
  await post(
    contract.auth.verifyCode,
    { to: { channel: 'email', destination: 'canary@a.test' }, purpose: 'login', code: '471147' },
    { token },
  )
  const written = app.log.join('\n')
  for (const secret of [token, 'canary-password-4711', '471147']) expect(written).not.toContain(secret)
})
