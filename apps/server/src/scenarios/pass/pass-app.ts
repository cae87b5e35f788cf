import { settableClock } from '../../platform/clock.ts'
import { account, move, post } from '../../ledger/index.ts'
import { NOON, type TestApp, testApp, type TestAppOptions } from '../../testing/index.ts'
import { applePass, passJsonOf, type PassJson, passStandins } from '../../testing/pass-standins.ts'
import type { Actor } from '../../testing/actor.ts'
import type { PassKind } from '@comanda/domain/pass'

/** An app with both wallets. */
export async function passApp(options: TestAppOptions = {}) {
  const wallets = await passStandins(settableClock(NOON))
  const app = testApp({ ...options, passes: wallets.connected })
  return { app, wallets }
}

/** The requests of an iPhone to the update service. */
export function iphone(app: TestApp, deviceId: string, passType: string) {
  const base = `/passes/apple/${app.corporationId}/v1`
  const list = `${base}/devices/${deviceId}/registrations/${passType}`
  const headersOf = (token: string) => ({ authorization: `ApplePass ${token}` })
  return {
    register: (pass: PassJson, pushToken: string, token = pass.authenticationToken) =>
      app.server.inject({
        method: 'POST',
        url: `${list}/${pass.serialNumber}`,
        headers: headersOf(token),
        payload: { pushToken },
      }),
    unregister: (pass: PassJson, token = pass.authenticationToken) =>
      app.server.inject({ method: 'DELETE', url: `${list}/${pass.serialNumber}`, headers: headersOf(token) }),
    changed: (since?: string) =>
      app.server.inject({ method: 'GET', url: since === undefined ? list : `${list}?passesUpdatedSince=${since}` }),
    latest: (pass: PassJson, since?: string, token = pass.authenticationToken) =>
      app.server.inject({
        method: 'GET',
        url: `${base}/passes/${passType}/${pass.serialNumber}`,
        headers: { ...headersOf(token), ...(since !== undefined && { 'if-modified-since': since }) },
      }),
    report: (logs: unknown) => app.server.inject({ method: 'POST', url: `${base}/log`, payload: { logs } }),
  }
}

export const passOf = async (actor: Actor, kind: PassKind, id: string): Promise<PassJson> =>
  passJsonOf(await applePass(actor, kind, id))

let postings = 0

/** Moves value between an account and the brand: into it, or out of it where the amount is negative. */
export async function moveValue(app: TestApp, own: string, amount: number): Promise<void> {
  postings += 1
  const entries =
    amount > 0 ? move(amount, account.brand('opening'), own) : move(-amount, own, account.brand('opening'))
  const causeKey = `test-value:${postings}`
  await app.db.inTx(tx =>
    post(tx, {
      corporationId: app.corporationId,
      causeKey,
      kind: 'opening',
      currencyCode: 'GBP',
      entries,
      at: new Date(app.clock()),
    }),
  )
}

/** Compares changed passes and delivers their updates. */
export async function deliver(app: TestApp): Promise<number> {
  const changed = await app.modules.pass.watchdog.sweep()
  await app.settle()
  return changed
}
