import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'

const app = testApp()
const sessionsOf = async (actor: ReturnType<typeof app.guest>) =>
  (await actor.must(contract.auth.querySessions, {})).sessions

test('A person sees their own live sessions, the newest first, and no ended or expired one (U7)', async () => {
  const ann = app.customer()
  await ann.opened()
  const first = await sessionsOf(ann)
  expect(first).toMatchObject([{ isCurrent: true, openedAt: new Date(app.clock()).toISOString() }])
  app.clock.advance(60_000)
  const phone = app.guest({ of: ann })
  expect((await sessionsOf(phone)).map(it => it.isCurrent)).toEqual([true, false])
  await phone.must(contract.auth.logout, {})
  expect(await sessionsOf(ann)).toHaveLength(1)
  expect(await sessionsOf(app.guest())).toHaveLength(1)
})
