import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const NOT_AT_ALL = /;\s*q=0(?:\.0*)?\s*$/

/** Whether an encoding is named and not ruled out (`br;q=0`), which hardly anybody does: the text is seldom taken apart. */
const takes = (accept: string | undefined, encoding: string): boolean => {
  if (!accept?.includes(encoding)) return false
  if (!accept.includes('q=0')) return true
  return accept.split(',').some(part => part.trim().startsWith(encoding) && !NOT_AT_ALL.test(part))
}

/** Bytes made once and sent many times: a whole answer in the encodings phones ask for. */
export class Precompressed {
  readonly raw: Buffer
  readonly gz: Buffer
  readonly br: Buffer
  readonly type: string

  constructor(raw: Buffer, gz: Buffer, br: Buffer, type: string) {
    this.raw = raw
    this.gz = gz
    this.br = br
    this.type = type
  }

  /** The bytes and encoding for an Accept-Encoding header. */
  for(accept: string | undefined): { body: Buffer; encoding?: 'br' | 'gzip' } {
    if (takes(accept, 'br')) return { body: this.br, encoding: 'br' }
    if (takes(accept, 'gzip')) return { body: this.gz, encoding: 'gzip' }
    return { body: this.raw }
  }
}

/** Compresses text for keeping. `quality` 11 is slow (tens of ms for a menu) and right for what is kept. */
export async function precompress(text: string, type: string, quality = 11): Promise<Precompressed> {
  const raw = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  }
  const [gz, br] = await Promise.all([zip(raw, { level: 9 }), brotli(raw, { params })])
  return new Precompressed(raw, gz, br, type)
}

/** An envelope of success around `data`, ready to send. API-2 */
export const precompressedAnswer = (data: unknown, quality?: number): Promise<Precompressed> =>
  precompress(JSON.stringify({ code: '000', data, message: '' }), 'application/json; charset=utf-8', quality)
