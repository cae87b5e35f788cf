import type { CallSpec, ResponseOf } from '@comanda/contract/core'
import { IGNORED_WHILE_POLLING, type PollKind, slowMessages, pollDelay } from '@comanda/domain/order'
import { t } from '../i18n/texts.ts'
import { go } from '../navigation.ts'
import { randomId } from '../device/random-id.ts'
import { whenVisible } from '../device/page-visible.ts'
import { entryOf } from './codes-by-code.ts'
import { isRefused, type Refused } from './refused.ts'
import { showRefusal } from './show.ts'
import type { CallInput } from './call-input.ts'
import { send, type SendOptions } from './send.ts'

export interface PollOptions extends SendOptions {
  /** Waits grow from 100 ms to 2 s. */
  growing?: boolean
  /** For the table's order: the route where the guest waits if it stays busy; undefined if the guest has left. ORDER-5 */
  masterOrder?: ((refused: Refused) => string | undefined) | undefined
  /** Called for every response that says the request is still processing, with a text for the guest. */
  onSlow?: (message: string, refused: Refused) => void
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const kindOf = (refused: Refused, last: PollKind): PollKind | undefined => {
  if (refused.code === IGNORED_WHILE_POLLING) return last
  const then = entryOf(refused.refused)?.then
  return then === 'poll' || then === 'pollLong' ? then : undefined
}

function giveUp(refused: Refused, options: PollOptions, stillBusy: boolean): never {
  const waitingPlace = stillBusy && refused.code === '10600' ? options.masterOrder?.(refused) : undefined
  if (waitingPlace !== undefined) go(waitingPlace)
  // Codes are silent while polling; the last one is shown when the tries are used up. ORDER-4
  else showRefusal(refused, options.shows ?? (stillBusy ? 'toast' : undefined))
  throw refused
}

/**
 * Repeats a call under one request id while the server is still processing it. A hidden page pauses and continues when visible.
 * ORDER-4
 * @throws Refused when the tries are used up, after showing the last message
 */
export async function sendUntilDone<C extends CallSpec>(
  spec: C,
  input: CallInput<C>,
  options: PollOptions = {},
): Promise<ResponseOf<C>> {
  const requestId = options.requestId ?? randomId()
  const answers: Record<PollKind, number> = { poll: 0, pollLong: 0 }
  let kind: PollKind = 'poll'
  for (;;) {
    try {
      return await send(spec, input, { ...options, requestId, shows: 'silent' })
    } catch (error) {
      if (!isRefused(error)) throw error
      const next = kindOf(error, kind)
      if (next === undefined) return giveUp(error, options, false)
      kind = next
      const wait = pollDelay(kind, ++answers[kind], options.growing)
      if (wait === undefined) return giveUp(error, options, true)
      options.onSlow?.(t(slowMessages[kind]), error)
      await pause(wait, options.signal)
      await whenVisible()
    }
  }
}
