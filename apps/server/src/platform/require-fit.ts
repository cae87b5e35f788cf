import type { CallSpec } from '@comanda/contract/core'

/** What a call would refuse. */
interface Unfit {
  field: string
  reason: string
}

/**
 * Checks what the seed writes like the call that saves it at the console: by the schema of its request, and by its rules.
 * @throws RangeError naming the first field that the call would refuse
 */
export function requireFit(call: CallSpec, input: object, faults: Unfit | readonly Unfit[] | undefined): void {
  const parsed = call.request.safeParse({ shopId: 1, mark: '', ...input })
  const [issue] = parsed.success ? [] : parsed.error.issues
  if (issue) throw new RangeError(`${call.path}: ${issue.path.join('.')}: ${issue.message}`)
  const [fault] = [faults ?? []].flat()
  if (fault) throw new RangeError(`${call.path}: ${fault.field}: ${fault.reason}`)
}
