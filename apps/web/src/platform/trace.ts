import { randomHex } from './device/random-id.ts'

let id: string | undefined

/** The trace id of this visit, which the first page's early calls may have used already. It leads to the visit's lines in the server's log. API-1 */
export const traceId = (): string => (id ??= (globalThis as { traceId?: string }).traceId ?? randomHex(16))
