import { type Payload, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { isRefusal } from '@comanda/contract/core'
import { settableClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/caller.ts'
import { createLimits } from '../../platform/limits.ts'
import { again } from '../../testing/index.ts'
import type { Claim } from '../../ports/auth.ts'
import { createAuth } from './index.ts'
import type { CodeMessage, ContactNotice } from './deps.ts'

/** An auth module whose codes and notices are recorded in lists. */
export function authHouse(
  db: Database,
  { phones = false, isUnpaid }: { phones?: boolean; isUnpaid?: () => boolean } = {},
) {
  const sent: CodeMessage[] = []
  const notices: ContactNotice[] = []
  const adopted: Claim[] = []
  const clock = settableClock(Date.now())
  const auth = createAuth({
    db,
    clock,
    limits: createLimits(db, clock),
    secret: 'a secret of at least thirty-two signs',
    agreementsInForce: async () => [{ agreementId: 'terms', version: 1 }],
    channelOpen: channel => channel === 'email' || phones,
    sendCode: async (_tx, message) => void sent.push(message),
    dropDevice: async () => undefined,
    sendNotice: async (_tx, notice) => void notices.push(notice),
    hasUnpaidOrder: async () => isUnpaid?.() ?? false,
    claim: async (_tx, adoption) => void adopted.push(adoption),
    log: { warn: () => {} },
    providers: {},
    origin: 'http://localhost',
    cardOf: async () => undefined,
    joinProgram: async () => undefined,
    standingOf: async () => ({ hasLiveOrder: false, hasOpenBill: false, hasBookingAhead: false, isPaying: false }),
    holdingsOf: async () => ({ points: 0, couponCount: 0, money: [] }),
    erase: async () => {},
  })
  return { ...auth, sent, notices, adopted, clock }
}

export type AuthHouse = ReturnType<typeof authHouse>

/** The solution of a captcha's proof of work. */
export async function proofFor({ handlers }: AuthHouse, caller: Guest): Promise<string> {
  const config = await handlers.captchaConfig(caller, { fallback: false })
  if (!('challenge' in config)) throw new Error('no challenge')
  const challenge = config.challenge as unknown as Payload['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

export const mail = (destination: string) => ({ channel: 'email' as const, destination })

export async function sendTo(home: AuthHouse, caller: Guest, destination: string) {
  const captcha = await proofFor(home, caller)
  return home.handlers.sendVerifyCode(again(caller), { to: mail(destination), purpose: 'login', captcha })
}

/** The newest code that went to a destination. */
export const codeTo = ({ sent }: AuthHouse, destination: string): string =>
  sent.findLast(message => message.destination === destination)?.code ?? ''

export async function ticketFor(home: AuthHouse, caller: Guest, destination: string): Promise<string> {
  await sendTo(home, caller, destination)
  const code = codeTo(home, destination)
  const answer = await home.handlers.verifyCode(caller, { to: mail(destination), purpose: 'login', code })
  if (isRefusal(answer) || !('ticket' in answer)) throw new Error('refused')
  return answer.ticket
}

/** A different code of the same form. */
export const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
