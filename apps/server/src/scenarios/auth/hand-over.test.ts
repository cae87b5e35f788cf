import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { requestId, testAnyone, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ clock: Date.now() })
const refused = { refused: 'grantRefused' }

type Customer = ReturnType<typeof app.customer>
const tokenOf = async (ann: Customer) => (await ann.must(contract.auth.handOver, {})).token
const use = (token: string, requestedAs?: string) =>
  app
    .anyone(requestedAs === undefined ? {} : { requestId: requestedAs })
    .call(contract.auth.auth, { grant: 'handover', token })

test('A hand-over token opens one session of its account, once (NAV-3, U4)', async () => {
  const ann = app.customer()
  const token = await tokenOf(ann)
  const answer = await use(token)
  expect(answer).toMatchObject({ authorizeInfo: { customerId: ann.customerId, nick: 'Ann' } })
  const session = await app.modules.auth.sessions.of('token' in answer ? answer.token : '')
  expect(session).toMatchObject({ customerId: ann.customerId, kind: 'customer' })
  expect(await app.modules.auth.sessions.of(token)).toBeUndefined()
  expect(await use(token)).toMatchObject(refused)
})

test('Of 20 phones that use one token at once one gets a session (U4)', async () => {
  const token = await tokenOf(app.customer())
  const answers = await twenty(() => use(token))
  expect(answers.filter(answer => 'token' in answer)).toHaveLength(1)
})

test('A request whose answer was lost succeeds again for a minute (API-3)', async () => {
  const [token, once] = [await tokenOf(app.customer()), requestId()]
  for (let times = 0; times < 2; times += 1) expect(await use(token, once)).toHaveProperty('token')
  app.clock.advance(61_000)
  expect(await use(token, once)).toMatchObject(refused)
})

test('A token is invalid after five minutes, once another was made, and for another brand', async () => {
  const ann = app.customer()
  const [first, second] = [await tokenOf(ann), await tokenOf(ann)]
  expect(await use(first)).toMatchObject(refused)
  const { handlers } = app.modules.auth
  expect(await handlers.auth(testAnyone(2), { grant: 'handover', token: second })).toMatchObject(refused)
  app.clock.advance(301_000)
  expect(await use(second)).toMatchObject(refused)
})

test('A token is invalid once its account has signed out (U3)', async () => {
  const ann = app.customer()
  const token = await tokenOf(ann)
  await ann.must(contract.auth.logout, {})
  expect(await use(token)).toMatchObject(refused)
  expect(await use('no such token')).toMatchObject(refused)
})
