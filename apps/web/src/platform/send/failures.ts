import type { CallSpec } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import { t } from '../i18n/texts.ts'
import { isReadSaved } from '../offline/saveable.ts'
import { noteSaved } from '../offline/saved-state.ts'
import { entryOf, nameOf } from './codes-by-code.ts'
import type { Answer, NoResponse } from './exchange.ts'
import { Refused } from './refused.ts'

export { renewSession } from './renew-session.ts'
export { showRefusal } from './show.ts'

const statusTexts: Record<number, MessageKey> = {
  403: 'sys.api.errMsg403',
  404: 'sys.api.errMsg404',
  405: 'sys.api.errMsg405',
  408: 'sys.api.errMsg408',
  413: 'sys.api.errMsg413',
  429: 'sys.api.errMsg429',
  500: 'sys.api.errMsg500',
  501: 'sys.api.errMsg501',
  502: 'sys.api.errMsg502',
  503: 'sys.api.errMsg503',
  504: 'sys.api.errMsg504',
  505: 'sys.api.errMsg505',
}

const faultTexts: Record<NoResponse['fault'], MessageKey> = {
  network: 'sys.api.networkExceptionMsg',
  clientTimeout: 'sys.api.apiTimeoutMessage',
  emptyAnswer: 'sys.api.apiRequestFailed1',
  httpFault: 'sys.api.apiRequestFailed2',
}

/** The refusal of a missing response, with a text for the guest. API-2 */
export const faultOf = ({ fault, status }: NoResponse, requestId: string): Refused =>
  new Refused(fault, t(statusTexts[status] ?? faultTexts[fault]), {
    requestId,
    code: status === 0 ? '' : String(status),
  })

/** The refusal of an envelope. API-2 */
export function refusalOf({ envelope }: Answer, requestId: string): Refused {
  const refused = nameOf(envelope.code) ?? 'unknownCode'
  const fallbackText = refused === 'timeout' ? 'sys.api.timeoutMessage' : 'sys.api.apiRequestFailed2'
  return new Refused(refused, envelope.message || envelope.msg || t(fallbackText), {
    code: envelope.code,
    data: envelope.data,
    field: envelope.field,
    requestId: envelope.requestId ?? requestId,
  })
}

/** Whether the server asks to repeat the same request. API-3 */
export const isRetryRequested = ({ envelope }: Answer): boolean =>
  entryOf(nameOf(envelope.code) ?? '')?.then === 'retry'

/** The last answer to this question when the server cannot be reached; it is marked as saved on screen. APP-3 */
export async function savedAnswerTo(
  { fault }: NoResponse,
  { path }: CallSpec,
  input: object,
): Promise<Answer | undefined> {
  if ((fault !== 'network' && fault !== 'clientTimeout') || !('caches' in globalThis) || !isReadSaved(path))
    return undefined
  try {
    const { savedAnswer } = await import('../offline/saved-answers.ts')
    const saved = await savedAnswer(path, input)
    if (!saved) return undefined
    noteSaved(saved.at)
    return { status: 200, envelope: { code: '000', data: saved.data, message: '' }, isSaved: true }
  } catch {
    // Storage is full or closed: the call has failed as without it.
    return undefined
  }
}
