import { currentLocale } from '../i18n/texts.ts'
import type { NotedAnswer } from '../send/answers.ts'
import { serialQueue } from '../cache/serial-queue.ts'
import { OWN_ANSWERS, token } from '../session.ts'
import { isAnswerTo, mayBeSaved, mergedAnswer, placeOfAnswer, type SavedPlace } from './saveable.ts'

/** The version of the answers' form: saved answers of another one are not read. */
const ANSWERS = 'comanda-answers-1'
const AT = 'x-saved-at'
/** Older answers are not shown, in ms: a week. */
const OLDEST = 7 * 24 * 3600_000
/** Answers at most, per cache: the oldest are deleted. */
const MAX_ANSWERS = 60

export interface SavedAnswer {
  data: object
  /** Epoch ms. */
  at: number
}

/** The person's part of an address: a digest of the token, so that nothing saved is ever shown to another session. */
async function ownerOf(bearer: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(bearer))
  return Array.from(new Uint8Array(digest, 0, 12), byte => byte.toString(16).padStart(2, '0')).join('')
}

async function addressOf({ key, isOwn }: SavedPlace): Promise<string | undefined> {
  if (!isOwn) return `/saved/all${key}`
  const bearer = token()
  return bearer === undefined ? undefined : `/saved/${await ownerOf(bearer)}${key}`
}

const cacheOf = ({ isOwn }: SavedPlace): Promise<Cache> => caches.open(isOwn ? OWN_ANSWERS : ANSWERS)

async function read(cache: Cache, address: string): Promise<SavedAnswer | undefined> {
  const response = await cache.match(address)
  if (!response) return undefined
  return { at: Number(response.headers.get(AT)), data: (await response.json()) as object }
}

const queue = serialQueue()

/**
 * Saves an answer that may be saved, after those before it: an older cart never replaces a newer one. A session that changed while
 * the call was sent saves nothing of its own. APP-3
 */
export const saveAnswer = (answer: NotedAnswer): Promise<void> => queue(() => put(answer))

async function put({ spec: { path }, input, data, token: before }: NotedAnswer): Promise<void> {
  const place = placeOfAnswer(path, input, currentLocale().id)
  if (!place || !mayBeSaved(path, input, data)) return
  if (place.isOwn && before !== undefined && before !== token()) return
  const address = await addressOf(place)
  if (address === undefined) return
  const cache = await cacheOf(place)
  const former = await read(cache, address).catch(() => undefined)
  const headers = { [AT]: String(Date.now()), 'content-type': 'application/json' }
  await cache.put(address, new Response(JSON.stringify(mergedAnswer(former?.data, data)), { headers }))
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MAX_ANSWERS)).map(one => cache.delete(one)))
}

/** The last answer to this question, if it is not too old. */
export async function savedAnswer(path: string, input: object): Promise<SavedAnswer | undefined> {
  const place = placeOfAnswer(path, input, currentLocale().id)
  const address = place && (await addressOf(place))
  if (!place || address === undefined) return undefined
  const saved = await read(await cacheOf(place), address)
  return saved && Date.now() - saved.at < OLDEST && isAnswerTo(input, saved.data) ? saved : undefined
}
