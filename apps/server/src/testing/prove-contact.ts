import { contract } from '@comanda/contract'
import { issueTicket } from '../modules/auth/sign-in/tickets.ts'
import type { RequestInputOf } from '@comanda/contract/core'
import { type Payload, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Actor, dataOf } from './actor.ts'
import type { TestApp } from './test-app.ts'

type Purpose = RequestInputOf<typeof contract.auth.sendVerifyCode>['purpose']

/** The solved captcha that sending a code asks for. */
export async function solvedCaptcha(actor: Actor): Promise<string> {
  const config = await actor.must(contract.auth.captchaConfig, {})
  if (!('challenge' in config)) throw new Error('no challenge')
  const challenge = config.challenge as unknown as Payload['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

export const mail = (destination: string) => ({ channel: 'email' as const, destination })

/** Has a code for signing in sent to an e-mail address. */
export const sendCode = async (actor: Actor, destination: string, purpose: Purpose = 'login') =>
  actor.call(contract.auth.sendVerifyCode, { to: mail(destination), purpose, captcha: await solvedCaptcha(actor) })

/** Another code of the same form. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The newest code that was sent to a destination. */
export async function codeTo(app: TestApp, destination: string): Promise<string> {
  await app.jobs.idle()
  const message = (await app.messages()).findLast(it => it.destination === destination && 'code' in it.params)
  const code = message?.params['code']
  return typeof code === 'string' ? code : ''
}

/**
 * Has a code sent to an e-mail address and trades it for a ticket. The captcha runs on the system's clock: the app's clock has to
 * start there (`clock: Date.now()`).
 */
export async function proveContact(app: TestApp, actor: Actor, destination: string, purpose: Purpose): Promise<string> {
  const to = mail(destination)
  dataOf(await sendCode(actor, destination, purpose))
  const code = await codeTo(app, destination)
  return (await actor.must(contract.auth.verifyCode, { to, purpose, code })).ticket
}

/** The sign-in ticket of a guest with a verified e-mail address, without a code. */
export const ticketFor = (app: TestApp, { owner }: Actor, destination: string): Promise<string> => {
  const proved = { corporationId: app.corporationId, owner, purpose: 'login' as const, destination }
  return app.db.inTx(tx => issueTicket(tx, app.clock, proved))
}
