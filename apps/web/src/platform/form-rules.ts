import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * A react-hook-form resolver for a zod/mini schema, with the first issue of each field. The official resolver imports all of zod,
 * which is larger than the form.
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
