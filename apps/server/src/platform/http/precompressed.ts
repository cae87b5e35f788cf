import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const NOT_AT_ALL = /;\s*q=0(?:\.0*)?\s*$/

/**
 * Whether an encoding is accepted, that is, listed without `q=0`. Parameters are rare, so the header is parsed only if needed.
 */
const takes = (accept: string | undefined, encoding: string): boolean => {
  if (!accept?.includes(encoding)) return false
  if (!accept.includes('q=0')) return true
  return accept.split(',').some(part => part.trim().startsWith(encoding) && !NOT_AT_ALL.test(part))
}

/** An answer compressed once in several encodings and sent many times. */
export class Precompressed {
  readonly raw: Buffer
  readonly gz: Buffer
  readonly type: string
  #br: Buffer
  #sent = 0
  readonly #better: (() => Promise<Buffer>) | undefined

  /** `better` compresses the Brotli bytes once more when they have been sent several times. */
  constructor(raw: Buffer, gz: Buffer, br: Buffer, type: string, better?: () => Promise<Buffer>) {
    this.raw = raw
    this.gz = gz
    this.#br = br
    this.type = type
    this.#better = better
  }

  get br(): Buffer {
    return this.#br
  }

  /** The bytes and encoding for an Accept-Encoding header. */
  for(accept: string | undefined): { body: Buffer; encoding?: 'br' | 'gzip' } {
    if (takes(accept, 'br')) {
      this.#countBrotli()
      return { body: this.br, encoding: 'br' }
    }
    if (takes(accept, 'gzip')) return { body: this.gz, encoding: 'gzip' }
    return { body: this.raw }
  }

  #countBrotli(): void {
    this.#sent += 1
    if (this.#sent !== SENT_OFTEN) return
    void this.#better?.().then(br => {
      this.#br = br
    })
  }
}

const brotliOf = (raw: Buffer, quality: number): Promise<Buffer> =>
  brotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  })

/** The smallest result, at a hundred times the time of the quick one: for text whose first reader needs it small. */
export const BEST_QUALITY = 11
/** A tenth larger than the best quality, at a hundredth of its time. */
const QUICK = 5
/** Text that was sent so often will be sent again: the best quality is worth tens of ms, and seconds for a menu of 2,000 dishes. */
const SENT_OFTEN = 4

/**
 * Compresses text that may be sent repeatedly: quickly, so that its first reader does not wait, and best in the background once it
 * has been sent several times. With `quality` it stays as it is compressed at first.
 */
export async function precompress(text: string, type: string, quality?: number): Promise<Precompressed> {
  const raw = Buffer.from(text)
  const [gz, br] = await Promise.all([zip(raw, { level: 9 }), brotliOf(raw, quality ?? QUICK)])
  return new Precompressed(raw, gz, br, type, quality === undefined ? () => brotliOf(raw, BEST_QUALITY) : undefined)
}

const JSON_TYPE = 'application/json; charset=utf-8'
const envelopeOf = (data: unknown): string => JSON.stringify({ code: '000', data, message: '' })

/** A success envelope around `data`, ready to send. API-2 */
export const precompressedAnswer = (data: unknown, quality?: number): Promise<Precompressed> =>
  precompress(envelopeOf(data), JSON_TYPE, quality)
