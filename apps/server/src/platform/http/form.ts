import type { CallSpec } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'

/** The largest form: a picture and its few words. */
const MOST_BYTES = 9 * 1024 * 1024
/** Parts of a form, and bytes of what stands above each: a form of thousands takes seconds to read. R1 */
const MOST_PARTS = 4
const MOST_HEAD = 1024

/** A form as its call sees it: the question, and the one file beside it. */
export interface Form {
  body: unknown
  file?: Uint8Array
}

/** What the routes of a call may be sent: only a call that carries a form takes more than the usual. */
export const routeOf = ({ carries }: CallSpec): { bodyLimit?: number } =>
  carries === 'form' ? { bodyLimit: MOST_BYTES } : {}

/** Forms are read as bytes, within the limit of their route; what is in them is read once it is known who asks. */
export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

const boundaryOf = (type: string): string | undefined => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(type) ?? []
  return quoted ?? plain
}

/** The parts of a form by their names; undefined where it is none, or has more than any of ours. RFC 7578 */
function partsOf(form: Buffer, boundary: string): Map<string, Buffer> | undefined {
  const line = `--${boundary}\r\n`
  const parts = new Map<string, Buffer>()
  if (!form.subarray(0, line.length).equals(Buffer.from(line))) return undefined
  for (let at = line.length; parts.size < MOST_PARTS; ) {
    const above = form.subarray(at, at + MOST_HEAD).indexOf('\r\n\r\n')
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

/** Reads a form: a part `body` with the question as JSON, and a part `file`. Undefined: it is none. */
export function readForm(bytes: unknown, type: string | undefined): Form | undefined {
  const boundary = type === undefined ? undefined : boundaryOf(type)
  if (!(bytes instanceof Uint8Array) || boundary === undefined) return undefined
  const parts = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), boundary)
  const [said, file] = [parts?.get('body'), parts?.get('file')]
  try {
    const body: unknown = said === undefined ? {} : JSON.parse(said.toString('utf8'))
    return parts && (file ? { body, file } : { body })
  } catch {
    return undefined
  }
}
