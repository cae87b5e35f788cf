import { inLanguage } from '../money/index.ts'

/** What the subject of an audited action is known by: the kinds whose id says nothing to a person. */
export type AuditSubject = 'bill' | 'booking' | 'drawer' | 'order' | 'refund' | 'segment'

const KINDS: readonly (readonly [RegExp, AuditSubject])[] = [
  [/^(bill|reductionUndone)/, 'bill'],
  [/^deposit\./, 'booking'],
  [/^(drawer|cashMoved)/, 'drawer'],
  [/^(order|reviewReply|reviewPublished)/, 'order'],
  [/^(refund|value)\./, 'refund'],
  [/^coupon\.givenToSegment/, 'segment'],
]

/** The kind of an action's subject whose name is stored elsewhere; undefined if the action itself has the name. L2 */
export const auditSubjectOf = (what: string): AuditSubject | undefined =>
  KINDS.find(([pattern]) => pattern.test(what))?.[1]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The name among the values of an audited action, the later one first; undefined if they have none. L2 */
export function auditedName(before: unknown, after: unknown, language: string): string | undefined {
  for (const values of [after, before]) {
    const name = isObject(values) ? values['name'] : undefined
    const text = isObject(name) ? inLanguage(name as Record<string, string>, language) : name
    if (typeof text === 'string' && text !== '') return text
  }
  return undefined
}
