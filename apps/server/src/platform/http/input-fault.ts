import { inputProblem, refuse, type Refusal } from '@comanda/contract/core'
import { noticeText } from '@comanda/messages/notices'

type Issues = readonly Parameters<typeof inputProblem>[0][]

/** Names the first invalid field and how to correct it, in the caller's language. */
export function inputRefusal(issues: Issues, body: unknown, language: string): Refusal<'invalidInput'> {
  const { field, key, bound } = inputProblem(issues[0] ?? { path: [] }, body)
  const problem = noticeText(language, key, bound === undefined ? {} : { bound })
  return refuse('invalidInput', { field, params: { field: field === '' ? 'body' : field, problem } })
}
