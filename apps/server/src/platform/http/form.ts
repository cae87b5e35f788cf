import type { CallSpec } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'

/** The largest form: a picture and its few words. */
const MOST_BYTES = 9 * 1024 * 1024

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

/** Reads a form: a part `body` with the question as JSON, and a part `file`. Undefined: it is none. */
export async function readForm(bytes: unknown, type: string | undefined): Promise<Form | undefined> {
  if (!(bytes instanceof Uint8Array) || type === undefined) return undefined
  try {
    const parts = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData()
    const [said, file] = [parts.get('body'), parts.get('file')]
    const body: unknown = typeof said === 'string' ? JSON.parse(said) : {}
    return file instanceof Blob ? { body, file: new Uint8Array(await file.arrayBuffer()) } : { body }
  } catch {
    return undefined
  }
}
