import type { OutgoingRequest } from './exchange.ts'

/** The same request as a form with a file. The browser writes the type of a form itself: it holds the boundary. */
export function formOf(plain: OutgoingRequest & { body: string }, file: File): OutgoingRequest {
  const form = new FormData()
  form.set('body', plain.body)
  form.set('file', file)
  const { 'Content-Type': _, ...headers } = plain.headers
  return { ...plain, headers, body: form }
}
