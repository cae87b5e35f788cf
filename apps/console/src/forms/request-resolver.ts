import { type CallSpec, inputProblem, invalidInputTexts, valueAt } from '@comanda/contract/core'
import { format } from '@comanda/messages'
import { currentLocale, t } from '@comanda/web/i18n'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'

type Issue = Parameters<typeof inputProblem>[0] & { expected?: string }

/** `zones.1.fee` of a field that the request spells `zones[1].fee`. */
export const pathOf = (field: string): string => field.replaceAll(/\[(\d+)\]/g, '.$1')

/** The sentence the server would answer for this field. */
function textOf(issue: Issue, request: unknown): string {
  const { field, key, bound } = inputProblem(issue, request)
  const { id } = currentLocale()
  const problem = t(key, bound === undefined ? {} : { bound })
  return format({ language: id, map: { ...invalidInputTexts } }, id, { field, problem })
}

/** An amount field holds text that is no amount: the field itself says what is wrong with it. */
const isAmountText = (issue: Issue, request: unknown): boolean =>
  issue.code === 'invalid_type' &&
  (issue.expected === 'number' || issue.expected === 'int') &&
  typeof valueAt(request, issue.path) === 'string'

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
      set(errors, issue.path.join('.'), { type: issue.code ?? 'custom', message: textOf(issue, request) })
    const amount = issues.some(issue => isAmountText(issue, request))
    const first = issues[0]
    errors['root'] = { message: amount ? t('settings.amountFirst') : first ? textOf(first, request) : '' }
    return { values: {}, errors: errors as FieldErrors<V> }
  }
