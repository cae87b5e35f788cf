import type { CallSpec } from '@comanda/contract/core'

/** An answer of the server, with the token before the call was sent. */
export interface NotedAnswer {
  spec: CallSpec
  input: object
  data: unknown
  token: string | undefined
}

/** Answers kept until the code that saves them is loaded: on a slow phone guests order before. Newer ones replace older ones. */
const MAX_KEPT = 40
const first: NotedAnswer[] = []
let note = (answer: NotedAnswer): void => void (first.push(answer) > MAX_KEPT && first.shift())

/** Notes an answer, so that it can be shown without a connection later. APP-3 */
export const noteAnswer = (answer: NotedAnswer): void => note(answer)

/** Calls `watcher` with all answers there were and will be. */
export function watchAnswers(watcher: (answer: NotedAnswer) => void): void {
  note = watcher
  first.splice(0).forEach(watcher)
}
