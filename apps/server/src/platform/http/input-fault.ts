import { inputProblem, refuse, type Refusal } from '@comanda/contract/core'
import { noticeText } from '@comanda/messages/notices'

type Issues = readonly Parameters<typeof inputProblem>[0][]

/** Says how to correct the first invalid field, in the caller's language. Its path is no text: it is the answer's `field`. */
export function inputRefusal(issues: Issues, body: unknown, language: string): Refusal<'invalidInput'> {
  const { field, key, bound } = inputProblem(issues[0] ?? { path: [] }, body)
  const problem = noticeText(language, key, bound === undefined ? {} : { bound })
  return refuse('invalidInput', { field, params: { field: noticeText(language, 'refusal.field.any'), problem } })
}
