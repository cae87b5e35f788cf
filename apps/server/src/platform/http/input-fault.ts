import { refuse, type Refusal } from '@comanda/contract/core'
import { noticeText } from '@comanda/messages/notices'

/** What the schema library says of one misfit, as far as the words need it. */
interface Issue {
  code?: string
  path: readonly PropertyKey[]
  input?: unknown
  minimum?: number | bigint
  maximum?: number | bigint
  values?: readonly unknown[]
  origin?: string
  errors?: readonly (readonly Issue[])[]
}

/** `cartItems[0].quantity`, as the request spells it. */
export const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (made, step) =>
      typeof step === 'number' ? `${made}[${step}]` : made === '' ? String(step) : `${made}.${String(step)}`,
    '',
  )

const sizeWords: Record<string, [string, string]> = {
  string: ['refusal.problem.tooShort', 'refusal.problem.tooLong'],
  array: ['refusal.problem.tooFew', 'refusal.problem.tooMany'],
}

function problemOf(issue: Issue, missing: boolean): { key: string; bound?: string } {
  if (missing) return { key: 'refusal.problem.required' }
  const [small, big] = sizeWords[issue.origin ?? ''] ?? ['refusal.problem.tooSmall', 'refusal.problem.tooBig']
  switch (issue.code) {
    case 'too_small':
      return { key: small, bound: String(issue.minimum) }
    case 'too_big':
      return { key: big, bound: String(issue.maximum) }
    case 'invalid_format':
      return { key: 'refusal.problem.format' }
    case 'invalid_value':
      return { key: 'refusal.problem.choice', bound: (issue.values ?? []).join(', ') }
    default:
      return { key: 'refusal.problem.type' }
  }
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[step] : undefined,
    value,
  )

/** Names the first field that does not fit and says what to do about it, in the caller's language. */
export function inputRefusal(issues: readonly Issue[], body: unknown, language: string): Refusal<'invalidInput'> {
  const issue = issues[0] ?? { path: [] }
  const field = fieldOf(issue.path)
  const { key, bound } = problemOf(issue, issue.path.length > 0 && at(body, issue.path) === undefined)
  const problem = noticeText(language, key, bound === undefined ? {} : { bound })
  return refuse('invalidInput', { field, params: { field: field === '' ? 'body' : field, problem } })
}
