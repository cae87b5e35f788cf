import type { CallSpec, ResponseOf } from '@comanda/contract/core'
import { randomId } from '../device/random-id.ts'
import { type CallInput, isRefused, send, type SendOptions } from '../send/index.ts'
import { eraseStored, readStoredText, writeStored } from '../device/storage.ts'

/** Minutes an unanswered request is repeated for: as long as the form behind it keeps its draft. */
const MINUTES = 60

/** A hash, not the input itself, which may contain a code or a password. FNV-1a, 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

const isUnanswered = (error: unknown): boolean =>
  !isRefused(error) || isRefused(error, 'network', 'clientTimeout', 'emptyAnswer', 'httpFault')

/**
 * Sends a change that must happen once. Its request id is stored until the answer arrives, so that the same input, sent again after a
 * lost answer or a reload, repeats the request instead of sending another. API-3
 */
export async function sendOnce<C extends CallSpec>(
  spec: C,
  input: CallInput<C>,
  options: Omit<SendOptions, 'requestId'> = { shows: 'silent' },
): Promise<ResponseOf<C>> {
  const key = `unanswered.${spec.path}.${hashOf(JSON.stringify(input))}`
  const requestId = readStoredText(key) ?? randomId()
  writeStored(key, requestId, MINUTES)
  try {
    const answer = await send(spec, input, { ...options, requestId })
    eraseStored(key)
    return answer
  } catch (error) {
    if (!isUnanswered(error)) eraseStored(key)
    throw error
  }
}
