import { codes, type CodeName } from '@comanda/contract'
import type { CallSpec, CommonCode, Refusal, ResponseOf } from '@comanda/contract/core'

/** A refusal as it came over HTTP: its name, and its text in the caller's language. */
export interface RefusalAnswer<N extends CodeName = CodeName> extends Omit<Refusal<N>, 'params' | 'further'> {
  message: string
  /** The other faulty fields with their texts. */
  further?: readonly { field: string; message: string }[]
}

/** The answer of a call as its declaration types it: the data, or one of its refusals. */
export type Answer<C extends CallSpec> = ResponseOf<C> | RefusalAnswer<C['refuses'][number] | CommonCode>

/** An envelope as the server sends it. API-2 */
export interface Envelope {
  code: string
  data: unknown
  message: string
  field?: string
  further?: readonly { field: string; message: string }[]
}

const nameOfCode = new Map<string, CodeName>(Object.entries(codes).map(([name, { code }]) => [code, name as CodeName]))

/** The data of an envelope, or its refusal by name. */
export function answerIn<C extends CallSpec>({ code, data, message, field, further }: Envelope): Answer<C> {
  if (code === '000') return data as ResponseOf<C>
  const refused = nameOfCode.get(code)
  if (refused === undefined) throw new Error(`unknown code ${code}: ${message}`)
  const refusal = {
    refused,
    message,
    ...(field !== undefined && { field }),
    ...(further && { further }),
    ...(data !== null && { data }),
  }
  return refusal as Answer<C>
}
