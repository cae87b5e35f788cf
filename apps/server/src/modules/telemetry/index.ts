import type { telemetry as calls } from '@comanda/contract/telemetry'
import type { Clock } from '../../platform/clock.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Log } from '../../platform/log.ts'

export interface TelemetryModule {
  handlers: HandlersOf<typeof calls>
}

/** Events written to the log per minute: a faulty phone must not fill the disk. */
const MOST_A_MINUTE = 300
const MINUTE = 60_000

/**
 * What could be a person or a secret is taken out before it is written. Nobody is known here: whatever they send is read in one
 * go, so a name before an `@` is looked for where a word begins, and not again at each of its letters. R1, L1
 */
const masked = (text: string): string =>
  text
    .replace(/[\w-]{40,}/g, '‹hidden›')
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, '‹mail›')
    .replace(/\+?\d[\d\s().-]{6,}\d/g, '‹number›')
    .replace(/([?&](?:token|code|vtId|securityCode)=)[^&\s]*/gi, '$1‹hidden›')

/** Takes error events of phones into the log, bounded and silent. ETC-4 */
export function createTelemetry({ log, clock }: { log: Log; clock: Clock }): TelemetryModule {
  let minute = 0
  let written = 0
  const mayWrite = (): boolean => {
    const now = Math.floor(clock() / MINUTE)
    if (now !== minute) [minute, written] = [now, 0]
    return ++written <= MOST_A_MINUTE
  }
  return {
    handlers: {
      upload: async (caller, { events, environment }) => {
        for (const { name, message, stack, path, requestId } of events) {
          if (!mayWrite()) break
          log.warn('a phone reported an error', {
            corporationId: caller.corporationId,
            ...(environment !== undefined && { environment }),
            name: masked(name),
            message: masked(message),
            ...(stack !== undefined && { stack: masked(stack) }),
            ...(path !== undefined && { path: masked(path) }),
            ...(requestId !== undefined && { requestId: masked(requestId) }),
          })
        }
        return { taken: events.length }
      },
    },
  }
}
