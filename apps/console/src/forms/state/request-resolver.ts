import { type CallSpec, inputProblem, valueAt } from '@comanda/contract/core'
import { currentLocale, t } from '@comanda/web/i18n'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'

type Issue = Parameters<typeof inputProblem>[0]

/** `zones.1.fee` of a field that the request spells `zones[1].fee`. */
export const pathOf = (field: string): string => field.replaceAll(/\[(\d+)\]/g, '.$1')

/** The error of a field, shown at the field, below its name. */
function textAtField(issue: Issue, request: unknown): string {
  const { key, bound } = inputProblem(issue, request)
  if (isEmptyText(issue, request)) return t('form.fillIn')
  // The values of a choice are names of the wire, not texts.
  if (key === 'refusal.problem.choice') return t('form.choose')
  if (issue.code === 'invalid_format' && (issue as { format?: string }).format === 'email') return t('form.email')
  const problem = t(key, bound === undefined ? {} : { bound })
  return `${problem.charAt(0).toLocaleUpperCase(currentLocale().tag)}${problem.slice(1)}.`
}

/** Whether a field is not filled in; of a text in several languages, in none of them. */
const isEmptyText = (issue: Issue, request: unknown): boolean => {
  const value = valueAt(request, issue.path)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(one => one === '')
  return value === undefined || value === ''
}

/** As it is sent: without the keys that hold nothing. */
export const withoutEmpty = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Validates a form by the schema of the call that saves it. Errors are at the fields of the request; `root` sums them up. */
export const requestResolver =
  <V extends FieldValues>(call: CallSpec, requestOf: (values: V) => unknown): Resolver<V> =>
  values => {
    const plain = withoutEmpty(values)
    const request = withoutEmpty(requestOf(plain))
    const result = call.request.safeParse(request)
    if (result.success) return { values: plain, errors: {} }
    const issues = result.error.issues as Issue[]
    const errors: Record<string, unknown> = {}
    for (const issue of issues.toReversed())
      set(errors, issue.path.join('.'), { type: issue.code ?? 'custom', message: textAtField(issue, request) })
    errors['root'] = { message: t('form.fixFields') }
    return { values: {}, errors: errors as FieldErrors<V> }
  }
