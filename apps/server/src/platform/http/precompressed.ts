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

  constructor(raw: Buffer, gz: Buffer, br: Buffer, type: string) {
    this.raw = raw
    this.gz = gz
    this.#br = br
    this.type = type
  }

  get br(): Buffer {
    return this.#br
  }

  /** Replaces the Brotli bytes by a better compression of the same text. */
  improve(br: Buffer): void {
    this.#br = br
  }

  /** The bytes and encoding for an Accept-Encoding header. */
  for(accept: string | undefined): { body: Buffer; encoding?: 'br' | 'gzip' } {
    if (takes(accept, 'br')) return { body: this.br, encoding: 'br' }
    if (takes(accept, 'gzip')) return { body: this.gz, encoding: 'gzip' }
    return { body: this.raw }
  }
}

const brotliOf = (raw: Buffer, quality: number): Promise<Buffer> =>
  brotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  })

const BEST = 11
/** A tenth larger than the best quality, at a hundredth of its time. */
const QUICK = 5
/** Text of this size takes a tenth of a second at best quality, a menu of 2,000 dishes seconds. */
const SOON_BYTES = 64 * 1024

/** Compresses text that is sent repeatedly. `quality` 11 is slow (tens of ms for a menu) and suitable for cached text. */
export async function precompress(text: string, type: string, quality = BEST): Promise<Precompressed> {
  const raw = Buffer.from(text)
  const [gz, br] = await Promise.all([zip(raw, { level: 9 }), brotliOf(raw, quality)])
  return new Precompressed(raw, gz, br, type)
}

/** For long texts: available immediately with quick compression, improved in the background. */
export async function precompressSoon(text: string, type: string): Promise<Precompressed> {
  const raw = Buffer.from(text)
  if (raw.length <= SOON_BYTES) return precompress(text, type)
  const [gz, br] = await Promise.all([zip(raw), brotliOf(raw, QUICK)])
  const ready = new Precompressed(raw, gz, br, type)
  void brotliOf(raw, BEST).then(best => ready.improve(best))
  return ready
}

const JSON_TYPE = 'application/json; charset=utf-8'
const envelopeOf = (data: unknown): string => JSON.stringify({ code: '000', data, message: '' })

/** A success envelope around `data`, ready to send. API-2 */
export const precompressedAnswer = (data: unknown, quality?: number): Promise<Precompressed> =>
  precompress(envelopeOf(data), JSON_TYPE, quality)

/** The same for long data. API-2 */
export const precompressedAnswerSoon = (data: unknown): Promise<Precompressed> =>
  precompressSoon(envelopeOf(data), JSON_TYPE)
