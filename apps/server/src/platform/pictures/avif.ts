import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

const QUALITY = 52
/** Higher efforts save some percent and take ten times as long. */
const EFFORT = 2
/** Pictures that wait to be encoded; more are encoded at a later request. */
const MAX_WAITING = 200
/** Pause after a picture as a multiple of the time it took: requests come first. */
const PAUSE = 3

/** Where encoded pictures are kept; empty bytes: the WebP is smaller. */
export interface AvifStore {
  get(key: string): Promise<Buffer | undefined> | Buffer | undefined
  put(key: string, bytes: Buffer): Promise<void> | void
}

/** In memory; the oldest goes first. */
export function avifsInMemory(most: number): AvifStore {
  const stored = new Map<string, Buffer>()
  return {
    get: key => stored.get(key),
    put(key, bytes) {
      if (stored.size >= most) stored.delete(stored.keys().next().value ?? key)
      stored.set(key, bytes)
    },
  }
}

/** Whether the browser shows AVIF. The answer differs by it, also where there is none yet. */
export function acceptsAvif({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  void reply.header('vary', 'accept')
  return headers.accept?.includes('image/avif') ?? false
}

type Read = () => Promise<Buffer | undefined>

async function encode(read: Read): Promise<Buffer | undefined> {
  const webp = await read()
  if (!webp) return undefined
  // Imported with the first picture: it is large and rarely needed.
  const { default: sharp } = await import('sharp')
  const avif = await sharp(webp).avif({ quality: QUALITY, effort: EFFORT }).toBuffer()
  return avif.length < webp.length ? avif : Buffer.alloc(0)
}

/**
 * Pictures as AVIF by the key of their WebP, encoded one after the other in the background at their first request, which is answered
 * with the WebP. Returns undefined until then, and for good where AVIF is larger. MENU-9
 */
export function createAvifs(store: AvifStore) {
  const waiting = new Map<string, Read>()
  const unstored = new Set<string>()
  let isRunning = false

  const run = async () => {
    for (const [key, read] of waiting) {
      const start = performance.now()
      const bytes = await encode(read).catch(() => Buffer.alloc(0))
      // Where it cannot be stored, such as in a folder that is read only, it would be encoded at every request.
      if (bytes) await Promise.resolve(store.put(key, bytes)).catch(() => unstored.add(key))
      waiting.delete(key)
      await pause((performance.now() - start) * PAUSE, undefined, { ref: false })
    }
    isRunning = false
  }

  return async (key: string, read: Read): Promise<Buffer | undefined> => {
    const bytes = await store.get(key)
    if (bytes) return bytes.length > 0 ? bytes : undefined
    if (unstored.has(key)) return undefined
    if (waiting.size < MAX_WAITING) waiting.set(key, read)
    if (!isRunning) {
      isRunning = true
      void run()
    }
    return undefined
  }
}
