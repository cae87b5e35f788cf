/** The fields of a schema library's issue that its text needs. */
interface Issue {
  code?: string
  path: readonly PropertyKey[]
  minimum?: number | bigint
  maximum?: number | bigint
  values?: readonly unknown[]
  origin?: string
}

/** A field that does not fit its schema: its path in the request, and the key of the text about it. */
export interface InputProblem {
  field: string
  key: ProblemKey
  bound?: string
}

type ProblemKey =
  `refusal.problem.${'required' | 'type' | 'tooSmall' | 'tooBig' | 'tooShort' | 'tooLong' | 'tooFew' | 'tooMany' | 'format' | 'choice'}`

/** `cartItems[0].quantity`: a path in the notation of requests. */
export const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, step) =>
      typeof step === 'number' ? `${name}[${step}]` : name === '' ? String(step) : `${name}.${String(step)}`,
    '',
  )

const sizeKeys: Record<string, [ProblemKey, ProblemKey]> = {
  string: ['refusal.problem.tooShort', 'refusal.problem.tooLong'],
  array: ['refusal.problem.tooFew', 'refusal.problem.tooMany'],
}

function problemOf(issue: Issue, missing: boolean): Omit<InputProblem, 'field'> {
  if (missing) return { key: 'refusal.problem.required' }
  const [small, big] = sizeKeys[issue.origin ?? ''] ?? ['refusal.problem.tooSmall', 'refusal.problem.tooBig']
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

/** The value at a path of an input; undefined if absent. */
export const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[step] : undefined,
    input,
  )

/** What is wrong with a field of `input`. Server and console use the same texts. */
export function inputProblem(issue: Issue, input: unknown): InputProblem {
  const missing = issue.path.length > 0 && valueAt(input, issue.path) === undefined
  return { field: fieldOf(issue.path), ...problemOf(issue, missing) }
}
