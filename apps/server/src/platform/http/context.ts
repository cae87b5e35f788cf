import type { IncomingHttpHeaders } from 'node:http'
import { headers } from '@comanda/contract/core'
import { localeOf } from '@comanda/messages'
import type { FastifyRequest } from 'fastify'
import { uuidv7 } from '../ids.ts'
import type { Caller } from './caller.ts'
import { networkOf } from './network.ts'
import { visitOf } from './visit.ts'

const REQUEST_ID = /^[\w-]{8,64}$/
const TAG = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/
const PLAIN = /^[\w.:-]{1,64}$/

/** The built-in language for the language a phone requests. ETC-1 */
export const languageOf = (requested: string | undefined): string => localeOf(requested).id

/** The language of a page request: the guest's choice, else the browser's most preferred one. ETC-1 */
export function languageOfVisit({ headers: sent }: Pick<FastifyRequest, 'headers'>): string {
  return languageOf(languageAsked({ headers: sent }).split(',', 1)[0])
}

/** The maximum number of the browser's languages that are read. */
const MAX_LANGUAGES = 5

/**
 * The requested language tags of a visit, comma-separated: the guest's choice, else the browser's, most preferred first. The
 * brand's nearest language is determined later. ETC-1
 */
export function languageAsked({ headers: sent }: Pick<FastifyRequest, 'headers'>): string {
  const chosen = /(?:^|;\s*)myLocale=([\w-]{2,20})/.exec(sent.cookie ?? '')?.[1]
  if (chosen !== undefined && TAG.test(chosen)) return chosen
  const tags = (sent['accept-language'] ?? '').split(',', MAX_LANGUAGES).map(tag => tag.split(';', 1)[0]?.trim() ?? '')
  return tags.filter(tag => TAG.test(tag)).join(',') || 'en_US'
}

/** The language tag in the call's header, if valid. */
export function languageHeader(request: FastifyRequest): string | undefined {
  const tag = one(request, headers.language)
  return tag !== undefined && TAG.test(tag) ? tag : undefined
}

const one = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' ? value : undefined
}

const plain = (value: string | undefined): string => (value !== undefined && PLAIN.test(value) ? value : '')

export const tokenOf = (request: FastifyRequest): string | undefined => {
  const token = one(request, headers.token)
  return token !== undefined && PLAIN.test(token) ? token : undefined
}

/** The key of a request with `authorization: Bearer <key>`. API-7 */
export const bearerOf = ({ headers: sent }: FastifyRequest): string | undefined =>
  /^bearer ([\w.:-]{1,128})$/i.exec(sent.authorization ?? '')?.[1]

const REQUEST_ID_HEADER = headers.requestId.toLowerCase()

/** The request id from the phone, or a generated one if it is absent or invalid. API-3 */
export function requestIdOf(input: IncomingHttpHeaders): string {
  const id = input[REQUEST_ID_HEADER]
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : uuidv7()
}

/** The values of a request before its session is known. Invalid header values count as absent. API-1 */
export function callerOf(request: FastifyRequest, corporationId: number): Caller {
  return {
    corporationId,
    requestId: request.id,
    language: languageOf(one(request, headers.language)),
    channelId: plain(one(request, headers.channelId)),
    deviceId: plain(one(request, headers.deviceId)),
    visit: visitOf(request.headers),
    ip: networkOf(request.ip),
  }
}

/** The brand in a request; undefined without one, NaN for an invalid number. */
export function corporationAsked(request: FastifyRequest): number | undefined {
  const requested = one(request, headers.corporationId)
  if (requested === undefined || requested === '') return undefined
  return /^\d{1,15}$/.test(requested) ? Number(requested) : Number.NaN
}
