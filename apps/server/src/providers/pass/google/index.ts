import type { PassContent } from '@comanda/domain/pass'
import type { Clock } from '../../../platform/clock.ts'
import { type OutgoingResult, senderTo } from '../../../platform/outgoing-request.ts'
import type { GooglePasses, PassBrand, PushResult } from '../port.ts'
import { accessTokens, type GoogleAccount, signed, TIMEOUTS } from './access-token.ts'
import { classIdOf, googleClass, googleObject, objectIdOf, resourceOf } from './resources.ts'

const send = senderTo('googleWallet')

/** Calls of the Google Wallet API. */
function restOf(account: () => Promise<GoogleAccount>, clock: Clock) {
  const tokenOf = accessTokens(account, clock)
  const call = async (method: 'POST' | 'PATCH', path: string, body: object): Promise<OutgoingResult> => {
    const token = await tokenOf()
    if (token === undefined) return { sent: 'unsent' }
    const { apiUrl } = await account()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return send({ method, url: `${apiUrl}/walletobjects/v1/${path}`, headers, body: JSON.stringify(body) }, TIMEOUTS)
  }
  const isOk = (result: OutgoingResult) => result.sent === 'answer' && result.status === 200
  return {
    /** Inserts a resource, or changes the one that exists. */
    async upsert(resource: string, body: { id?: unknown }): Promise<boolean> {
      const inserted = await call('POST', resource, body)
      if (inserted.sent === 'answer' && inserted.status === 409)
        return isOk(await call('PATCH', `${resource}/${String(body.id)}`, body))
      return isOk(inserted)
    },
    patch: (resource: string, id: string, body: object) => call('PATCH', `${resource}/${id}`, body),
  }
}

function outcomeOf(result: OutgoingResult): PushResult {
  if (result.sent !== 'answer') return { kind: 'failed', why: 'Google Wallet did not answer' }
  if (result.status === 200) return { kind: 'sent' }
  if (result.status === 404) return { kind: 'gone' }
  return { kind: 'failed', why: `Google Wallet answered ${result.status}` }
}

/** Google Wallet with a service account, which is read when it is first needed. CARD-9 */
export function googlePasses(account: () => Promise<GoogleAccount>, clock: Clock): GooglePasses {
  const { upsert, patch } = restOf(account, clock)
  const store = async (content: PassContent, serial: string, brand: PassBrand): Promise<boolean> => {
    const { issuerId } = await account()
    const resource = resourceOf(content)
    return (
      (await upsert(`${resource}Class`, googleClass(issuerId, content, brand))) &&
      (await upsert(`${resource}Object`, googleObject(issuerId, content, serial, brand)))
    )
  }
  return {
    async saveLink(content, serial, brand) {
      if (!(await store(content, serial, brand))) return undefined
      const own = await account()
      // Only ids: the link is short, and contains nothing personal.
      const object = { id: objectIdOf(own.issuerId, serial), classId: classIdOf(own.issuerId, content, brand) }
      const token = await signed(own, {
        iss: own.email,
        aud: 'google',
        typ: 'savetowallet',
        iat: Math.floor(clock() / 1000),
        origins: [new URL(brand.logoUrl).origin],
        payload: { [`${resourceOf(content)}Objects`]: [object] },
      })
      return `${own.saveUrl}/${token}`
    },
    async update(content, serial, brand) {
      const { issuerId } = await account()
      const object = googleObject(issuerId, content, serial, brand)
      const body = { ...object, notifyPreference: 'NOTIFY_ON_UPDATE' }
      return outcomeOf(await patch(`${resourceOf(content)}Object`, String(object['id']), body))
    },
  }
}
