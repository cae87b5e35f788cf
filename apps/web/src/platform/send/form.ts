import type { OutgoingRequest } from './exchange.ts'

/** The request as a form with a file. The content type is left to the browser, which adds the boundary. */
export function formOf(plain: OutgoingRequest & { body: string }, file: File): OutgoingRequest {
  const form = new FormData()
  form.set('body', plain.body)
  form.set('file', file)
  const { 'Content-Type': _, ...headers } = plain.headers
  return { ...plain, headers, body: form }
}
