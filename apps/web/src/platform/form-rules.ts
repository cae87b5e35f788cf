import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * The rules of a form out of its shape; the first problem of a field is the one shown. The libraries' own bridge brings all of
 * zod with it, which is more than the form.
 */
export const rulesOf =
  <T extends FieldValues>(shape: z.ZodMiniType<T>): Resolver<T> =>
  values => {
    const read = shape.safeParse(values)
    if (read.success) return { values: read.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of read.error.issues) {
      errors[path.join('.')] ??= { type: code ?? 'custom', message }
    }
    return { values: {}, errors: errors as FieldErrors<T> }
  }
