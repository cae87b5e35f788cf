import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { type Actor, codeTo, refusedAs, solvedCaptcha, testApp } from '../../testing/index.ts'

const app = testApp({ clock: Date.now() })
const email = (destination: string) => ({ channel: 'email' as const, destination })
const MINUTE = 61_000

async function send(actor: Actor, destination: string): Promise<string> {
  const captcha = await solvedCaptcha(actor)
  return refusedAs(
    await actor.call(contract.auth.sendVerifyCode, { to: email(destination), purpose: 'login', captcha }),
  )
}

const enter = async (actor: Actor, destination: string, code: string) =>
  refusedAs(await actor.call(contract.auth.verifyCode, { to: email(destination), purpose: 'login', code }))

test('A stranger does not use up the codes of a mailbox (U1)', async () => {
  const [owner, stranger] = [app.guest({ ip: '192.0.2.1' }), app.guest({ ip: '192.0.2.2' })]
  expect(await send(owner, 'mia@a.test')).toBe('done')
  const sent: string[] = []
  for (let i = 0; i < 7; i += 1) {
    sent.push(await send(stranger, 'mia@a.test'))
    app.clock.advance(MINUTE)
  }
  expect(sent).toContain('tooMany')
  expect(await send(owner, 'mia@a.test')).toBe('done')
  expect(await enter(owner, 'mia@a.test', await codeTo(app, 'mia@a.test'))).toBe('done')
})

test('A code stays valid while a stranger requests one for the same mailbox (U1)', async () => {
  const [owner, stranger] = [app.guest(), app.guest()]
  await send(owner, 'noa@a.test')
  const code = await codeTo(app, 'noa@a.test')
  expect(await send(stranger, 'noa@a.test')).toBe('done')
  expect(await enter(stranger, 'noa@a.test', code)).toBe('codeWrong')
  expect(await enter(owner, 'noa@a.test', code)).toBe('done')
})

test('Spellings of one mailbox share its limits (U1)', async () => {
  const caller = app.guest({ ip: '192.0.2.3' })
  const sent: string[] = []
  for (let i = 0; i < 6; i += 1) sent.push(await send(caller, `lea+${i}@a.test`))
  expect(sent).toEqual([...Array.from({ length: 5 }, () => 'done'), 'tooMany'])
})

test('Attempts without an open code do not block others at the address (U1)', async () => {
  const ip = '192.0.2.4'
  for (let i = 0; i < 4; i += 1) {
    const guesser = app.guest({ ip })
    for (let k = 0; k < 25; k += 1) expect(await enter(guesser, 'none@a.test', '000000')).toBe('codeWrong')
    expect(await enter(guesser, 'none@a.test', '000000')).toBe('tooMany')
  }
  const neighbour = app.guest({ ip })
  await send(neighbour, 'neighbour@a.test')
  expect(await enter(neighbour, 'neighbour@a.test', await codeTo(app, 'neighbour@a.test'))).toBe('done')
})

test('A proved mailbox gets its codes however many strangers request some (U1)', async () => {
  const account = app.customer({ ip: '192.0.2.5' })
  await account.opened()
  for (let network = 10; network < 15; network += 1)
    for (let i = 0; i < 15; i += 1) {
      const stranger = app.guest({ ip: `192.0.2.${network}` })
      await send(stranger, account.email)
    }
  expect(await send(app.guest({ ip: '192.0.2.6' }), account.email)).toBe('tooMany')
  expect(await send(account, account.email)).toBe('done')
})

test('A phone typed with and without its trunk prefix is one phone and one account (U1)', async () => {
  const [first, second] = [app.guest(), app.guest()]
  const phone = (destination: string) => ({ channel: 'phone' as const, destination })
  const signIn = async (actor: Actor, typed: string) => {
    const captcha = await solvedCaptcha(actor)
    await actor.must(contract.auth.sendVerifyCode, { to: phone(typed), purpose: 'login', captcha })
    const code = await codeTo(app, '+447700900555')
    const input = { to: phone(typed), purpose: 'login' as const, code }
    return actor.must(contract.auth.verifyCode, input)
  }
  expect(await signIn(first, '+4407700900555')).toMatchObject({ registered: false })
  expect(await signIn(second, '+447700900555')).toMatchObject({ registered: false })
})
