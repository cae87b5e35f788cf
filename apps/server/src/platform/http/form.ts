import type { CallSpec } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'

/** The largest form: a picture with a few fields. */
const MAX_BYTES = 9 * 1024 * 1024
/** Limits on the parts of a form and on the header bytes of each: a form of thousands of parts takes seconds to parse. R1 */
const MAX_PARTS = 4
const MAX_HEAD = 1024

/** A form, for its call: the JSON input and the file. */
export interface Form {
  body: unknown
  file?: Uint8Array
}

/** Route options of a call: only a call that carries a form accepts more than the usual body size. */
export const routeOf = ({ carries }: CallSpec): { bodyLimit?: number } =>
  carries === 'form' ? { bodyLimit: MAX_BYTES } : {}

/** Reads forms as bytes, within the limit of their route; they are parsed only after the caller is known. */
export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

const boundaryOf = (type: string): string | undefined => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(type) ?? []
  return quoted ?? plain
}

/** The parts of a form by name; undefined if it is malformed or has more parts than any call uses. RFC 7578 */
function partsOf(form: Buffer, boundary: string): Map<string, Buffer> | undefined {
  const line = `--${boundary}\r\n`
  const parts = new Map<string, Buffer>()
  if (!form.subarray(0, line.length).equals(Buffer.from(line))) return undefined
  for (let at = line.length; parts.size < MAX_PARTS; ) {
    const above = form.subarray(at, at + MAX_HEAD).indexOf('\r\n\r\n')
    const end = form.indexOf(`\r\n--${boundary}`, at)
    if (above < 0 || end < at + above) return undefined
    const name = /;\s*name="([^"]*)"/i.exec(form.toString('utf8', at, at + above))?.[1]
    if (name === undefined || parts.has(name)) return undefined
    parts.set(name, form.subarray(Math.min(at + above + 4, end), end))
    at = end + 2 + line.length
    if (form.toString('latin1', at - 2, at) === '--') return parts
  }
  return undefined
}

/** Parses a form: a part `body` with the JSON input, and a part `file`. Undefined if it is malformed. */
export function readForm(bytes: unknown, type: string | undefined): Form | undefined {
  const boundary = type === undefined ? undefined : boundaryOf(type)
  if (!(bytes instanceof Uint8Array) || boundary === undefined) return undefined
  const parts = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), boundary)
  const [text, file] = [parts?.get('body'), parts?.get('file')]
  try {
    const body: unknown = text === undefined ? {} : JSON.parse(text.toString('utf8'))
    return parts && (file ? { body, file } : { body })
  } catch {
    return undefined
  }
}
